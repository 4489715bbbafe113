"""Poker Squares: the lines that a card completes, and the grid's points then."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.poker_squares.rules import CELLS, EMPTY, SIDE, line_points
from cardloom.games.state import State
from cardloom.hands.five import CATEGORIES, category, strength
from cardloom.server.wire import LinePreview, Preview


@rule
def completed(grid: NDArray[np.int8], card: int, points: int, out: NDArray[np.int64]) -> None:
    """For every empty cell, the category and the points of its row and of its column with the card; -1 with a gap."""
    for cell in range(CELLS):
        out[cell] = -1
        if grid[cell] != EMPTY:
            continue
        grid[cell] = card
        for k, start, step in ((0, cell // SIDE * SIDE, 1), (1, cell % SIDE, SIDE)):
            a, b, c, d, e = start, start + step, start + 2 * step, start + 3 * step, start + 4 * step
            if min(grid[a], grid[b], grid[c], grid[d], grid[e]) != EMPTY:
                out[cell, k, 0] = category(strength(grid[a], grid[b], grid[c], grid[d], grid[e]))
                out[cell, k, 1] = line_points(grid, start, step, points)
        grid[cell] = EMPTY


def previews(state: State, seat: int, legal: Sequence[str]) -> dict[str, Preview]:
    record = state.array()[0]
    out = np.empty((CELLS, 2, 2), np.int64)
    grid = record["grid"][seat - 1].copy()
    completed(grid, record["deck"][record["turn"]], record["points"], out)
    now = state.scores[seat - 1]
    told = {}
    for cell, move in zip(np.flatnonzero(grid == EMPTY).tolist(), legal, strict=True):
        names = (f"row{cell // SIDE + 1}", f"col{cell % SIDE + 1}")
        lines = [
            LinePreview(name, CATEGORIES[kind], points)
            for name, (kind, points) in zip(names, out[cell].tolist(), strict=True)
            if kind >= 0
        ]
        told[move] = Preview(lines=lines, worth=now + sum(line.points for line in lines))
    return told
