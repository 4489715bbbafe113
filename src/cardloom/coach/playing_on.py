"""Poker Squares played on as a person plays: what a grid is worth that the strongest player would never have come to.

The learned value knows the grids of its own plan. Of others it thinks too little, and would blame whoever made them for
a loss that the rest of the game then gives back. A grid is worth at least what it makes when it is played on by
`players.poker_squares.judgement`: line by line, by what the line holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.decks import STANDARD
from cardloom.games.poker_squares.rules import CELLS, EMPTY, SIDE, line_points
from cardloom.hands.five import FLUSH, FOUR, FULL_HOUSE, PAIR, STRAIGHT, THREE, TWO_PAIR, category, strength
from cardloom.hands.points import POINTS, SYSTEMS
from cardloom.players.poker_squares.judgement import CONNECTED, GROWTH, SUITED

GAMES = 1000
FLUSH_PARTS, STRAIGHT_PARTS = np.array(SUITED, np.float64), np.array(CONNECTED, np.float64)
PAIR_PART, TWO_PAIR_PART, THREE_PART = (GROWTH[made][1] for made in (PAIR, TWO_PAIR, THREE))


def played_on(grid: Sequence[int], points: str, seed: int = 0) -> tuple[float, float]:
    """The mean final score of a grid (25 cells, EMPTY for none) and its standard error; all other cards are unseen."""
    unseen = np.array([card for card in STANDARD if card not in set(grid)], np.int8)
    totals = np.empty(GAMES)
    _play_on(np.array(grid, np.int8), unseen, SYSTEMS.index(points), np.random.default_rng(seed), totals)
    return float(totals.mean()), float(totals.std()) / sqrt(GAMES)


def next_cell(grid: Sequence[int], card: int, points: str) -> int:
    """Where a person who plays so writes the card."""
    cells, system = np.array(grid, np.int8), SYSTEMS.index(points)
    return int(_next_cell(cells, card, system, np.empty(SIDE, np.int8), np.empty((2, SIDE))))


@rule
def _play_on(
    start: NDArray[np.int8],
    unseen: NDArray[np.int8],
    points: int,
    rng: np.random.Generator,
    totals: NDArray[np.float64],
) -> None:
    grid = np.empty(CELLS, np.int8)
    cards = np.empty(SIDE, np.int8)
    gains = np.empty((2, SIDE))
    left = (start == EMPTY).sum()
    for game in range(len(totals)):
        grid[:] = start
        for turn in range(left):
            at = turn + int(rng.random() * (len(unseen) - turn))
            unseen[turn], unseen[at] = unseen[at], unseen[turn]
            grid[_next_cell(grid, unseen[turn], points, cards, gains)] = unseen[turn]
        totals[game] = 0
        for k in range(SIDE):
            totals[game] += line_points(grid, k * SIDE, 1, points) + line_points(grid, k, SIDE, points)


@rule
def _next_cell(
    grid: NDArray[np.int8], card: int, points: int, cards: NDArray[np.int8], gains: NDArray[np.float64]
) -> int:
    """The empty cell where the card adds most to what its two lines seem to be worth."""
    for k in range(SIDE):
        for way, first, step in ((0, k * SIDE, 1), (1, k, SIDE)):
            n = 0
            for cell in range(SIDE):
                lying = grid[first + cell * step]
                if lying != EMPTY:
                    cards[n] = lying
                    n += 1
            if n < SIDE:
                before = seems(cards, n, points)
                cards[n] = card
                gains[way, k] = seems(cards, n + 1, points) - before
    best, most = -1, 0.0
    for cell in range(CELLS):
        if grid[cell] == EMPTY:
            gain = gains[0, cell // SIDE] + gains[1, cell % SIDE]
            if best < 0 or gain > most:
                best, most = cell, gain
    return best


@rule
def seems(cards: NDArray[np.int8], n: int, points: int) -> float:
    """What a line of n cards seems to be worth: `judgement.worth`, compiled."""
    if n == SIDE:
        return float(POINTS[points, category(strength(cards[0], cards[1], cards[2], cards[3], cards[4]))])
    held, ranks = 0, 0
    flush = True
    for k in range(n):
        held += 1 << 4 * (cards[k] >> 2)
        ranks |= 1 << (cards[k] >> 2)
        flush &= cards[k] & 3 == cards[0] & 3
    pairs, most, apart, low, high = 0, 0, 0, 13, -1
    for rank in range(13):
        count = held >> 4 * rank & 15
        most = max(most, count)
        pairs += count == 2
        if count:
            apart += 1
            low, high = min(low, rank), rank
    if most == 4:
        return float(POINTS[points, FOUR])
    empty = SIDE - n
    if most == 3:
        return POINTS[points, THREE] + THREE_PART * empty * POINTS[points, FULL_HOUSE]  # type: ignore[no-any-return]
    if pairs == 2:
        return POINTS[points, TWO_PAIR] + TWO_PAIR_PART * empty * POINTS[points, FULL_HOUSE]  # type: ignore[no-any-return]
    if pairs == 1:
        return POINTS[points, PAIR] + PAIR_PART * empty * POINTS[points, THREE]  # type: ignore[no-any-return]
    worth = 0.0
    if n and flush:
        worth = FLUSH_PARTS[n] * POINTS[points, FLUSH]
    if n and high - low <= 4:
        worth = max(worth, STRAIGHT_PARTS[n] * POINTS[points, STRAIGHT])
    return worth
