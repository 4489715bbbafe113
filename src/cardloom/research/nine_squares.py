"""Nine Squares, a little brother of Poker Squares that is solved: ground truth for learning and search.

The deck has twelve cards, ranks 2, 3 and 4 in four suits. Nine of them come one by one; each goes into an empty cell of
a grid of three by three, and nothing moves again. A row or column counts 5 if its ranks differ and its suit is one, 3
if its rank is one, 1 if its ranks differ, else nothing. Cards are 4 * rank + suit, both from 0; cells count row by row.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import permutations
from math import perm

import numpy as np
from numba import types
from numba.typed import Dict
from numpy.typing import NDArray

from cardloom.compiled import rule

SIDE, CELLS, SUITS, CARDS = 3, 9, 4, 12
EMPTY = -1
STRAIGHT_FLUSH, THREE, STRAIGHT = 5, 3, 1

_ORDERS = [list(order) for order in permutations(range(SIDE))]
# where each cell comes from in the grids that differ by the order of rows, of columns, or by being turned over
SYMMETRIES = np.array(
    [
        [row * SIDE + column if upright else column * SIDE + row for row in rows for column in columns]
        for rows in _ORDERS
        for columns in _ORDERS
        for upright in (True, False)
    ]
)


@rule
def line_points(a: int, b: int, c: int) -> int:
    if a // SUITS == b // SUITS == c // SUITS:
        return THREE
    if a // SUITS == b // SUITS or b // SUITS == c // SUITS or a // SUITS == c // SUITS:
        return 0
    return STRAIGHT_FLUSH if a % SUITS == b % SUITS == c % SUITS else STRAIGHT


@rule
def score(grid: NDArray[np.int64]) -> int:
    """The points of a full grid."""
    points = 0
    for k in range(SIDE):
        points += line_points(grid[SIDE * k], grid[SIDE * k + 1], grid[SIDE * k + 2])
        points += line_points(grid[k], grid[k + SIDE], grid[k + 2 * SIDE])
    return points


@rule
def number(grid: NDArray[np.int64], symmetries: NDArray[np.int64]) -> int:
    """The same number for grids that are the same but for symmetry and the suits' names."""
    least = (CARDS + 1) ** CELLS
    for symmetry in range(len(symmetries)):
        code, suits, names = 0, 0, 0
        for k in range(CELLS):
            card = grid[symmetries[symmetry, k]]
            code *= CARDS + 1
            if card != EMPTY:
                suit = card % SUITS
                if not names >> 4 * suit & 15:  # a suit's name is when it came first
                    suits += 1
                    names |= suits << 4 * suit
                code += SUITS * (card // SUITS) + (names >> 4 * suit & 15)
        least = min(least, code)
    return least  # type: ignore[no-any-return]


@rule
def worth(grid: NDArray[np.int64], symmetries: NDArray[np.int64], known: dict[int, int]) -> int:
    """The sum of the scores that the best play makes of this grid, over all orders of the cards that are left."""
    left = 0
    for cell in range(CELLS):
        left += grid[cell] == EMPTY
    if left == 0:
        return score(grid)
    code = number(grid, symmetries)
    if code in known:
        return known[code]
    placed = 0
    for cell in range(CELLS):
        if grid[cell] != EMPTY:
            placed |= 1 << grid[cell]
    total = 0
    for card in range(CARDS):
        if not placed >> card & 1:
            best = 0
            for cell in range(CELLS):
                if grid[cell] == EMPTY:
                    grid[cell] = card
                    best = max(best, worth(grid, symmetries, known))
                    grid[cell] = EMPTY
            total += best
    known[code] = total
    return total


@cache
def _known() -> dict[int, int]:
    return Dict.empty(types.int64, types.int64)  # type: ignore[no-any-return]


def value(grid: Sequence[int] = (EMPTY,) * CELLS) -> Fraction:
    """The mean score that the best play makes of a grid, exactly, before the next card comes."""
    cells = np.array(grid, np.int64)
    empty = int((cells == EMPTY).sum())
    return Fraction(int(worth(cells, SYMMETRIES, _known())), perm(CARDS - CELLS + empty, empty))


def values(grid: Sequence[int], card: int) -> dict[int, Fraction]:
    """For each empty cell, what the grid is worth with the card in it."""
    empty = [cell for cell in range(CELLS) if grid[cell] == EMPTY]
    return {cell: value([*grid[:cell], card, *grid[cell + 1 :]]) for cell in empty}
