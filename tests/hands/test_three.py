"""What brag's piles are worth."""

from __future__ import annotations

from itertools import chain, combinations, pairwise, permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardloom.errors import BadCards
from cardloom.hands.three import CATEGORIES, category, pile_strength, rank, ranks, tables
from tests.hands import literal

PRIALS = ["3s3h3d", "AsAhAd", "KsKhKd", "QsQhQd", "4s4h4d", "2s2h2d"]
RUNNING_FLUSHES_AND_RUNS = ["3s2sAs", "AsKsQs", "KsQsJs", "4s3s2s", "Ah2s3d", "AhKsQd", "KhQsJc", "4h3d2c"]
FLUSHES_AND_LESS = ["AsJs9s", "AsJs8s", "QsQh2d", "JsJhAd", "AsKhJd", "AsKh2d", "5s3h2d"]
FALLING = [*PRIALS, *RUNNING_FLUSHES_AND_RUNS, *FLUSHES_AND_LESS]
RUNS = ["A23", "AKQ", "KQJ", "QJT", "JT9", "T98", "987", "876", "765", "654", "543", "432"]


def test_the_order_of_the_rule_book() -> None:
    assert all(rank(better) > rank(worse) for better, worse in pairwise(FALLING))


@pytest.mark.parametrize("suits", ["shd", "sss"])
def test_the_twelve_runs_in_all_orders_of_their_cards(suits: str) -> None:
    piles = [[letter + suit for letter, suit in zip(run, suits, strict=True)] for run in RUNS]
    for pile in piles:
        assert len({rank("".join(order)) for order in permutations(pile)}) == 1
    worths = [rank("".join(pile)) for pile in piles]
    assert worths == sorted(set(worths), reverse=True)
    assert {worth.category for worth in worths} == {"run" if suits == "shd" else "running-flush"}


@pytest.mark.parametrize(
    ("pile", "category", "tie_break"),
    [
        ("3s3h3d", "prial", "3"),
        ("2s2h2d", "prial", "2"),
        ("As2s3s", "running-flush", "3"),
        ("Ah2s3c", "run", "3"),
        ("KhQsJc", "run", "K"),
        ("KsAh2c", "high-card", "AK2"),
        ("AsJs8s", "flush", "AJ8"),
        ("QsQhJd", "pair", "QJ"),
    ],
)
def test_categories_and_ranks(pile: str, category: str, tie_break: str) -> None:
    assert (rank(pile).category, rank(pile).ranks) == (category, tie_break)


def test_all_piles_against_the_literal_rules() -> None:
    piles = np.fromiter(chain.from_iterable(combinations(range(52), 3)), np.uint8).reshape(-1, 3)
    found = ranks(piles)
    strengths = tables().strengths
    assert found.dtype == np.uint16
    assert len(np.unique(found)) == len(strengths) == 741
    assert np.bincount(strengths[found] >> 27).tolist() == [16440, 3744, 1096, 720, 48, 52]
    worths = {(int(of), literal.three(pile)) for of, pile in zip(found, piles.tolist(), strict=True)}
    assert len(worths) == 741
    assert [worth for _, worth in sorted(worths)] == sorted(worth for _, worth in worths)
    assert strengths[found].tolist() == [pile_strength(*pile) for pile in piles.tolist()]


@settings(deadline=None)
@given(st.permutations(range(52)))
def test_the_order_of_the_cards_does_not_matter(deck: list[int]) -> None:
    orders = np.array(list(permutations(deck[:3])))
    assert len(np.unique(ranks(orders))) == 1
    assert ranks(orders)[0] == np.searchsorted(tables().strengths, pile_strength(*deck[:3]))
    assert CATEGORIES[category(pile_strength(*deck[:3]))] == rank(deck[:3]).category


@pytest.mark.parametrize("pile", ["AsKs", "AsKsQsJs", "AsAsKd", "AsKsXr"])
def test_what_is_no_pile_is_refused(pile: str) -> None:
    with pytest.raises(BadCards):
        rank(pile)


@pytest.mark.parametrize("wrong", [[1, 2, 2], [0, 1, 52], [255, 1, 2], [-1, 1, 2]])
def test_a_bad_row_is_named(wrong: list[int]) -> None:
    with pytest.raises(BadCards) as refusal:
        ranks(np.array([[1, 2, 3], wrong]))
    assert refusal.value.arguments == {"row": 1}


def test_what_is_given_stays_as_it_is() -> None:
    pile = [48, 0, 4]
    rank(pile)
    ranks(np.array([pile]))
    assert pile == [48, 0, 4]
