"""The learned chance to reach an aim: the network's word for the points to come, and how sure they are.

    chance = 1 / (1 + exp(-(value - needed) / scale))      all in units
    scale  = exp(base[t] + wide[t] . relu(z))

for a grid after t cards that still needs so many points; `value` and `z` are those of `network`, trained for this. The
value is no mean then: it is what is reached half of the time, by play that takes the risks that an aim asks for.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import lean, rule
from cardloom.games.poker_squares.rules import CELLS, EMPTY
from cardloom.players.poker_squares.afterstates import Work, list_moves, made_by_move, value_at, with_card
from cardloom.players.poker_squares.board import (
    Board,
    first_empty,
    is_unseen,
    keep_lines,
    made_at,
    put,
    see,
    take_back,
    unsee,
)
from cardloom.players.poker_squares.network import MIDDLE, UNIT, Floats, Network, weights

EXACT = 22  # from this card on all is exact


class Odds(NamedTuple):
    """The weights."""

    net: Network
    base: Floats  # (TURNS,)
    wide: Floats  # (TURNS, MIDDLE)


@cache
def odds(points: str) -> Odds:
    """The trained ones, for `american` or `english` points."""
    kept = weights(f"{points}-mark")
    return Odds(Network(*(kept[name] for name in Network._fields)), kept["base"], kept["wide"])


@lean
def scale(odds: Odds, t: int, z: Floats) -> float:
    """How far the points to come are spread, in units; `z` as `forward` left it."""
    sum_ = odds.base[t]
    for j in range(MIDDLE):
        sum_ += odds.wide[t, j] * z[j]
    return np.exp(sum_)  # type: ignore[no-any-return]


@lean
def chance(lead: float, scale: float) -> float:
    return 1 / (1 + np.exp(-lead / scale))  # type: ignore[no-any-return]


@lean
def chances(board: Board, card: int, t: int, odds: Odds, points: int, needed: int, work: Work) -> int:
    """The distinct moves of the t-th card, already seen, and in `work.values` their chances; how many.

    Equal empty lines count once. The last two cards are exact.
    """
    n, unit = 0, UNIT[points]
    if t >= CELLS - 1:
        for cell in range(CELLS):
            if board.grid[cell] == EMPTY:
                board.grid[cell] = card
                lacking = needed - made_at(board, cell, points)
                work.cells[n] = cell
                work.values[n] = lacking <= 0 if t == CELLS else last_chance(board, lacking, points)
                board.grid[cell] = EMPTY
                n += 1
        return n
    with_card(board, card, t, odds.net, points, work)
    n = list_moves(board, work)
    for k in range(n):
        cell = work.cells[k]
        value, lacking = value_at(work, cell, t, odds.net), needed - made_by_move(work, cell)
        work.values[k] = chance(value - lacking / unit, scale(odds, t, work.z))
    return n


@lean
def last_chance(board: Board, needed: int, points: int) -> float:
    """How many of the unseen cards make so many points in the last empty cell, as a part of all."""
    cell, good = first_empty(board, 0), 0
    for card in range(52):
        if is_unseen(board, card):
            board.grid[cell] = card
            good += made_at(board, cell, points) >= needed
    board.grid[cell] = EMPTY
    return good / (52 - CELLS + 1)


@rule
def chance_next(board: Board, t: int, odds: Odds, points: int, needed: int, work: Work) -> float:
    """The chance after t < 25 cards, the mean over the next one of the best reply's; exact from t = 23 on."""
    total = 0.0
    for card in range(52):
        if is_unseen(board, card):
            see(board, card)
            n = chances(board, card, t + 1, odds, points, needed, work)
            unsee(board, card)
            total += work.values[:n].max()
    return total / (52 - t)


@rule
def chance_ahead(
    board: Board, t: int, odds: Odds, points: int, needed: int, work: Work, kept: NDArray[np.int64]
) -> float:
    """The same, but exact from t = 22 on: room for two lines in `kept`."""
    if t != EXACT:
        return chance_next(board, t, odds, points, needed, work)
    total = 0.0
    for card in range(52):
        if is_unseen(board, card):
            see(board, card)
            best = 0.0
            for cell in range(CELLS):
                if board.grid[cell] == EMPTY:
                    keep_lines(board, cell, kept)
                    put(board, cell, card)
                    lacking = needed - made_at(board, cell, points)
                    best = max(best, chance_next(board, t + 1, odds, points, lacking, work))
                    take_back(board, cell, kept)
            unsee(board, card)
            total += best
    return total / (52 - t)
