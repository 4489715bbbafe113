"""The order of five-card hands over all hands."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import chain, combinations, pairwise

import numpy as np
import pytest
from numpy.typing import NDArray
from phevaluator import evaluate_cards

from cardloom.hands import five
from tests.hands import literal

COUNTS = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4]


def all_hands(naturals: int, jokers: int) -> NDArray[np.uint8]:
    hands = np.fromiter(chain.from_iterable(combinations(range(52), naturals)), np.uint8).reshape(-1, naturals)
    return np.hstack([hands, np.tile(np.arange(52, 52 + jokers, dtype=np.uint8), (len(hands), 1))])


@pytest.fixture(scope="module")
def natural() -> NDArray[np.uint8]:
    return all_hands(5, 0)


def test_counts_of_the_categories(natural: NDArray[np.uint8]) -> None:
    assert np.bincount(five.categories(natural)).tolist() == COUNTS


def test_distinct_values(natural: NDArray[np.uint8]) -> None:
    assert len(np.unique(five.ranks(natural))) == 7462


def test_natural_hands_stand_in_phevaluators_order(natural: NDArray[np.uint8]) -> None:
    theirs = np.fromiter((evaluate_cards(*hand) for hand in natural.tolist()), np.int64, len(natural))
    ours = five.ranks(natural).astype(np.int64)
    pairs = np.unique(np.column_stack([ours, theirs]), axis=0)
    # One of theirs for each of ours, and theirs fall (1 is a royal flush) while ours rise.
    assert len(pairs) == 7462
    assert (np.diff(pairs[:, 0]) > 0).all() and (np.diff(pairs[:, 1]) < 0).all()


def test_the_rule_by_itself_and_the_tables_agree() -> None:
    rng = np.random.default_rng(1)
    hands = rng.permuted(np.tile(np.arange(54, dtype=np.uint8), (20_000, 1)), axis=1)[:, :5]
    assert five.tables().strengths[five.ranks(hands)].tolist() == [five.strength(*hand) for hand in hands.tolist()]


def test_hands_with_jokers_and_without_stand_in_the_literal_order(natural: NDArray[np.uint8]) -> None:
    """All 270,725 hands with one joker, all 22,100 with two, and a natural hand of each of the 7,462 values."""
    of_each = natural[np.unique(five.ranks(natural), return_index=True)[1]]
    worths: dict[int, set[literal.Worth]] = defaultdict(set)
    for hands in (of_each, all_hands(4, 1), all_hands(3, 2)):
        for rank, hand in zip(five.ranks(hands).tolist(), hands.tolist(), strict=True):
            worths[rank].add(worth_by_shape(shape(hand)))
    assert len(worths) == len(five.tables().strengths)
    assert all(len(worth) == 1 for worth in worths.values())
    rising = [next(iter(worths[rank])) for rank in range(len(worths))]
    assert all(lower < higher for lower, higher in pairwise(rising))


def shape(hand: list[int]) -> tuple[int, ...]:
    """The same hand with its suits renamed: the suit with the highest set of ranks becomes spades, and so on."""
    suits = [0, 0, 0, 0]
    for card in hand:
        if card < 52:
            suits[card % 4] |= 1 << card // 4
    suits.sort()
    jokers = [card for card in hand if card >= 52]
    return *suits, *jokers


@cache
def worth_by_shape(shape: tuple[int, ...]) -> literal.Worth:
    naturals = [4 * rank + suit for suit in range(4) for rank in range(13) if shape[suit] >> rank & 1]
    return literal.five([*naturals, *shape[4:]])
