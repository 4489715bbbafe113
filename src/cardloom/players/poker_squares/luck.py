"""Luck and losses: what the cards gave, what the moves gave away, and scores without the luck.

With one value function throughout, a game's score is the value of the empty grid, plus the luck of every card, less the
loss of every move: exactly. The value is that of looking one card ahead (`search.mean_next`), exact for the last cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.poker_squares.rules import CELLS
from cardloom.players.poker_squares.afterstates import Work, moves, new_work, representative
from cardloom.players.poker_squares.board import (
    Board,
    clear,
    made_at,
    made_so_far,
    new_board,
    placed,
    put,
    see,
)
from cardloom.players.poker_squares.network import Network, network, system
from cardloom.players.poker_squares.search import Decision, ahead, look_ahead, mean_next, new_desk


@dataclass(frozen=True, slots=True)
class Turn:
    """One card and where it was written; all in points."""

    luck: float  # the best move's value, less the value before the card was known
    loss: float  # the best move's value, less that of the move made: never negative
    best: int  # the best cell: the one that was chosen if none is better
    value: float  # the expected final score after the move


@dataclass(frozen=True, slots=True)
class Account:
    """A game so far: `value` is the score, once it is over."""

    start: float  # the expected final score of an empty grid
    turns: tuple[Turn, ...]

    @property
    def luck(self) -> float:
        return sum(turn.luck for turn in self.turns)

    @property
    def loss(self) -> float:
        return sum(turn.loss for turn in self.turns)

    @property
    def value(self) -> float:
        return self.start + self.luck - self.loss


def account(cards: Sequence[int], cells: Sequence[int], points: str = "american") -> Account:
    """What was luck and what was lost, of these cards written into these cells, in order."""
    if len(cards) != len(cells) or len(set(cells)) < len(cells) or len(set(cards)) < len(cards):
        raise ValueError("different cards and as many different cells are needed")
    net, code = network(points), system(points)
    board, desk = new_board(), new_desk()
    start = value = ahead(board, 0, net, code, desk.third)
    made, turns = 0, []
    for t, (card, cell) in enumerate(zip(cards, cells, strict=True), 1):
        see(board, card)
        n, _ = look_ahead(Decision(board, card, t, net, code), np.inf, CELLS, desk.first, desk.third, desk.values)
        best = int(np.argmax(desk.values[:n]))
        chosen = list(desk.first.cells[:n]).index(representative(board, cell))
        best_value, chosen_value = desk.values[best], desk.values[chosen]
        best_cell = cell if chosen_value == best_value else int(desk.first.cells[best])
        turns.append(
            Turn(
                luck=float(made + best_value - value),
                loss=float(best_value - chosen_value),
                best=best_cell,
                value=float(made + chosen_value),
            )
        )
        value = made + chosen_value
        put(board, cell, card)
        made += made_at(board, cell, code)
    return Account(float(start), tuple(turns))


def expected(grid: Sequence[int], points: str = "american") -> float:
    """The expected final score of a grid, given row by row; every card that is not in it is unseen."""
    net, code, board = network(points), system(points), new_board(grid)
    return float(made_so_far(board, code) + ahead(board, placed(board), net, code, new_work()))


def fair_scores(
    decks: NDArray[np.integer], cells: NDArray[np.integer], points: str = "american"
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Scores of whole games, whoever played them, and the same without the luck of their cards.

    decks, cells: (games, 25), the cards and where they were written. Luck is the network's value of the best reply to a
    card, less the mean over the cards that might have come: its mean is exactly zero for any player who does not know
    the deck, so the means of both are the same, but fair scores vary by 2 or 3 points from deck to deck and not by 30.
    """
    scores, fair = np.empty(len(decks)), np.empty(len(decks))
    _fair_scores(
        np.asarray(decks, np.int64),
        np.asarray(cells, np.int64),
        network(points),
        system(points),
        new_board(),
        new_work(),
        scores,
        fair,
    )
    return scores, fair


@rule
def _fair_scores(
    decks: NDArray[np.int64],
    cells: NDArray[np.int64],
    net: Network,
    points: int,
    board: Board,
    work: Work,
    scores: NDArray[np.float64],
    fair: NDArray[np.float64],
) -> None:
    for game in range(len(decks)):
        clear(board)
        score, luck = 0, 0.0
        for t in range(1, CELLS + 1):
            card, cell = decks[game, t - 1], cells[game, t - 1]
            if t > 1:  # the first card can do nobody any good: every cell is the same
                luck -= mean_next(board, t - 1, net, points, work)
            see(board, card)
            if t > 1:
                luck += work.values[: moves(board, card, t, net, points, work)].max()
            put(board, cell, card)
            score += made_at(board, cell, points)
        scores[game] = score
        fair[game] = score - luck
