"""The last cards, exactly: what best play still scores on average."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import lean, rule
from cardloom.games.poker_squares.rules import CELLS, EMPTY, SIDE
from cardloom.players.poker_squares.afterstates import last_mean
from cardloom.players.poker_squares.board import (
    Board,
    first_empty,
    is_unseen,
    keep_lines,
    list_unseen,
    made_at,
    points_of,
    put,
    see,
    take_back,
    unsee,
)


@rule
def exact_mean(board: Board, t: int, points: int) -> float:
    """After t cards, for at most three that are to come."""
    if t >= CELLS - 1:
        return 0.0 if t == CELLS else last_mean(board, points)
    cards, gains = np.empty(52, np.int64), np.empty((2, 52), np.int64)
    if t == CELLS - 2:
        return last_two_mean(board, points, cards, gains)
    kept = np.empty((2, 6), np.int64)
    total = 0.0
    for card in range(52):
        if is_unseen(board, card):
            see(board, card)
            best = -1.0
            for cell in range(CELLS):
                if board.grid[cell] == EMPTY:
                    keep_lines(board, cell, kept)
                    put(board, cell, card)
                    made = made_at(board, cell, points)
                    best = max(best, made + last_two_mean(board, points, cards, gains))
                    take_back(board, cell, kept)
            unsee(board, card)
            total += best
    return total / (52 - t)


@lean
def last_two_mean(board: Board, points: int, cards: NDArray[np.int64], gains: NDArray[np.int64]) -> float:
    """With two empty cells. A line that holds both gets both cards wherever they go, so it counts by its mean alone."""
    first = first_empty(board, 0)
    second = first_empty(board, first + 1)
    size = list_unseen(board, cards)
    sums_0 = sums_1 = 0
    for k in range(size):
        board.grid[first] = cards[k]
        gains[0, k] = made_at(board, first, points)
        board.grid[first] = EMPTY
        board.grid[second] = cards[k]
        gains[1, k] = made_at(board, second, points)
        board.grid[second] = EMPTY
        sums_0 += gains[0, k]
        sums_1 += gains[1, k]
    total, others = 0, size - 1
    for k in range(size):
        a, b = gains[0, k], gains[1, k]
        total += max(a * others + sums_1 - b, b * others + sums_0 - a)
    both = first // SIDE if first // SIDE == second // SIDE else SIDE + first % SIDE
    if first // SIDE == second // SIDE or first % SIDE == second % SIDE:
        for k in range(size):
            board.grid[first] = cards[k]
            for j in range(k):
                board.grid[second] = cards[j]
                total += 2 * points_of(board, both, points)
        board.grid[first] = board.grid[second] = EMPTY
    return total / (size * others)
