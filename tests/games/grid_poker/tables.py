"""Tables of Grid Poker that tests begin with."""

from __future__ import annotations

import cardloom
from cardloom.cards import cards_text, parse_cards
from cardloom.games.state import State


def dealt(grid: str, seats: int = 2, start: int = 1) -> State:
    """A game with this first grid."""
    return cardloom.new("grid-poker", seats=seats, deck=grid + others(grid), start=start)


def others(cards: str) -> str:
    """The cards of the deck that are not among these."""
    return cards_text(card for card in range(54) if card not in parse_cards(cards))


def drafted(*wanted: str) -> State:
    """Time to build: each seat owns 18 cards: these 15 and three more."""
    seats = len(wanted)
    spare = parse_cards(others("".join(wanted)))
    owned = [[*parse_cards(cards), *spare[3 * seat : 3 * seat + 3]] for seat, cards in enumerate(wanted)]
    owned += [list(spare[3 * seats :])] * (seats == 2)
    # Every seat takes a whole row of each grid: the one that picks first row1, the next row2, the rest is row3.
    deck: list[int] = []
    for grid in range(6):
        for pick in range(3):
            seat = (grid + pick) % seats if pick < seats else 2
            deck += owned[seat][3 * grid : 3 * grid + 3]
    state = cardloom.new("grid-poker", seats=seats, deck=cards_text(deck), start=1)
    for grid in range(6):
        state = state.play(grid % seats + 1, "take row1").play((grid + 1) % seats + 1, "take row2")
    return state


def shown(*hands: str) -> State:
    """The end of a game in which the seats built these hands, each seat's as one text of three hands."""
    state = drafted(*(text.replace(" ", "") for text in hands))
    for seat, text in enumerate(hands, 1):
        state = state.play(seat, f"build {text}")
    return state
