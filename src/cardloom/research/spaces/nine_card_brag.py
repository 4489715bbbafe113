"""Nine Card Brag.

Actions: 0, 1 and 2 are stay, show quads and show pairs. Then nine actions arrange: the hand's cards come sorted by
number, and 3, 4 and 5 put the next one into the first, the second or the third pile begun. The piles are then laid best
first, equal ones in either order.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import OVER, Record
from cardloom.games.nine_card_brag.rules import (
    ARRANGE,
    ARRANGEMENTS,
    CARDS,
    DECLARE,
    NOBODY,
    PILE,
    SHOW_PAIRS,
    best_first,
    to_act,
)
from cardloom.research.around import left_of, seen_from
from cardloom.research.parts import MOST, NONE, Part, cards, number
from cardloom.research.writing import fill, put

SIMULTANEOUS = True
GROUPS, GROUP_SIZE, FIRST_GROUP, MOST_CARDS = 3, 3, PILE, CARDS
ACTIONS = FIRST_GROUP + GROUPS
MOST_TOKENS = 5 * 1000


def _numbers() -> list[int]:
    """By the piles of the cards, read as a number of base 3: the first of the six orders of the piles as they began."""
    numbers = [0] * GROUPS**CARDS
    for first in range(0, len(ARRANGEMENTS), 6):
        piles = enumerate(ARRANGEMENTS[first].tolist())
        numbers[sum(at // GROUP_SIZE * GROUPS**place for at, place in piles)] = first
    return numbers


ORDERS = np.array(_numbers(), np.int16)


def parts(seats: int) -> tuple[Part, ...]:
    return (
        number("deal", 0, MOST, "from 1"),
        number("dealer", 0, seats - 1, "counted from the observer, as all players are"),
        number("pot", 0, MOST_TOKENS, "tokens"),
        number("tokens", 0, MOST_TOKENS, "by player", (seats,)),
        cards("hand", (CARDS,), "the own cards, sorted by number"),
        number("declared", NONE, SHOW_PAIRS, "what the observer declared, while others still declare"),
        number("assigned", NONE, GROUPS - 1, "the pile that each own card went to, from 0", (CARDS,)),
        number("last_dealer", NONE, seats - 1, "of the deal before; NONE: there was none"),
        number("last_pot", 0, MOST_TOKENS, "tokens"),
        number("last_declared", NONE, SHOW_PAIRS, "by player", (seats,)),
        cards("last_cards", (seats, CARDS), "by player: what was shown, pile by pile, or the declared set"),
        number("last_winners", NONE, seats - 1, "of the three rounds, if they were played", (3,)),
        number("last_taker", NONE, seats - 1, "of the pot; NONE: it was saved"),
    )


@rule
def observe(s: Record, player: int, assigned: NDArray[np.int8], at: int, out: NDArray[np.int16], n: int) -> int:
    playing = s.phase != OVER
    before = s.last_dealer != NOBODY
    out[n] = min(s.deals, MOST)
    out[n + 1] = seen_from(player, s.dealer, s.seats)
    out[n + 2] = s.pot
    n += 3
    seat = player
    for _ in range(s.seats):
        out[n] = s.purses[seat]
        n += 1
        seat = left_of(seat, s.seats)
    n = put(s.hands[player], out, n) if playing else fill(NONE, CARDS, out, n)
    out[n] = s.declared[player] if s.chosen >> player & 1 and s.phase == DECLARE else NONE
    n += 1
    n = put(assigned[at : at + CARDS], out, n) if playing else fill(NONE, CARDS, out, n)
    out[n] = seen_from(player, s.last_dealer, s.seats) if before else NONE
    out[n + 1] = s.last_pot
    n += 2
    for _ in range(s.seats):
        out[n] = s.last_declared[seat] if before else NONE
        n += 1
        seat = left_of(seat, s.seats)
    for _ in range(s.seats):
        n = put(s.last_cards[seat], out, n) if before else fill(NONE, CARDS, out, n)
        seat = left_of(seat, s.seats)
    for winner in s.last_winners:
        out[n] = seen_from(player, winner, s.seats) if before and winner != NOBODY else NONE
        n += 1
    out[n] = seen_from(player, s.last_taker, s.seats) if before and s.last_taker != NOBODY else NONE
    return n + 1


@rule
def split_size(s: Record, player: int) -> int:
    """How many cards the player has to arrange now, 0 if it has not."""
    return CARDS if s.phase == ARRANGE and to_act(s) >> player & 1 else 0


@rule
def split_move(s: Record, player: int, assigned: NDArray[np.int8], at: int) -> int:
    piles = 0
    for k in range(CARDS - 1, -1, -1):
        piles = piles * GROUPS + assigned[at + k]
    order = ORDERS[piles]
    while not best_first(s.hands[player], ARRANGEMENTS[order]):
        order += 1
    return PILE + order  # type: ignore[no-any-return]
