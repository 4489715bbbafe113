"""Poker Squares.

Actions: the cell for the card that was announced, row by row from 0 (a1) to 24 (e5).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import OVER, Record
from cardloom.games.poker_squares.rules import CELLS, SIDE
from cardloom.research.parts import HIDDEN, NONE, Part, cards, number
from cardloom.research.spaces.listed import FIRST_GROUP, GROUP_SIZE, GROUPS, MOST_CARDS, split_move, split_size
from cardloom.research.writing import fill, put

__all__ = ["FIRST_GROUP", "GROUPS", "GROUP_SIZE", "MOST_CARDS", "split_move", "split_size"]

SIMULTANEOUS = True
ACTIONS = CELLS


def parts(seats: int) -> tuple[Part, ...]:
    return (
        number("turn", 0, CELLS, "from 0"),
        cards("card", (1,), "the card to place"),
        cards("grids", (seats, SIDE, SIDE), "by player from the observer, row by row; HIDDEN: a grid that is not seen"),
    )


@rule
def observe(s: Record, player: int, assigned: NDArray[np.int8], at: int, out: NDArray[np.int16], n: int) -> int:
    over = s.phase == OVER
    out[n] = s.turn
    out[n + 1] = NONE if over else s.deck[s.turn]
    n += 2
    seat = player
    for k in range(s.seats):
        n = put(s.grid[seat], out, n) if k == 0 or over or s.grids else fill(HIDDEN, CELLS, out, n)
        seat = seat + 1 if seat + 1 < s.seats else 0
    return n
