"""Playing to beat others who write the same cards: what counts is the chance of more points than theirs, not the mean.

Whoever writes as the others do shares their luck and their score. So the master takes the others for strong players,
writes as they do, and waits for a card where another cell is likely to bring more: mostly a small gain that is nearly
sure, at the price of a great one that is not. The chance is learned (`rivalry`); it looks one card ahead, on all grids.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import parse_card
from cardloom.compiled import rule
from cardloom.games.poker_squares.rules import CELLS, EMPTY
from cardloom.players.player import Measure, Valued, View
from cardloom.players.poker_squares.afterstates import Work, moves
from cardloom.players.poker_squares.board import (
    Board,
    clear,
    is_unseen,
    keep_lines,
    made_so_far,
    new_board,
    put,
    see,
    take_back,
    unsee,
)
from cardloom.players.poker_squares.levels import Searcher, Situation, by_cell, by_points, of_all, situation
from cardloom.players.poker_squares.network import Network, network
from cardloom.players.poker_squares.rivalry import (
    LAST,
    NOW,
    ROWS,
    Rivalry,
    Room,
    list_lines,
    new_room,
    note,
    rate,
    rivalry,
)

NEAR, WIDTH = 0.1, 8  # looked into: moves whose chance is so near the best, and at most so many
TWINS = 1e-5  # a strong player lets chance decide between moves that differ by less, in points
OFF, OFF_AHEAD = 0.04, 0.02  # how far the network's word is from the chance, and that of one card ahead; taken


@rule
def think_of(
    board: Board, cell: int, card: int, t: int, first: int, net: Network, rivals: Rivalry, points: int, room: Room
) -> None:
    """Note from row `first` on what becomes of another's grid, where the t-th card goes to this cell. t < 25."""
    made = made_so_far(board, points)
    note(board, cell, card, t, made, first + NOW, rivals, points, room)
    if t == LAST:
        return
    put(board, cell, card)
    made = room.theirs.made[first + NOW]
    for drawn in range(52):
        if is_unseen(board, drawn):
            see(board, drawn)
            n = moves(board, drawn, t + 1, net, points, room.other)
            to = room.other.cells[np.argmax(room.other.values[:n])]
            note(board, to, drawn, t + 1, made, first + drawn, rivals, points, room)
            unsee(board, drawn)


@rule
def rate_now(board: Board, card: int, t: int, worlds: int, rivals: Rivalry, points: int, room: Room) -> int:
    """The chances of my moves, by the network; t < 25."""
    list_lines(board, room.lines)
    return rate(board, card, t, made_so_far(board, points), NOW, worlds, rivals, points, room, room.work)


@rule
def look_ahead(
    board: Board,
    card: int,
    t: int,
    cells: NDArray[np.int64],
    worlds: int,
    rivals: Rivalry,
    points: int,
    room: Room,
    ahead: NDArray[np.float64],
) -> None:
    """The chances of some of my moves, as means over the next card of the best reply's in all worlds. t < 24."""
    for k in range(len(cells)):
        keep_lines(board, cells[k], room.kept)
        put(board, cells[k], card)
        made, total = made_so_far(board, points), 0.0
        list_lines(board, room.lines)
        for drawn in range(52):
            if is_unseen(board, drawn):
                see(board, drawn)
                n = rate(board, drawn, t + 1, made, drawn, worlds, rivals, points, room, room.next)
                unsee(board, drawn)
                total += room.next.values[:n].max()
        take_back(board, cells[k], room.kept)
        ahead[k] = total / (52 - t)


