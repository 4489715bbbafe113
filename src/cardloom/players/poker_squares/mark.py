"""Playing for a mark, as a lone player must: what counts is the chance of reaching it, not the mean."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.poker_squares.rules import CELLS, WIN_MARKS
from cardloom.players.player import Measure, Player, Valued, View
from cardloom.players.poker_squares.afterstates import Work, new_work
from cardloom.players.poker_squares.board import PARTS, keep_lines, made_at, put, take_back
from cardloom.players.poker_squares.levels import Situation, by_cell, by_points, of_all, situation
from cardloom.players.poker_squares.odds import EXACT, Odds, chance_ahead, chances, odds

NEAR, WIDTH = 0.3, 6  # looked into: moves with such a part of the best chance, and at most so many
HOPELESS = 0.0001  # below, a chance is none
OFF, OFF_AHEAD = 0.2, 0.1  # how far a chance may be off, as a part of it, by the network and one card ahead; taken


@rule
def look_ahead(
    situation: Situation, needed: int, cells: NDArray[np.int64], odds: Odds, work: Work, ahead: NDArray[np.float64]
) -> None:
    """The chances of these moves, by the next card; exact for the last cards."""
    board, card, t, points, _ = situation
    kept, spare = np.empty((2, PARTS), np.int64), np.empty((2, PARTS), np.int64)
    for k in range(len(cells)):
        keep_lines(board, cells[k], kept)
        put(board, cells[k], card)
        lacking = needed - made_at(board, cells[k], points)
        ahead[k] = chance_ahead(board, t, odds, points, lacking, work, spare)
        take_back(board, cells[k], kept)


class Mark(Player):
    """For the best chance of reaching the mark, 200 points or 70 by English ones.

    It looks one card ahead from the moves that stand well; the last three cards it knows. Where the mark is out of
    reach it goes for points. It always thinks as much.
    """

    name = "mark@1"

    def measure(self, view: View) -> Measure:
        return "chance"

    def choose(self, view: View, legal: Sequence[str]) -> str:
        return by_points(self, view, self.values(view, legal))

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        seat, work, known = situation(view), new_work(), odds(view["options"]["points"])
        needed = int(WIN_MARKS[seat.points]) - seat.made
        n = chances(seat.board, seat.card, seat.t, known, seat.points, needed, work)
        cells, found = work.cells[:n].copy(), work.values[:n].copy()
        errors = found * (OFF if seat.t < CELLS - 1 else 0.0)
        near = np.argsort(-found, kind="stable")[:WIDTH]
        near = near[found[near] >= NEAR * found.max()]
        if seat.t < CELLS - 1 and found.max() < HOPELESS:
            found[:], errors[:] = 0.0, HOPELESS
        elif seat.t < CELLS - 1 and len(near) > 1:
            ahead = np.empty(len(near))
            look_ahead(seat, needed, cells[near], known, work, ahead)
            found = np.minimum(found, ahead.min())
            found[near], errors[near] = ahead, ahead * (OFF_AHEAD if seat.t < EXACT else 0.0)
        return of_all(seat.board, legal, by_cell(cells, found, errors))
