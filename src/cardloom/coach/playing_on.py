"""Poker Squares played on as a person plays (`players.poker_squares.judgement`): what becomes of each line."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.decks import STANDARD
from cardloom.games.poker_squares.rules import CELLS, EMPTY, SIDE, line_points
from cardloom.hands.points import SYSTEMS
from cardloom.players.poker_squares.judgement import Glance, natural_cell, new_glance

GAMES = 1000


def lines_played_on(grid: Sequence[int], points: str, seed: int = 0) -> NDArray[np.float64]:
    """What the rows and then the columns end with, (games, lines); all cards that are not in the grid are unseen.

    Grids of the same cards meet the same ones then.
    """
    unseen = np.array([card for card in STANDARD if card not in set(grid)], np.int8)
    lines = np.empty((GAMES, 2 * SIDE))
    _play_on(np.array(grid, np.int8), unseen, SYSTEMS.index(points), np.random.default_rng(seed), new_glance(), lines)
    return lines


@rule
def _play_on(
    start: NDArray[np.int8],
    unseen: NDArray[np.int8],
    points: int,
    rng: np.random.Generator,
    glance: Glance,
    lines: NDArray[np.float64],
) -> None:
    grid = np.empty(CELLS, np.int8)
    left = (start == EMPTY).sum()
    for game in range(len(lines)):
        grid[:] = start
        for turn in range(left):
            at = turn + int(rng.random() * (len(unseen) - turn))
            unseen[turn], unseen[at] = unseen[at], unseen[turn]
            grid[natural_cell(grid, unseen[turn], points, glance)] = unseen[turn]
        for k in range(SIDE):
            lines[game, k] = line_points(grid, k * SIDE, 1, points)
            lines[game, SIDE + k] = line_points(grid, k, SIDE, points)
