"""Which cards make a window of three a meld, and what cards have in common. Sets of cards are numbers, a bit a card."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.puzzle import WHEELS
from cardloom.games.puzzle.melds import EMPTY, SCRAMBLED, SOLO_CELLS, STRAIGHT, types

SUIT = sum(1 << card for card in range(0, 52, 4))  # the cards of the first suit


@rule
def place_of(card: int) -> int:
    return (card // 4 + 1) % 13


@rule
def apart(ranks: int, one: int, two: int) -> int:
    """How many steps two cards are from each other on the wheel."""
    steps = abs(place_of(one) - place_of(two))
    return min(steps, WHEELS[ranks] - steps)


@rule
def _runs(wheels: NDArray[np.int64]) -> NDArray[np.int64]:
    """The cards that make a straight, and an out-of-order straight; whatever their suits.

    By wheel, the window's empty place, and the places on the wheel of the two other cards (see `completing`).
    """
    sets = np.zeros((len(wheels), 3, 13, 13, 2), np.int64)
    grid = np.full(SOLO_CELLS, EMPTY, np.int8)
    for ranks in range(len(wheels)):
        wheel = wheels[ranks]
        for gap in range(3):
            for one in range(wheel):
                for two in range(wheel):
                    for third in range(wheel):
                        grid[(gap + 1) % 3] = (one + 12) % 13 * 4
                        grid[(gap + 2) % 3] = (two + 12) % 13 * 4 + 1
                        grid[gap] = (third + 12) % 13 * 4 + 2
                        found = types(grid, 0, wheel)
                        for k, kind in enumerate((STRAIGHT, SCRAMBLED)):
                            if found & kind:
                                sets[ranks, gap, one, two, k] |= 15 << (third + 12) % 13 * 4
    return sets


@rule
def _near(wheels: NDArray[np.int64]) -> NDArray[np.int64]:
    """By wheel and card: the cards with which it can be in one meld of three."""
    sets = np.zeros((len(wheels), 52), np.int64)
    for ranks in range(len(wheels)):
        for card in range(52):
            for other in range(52):
                steps = abs(place_of(card) - place_of(other))
                if card % 4 == other % 4 or min(steps, wheels[ranks] - steps) <= 2:
                    sets[ranks, card] |= 1 << other
    return sets


RUNS = _runs(np.array(WHEELS))
NEAR = _near(np.array(WHEELS))


@rule
def completing(ranks: int, gap: int, one: int, two: int) -> tuple[int, int, int, int]:
    """The cards that make the window a kind, a flush, a straight, an out-of-order straight.

    gap: its empty place; one, two: the cards on the next place and the one after, around the window's end.
    """
    kind = 15 << one // 4 * 4 if one // 4 == two // 4 else 0
    flush = SUIT << one % 4 if one % 4 == two % 4 else 0
    runs = RUNS[ranks, gap, place_of(one), place_of(two)]
    return kind, flush, runs[0], runs[1]


@rule
def near(ranks: int, card: int) -> int:
    """The cards with which a card can be in one meld of three."""
    return NEAR[ranks, card]  # type: ignore[no-any-return]


@rule
def shape(ranks: int, cards: int) -> int:
    """What a hand has in common within: its longest suit, its most of a rank, its neighbours; a number below SHAPES."""
    suit = rank = neighbours = 0
    for k in range(4):
        suit = max(suit, size_of(cards & SUIT << k))
    wheel = WHEELS[ranks]
    for place in range(wheel):
        these = cards >> 4 * ((place + 12) % 13) & 15
        following = cards >> 4 * (((place + 1) % wheel + 12) % 13) & 15
        rank = max(rank, size_of(these))
        neighbours += these != 0 and following != 0
    return (min(5, suit) * 4 + min(3, rank)) * 6 + min(5, neighbours)


SHAPES = 6 * 4 * 6


@rule
def size_of(cards: int) -> int:
    """How many cards a set has."""
    cards = cards - (cards >> 1 & 0x5555555555555555)
    cards = (cards & 0x3333333333333333) + (cards >> 2 & 0x3333333333333333)
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (cards * 0x0101010101010101) >> 56 & 127
