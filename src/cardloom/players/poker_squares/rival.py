"""Playing to beat others who write the same cards: what counts is the chance of more points than theirs, not the mean.

Whoever plays as the others do shares their luck and their score. So a rival plays like the strong player, whom it takes
the others for, until the moves can be played out on both sides with the same cards. Then it takes what wins most often:
mostly a small gain that is likely, at the price of a great one that is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import parse_card
from cardloom.compiled import rule
from cardloom.games.kernels import draw
from cardloom.games.poker_squares.rules import CELLS, EMPTY
from cardloom.players.player import Measure, Player, Valued, View
from cardloom.players.poker_squares.afterstates import Work, moves, new_work
from cardloom.players.poker_squares.board import (
    LINES,
    Board,
    clear,
    copy,
    list_unseen,
    made_at,
    new_board,
    placed,
    points_of,
    put,
    see,
)
from cardloom.players.poker_squares.levels import Situation, of_all, situation
from cardloom.players.poker_squares.mark import Mark, count_wins
from cardloom.players.poker_squares.network import UNIT, Network, network
from cardloom.players.poker_squares.search import Decision, ahead

FROM = 10  # the first card whose moves are played out
CLOSE = 0.5  # moves this near the best are, in units
SPREAD = 0.55  # of the difference of two scores, by the root of the number of cards to come, in units


@rule
def lay(cards: NDArray[np.int64], net: Network, points: int, board: Board, work: Work, cells: NDArray[np.int64]) -> int:
    """Where the network writes these cards, one after another, from this board on; what they score."""
    t = CELLS - (board.grid == EMPTY).sum()
    made = 0
    for k in range(len(cards)):
        see(board, cards[k])
        n = moves(board, cards[k], t + 1 + k, net, points, work)
        cells[k] = work.cells[np.argmax(work.values[:n])]
        put(board, cells[k], cards[k])
        made += made_at(board, cells[k], points)
    return made


@rule
def wins(
    decision: Decision,
    candidates: NDArray[np.int64],
    others: NDArray[np.int8],
    count: int,
    work: Work,
    room: Board,
    rng: np.random.Generator,
    sums: NDArray[np.float64],
) -> None:
    """Play each move out, `count` times, and the others' grids; sums and squares of the wins.

    Everybody gets the same cards, and the network plays. Some of the others may have written the card, some not.
    """
    board, card, t, net, points = decision
    left, cells = np.empty(52, np.int64), np.empty(CELLS, np.int64)
    cards = np.empty(CELLS - t + 1, np.int64)
    size = list_unseen(board, left)
    cards[0] = card
    before = _made(board, points)
    for _ in range(count):
        draw(left[:size], CELLS - t, rng)
        cards[1:] = left[: CELLS - t]
        most, sharing = -1, 1
        for other in range(len(others)):
            clear(room)
            for cell in range(CELLS):
                if others[other, cell] != EMPTY:
                    see(room, others[other, cell])
                    put(room, cell, others[other, cell])
            written = CELLS - (others[other] == EMPTY).sum() - t + 1
            score = _made(room, points) + lay(cards[written:], net, points, room, work, cells)
            if score >= most:
                sharing = sharing + 1 if score == most else 1
                most = score
        for k in range(len(candidates)):
            copy(board, room)
            put(room, candidates[k], card)
            score = before + made_at(room, candidates[k], points)
            score += lay(cards[1:], net, points, room, work, cells)
            share = 1.0 if score > most else 1.0 / (1 + sharing) if score == most else 0.0
            sums[0, k] += share
            sums[1, k] += share * share


@rule
def _made(board: Board, points: int) -> int:
    total = 0
    for line in range(LINES):
        total += points_of(board, line, points)
    return total


def other_grids(view: View, net: Network, points: int) -> NDArray[np.int8]:
    """The others' grids: as they are seen, or as the network would have written the cards before the announced one."""
    grids = np.full((len(view["grids"]) - 1, CELLS), EMPTY, np.int8)
    cards = np.array([parse_card(card) for card in view["announced"][:-1]], np.int64)
    others = [grid for seat, grid in enumerate(view["grids"], 1) if seat != view["seat"]]
    for grid, rows in zip(grids, others, strict=True):
        if rows is None:
            board = new_board()
            lay(cards, net, points, board, new_work(), np.empty(CELLS, np.int64))
            grid[:] = board.grid
        else:
            grid[:] = [EMPTY if card is None else parse_card(card) for row in rows for card in row]
    return grids


def standing(grid: NDArray[np.int8], seat: Situation, net: Network) -> float:
    """What score a grid may expect, once the announced card is in it."""
    board, work = new_board(grid.tolist(), (seat.card,) if (grid != seat.card).all() else ()), new_work()
    made = _made(board, seat.points)
    if placed(board) == seat.t:
        return float(made + ahead(board, seat.t, net, seat.points, work))
    return float(made + work.values[: moves(board, seat.card, seat.t, net, seat.points, work)].max())


class Rival(Player):
    """For the best chance to beat the others, whom it takes for strong players; alone it plays for the mark.

    A node is one game played out for every move that stands well.
    """

    name = "rival@1"
    usual = 200
    round = 50

    def measure(self, view: View) -> Measure:
        return "chance"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        if len(view["grids"]) == 1:
            return Mark(self.key, self.seed, self.budget).values(view, legal)
        seat, work = situation(view), new_work()
        points, net, left = seat.points, network(view["options"]["points"]), CELLS - seat.t
        unit = float(UNIT[points])
        n = moves(seat.board, seat.card, seat.t, net, points, work)
        cells, scores = work.cells[:n].copy(), seat.made + work.values[:n]
        others = other_grids(view, net, points)
        best = max(standing(grid, seat, net) for grid in others)
        spread = SPREAD * unit * sqrt(2 * (left + 1))
        chances = np.array([0.5 * erfc((best - score) / spread) if left else 0.0 for score in scores])
        errors = np.full(n, 0.1 if left else 0.0)
        close = scores >= scores.max() - CLOSE * unit
        if seat.t >= FROM:
            decision = Decision(seat.board, seat.card, seat.t, net, points)
            rng, room = np.random.default_rng(self.chance(view).getrandbits(64)), new_board()
            count_wins(
                chances,
                errors,
                close,
                self.budget.rounds(self.round, self.usual),
                lambda games, sums: wins(decision, cells[close], others, games, work, room, rng, sums),
            )
        values = dict(zip(cells.tolist(), zip(chances.tolist(), errors.tolist(), strict=True), strict=True))
        return of_all(seat.board, legal, values)
