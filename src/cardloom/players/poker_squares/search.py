"""Looking ahead: the mean over the next card, roll-outs that add only corrections, and the exact last cards."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.kernels import draw
from cardloom.games.poker_squares.rules import CELLS
from cardloom.players.poker_squares.afterstates import Work, last_mean, moves, new_work
from cardloom.players.poker_squares.board import (
    Board,
    copy,
    is_unseen,
    keep_lines,
    list_unseen,
    made_at,
    new_board,
    put,
    see,
    take_back,
    unsee,
)
from cardloom.players.poker_squares.endings import exact_mean
from cardloom.players.poker_squares.network import Network

EXACT = 22  # from this card on all is exact: at most three are to come
DEPTH = 2  # cards of a roll-out
NARROW, WIDTH = 1.5, 2  # in a roll-out: moves so close to the best, in points, and at most so many, are looked into


class Decision(NamedTuple):
    """Where to write the t-th card, which is no longer unseen, as this network values grids."""

    board: Board
    card: int
    t: int
    net: Network
    points: int


class Desk(NamedTuple):
    """Room for a search."""

    first: Work  # of the move that is searched
    second: Work  # of moves in roll-outs
    third: Work  # of the next card
    board: Board
    values: NDArray[np.float64]  # (25,): what looking ahead says of `first.cells`
    corrections: NDArray[np.float64]  # (2, 25): sums and sums of squares


def new_desk() -> Desk:
    return Desk(new_work(), new_work(), new_work(), new_board(), np.zeros(CELLS), np.zeros((2, CELLS)))


@rule
def mean_next(board: Board, t: int, net: Network, points: int, work: Work) -> float:
    """The mean over the next card of the best reply's value, after t cards; exact from t = 23 on."""
    if t == CELLS:
        return 0.0
    if t == CELLS - 1:
        return last_mean(board, points)
    total = 0.0
    for card in range(52):
        if is_unseen(board, card):
            see(board, card)
            n = moves(board, card, t + 1, net, points, work)
            unsee(board, card)
            total += work.values[:n].max()
    return total / (52 - t)


@rule
def ahead(board: Board, t: int, net: Network, points: int, work: Work) -> float:
    """The value of the grid after t cards, for the points to come: exact for the last cards, else by the next one."""
    return exact_mean(board, t, points) if t >= EXACT else mean_next(board, t, net, points, work)


@rule
def look_ahead(
    decision: Decision, margin: float, width: int, work: Work, next_: Work, values: NDArray[np.float64]
) -> tuple[int, int]:
    """The moves, best first by the network, and what the next card says of those close to the best.

    How many there are, and how many were looked into: those within the margin of the best, at most `width`.
    """
    board, card, t, net, points = decision
    n = moves(board, card, t, net, points, work)
    _sort(work, n)
    kept = 1
    while kept < min(n, width) and work.values[kept] >= work.values[0] - margin:
        kept += 1
    for k in range(kept):
        cell = work.cells[k]
        keep_lines(board, cell, work.kept)
        put(board, cell, card)
        made = made_at(board, cell, points)
        values[k] = made + ahead(board, t, net, points, next_)
        take_back(board, cell, work.kept)
    return n, kept


@rule
def _sort(work: Work, n: int) -> None:
    cells, values = work.cells, work.values
    for k in range(1, n):
        cell, value, at = cells[k], values[k], k
        while at > 0 and values[at - 1] < value:
            cells[at], values[at] = cells[at - 1], values[at - 1]
            at -= 1
        cells[at], values[at] = cell, value


@rule
def roll_out(decision: Decision, kept: int, close: float, count: int, desk: Desk, rng: np.random.Generator) -> None:
    """Play the moves that are close to the best `DEPTH` cards on, `count` times, all with the same cards.

    What is summed up is by how much looking ahead betters the network's word at each card: the luck of the cards
    cancels (a whole game played out varies by 30 points, these sums by about one).
    """
    board, card, t, net, points = decision
    left = np.empty(52, np.int64)
    size = list_unseen(board, left)
    depth = min(DEPTH, EXACT - t)  # beyond, nothing is left to correct
    best = desk.values[:kept].max()
    seconds = np.empty(CELLS)
    for _ in range(count):
        draw(left[:size], depth, rng)
        for k in range(kept):
            if desk.values[k] < best - close:
                continue
            copy(board, desk.board)
            put(desk.board, desk.first.cells[k], card)
            gained = 0.0
            for ply in range(depth):
                drawn = left[ply]
                see(desk.board, drawn)
                inner = Decision(desk.board, drawn, t + 1 + ply, net, points)
                _, m = look_ahead(inner, NARROW, WIDTH, desk.second, desk.third, seconds)
                chosen = np.argmax(seconds[:m])
                gained += seconds[chosen] - desk.second.values[0]
                put(desk.board, desk.second.cells[chosen], drawn)
            desk.corrections[0, k] += gained
            desk.corrections[1, k] += gained * gained


@rule
def decide(decision: Decision, margin: float, close: float, count: int, desk: Desk, rng: np.random.Generator) -> int:
    """The cell for the card, after looking ahead among the moves within a margin, and `count` roll-outs."""
    _, kept = look_ahead(decision, margin, CELLS, desk.first, desk.third, desk.values)
    best = np.argmax(desk.values[:kept])
    if count and decision.t < EXACT and kept > 1:
        desk.corrections[:] = 0
        roll_out(decision, kept, close, count, desk, rng)
        least = desk.values[best] - close
        for k in range(kept):
            if desk.values[k] >= least:
                desk.values[k] += desk.corrections[0, k] / count
            else:
                desk.values[k] = 0
        best = np.argmax(desk.values[:kept])
    return desk.first.cells[best]  # type: ignore[no-any-return]
