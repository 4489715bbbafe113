"""Splitting pools into three hands, against every split there is."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations, pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from cardloom.cards import cards_text, parse_cards
from cardloom.errors import BadCards
from cardloom.hands import five, split, three

Triple = tuple[int, int, int]
ACES_AND_A_ROYAL = "AsKsQsJsTs9s 2c3c4d5h6h 7h7d8c8dXr"
KINGS_AND_QUEENS = "KsKhKdQsJsQhJh2c4d"


@cache
def partitions(size: int) -> NDArray[np.int64]:
    """All ways to part three times `size` cards into three hands: as places among the combinations of the cards."""
    cards = range(3 * size)
    place = {hand: number for number, hand in enumerate(combinations(cards, size))}
    ways = []
    for first in combinations(cards, size):
        if first[0] != 0:
            break
        rest = [card for card in cards if card not in first]
        for others in combinations(rest[1:], size - 1):
            second = (rest[0], *others)
            ways.append((place[first], place[second], place[tuple(card for card in rest if card not in second)]))
    return np.array(ways)


def undominated(triples: Iterable[Triple]) -> set[Triple]:
    """The triples that no other one equals or beats in every position."""
    kept: list[Triple] = []
    for triple in sorted(triples, reverse=True):
        if not any(second >= triple[1] and third >= triple[2] for _, second, third in kept):
            kept.append(triple)
    return set(kept)


def by_trying_all(
    pool: NDArray[np.integer], size: int, ranks: Callable[[NDArray[np.integer]], NDArray[np.uint16]]
) -> set[Triple]:
    hands = np.array(list(combinations(pool, size)))
    triples = np.sort(ranks(hands).astype(np.int64)[partitions(size)], axis=1)[:, ::-1]
    packed = np.unique(triples @ np.array([1 << 40, 1 << 20, 1]))
    mask = (1 << 20) - 1
    return undominated((number >> 40, number >> 20 & mask, number & mask) for number in packed.tolist())


def triples_of(splits: split.Splits) -> set[Triple]:
    triples = [(first, second, third) for first, second, third in splits.ranks.tolist()]
    assert len(set(triples)) == len(triples)
    return set(triples)


def random_pools(count: int, size: int, jokers: int) -> NDArray[np.int64]:
    rng = np.random.default_rng(100 * size + jokers)
    naturals = rng.permuted(np.tile(np.arange(52), (count, 1)), axis=1)[:, : size - jokers]
    return np.hstack([naturals, np.tile(np.arange(52, 52 + jokers), (count, 1))])


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_fifteen_cards_against_all_126126_ways(jokers: int) -> None:
    assert len(partitions(5)) == 126_126
    for pool in random_pools(25, 15, jokers):
        assert triples_of(split.five_splits(pool[None])) == by_trying_all(pool, 5, five.ranks)


def test_nine_cards_against_all_280_ways() -> None:
    assert len(partitions(3)) == 280
    for pool in random_pools(300, 9, 0):
        assert triples_of(split.three_splits(pool[None])) == by_trying_all(pool, 3, three.ranks)


@pytest.mark.parametrize("jokers", [0, 1, 2])
@pytest.mark.parametrize("size", [16, 17, 18, 19, 20])
def test_more_cards_give_the_best_of_all_pools_with_one_card_less(size: int, jokers: int) -> None:
    for pool in random_pools(12, size, jokers):
        less = split.five_splits(np.array(list(combinations(pool, size - 1))))
        assert triples_of(split.five_splits(pool[None])) == undominated(map(tuple, less.ranks.tolist()))


def test_sixteen_cards_against_all_two_million_ways() -> None:
    pool = random_pools(1, 16, 1)[0]
    ways = set().union(*(by_trying_all(np.delete(pool, left_out), 5, five.ranks) for left_out in range(16)))
    assert triples_of(split.five_splits(pool[None])) == undominated(ways)


@settings(deadline=None, max_examples=50)
@given(st.permutations(range(54)), st.integers(15, 20))
def test_every_split_is_made_of_the_cards(deck: list[int], size: int) -> None:
    pool = deck[:size]
    splits = split.undominated_fives(pool)
    assert split.best_fives(pool) in splits
    for way in splits:
        assert [len(hand) for hand in way.hands] == [5, 5, 5]
        assert sorted([*sum(way.hands, ()), *way.left_over]) == sorted(pool)
        assert way.strengths == tuple(five.strength(*hand) for hand in way.hands)
        assert way.strengths == tuple(sorted(way.strengths, reverse=True))


@settings(deadline=None, max_examples=50)
@given(st.permutations(range(52)))
def test_every_split_into_piles_is_made_of_the_cards(deck: list[int]) -> None:
    splits = split.undominated_threes(deck[:9])
    assert split.best_threes(deck[:9]) in splits
    for way in splits:
        assert sorted(sum(way.hands, ())) == sorted(deck[:9])
        assert way.strengths == tuple(three.pile_strength(*hand) for hand in way.hands)
        assert way.strengths == tuple(sorted(way.strengths, reverse=True))


def test_first_hands_fall() -> None:
    firsts = [way.strengths[0] for way in split.undominated_fives(ACES_AND_A_ROYAL)]
    assert all(better >= worse for better, worse in pairwise(firsts))


def test_the_order_of_the_cards_does_not_matter() -> None:
    shuffler = random.Random(16)
    fives, threes = list(parse_cards(ACES_AND_A_ROYAL)), list(parse_cards(KINGS_AND_QUEENS))
    expected = [of(cards) for of, cards in ways_of(fives, threes)]
    for _ in range(200):
        shuffler.shuffle(fives)
        shuffler.shuffle(threes)
        assert [of(cards) for of, cards in ways_of(fives, threes)] == expected


def ways_of(fives: list[int], threes: list[int]) -> list[tuple[Callable[[list[int]], object], list[int]]]:
    return [
        (split.undominated_fives, fives),
        (split.best_fives, fives),
        (split.undominated_threes, threes),
        (split.best_threes, threes),
    ]


def test_what_is_given_stays_as_it_is() -> None:
    pool = [51, 3, 7, 0, 53, 8, 12, 44, 43, 21, 9, 52, 33, 30, 29, 14]
    array = np.array([pool])
    split.undominated_fives(pool)
    split.best_fives(pool)
    split.five_splits(array)
    assert array.tolist() == [pool]
    assert pool == [51, 3, 7, 0, 53, 8, 12, 44, 43, 21, 9, 52, 33, 30, 29, 14]


def test_a_royal_flush_is_found_in_a_pool_and_the_nine_stays_over() -> None:
    way = split.best_fives("AsKsQsJsTs9s 2c2d2h3c3d 4c4d4h5c5d")
    assert [cards_text(hand) for hand in way.hands] == ["AsKsQsJsTs", "5d5c4h4d4c", "3d3c2h2d2c"]
    assert cards_text(way.left_over) == "9s"


def test_the_best_piles_of_kings_and_queens() -> None:
    way = split.best_threes(KINGS_AND_QUEENS)
    assert [three.rank(pile).category for pile in way.hands] == ["running-flush", "running-flush", "high-card"]


def test_pools_together_are_what_they_are_alone() -> None:
    pools = random_pools(7, 17, 2)
    together = split.five_splits(pools)
    for number, pool in enumerate(pools):
        alone = split.five_splits(pool[None])
        mine = together.pools == number
        assert together.ranks[mine].tolist() == alone.ranks.tolist()
        assert together.hands[mine].tolist() == alone.hands.tolist()
    assert len(split.five_splits(pools[:0]).ranks) == 0


@pytest.mark.parametrize("count", [14, 21])
def test_another_number_of_cards_is_refused(count: int) -> None:
    with pytest.raises(BadCards) as refusal:
        split.undominated_fives(range(count))
    assert "15-20 cards are needed" in str(refusal.value)
    with pytest.raises(ValueError, match="15 to 20"):
        split.five_splits(np.arange(count)[None])


def test_what_is_no_pool_is_refused() -> None:
    with pytest.raises(BadCards):
        split.best_threes([*range(8), 52])
    with pytest.raises(BadCards):
        split.best_fives([*range(14), 0])
    for wrong in ([*range(14), 0], [*range(14), 54]):
        with pytest.raises(BadCards) as refusal:
            split.five_splits(np.array([range(15), wrong]))
        assert refusal.value.arguments == {"row": 1}
