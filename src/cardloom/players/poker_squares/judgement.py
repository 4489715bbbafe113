"""How a person looks at a grid: each line by itself, by what it holds, without counting which cards are gone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.poker_squares.rules import CELLS, EMPTY, SIDE
from cardloom.hands.five import FLUSH, FOUR, FULL_HOUSE, PAIR, STRAIGHT, THREE, TWO_PAIR, category, strength
from cardloom.hands.points import POINTS

# What part of its points a line of one suit, or of ranks close together, seems to be worth with so many cards.
SUITED = np.array([0, 0.05, 0.15, 0.35, 0.7])
CONNECTED = np.array([0, 0, 0.05, 0.15, 0.4])
# What a pair may still become: the part of a better hand's points for every empty cell of the line.
PAIR_GROWS, TWO_PAIR_GROWS, THREE_GROWS = 0.1, 0.15, 0.15


class Glance(NamedTuple):
    """Room for `natural_cell`."""

    line: NDArray[np.int8]  # (5,): the cards of a line
    gains: NDArray[np.float64]  # (2, 5): what the card adds to each row, and to each column


@rule
def new_glance() -> Glance:
    return Glance(np.empty(SIDE, np.int8), np.empty((2, SIDE)))


@rule
def worth(cards: NDArray[np.int8], n: int, points: int, straights: bool) -> float:
    """What a line of n cards seems to be worth, in points, to somebody who sees straights coming or does not."""
    table = POINTS[points]
    if n == SIDE:
        made = category(strength(cards[0], cards[1], cards[2], cards[3], cards[4]))
        return float(table[made]) if straights or made != STRAIGHT else 0.0
    pairs, most, low, high = 0, 0, 13, -1
    for rank in range(13):
        count = 0
        for k in range(n):
            count += cards[k] >> 2 == rank
        most = max(most, count)
        pairs += count == 2
        if count:
            low, high = min(low, rank), rank
    if most == 4:
        return float(table[FOUR])
    empty = SIDE - n
    if most == 3:
        return table[THREE] + THREE_GROWS * empty * table[FULL_HOUSE]  # type: ignore[no-any-return]
    if pairs == 2:
        return table[TWO_PAIR] + TWO_PAIR_GROWS * empty * table[FULL_HOUSE]  # type: ignore[no-any-return]
    if pairs == 1:
        return table[PAIR] + PAIR_GROWS * empty * table[THREE]  # type: ignore[no-any-return]
    seems, suited = 0.0, n > 0
    for k in range(1, n):
        suited &= cards[k] & 3 == cards[0] & 3
    if suited:
        seems = SUITED[n] * table[FLUSH]
    if straights and n and high - low < SIDE:
        seems = max(seems, CONNECTED[n] * table[STRAIGHT])
    return seems


def seems(cards: Sequence[int], points: int, straights: bool) -> float:
    """The same, of any number of cards up to five."""
    return worth(np.array([*cards, *[0] * (SIDE - len(cards))], np.int8), len(cards), points, straights)


@rule
def natural_cell(grid: NDArray[np.int8], card: int, points: int, glance: Glance) -> int:
    """The empty cell where the card adds most to what its two lines seem to be worth: as a casual player writes it."""
    line, gains = glance
    for way, first, step in ((0, SIDE, 1), (1, 1, SIDE)):
        for k in range(SIDE):
            n = 0
            for cell in range(k * first, k * first + SIDE * step, step):
                if grid[cell] != EMPTY:
                    line[n] = grid[cell]
                    n += 1
            if n < SIDE:
                before = worth(line, n, points, True)
                line[n] = card
                gains[way, k] = worth(line, n + 1, points, True) - before
    best, most = -1, 0.0
    for cell in range(CELLS):
        if grid[cell] == EMPTY:
            gain = gains[0, cell // SIDE] + gains[1, cell % SIDE]
            if best < 0 or gain > most:
                best, most = cell, gain
    return best
