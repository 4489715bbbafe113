"""Playing for a mark, as a lone player must: what counts is the chance of reaching it, not the mean.

A network of its own takes risks: its values are log(mean(exp(risk * score))) / risk, which asks for the same moves
whatever has been made so far, and weighs high scores as a mark does that few games reach. Early on, the chance is read
off this value, as if scores spread normally, with a width for every number of cards. Later the moves that stand best
are played out to the end, all with the same cards, and the games that reach the mark counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import erfc, sqrt

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import lean, rule
from cardloom.games.kernels import draw
from cardloom.games.poker_squares.rules import CELLS, EMPTY, WIN_MARKS
from cardloom.players.player import Measure, Player, Valued, View
from cardloom.players.poker_squares.afterstates import Work, moves, new_work
from cardloom.players.poker_squares.board import Board, copy, is_unseen, list_unseen, made_at, new_board, put, see
from cardloom.players.poker_squares.levels import of_all, situation
from cardloom.players.poker_squares.network import UNIT, network
from cardloom.players.poker_squares.search import Decision

FROM = 18  # the first card whose moves are played out
# The standard deviation of what is to come, by the root of the number of cards: with one card, and less for each more.
SPREAD, LESS = 0.95, 0.014  # in units
CLOSE, HOPELESS = 1.0, 0.0005  # moves this near the best are played out, in units, unless the chance is less


def chance_of(lead: float, left: int, unit: float, risk: float) -> float:
    """The chance of the mark for a value that much above it, with so many cards to come."""
    spread = (SPREAD - LESS * left) * sqrt(left)  # in units
    expected = lead - unit * risk * spread**2 / 2  # so much more is a normal score worth to who takes the risk
    return 0.5 * erfc(-(expected + 0.5) / (unit * spread * sqrt(2)))


@rule
def reached(
    decision: Decision,
    cells: NDArray[np.int64],
    needed: int,
    count: int,
    work: Work,
    room: Board,
    rng: np.random.Generator,
    sums: NDArray[np.float64],
) -> None:
    """Play each move out, `count` times; sums and squares of the chances to make `needed` points.

    The network plays; the last card is not drawn, but all that are left are counted. t < 25; sums: (2, moves).
    """
    board, card, t, net, points = decision
    left = np.empty(52, np.int64)
    size = list_unseen(board, left)
    for _ in range(count):
        draw(left[:size], CELLS - 1 - t, rng)
        for k in range(len(cells)):
            copy(board, room)
            put(room, cells[k], card)
            made = made_at(room, cells[k], points)
            for ply in range(CELLS - 1 - t):
                see(room, left[ply])
                n = moves(room, left[ply], t + 1 + ply, net, points, work)
                cell = work.cells[np.argmax(work.values[:n])]
                put(room, cell, left[ply])
                made += made_at(room, cell, points)
            chance = last_chance(room, needed - made, points)
            sums[0, k] += chance
            sums[1, k] += chance * chance


@lean
def last_chance(board: Board, needed: int, points: int) -> float:
    """How many of the unseen cards make so many points in the last empty cell, as a part of all."""
    cell = 0
    while board.grid[cell] != EMPTY:
        cell += 1
    good = 0
    for card in range(52):
        if is_unseen(board, card):
            board.grid[cell] = card
            good += made_at(board, cell, points) >= needed
    board.grid[cell] = EMPTY
    return good / (52 - CELLS + 1)


def count_wins(
    chances: NDArray[np.float64],
    errors: NDArray[np.float64],
    close: NDArray[np.bool_],
    rounds: Iterator[int],
    play: Callable[[int, NDArray[np.float64]], None],
) -> None:
    """Replace the chances of the close moves, and their errors, by what games say that are played out.

    play: adds wins, and their squares, of so many games of each close move. The other moves are no better than these.
    """
    sums, count = np.zeros((2, int(close.sum()))), 0
    for nodes in rounds:
        play(nodes, sums)
        count += nodes
    if sums[0].any():  # else a win is so far off that the first word is the better one
        mean, square = sums / count
        chances[~close] = np.minimum(chances[~close], mean.min())
        chances[close] = mean
        errors[close] = np.sqrt(np.maximum(square - mean**2, 0) / count)


class Mark(Player):
    """For the best chance of reaching the mark, 200 points or 70 by English ones.

    A node is one game played out for every move that stands well.
    """

    name = "mark@1"
    usual = 200
    round = 50

    def measure(self, view: View) -> Measure:
        return "chance"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        seat, work = situation(view), new_work()
        net, unit, left = network(f"{view['options']['points']}-mark"), float(UNIT[seat.points]), CELLS - seat.t
        needed = int(WIN_MARKS[seat.points]) - seat.made
        n = moves(seat.board, seat.card, seat.t, net, seat.points, work)
        cells, ahead = work.cells[:n].copy(), work.values[:n] - needed
        risk = float(net.risk[0])
        chances = np.array([chance_of(lead, left, unit, risk) if left else float(lead >= 0) for lead in ahead])
        errors = np.full(n, 0.0 if left == 0 else 0.1) * chances
        if seat.t >= FROM and chances.max() >= HOPELESS and n > 1:
            close = ahead >= ahead.max() - CLOSE * unit
            decision = Decision(seat.board, seat.card, seat.t, net, seat.points)
            rng, room = np.random.default_rng(self.chance(view).getrandbits(64)), new_board()
            count_wins(
                chances,
                errors,
                close,
                self.budget.rounds(self.round, self.usual),
                lambda games, sums: reached(decision, cells[close], needed, games, work, room, rng, sums),
            )
        values = dict(zip(cells.tolist(), zip(chances.tolist(), errors.tolist(), strict=True), strict=True))
        return of_all(seat.board, legal, values)
