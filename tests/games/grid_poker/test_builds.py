"""The numbering of builds: every way has one number and every number one way."""

from __future__ import annotations

from math import comb

import numpy as np
import pytest

from cardloom.games.grid_poker.builds import build, build_number, builds

OWNED = np.array([50, 3, 17, 29, 53, 8, 41, 0, 22, 36, 11, 52, 5, 33, 47, 19, 26, 1, 44, 14], np.int8)


def hands(cards: int, number: int) -> tuple[int, ...]:
    out = np.empty(15, np.int8)
    build(OWNED, cards, number, out)
    return tuple(out.tolist())


@pytest.mark.parametrize("cards", range(15, 21))
def test_count_is_that_of_choosing_hand_after_hand(cards: int) -> None:
    assert builds(cards) == comb(cards, 5) * comb(cards - 5, 5) * comb(cards - 10, 5) // 6


def test_every_number_of_fifteen_cards_is_that_of_its_way() -> None:
    built = np.empty(15, np.int8)
    for number in range(126_126):
        build(OWNED, 15, number, built)
        assert build_number(OWNED, 15, built) == number


@pytest.mark.parametrize("cards", range(16, 21))
def test_numbers_and_ways_of_more_cards_correspond(cards: int) -> None:
    rng = np.random.default_rng(cards)
    last = builds(cards) - 1
    for number in [0, last, *rng.integers(last, size=2000).tolist()]:
        built = hands(cards, number)
        assert len(set(built)) == 15
        assert set(built) <= set(OWNED[:cards].tolist())
        shuffled = np.concatenate([rng.permutation(built[at : at + 5]) for at in rng.permutation([0, 5, 10])])
        assert build_number(OWNED, cards, shuffled.astype(np.int8)) == number
