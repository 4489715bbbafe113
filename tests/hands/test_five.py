"""What one hand of five is worth."""

from __future__ import annotations

from itertools import combinations, permutations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardloom.cards import parse_cards
from cardloom.errors import BadCards
from cardloom.hands.five import CATEGORIES, rank, ranks
from tests.hands import literal

hands_of_five = st.permutations(range(54)).map(lambda deck: deck[:5])


@pytest.mark.parametrize(
    ("hand", "category", "tie_break", "jokers"),
    [
        ("AsKsQsJsXr", "royal-flush", "A", ["Xr=Ts"]),
        ("9h8h7h6hXr", "straight-flush", "T", ["Xr=Th"]),
        ("AhKh9h4hXr", "flush", "AKQ94", ["Xr=Qh"]),
        ("Ah9h4hXrXb", "flush", "AKQ94", ["Xr=Kh", "Xb=Qh"]),
        ("2c3d4hXrXb", "straight", "6", ["Xr=6", "Xb=5"]),
        ("Ac2d3hXrXb", "straight", "5", ["Xr=5", "Xb=4"]),
        ("TcJdQhXrXb", "straight", "A", ["Xr=A", "Xb=K"]),
        ("Ah2h3h5hXr", "straight-flush", "5", ["Xr=4h"]),
        ("2s3s4s5sXr", "straight-flush", "6", ["Xr=6s"]),
        ("9hThJhQhXr", "straight-flush", "K", ["Xr=Kh"]),
        ("KcKdKh2sXr", "three", "K2", ["Xr"]),
        ("KcKd7h7sXr", "two-pair", "K7", ["Xr"]),
        ("5c5d5h5sXr", "four", "5", ["Xr"]),
        ("AcKd9h4sXr", "high-card", "AK94", ["Xr"]),
        ("Ad3h7hXrXb", "high-card", "A73", ["Xr", "Xb"]),
        ("9c9d2hXrXb", "pair", "92", ["Xr", "Xb"]),
        ("9h7c8cKcXr", "high-card", "K987", ["Xr"]),
        ("9d8s7c6hXr", "straight", "T", ["Xr=T"]),
        # A gap is filled where it is, and a straight is not named a step too high.
        ("6h7d9cTcXr", "straight", "T", ["Xr=8"]),
        ("6h7d8c9cXb", "straight", "T", ["Xb=T"]),
        ("As2s3h4dXr", "straight", "5", ["Xr=5"]),
        ("ThJhQhKhXr", "royal-flush", "A", ["Xr=Ah"]),
        # A joker makes no pair into three, no two pair into a full house, no five of four.
        ("Ad3s5c5hXr", "pair", "5A3", ["Xr"]),
        ("9c9dJcJsXr", "two-pair", "J9", ["Xr"]),
        ("7h7d7s7cXr", "four", "7", ["Xr"]),
        ("XrXbAc4c2c", "straight-flush", "5", ["Xr=5c", "Xb=3c"]),
        # A card that lies elsewhere may be represented, one of the same hand may not.
        ("KhQh9h4hXr", "flush", "AKQ94", ["Xr=Ah"]),
    ],
)
def test_jokers(hand: str, category: str, tie_break: str, jokers: list[str]) -> None:
    worth = rank(hand)
    assert (worth.category, worth.ranks, list(worth.jokers), worth.natural) == (category, tie_break, jokers, False)


@pytest.mark.parametrize(
    ("hand", "category", "tie_break"),
    [
        ("AhKhQhJhTh", "royal-flush", "A"),
        ("9h8h7h6h5h", "straight-flush", "9"),
        ("Ah2h3h4h5h", "straight-flush", "5"),
        ("5c5d5h5s2c", "four", "52"),
        ("4s4h4d9s9h", "full-house", "49"),
        ("QsJs9s7s6s", "flush", "QJ976"),
        ("As2h3d4c5s", "straight", "5"),
        ("QcKhAd2s3s", "high-card", "AKQ32"),
        # Highest minus lowest is four, but a rank repeats.
        ("2c3c6c6s6h", "three", "632"),
        ("KcKd7h7s2c", "two-pair", "K72"),
        ("2d6s6c3d10c", "pair", "6T32"),
        ("10sJdQc9hKs", "straight", "K"),
    ],
)
def test_natural_hands(hand: str, category: str, tie_break: str) -> None:
    worth = rank(hand)
    assert (worth.category, worth.ranks, worth.jokers, worth.natural) == (category, tie_break, (), True)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("ThJhQhKhAh", "AsKsQsJsXr"),
        ("9d8s7c6hXr", "9h8c7d6s5h"),
        ("JhTc9d8h7c", "Td9s8c7hXr"),
        ("KsKh7c4d2c", "KcKd7h4sXr"),
        # The lowest straight is one still.
        ("As2h3d4c5s", "AsAhAdKcQs"),
        ("6h5d4c3s2h", "As2h3d4c5s"),
        ("Ah2h3h4h5h", "AsAhAdAcKs"),
        # High pair, then low pair, then kicker; never a sum.
        ("7s7h2h2sAc", "6s6h3s3hAs"),
        # Flushes are compared to the last card.
        ("QsJs9s7s6s", "QhJh9h6h5h"),
        ("Ks9s7s4s3s", "Kh9h7h4h2h"),
        # A joker that makes nothing loses to any pair, and to the same cards with a deuce.
        ("2c2d3h4s5c", "Xr9h7c8cKc"),
        ("Kh9d8s7c2d", "Xr9h7c8cKc"),
    ],
)
def test_better_and_worse(better: str, worse: str) -> None:
    assert rank(better) > rank(worse)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("KsQs9s7s4s", "KhQh9h7h4h"),
        # One joker ties two.
        ("AhKh9h4hXr", "Ad9d4dXrXb"),
        ("2c3d4h5sXr", "2d3h4sXrXb"),
    ],
)
def test_ties(one: str, other: str) -> None:
    assert rank(one) == rank(other) and not rank(one) < rank(other)


