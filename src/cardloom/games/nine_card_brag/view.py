"""What a seat of Nine Card Brag may know: its own cards and choice, the tokens, and what the deal before has shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from cardloom.cards import card_text, parse_card
from cardloom.decks import STANDARD
from cardloom.games.game import OVER, Record
from cardloom.games.nine_card_brag.moves import DECLARATIONS, arrangement, in_order, piles
from cardloom.games.nine_card_brag.rules import (
    ARRANGE,
    CARDS,
    DECLARE,
    MOST_MOVES,
    NO_CARD,
    NOBODY,
    PILE,
    random_move,
)
from cardloom.hands.three import CATEGORIES, category, pile_strength

PHASES = {DECLARE: "declare", ARRANGE: "arrange", OVER: "over"}


def view(s: Record, seat: int | None) -> dict[str, Any]:
    """`declared`, `piles`: what the seat has chosen while others still choose; `last`: what the last showing has shown.

    Who arranges has stayed, so those who declared something are found in `last`.
    """
    phase = int(s["phase"])
    has_hand = seat is not None and phase != OVER
    chosen = has_hand and bool(s["chosen"] >> seat & 1)
    hand = s["hands"][seat] if has_hand else []
    return {
        "phase": PHASES[phase],
        "deal": int(s["deals"]),
        "dealer": int(s["dealer"]) + 1,
        "pot": int(s["pot"]),
        "scores": [int(tokens) for tokens in s["purses"][: s["seats"]]],
        "hand": _texts(hand) if has_hand else None,
        "declared": DECLARATIONS[int(s["declared"][seat])] if chosen and phase == DECLARE else None,
        "piles": _piles(piles(hand, int(s["arranged"][seat]))) if chosen and phase == ARRANGE else None,
        "last": None if s["last_dealer"] == NOBODY else _last(s),
    }


def _last(s: Record) -> dict[str, Any]:
    """The deal before; `leaders`: who showed first in each round; `taker` None: the pot was saved."""
    seats = range(int(s["seats"]))
    dealer = int(s["last_dealer"])
    won = [int(winner) + 1 for winner in s["last_winners"] if winner != NOBODY]
    shown = [[int(card) for card in s["last_cards"][seat] if card != NO_CARD] for seat in seats]
    return {
        "dealer": dealer + 1,
        "pot": int(s["last_pot"]),
        "declared": [DECLARATIONS[int(s["last_declared"][seat])] for seat in seats],
        "shown": None if won else [_texts(cards) for cards in shown],
        "piles": [_piles([in_order(cards[at : at + 3]) for at in (0, 3, 6)]) for cards in shown] if won else None,
        "leaders": [(dealer + 1) % len(seats) + 1, *won[:2]] if won else None,
        "won": won or None,
        "taker": None if s["last_taker"] == NOBODY else int(s["last_taker"]) + 1,
    }


def _texts(cards: Sequence[int]) -> list[str]:
    return [card_text(card) for card in cards]


def _piles(groups: list[list[int]]) -> list[dict[str, Any]]:
    return [{"cards": _texts(group), "category": CATEGORIES[category(pile_strength(*group))]} for group in groups]


def imagine(s: Record, view: dict[str, Any], rng: np.random.Generator) -> None:
    """The others hold any unseen cards, and have chosen any move that is legal with them, each equally likely."""
    s["deals"], s["dealer"], s["pot"] = view["deal"], view["dealer"] - 1, view["pot"]
    s["purses"][: s["seats"]] = view["scores"]
    s["phase"] = next(phase for phase, word in PHASES.items() if word == view["phase"])
    _imagine_last(s, view["last"])
    if view["over"]:
        return
    own = [parse_card(card) for card in view["hand"] or ()]
    unseen = rng.permutation([card for card in STANDARD if card not in own]).tolist()
    for seat in range(int(s["seats"])):
        mine = seat + 1 == view["seat"]
        s["hands"][seat] = own if mine else sorted(unseen.pop() for _ in range(CARDS))
        if seat + 1 in view["to_act"]:
            continue
        if mine and view["piles"]:
            move = PILE + arrangement(own, _cards(view["piles"]))
        elif mine:
            move = next(move for move, word in DECLARATIONS.items() if word == view["declared"])
        else:
            move = random_move(s, seat, np.empty(MOST_MOVES, np.int64), rng)
        if s["phase"] == DECLARE:
            s["declared"][seat] = move
        else:
            s["arranged"][seat] = move - PILE
        s["chosen"] |= 1 << seat


def _imagine_last(s: Record, last: dict[str, Any] | None) -> None:
    """All of it is public."""
    s["last_dealer"] = s["last_taker"] = NOBODY
    s["last_winners"] = NOBODY
    s["last_cards"] = NO_CARD
    if last is None:
        return
    s["last_dealer"], s["last_pot"] = last["dealer"] - 1, last["pot"]
    if last["taker"]:
        s["last_taker"] = last["taker"] - 1
    if last["won"]:
        s["last_winners"] = [winner - 1 for winner in last["won"]]
    for seat in range(int(s["seats"])):
        s["last_declared"][seat] = next(move for move, word in DECLARATIONS.items() if word == last["declared"][seat])
        shown = [last["shown"][seat]] if last["shown"] else [pile["cards"] for pile in last["piles"][seat]]
        cards = [card for group in shown for card in sorted(map(parse_card, group))]
        s["last_cards"][seat][: len(cards)] = cards


def _cards(groups: list[dict[str, Any]]) -> list[tuple[int, ...]]:
    return [tuple(parse_card(card) for card in group["cards"]) for group in groups]
