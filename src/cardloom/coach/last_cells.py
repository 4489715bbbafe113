"""The last cells of a grid of Poker Squares, once it is known which cards came: every way to write them is tried."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.poker_squares.rules import EMPTY, SIDE, line_points
from cardloom.hands.points import SYSTEMS

MOST = 8  # cells: a ninth would take nine times as long


def most_points(grid: Sequence[int], cards: Sequence[int], points: str) -> tuple[int, int]:
    """The most that a grid can score with these cards in its empty cells, and the first card's cell then."""
    cells = np.array(grid, np.int8)
    empty = np.flatnonzero(cells == EMPTY)
    total, first = _most_points(cells, empty, np.array(cards, np.int8), SYSTEMS.index(points))
    return int(total), int(empty[first])


@rule
def _most_points(
    grid: NDArray[np.int8], empty: NDArray[np.int64], cards: NDArray[np.int8], points: int
) -> tuple[int, int]:
    """Heap, Permutations by Interchanges (1963): every order of the cells is one exchange from the one before it."""
    n = len(cards)
    order, count = np.arange(n), np.zeros(n, np.int64)
    best, first = -1, 0
    at = 0
    while True:
        if at == 0:
            for k in range(n):
                grid[empty[order[k]]] = cards[k]
            total = 0
            for k in range(SIDE):
                total += line_points(grid, k * SIDE, 1, points) + line_points(grid, k, SIDE, points)
            if total > best:
                best, first = total, order[0]
            at = 1
        if at >= n:
            return best, first
        if count[at] < at:
            other = 0 if at % 2 == 0 else count[at]
            order[at], order[other] = order[other], order[at]
            count[at] += 1
            at = 0
        else:
            count[at] = 0
            at += 1
