"""The chances by which a sensible split is chosen."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from cardloom.hands import reference, split
from cardloom.hands.reference import FIVES, THREES, most_rounds, wins, wins_expected


def chosen(splits: split.Splits, values: NDArray[np.float64]) -> NDArray[np.uint16]:
    """The ranks of the split of each pool with the highest value."""
    order = np.lexsort((-values, splits.pools))
    return splits.ranks[order[np.unique(splits.pools[order], return_index=True)[1]]]


def decks(cards: int, size: int) -> NDArray[np.uint8]:
    deck = np.arange(cards, dtype=np.uint8)
    return np.random.default_rng(8).permuted(np.tile(deck, (3000, 1)), axis=1)[:, :size]


def test_who_splits_by_the_chances_makes_hands_of_these_ranks() -> None:
    fives = split.five_splits(decks(54, 17))
    threes = split.three_splits(decks(52, 9))
    for ranks, table in (
        (chosen(fives, wins_expected(fives.ranks, FIVES)), FIVES),
        (chosen(threes, most_rounds(threes.ranks, THREES)), THREES),
    ):
        for part in range(1, 32):
            assert ((ranks < table[:, part]).mean(axis=0) < part / 32 + 0.04).all()
            assert ((ranks <= table[:, part]).mean(axis=0) > part / 32 - 0.04).all()


@pytest.mark.parametrize("table", [FIVES, THREES])
def test_better_hands_win_no_less(table: NDArray[np.int64]) -> None:
    ranks = np.repeat(np.arange(table.max() + 1)[:, None], 3, axis=1)
    chances = wins(ranks, table)
    assert (np.diff(chances, axis=0) >= 0).all()
    assert chances[0].tolist() == [0, 0, 0] and chances[-1].tolist() == [1, 1, 1]


def test_two_of_three_rounds_by_counting() -> None:
    ranks = np.array([[700, 500, 300]])
    first, second, third = wins(ranks, THREES)[0]
    both = 0.0
    for outcome in range(8):
        won = [outcome >> place & 1 for place in range(3)]
        if sum(won) >= 2:
            chances = zip((first, second, third), won, strict=True)
            both += float(np.prod([chance if win else 1 - chance for chance, win in chances]))
    assert most_rounds(ranks, THREES)[0] == pytest.approx(both)
    assert reference.wins_expected(ranks, THREES)[0] == pytest.approx(first + second + third)
