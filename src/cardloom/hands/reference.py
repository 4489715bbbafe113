"""What a hand wins: its chance against the hand in the same position of somebody who splits random cards sensibly.

The tables hold, for the first, second and third hand of such splits, the ranks below which none, 1/32, 2/32, ... all of
them stay. They are their own answer: who splits random cards by these chances makes hands of these ranks. They were
found from the ranks of random hands, by repeating until they settled (`benchmarks/hands/reference.py`).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

# fmt: off

# Three hands of five (ranks of `five.ranks`) from 17 of 54 cards, about what a seat of Grid Poker owns.
FIVES = np.array(
    [
        [
            0, 8397, 8848, 9223, 9493, 9644, 9754, 9786, 9801, 9819, 9833, 9845, 9858, 9867, 9875, 9885, 9893,
            9900, 9909, 9914, 9921, 9926, 9991, 10083, 10099, 10101, 10103, 10105, 10108, 10111, 10113, 10115,
            10116,
        ],
        [
            0, 6715, 8013, 8019, 8023, 8027, 8029, 8216, 8381, 8544, 8676, 8792, 8947, 9082, 9215, 9333, 9452,
            9531, 9605, 9674, 9726, 9772, 9784, 9796, 9808, 9820, 9833, 9846, 9859, 9874, 9893, 9911, 10116,
        ],
        [
            0, 1406, 2111, 3364, 4461, 5057, 5410, 5725, 6014, 6188, 6370, 6534, 6642, 6741, 6832, 6922, 6998,
            7532, 8011, 8013, 8015, 8017, 8019, 8022, 8025, 8027, 8029, 8204, 8435, 8697, 9086, 9534, 10116,
        ],
    ]
)

# Three of brag's piles (ranks of `three.ranks`) from nine of 52 cards.
THREES = np.array(
    [
        [
            0, 494, 567, 617, 655, 685, 704, 705, 706, 707, 708, 709, 709, 710, 711, 711, 712, 713, 713, 714,
            714, 715, 715, 715, 717, 720, 723, 727, 730, 732, 735, 738, 740,
        ],
        [
            0, 298, 334, 359, 376, 394, 410, 432, 452, 472, 490, 510, 526, 545, 559, 575, 593, 607, 621, 639,
            655, 670, 686, 704, 705, 706, 707, 708, 709, 710, 712, 714, 740,
        ],
        [
            0, 21, 47, 72, 96, 118, 137, 155, 169, 183, 196, 210, 224, 239, 253, 266, 277, 286, 296, 307, 317,
            328, 339, 350, 362, 373, 387, 402, 417, 449, 513, 590, 740,
        ],
    ]
)

# fmt: on


def wins(ranks: NDArray[np.integer], table: NDArray[np.int64]) -> NDArray[np.float64]:
    """The chance of each hand of splits, given as ranks in an array of shape (k, 3)."""
    parts = np.linspace(0, 1, table.shape[1])
    return np.column_stack([np.interp(ranks[:, position], table[position], parts) for position in range(3)])


def wins_expected(ranks: NDArray[np.integer], table: NDArray[np.int64]) -> NDArray[np.float64]:
    """How many of three hands of each split win, on average."""
    expected: NDArray[np.float64] = wins(ranks, table).sum(axis=1)
    return expected


def most_rounds(ranks: NDArray[np.integer], table: NDArray[np.int64]) -> NDArray[np.float64]:
    """The chance of each split to win two or three of three rounds."""
    return two_of_three(wins(ranks, table))


def two_of_three(chances: NDArray[np.float64]) -> NDArray[np.float64]:
    """The chance of each row of three independent ones that two or three come true."""
    first, second, third = chances.T
    two: NDArray[np.float64] = first * second + second * third + third * first - 2 * first * second * third
    return two
