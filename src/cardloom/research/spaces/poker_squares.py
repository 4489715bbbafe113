"""Poker Squares.

Actions: the cell for the card that was announced, row by row from 0 (a1) to 24 (e5).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import OVER, Record
from cardloom.games.poker_squares.rules import CELLS, EMPTY, SIDE, line_points, to_act
from cardloom.research.around import left_of
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
        seat = left_of(seat, s.seats)
    return n


@rule
def points_after(s: Record, action: int, before: int, totals: NDArray[np.int64]) -> int:
    """Only the lines through the cell can have become full."""
    grid, row, column = s.grid[0], action // SIDE * SIDE, action % SIDE
    return before + line_points(grid, row, 1, s.points) + line_points(grid, column, SIDE, s.points)


@rule
def mark_moves(s: Record, player: int, masks: NDArray[np.int8], first: np.uint64, moves: NDArray[np.int64]) -> None:
    """The empty cells, many at once."""
    grid, waits = s.grid[player], to_act(s) >> player & 1
    for cell in range(np.uint64(CELLS)):
        masks[first + cell] = (grid[cell] == EMPTY) & waits
