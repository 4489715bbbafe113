"""How much better than the players anybody could be at Poker Squares: a bound with the luck of the cards charged.

    python -m benchmarks.strength.poker_squares_bound [--points english] [--decks 12] [--beams 10 40]

Let somebody see the whole deck, but charge him the luck of every card, as the learned value prices it (its mean over
the cards that might come is exactly zero). Then the mean of the best charged score is at least what any player can
reach who does not see the deck: an information-relaxation, or dual, bound (Brown, Smith and Sun, 2010).

What is proven and what is not: the statement above is proven for the best charged score over *all* placements. A beam
finds some placements only, so each figure here is an estimate of that bound from below, and rises with the beam. What
can be said is: no value better than the bound is possible, and the bound is at least the figure. The players' own means
are lower bounds of the optimum.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cardloom.games.poker_squares.rules import CELLS, EMPTY, SIDE
from cardloom.hands.points import SYSTEMS
from cardloom.players.poker_squares.afterstates import moves, new_work
from cardloom.players.poker_squares.board import Board, copy, made_at, new_board, put, see
from cardloom.players.poker_squares.network import UNIT, network
from cardloom.players.poker_squares.search import mean_next

SEED, MARGIN, MORE = 2026, 1.0, 3  # moves within a margin, in units; so many times the beam are looked into


@dataclass
class Line:
    """A way to have placed the cards so far."""

    charged: float  # points made, less the luck
    board: Board
    mean: float  # the mean of the next card's best value


def best_charged(deck: list[int], points: str, beam: int) -> float:
    """The best charged score of one deck that a beam finds."""
    code, net, work = SYSTEMS.index(points), network(points), new_work()
    empty = new_board()
    front = [Line(0.0, empty, mean_next(empty, 0, net, code, work))]
    for t, card in enumerate(deck, 1):
        ahead: list[tuple[float, float, Line, int]] = []  # charged score to hope for, charged now, where from, cell
        for line in front:
            see(line.board, card)
            n = moves(line.board, card, t, net, code, work)
            best = work.values[:n].max()
            charged = line.charged - (best - line.mean)
            near = [k for k in range(n) if work.values[k] >= best - MARGIN * UNIT[code]]
            ahead += [(charged + work.values[k], charged, line, int(work.cells[k])) for k in near]
        ahead.sort(key=lambda each: -each[0])
        found: dict[object, Line] = {}
        for _, charged, line, cell in ahead:
            if len(found) == MORE * beam:
                break
            board = new_board()
            copy(line.board, board)
            put(board, cell, card)
            alike = _shape(board.grid)
            if alike not in found:
                made = made_at(board, cell, code)
                found[alike] = Line(charged + made, board, mean_next(board, t, net, code, work))
        front = sorted(found.values(), key=lambda line: -line.charged - line.mean)[:beam]
    return max(line.charged for line in front)


def _shape(grid: NDArray[np.int8]) -> object:
    """The same for grids that differ in the order of rows and columns only."""
    square = grid.reshape(SIDE, SIDE)
    rows, columns = (
        frozenset(frozenset(line[line != EMPTY].tolist()) for line in lines) for lines in (square, square.T)
    )
    return rows, columns


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("--points", choices=SYSTEMS, action="append")
    arguments.add_argument("--decks", type=int, default=12)
    arguments.add_argument("--beams", type=int, nargs="+", default=[1, 10, 40])
    args = arguments.parse_args()
    decks = np.random.default_rng(SEED).permuted(np.tile(np.arange(52), (args.decks, 1)), axis=1)[:, :CELLS].tolist()
    for points in args.points or SYSTEMS:
        for beam in args.beams:
            bounds = np.array([best_charged(deck, points, beam) for deck in decks])
            error = bounds.std() / np.sqrt(len(bounds))
            print(f"{points}, beam {beam}: the bound is at least {bounds.mean():.1f} ± {error:.1f}", flush=True)


if __name__ == "__main__":
    main()