def test_the_ten_straights_from_five_high_to_ace_high() -> None:
    letters = "A23456789TJQKA"
    for suits in ("cdhsc", "hhhhh"):
        straights = [
            rank("".join(letter + suit for letter, suit in zip(letters[low : low + 5], suits, strict=True)))
            for low in range(10)
        ]
        assert [straight.ranks for straight in straights] == list("56789TJQKA")
        assert straights == sorted(straights)
        assert {straight.category for straight in straights} <= {"straight", "straight-flush", "royal-flush"}


def test_all_categories_rise() -> None:
    low = ["QcKhAd2s3s", "2c2d3h4s5c", "2c2d3h3s5c", "2c2d2h4s5c", "As2h3d4c5s"]
    high = ["2c3c4c5c7c", "2c2d2h3s3c", "2c2d2h2s3c", "Ah2h3h4h5h", "AhKhQhJhTh"]
    worths = [rank(hand) for hand in low + high]
    assert [worth.category for worth in worths] == list(CATEGORIES)
    assert worths == sorted(worths)


@settings(deadline=None)
@given(hands_of_five)
def test_the_order_of_the_cards_does_not_matter(hand: list[int]) -> None:
    assert len({rank(order) for order in permutations(hand)}) == 1


@settings(deadline=None)
@given(st.lists(hands_of_five, min_size=2, max_size=6))
def test_hands_compare_as_the_literal_rules_say(hands: list[list[int]]) -> None:
    for one, other in combinations(hands, 2):
        assert (rank(one) < rank(other)) == (literal.five(one) < literal.five(other))
        assert (rank(one) == rank(other)) == (literal.five(one) == literal.five(other))


@settings(deadline=None)
@given(hands_of_five)
def test_what_jokers_stand_for_makes_the_same_hand(hand: list[int]) -> None:
    worth = rank(hand)
    naturals = [card for card in hand if card < 52]
    named = [joker.split("=")[1] for joker in worth.jokers if "=" in joker]
    if named and len(named[0]) == 2:
        assert rank([*naturals, *parse_cards("".join(named))]).strength == worth.strength + 1
    elif named:
        made = {
            rank([*naturals, *parse_cards("".join(letter + suit for letter, suit in zip(named, suits, strict=True)))])
            for suits in ("cd"[: len(named)], "hc"[: len(named)])
        }
        assert {straight.strength for straight in made} == {worth.strength + 1}


@pytest.mark.parametrize("given", ["AsKs", "", "AsKsQsJsTs9s", list(range(6))])
def test_another_number_of_cards_is_refused(given: str | list[int]) -> None:
    with pytest.raises(BadCards) as refusal:
        rank(given)
    assert refusal.value.code == "wrong-number-of-cards"
    assert "5 cards are needed" in str(refusal.value)


@pytest.mark.parametrize("given", ["AcAcKd7s2h", [1, 2, 3, 4, 1], "10cTc2d3h4s", "XrXr2d3h4s"])
def test_a_card_that_comes_twice_is_refused(given: str | list[int]) -> None:
    with pytest.raises(BadCards) as refusal:
        rank(given)
    assert refusal.value.code == "card-twice"


@pytest.mark.parametrize(
    ("given", "named"),
    [("AsKsQsJs??", "??"), ("AsKsQsJsXr=Ts", "Xr=Ts"), ([1, 2, 3, 4, 999], "999"), ([1, 2, 3, 4, -5], "-5")],
)
def test_what_is_in_no_hand_is_refused_by_name(given: str | list[int], named: str) -> None:
    with pytest.raises(BadCards) as refusal:
        rank(given)
    assert refusal.value.code == "card-in-no-hand"
    assert refusal.value.arguments == {"card": named}


def test_what_is_given_stays_as_it_is() -> None:
    cards = [51, 0, 52, 7, 3]
    array = np.array([cards])
    rank(cards)
    ranks(array)
    assert cards == [51, 0, 52, 7, 3]
    assert array.tolist() == [cards]
