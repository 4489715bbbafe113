"""The levels of Poker Squares, all for the most points: from one who overlooks things to one who looks ahead."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import parse_card
from cardloom.games.grids import cell_number
from cardloom.games.poker_squares.rules import CELLS, EMPTY, SIDE
from cardloom.players.player import Player, Valued, View
from cardloom.players.poker_squares.afterstates import moves, new_work, representative
from cardloom.players.poker_squares.board import Board, made_so_far, new_board
from cardloom.players.poker_squares.judgement import seems
from cardloom.players.poker_squares.network import UNIT, network, system
from cardloom.players.poker_squares.search import EXACT, Decision, look_ahead, new_desk, roll_out

# In units of the network, 10 points American and 3.5 English:
MARGIN = 0.2  # how close by the network's word a move must be for a look at the next card
CLOSE = (0.06, 0.1)  # how close to the best a move must be to be rolled out, by system
OFF = (0.03, 0.07)  # how far the network's word is from that of one card ahead, root mean square, by system
OFF_AHEAD = (0.015, 0.035)  # and how far that one may be off; not measured, taken as about half


class Situation(NamedTuple):
    """What a seat has before it."""

    board: Board  # the announced card is no longer unseen
    card: int
    t: int  # the card's number, from 1
    points: int
    made: int  # points of the lines that are full


def situation(view: View) -> Situation:
    """Of a view whose seat is to place a card."""
    grid = [EMPTY if card is None else parse_card(card) for row in view["grids"][view["seat"] - 1] for card in row]
    card = parse_card(view["announced"][-1])
    points = system(view["options"]["points"])
    board = new_board(grid, (card,))
    return Situation(board, card, view["turn"], points, made_so_far(board, points))


def cell_of(move: str) -> int:
    return cell_number(move.split()[2], SIDE, SIDE)


def best_first(valued: list[Valued]) -> list[Valued]:
    return sorted(valued, key=lambda each: -each[1])


class Guessing(Player):
    """Adds up what the lines seem to be worth, as a person does who does not count cards."""

    straights: ClassVar[bool]  # whether it sees them coming
    overlooked: ClassVar[float]  # how often a line escapes it
    off: ClassVar[float]  # how far from the final score such a sum is, roughly

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        grid = [[None if card is None else parse_card(card) for card in row] for row in view["grids"][view["seat"] - 1]]
        card, points = parse_card(view["announced"][-1]), system(view["options"]["points"])
        lines = [[card for card in line if card is not None] for line in (*grid, *zip(*grid, strict=True))]
        chance = self.chance(view)
        seen = [chance.random() >= self.overlooked for _ in lines]
        now = [seems(line, points, self.straights) for line in lines]
        with_card = [
            seems([*line, card], points, self.straights) - before if noticed and len(line) < SIDE else 0.0
            for line, before, noticed in zip(lines, now, seen, strict=True)
        ]
        total = sum(now)
        gains = {move: with_card[cell_of(move) // SIDE] + with_card[SIDE + cell_of(move) % SIDE] for move in legal}
        return best_first([(move, total + gain, self.off) for move, gain in gains.items()])


class Novice(Guessing):
    """Sees no straight coming, and every fourth line not at all."""

    name = "novice@1"
    straights = False
    overlooked = 0.25
    off = 30.0


class Casual(Guessing):
    """Looks at every line, each by itself, and does not count what is gone."""

    name = "casual@1"
    straights = True
    overlooked = 0.0
    off = 30.0


class Strong(Player):
    """Knows what a grid is worth, and does not look ahead."""

    name = "strong@1"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        seat, work = situation(view), new_work()
        n = moves(seat.board, seat.card, seat.t, network(view["options"]["points"]), seat.points, work)
        values = dict(zip(work.cells[:n].tolist(), work.values[:n].tolist(), strict=True))
        error = 0.0 if seat.t >= CELLS - 1 else OFF[seat.points] * float(UNIT[seat.points])
        return of_all(seat.board, legal, {cell: (value, error) for cell, value in values.items()}, seat.made)


def by_points(player: Player, view: View, values: list[Valued]) -> str:
    """Of the moves that are as likely as any to win, the one with the most points."""
    return Strong(player.key, player.seed).choose(view, [move for move, chance, _ in values if chance == values[0][1]])


class Searcher(Player):
    """Looks one card ahead from moves that stand well, on from the best by roll-outs; the last three cards it knows.

    A node is one roll-out. It is the master as he plays alone.
    """

    name = "master@1"
    usual = 4
    round = 2

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        begun = time.perf_counter()
        seat, desk = situation(view), new_desk()
        t, unit = seat.t, float(UNIT[seat.points])
        decision = Decision(seat.board, seat.card, t, network(view["options"]["points"]), seat.points)
        margin = MARGIN * unit if t < EXACT else np.inf
        n, kept = look_ahead(decision, margin, CELLS, desk.first, desk.third, desk.values)
        values, errors, off = desk.values[:kept].copy(), np.zeros(kept), 0.0
        if t < EXACT:
            errors[:], off = OFF_AHEAD[seat.points] * unit, OFF[seat.points] * unit
            near = CLOSE[seat.points] * unit
            close = values >= values.max() - near
            budget = self.budget.less(time.perf_counter() - begun)
            if close.sum() > 1 and budget.seconds != 0:
                desk.corrections[:] = 0
                rng, count = np.random.default_rng(self.chance(view).getrandbits(64)), 0
                for nodes in budget.rounds(self.round, self.usual):
                    roll_out(decision, kept, near, nodes, desk, rng)
                    count += nodes
                if count > 1:
                    sums, squares = desk.corrections[:, :kept] / count
                    values += np.where(close, sums, sums[close].mean())
                    sampling = np.maximum(squares - sums**2, 0) / (count - 1)
                    errors = np.sqrt(errors**2 + sampling)
        word = desk.first.values[:n]  # the network's, which has to do for the others
        others = np.minimum(word[kept:] + (values - word[:kept]).mean(), values.min())
        values, errors = np.append(values, others), np.append(errors, np.full(n - kept, off))
        return of_all(seat.board, legal, by_cell(desk.first.cells[:n], values, errors), seat.made)


def by_cell(
    cells: NDArray[np.int64], values: NDArray[np.float64], errors: NDArray[np.float64]
) -> dict[int, tuple[float, float]]:
    """The values of the distinct moves and their errors, by cell."""
    return dict(zip(cells.tolist(), zip(values.tolist(), errors.tolist(), strict=True), strict=True))


def of_all(board: Board, legal: Sequence[str], values: dict[int, tuple[float, float]], made: int = 0) -> list[Valued]:
    """The values of all legal moves, from those of the distinct ones; points made so far are added."""
    of_moves = {move: values[representative(board, cell_of(move))] for move in legal}
    return best_first([(move, made + value, error) for move, (value, error) in of_moves.items()])
