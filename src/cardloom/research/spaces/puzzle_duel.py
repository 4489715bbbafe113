"""Puzzle Poker, the duel.

Actions: 52 * joker + card names a joker, 104 names none; 105 + 15 * card + cell plays a card, the own joker being
52 + player; 915 + cell keeps a card, 930 keeps none.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import Record
from cardloom.games.puzzle.duel.rules import HAND, KEEP_NONE
from cardloom.games.puzzle.melds import COLUMNS, EMPTY, JOKER, ROWS
from cardloom.research.parts import HIDDEN, MOST, NONE, Part, cards, flags, number
from cardloom.research.spaces.listed import FIRST_GROUP, GROUP_SIZE, GROUPS, MOST_CARDS, split_move, split_size
from cardloom.research.spaces.puzzle import DECK, put_gone, put_table, table_parts

__all__ = ["FIRST_GROUP", "GROUPS", "GROUP_SIZE", "MOST_CARDS", "split_move", "split_size"]

SIMULTANEOUS = False
ACTIONS = KEEP_NONE + 1
MOST_SEATS = 2


def parts(seats: int) -> tuple[Part, ...]:
    return (
        *table_parts((ROWS, COLUMNS)),
        number("points", 0, MOST, "by player from the observer", (2,)),
        flags("gone", (DECK,), "by card: out of the game"),
        cards("hands", (2, HAND), "by player from the observer, without the jokers"),
    )


@rule
def observe(s: Record, player: int, assigned: NDArray[np.int8], at: int, out: NDArray[np.int16], n: int) -> int:
    n = put_table(s, out, n)
    out[n] = s.points[player]
    out[n + 1] = s.points[1 - player]
    n += 2
    gone = n
    n = put_gone(s, out, n)
    out[n : n + 2 * HAND] = NONE
    for k in range(2):
        held = s.held[(player + k) % 2]
        at = 0
        while held[at] != EMPTY and held[at] < JOKER:
            out[n + at] = held[at] if k == 0 or s.hands else HIDDEN
            out[gone + held[at]] = 0
            at += 1
        n += HAND
    return n
