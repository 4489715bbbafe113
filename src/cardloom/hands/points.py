"""What lines and grids of Poker Squares score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import shown
from cardloom.compiled import rule
from cardloom.errors import BadOption
from cardloom.hands.five import category, strength
from cardloom.hands.reading import Cards, read_hand, read_hands, refuse_bad_row

SYSTEMS = ("american", "english")

# By points system and category (0 high card to 9 royal flush).
POINTS = np.array([[0, 2, 5, 10, 15, 20, 25, 50, 75, 100], [0, 1, 3, 6, 12, 5, 10, 16, 30, 30]])

KINDS = 52


class GridScore(NamedTuple):
    """The points of a full grid: rows from the top, columns from the left."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    total: int


def line_points(cards: str | Sequence[int], points: str = "american") -> int:
    """What five different cards score as a line, in any order; BadCards for anything else."""
    return int(POINTS[_system(points), category(strength(*read_hand(cards, KINDS, range(5, 6))))])


def score_grid(cards: str | Sequence[int], points: str = "american") -> GridScore:
    """What a full grid scores, its 25 different cards given row by row; BadCards for anything else."""
    grid = read_hand(cards, KINDS, range(25, 26))
    rows = tuple(line_points(grid[5 * row : 5 * row + 5], points) for row in range(5))
    columns = tuple(line_points(grid[column::5], points) for column in range(5))
    return GridScore(rows, columns, sum(rows) + sum(columns))


def grid_totals(grids: NDArray[np.integer], points: str = "american") -> NDArray[np.int64]:
    """What full grids score in all, given as an array of shape (n, 25), row by row.

    BadCards names the first row that is not 25 different cards.
    """
    cards = read_hands(grids, 25)
    totals = np.empty(len(cards), np.int64)
    if not _find_totals(cards, POINTS[_system(points)], totals):
        refuse_bad_row(cards, KINDS)
    return totals


def _system(points: str) -> int:
    if points not in SYSTEMS:
        raise BadOption("option-value", option="points", value=shown(str(points)), values=", ".join(SYSTEMS))
    return SYSTEMS.index(points)


@rule
def _find_totals(grids: Cards, points: NDArray[np.int64], totals: NDArray[np.int64]) -> bool:
    """Whether every grid was of different cards; totals end at the first that was not."""
    for number in range(len(grids)):
        grid = grids[number]
        seen = 0
        for card in grid:
            if card >= KINDS or seen >> card & 1:
                return False
            seen |= 1 << card
        total = 0
        for line in range(5):
            for at, step in ((5 * line, 1), (line, 5)):
                a, b, c, d, e = grid[at], grid[at + step], grid[at + 2 * step], grid[at + 3 * step], grid[at + 4 * step]
                total += points[category(strength(a, b, c, d, e))]
        totals[number] = total
    return True