@rule
def imagine(
    grid: NDArray[np.int8],
    cards: NDArray[np.int64],
    net: Network,
    points: int,
    board: Board,
    work: Work,
    rng: np.random.Generator,
) -> tuple[int, float]:
    """Make the board that of another who has seen these cards; where the last one goes, and the score to be expected.

    What the grid shows is so, the rest a strong player wrote. The last card is seen, but not in the board.
    """
    clear(board)
    card, chosen, expected = cards[-1], -1, 0.0
    for cell in range(CELLS):
        if grid[cell] == card:
            chosen = cell
        elif grid[cell] != EMPTY:
            see(board, grid[cell])
            put(board, cell, grid[cell])
    for t in range((board.grid != EMPTY).sum() + 1, len(cards) + 1):
        see(board, cards[t - 1])
        n = moves(board, cards[t - 1], t, net, points, work)
        expected = made_so_far(board, points) + work.values[:n].max()
        for k in range(n):
            work.values[k] += TWINS * rng.standard_normal()
        cell = work.cells[np.argmax(work.values[:n])]
        if t < len(cards):
            put(board, cell, cards[t - 1])
        elif chosen < 0:
            chosen = cell
    return chosen, expected


class World(NamedTuple):
    """A way to think of the others: the best of them, without the announced card; how many are as good."""

    grid: list[int]
    cell: int  # where the announced card goes
    expected: float
    sharing: int


class Master(Searcher):
    """Alone for the most points; with others for the best chance to beat the best of them.

    With others a node is one way to think of hidden grids; more time does not help.
    """

    worlds, most = 8, 64

    def measure(self, view: View) -> Measure:
        return "points" if len(view["grids"]) == 1 else "chance"

    def choose(self, view: View, legal: Sequence[str]) -> str:
        if len(view["grids"]) == 1:
            return super().choose(view, legal)
        return by_points(self, view, self.values(view, legal))

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        if len(view["grids"]) == 1:
            return super().values(view, legal)
        seat, points, t = situation(view), str(view["options"]["points"]), view["turn"]
        net, rivals, rng = network(points), rivalry(points), np.random.default_rng(self.chance(view).getrandbits(64))
        count = min(self.budget.nodes or self.worlds, self.most) if None in view["grids"] else 1
        room = new_room(count)
        worlds = [imagined(view, seat, net, room, rng) for _ in range(count)]
        if t == CELLS:
            return of_all(seat.board, legal, at_the_end(seat, worlds))
        for k, world in enumerate(worlds):
            other = new_board(world.grid, (seat.card,))
            think_of(other, world.cell, seat.card, t, k * ROWS, net, rivals, seat.points, room)
        n = rate_now(seat.board, seat.card, t, count, rivals, seat.points, room)
        cells, chances = room.work.cells[:n].copy(), room.work.values[:n].copy()
        errors = np.full(n, OFF if t < LAST else 0.0)
        near = np.argsort(-chances, kind="stable")[:WIDTH]
        near = near[chances[near] >= chances.max() - NEAR]
        if t < LAST and len(near) > 1:
            ahead = np.empty(len(near))
            look_ahead(seat.board, seat.card, t, cells[near], count, rivals, seat.points, room, ahead)
            chances = np.minimum(chances, ahead.min())
            chances[near], errors[near] = ahead, OFF_AHEAD
        return of_all(seat.board, legal, by_cell(cells, chances, errors))


def imagined(view: View, seat: Situation, net: Network, room: Room, rng: np.random.Generator) -> World:
    cards = np.array([parse_card(card) for card in view["announced"]], np.int64)
    found = []
    for number, rows in enumerate(view["grids"], 1):
        if number != view["seat"]:
            seen = [EMPTY if card is None else parse_card(card) for row in rows or () for card in row]
            grid = np.array(seen or [EMPTY] * CELLS, np.int8)
            cell, expected = imagine(grid, cards, net, seat.points, room.board, room.other, rng)
            found.append((expected, cell, room.board.grid.tolist()))
    expected, cell, grid_ = max(found)
    return World(grid_, cell, expected, sum(each[0] == expected for each in found))


def at_the_end(seat: Situation, worlds: Sequence[World]) -> dict[int, tuple[float, float]]:
    """The share of the win that the last cell brings."""
    cell = int(np.flatnonzero(seat.board.grid == EMPTY)[0])
    seat.board.grid[cell] = seat.card
    mine = made_so_far(seat.board, seat.points)
    seat.board.grid[cell] = EMPTY
    shares = [
        1.0 if mine > world.expected else 1 / (1 + world.sharing) if mine == world.expected else 0.0 for world in worlds
    ]
    return {cell: (fmean(shares), 0.0)}
