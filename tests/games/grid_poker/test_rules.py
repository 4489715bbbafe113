"""The rules of Grid Poker: every example of the rule book, and what it says besides."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

import cardloom
from cardloom.errors import BadCards, BadOption
from cardloom.games.grid_poker.rules import lane_points
from cardloom.hands.five import rank
from tests.games.grid_poker.tables import dealt, drafted, shown

GRID = "2s3s4s 5h6h7h 8d9dTd"
LINES = ("take row1", "take row2", "take row3", "take col1", "take col2", "take col3")


def test_first_takes_three_and_second_what_is_left_of_its_line() -> None:
    state = dealt(GRID)
    assert state.to_act == (1,)
    assert state.legal(1) == LINES
    state = state.play(1, "take row2")
    assert state.to_act == (2,)
    assert state.view()["table"] == [["2s", "3s", "4s"], [None, None, None], ["8d", "9d", "Td"]]
    state = state.play(2, "take col1")
    assert state.view()["owned"] == [["5h", "6h", "7h"], ["2s", "8d"]]
    assert state.view()["discarded"] == ["3s", "4s", "9d", "Td"]
    assert state.view()["drafts"][0]["rest"] == ["3s", "4s", "9d", "Td"]


def test_parallel_lines_leave_three() -> None:
    state = dealt(GRID).play(1, "take col3").play(2, "take col1")
    assert state.view()["discarded"] == ["3s", "6h", "9d"]


@pytest.mark.parametrize("first", LINES)
def test_second_seat_always_has_five_lines(first: str) -> None:
    assert dealt(GRID).play(1, first).legal(2) == tuple(line for line in LINES if line != first)


def test_third_seat_gets_the_rest_at_once() -> None:
    state = dealt(GRID, seats=3).play(1, "take row2").play(2, "take col1")
    assert state.view()["owned"] == [["5h", "6h", "7h"], ["2s", "8d"], ["3s", "4s", "9d", "Td"]]
    assert state.view()["discarded"] == []
    assert state.view()["grid"] == 2


@pytest.mark.parametrize(("seats", "start"), [(2, 1), (2, 2), (3, 1), (3, 2), (3, 3)])
def test_first_pick_goes_round(seats: int, start: int) -> None:
    state = cardloom.new("grid-poker", seats=seats, seed=1, start=start)
    for grid in range(6):
        first = (start - 1 + grid) % seats + 1
        assert (state.view()["grid"], state.view()["last_grid"]) == (grid + 1, grid == 5)
        assert state.view()["first"] == first
        assert state.to_act == (first,)
        second = first % seats + 1
        state = state.play(first, "take row1")
        assert state.to_act == (second,)
        state = state.play(second, "take col1")
    assert state.to_act == tuple(range(1, seats + 1))
    assert sum(len(cards) for cards in state.view()["owned"]) + len(state.view()["discarded"]) == 54


@pytest.mark.parametrize(("lines", "owned"), [(("row1", "col1"), [15, 15]), (("row1", "row2"), [18, 18])])
def test_two_seats_own_15_to_18_cards(lines: tuple[str, str], owned: list[int]) -> None:
    state = cardloom.new("grid-poker", seed=2, start=1)
    for pick in range(12):
        state = state.play(state.to_act[0], f"take {lines[pick % 2]}")
    assert [len(cards) for cards in state.view()["owned"]] == owned


def test_three_seats_own_16_to_20_cards() -> None:
    state = cardloom.new("grid-poker", seats=3, seed=2, start=1)
    for grid in range(6):
        first, second = grid % 3 + 1, (grid + 1) % 3 + 1
        # Crossing lines where p1 is third and p3 second, parallel lines elsewhere.
        state = state.play(first, "take row1").play(second, "take col1" if grid % 3 == 1 else "take row2")
    assert [len(cards) for cards in state.view()["owned"]] == [20, 18, 16]
    assert len(state.legal(1)) == 1_955_457_504
    assert len(state.legal(3)) == 2_018_016


@pytest.mark.parametrize(
    ("hand", "category", "ranks"),
    [
        ("AsKsQsJsXr", "royal-flush", "A"),
        ("9h8h7h6hXr", "straight-flush", "T"),
        ("AhKh9h4hXr", "flush", "AKQ94"),
        ("Ah9h4hXrXb", "flush", "AKQ94"),
        ("2c3d4hXrXb", "straight", "6"),
        ("Ac2d3hXrXb", "straight", "5"),
        ("TcJdQhXrXb", "straight", "A"),
        ("Ah2h3h5hXr", "straight-flush", "5"),
        ("2s3s4s5sXr", "straight-flush", "6"),
        ("9hThJhQhXr", "straight-flush", "K"),
        ("KcKdKh2sXr", "three", "K2"),
        ("KcKd7h7sXr", "two-pair", "K7"),
        ("5c5d5h5sXr", "four", "5"),
        ("AcKd9h4sXr", "high-card", "AK94"),
        ("Ad3h7hXrXb", "high-card", "A73"),
        ("9c9d2hXrXb", "pair", "92"),
        ("9h7c8cKcXr", "high-card", "K987"),
        ("9d8s7c6hXr", "straight", "T"),
    ],
)
def test_jokers_are_wild_for_straights_and_flushes_alone(hand: str, category: str, ranks: str) -> None:
    assert (rank(hand).category, rank(hand).ranks) == (category, ranks)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("KsKh7c4d2c", "KcKd7h4sXr"),
        ("ThJhQhKhAh", "AsKsQsJsXr"),
        ("9d8s7c6hXr", "9h8c7d6s5h"),
        ("Jh Tc 9d 8h 7c", "Td 9s 8c 7h Xr"),
    ],
)
def test_comparisons(better: str, worse: str) -> None:
    assert rank(better) > rank(worse)


def test_one_joker_ties_two() -> None:
    assert rank("AhKh9h4hXr") == rank("Ah9h4hXrXb")


@pytest.mark.parametrize(
    ("strengths", "points"),
    [
        ((2, 1), [1, 0]),
        ((1, 1), [1, 1]),
        ((3, 2, 1), [2, 1, 0]),
        ((3, 3, 1), [2, 2, 0]),
        ((3, 1, 1), [2, 1, 1]),
        ((1, 1, 1), [2, 2, 2]),
    ],
)
def test_points_of_places_that_are_shared(strengths: tuple[int, ...], points: list[int]) -> None:
    ladders = np.array(strengths).reshape(-1, 1)
    assert [lane_points(ladders, len(points), 0, seat) for seat in range(len(points))] == points


FLUSH, STRAIGHT, KINGS = "AcQc9c7c4c", "9h8d7s6h5h", "KdKs8s5c2c"
FULL_HOUSE, OTHER_STRAIGHT, QUEENS = "3c3d3hJdJh", "9s8c7d6d5d", "QdQsTs6s4h"


def test_equal_points_are_decided_by_the_third_hands() -> None:
    state = shown(f"{KINGS} {FLUSH} {STRAIGHT}", f"{OTHER_STRAIGHT} {QUEENS} {FULL_HOUSE}")
    assert [lane["points"] for lane in state.view()["lanes"]] == [[0, 1], [1, 1], [1, 0]]
    assert state.scores == (2, 2)
    assert state.winners == (1,)
    assert state.view()["third_hands_decide"] is True


def test_all_equal_is_shared() -> None:
    state = shown("AcKc9c7c4c QdJd8d6d2d Ts9s7s5s3s", "AhKh9h7h4h QsJs8s6s2s Td9d7d5d3d")
    assert state.scores == (3, 3)
    assert state.winners == (1, 2)


THREE_SEATS = (
    "AcKc9c7c4c QdJd8d6d2d 3s5s7sTsJc",
    "AhKh9h7h4h QsJs8s6s2s 3d5d7dTdJh",
    "AdKd9d8c5c QhTh8h6h2h 3c4d6cTcKs",
)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_three_seats_share_places(order: tuple[int, ...]) -> None:
    """Two equal players share first places and the win, wherever they sit."""
    state = shown(*(THREE_SEATS[seat] for seat in order))
    by_player = [[lane["points"][order.index(player)] for lane in state.view()["lanes"]] for player in range(3)]
    assert by_player == [[2, 2, 1], [2, 2, 1], [0, 0, 2]]
    assert sorted(order[seat - 1] for seat in state.winners) == [0, 1]


def test_no_points_before_the_hands_are_shown() -> None:
    state = drafted("AcKc9c7c4cQdJd8d6d2dTs9s7s5s3s", "AhKh9h7h4hQsJs8s6s2sTd9d7d5d3d")
    state = state.play(2, "build AhKh9h7h4h QsJs8s6s2s Td9d7d5d3d")
    assert (state.to_act, state.scores, state.winners) == ((1,), (0, 0), ())
    assert state.legal(2) == ()


def test_builds_stand_in_either_order() -> None:
    state = drafted("AcKc9c7c4cQdJd8d6d2dTs9s7s5s3s", "AhKh9h7h4hQsJs8s6s2sTd9d7d5d3d")
    first, second = "build AcKc9c7c4c QdJd8d6d2d Ts9s7s5s3s", "build AhKh9h7h4h QsJs8s6s2s Td9d7d5d3d"
    assert state.play(1, first).play(2, second) == state.play(2, second).play(1, first)


def test_options_and_decks() -> None:
    with pytest.raises(BadOption) as refused:
        cardloom.new("grid-poker", seats=2, start=3)
    assert refused.value.code == "option-value"
    with pytest.raises(BadCards) as short:
        cardloom.new("grid-poker", deck="AsKs")
    assert short.value.code == "short-deck"
    assert {cardloom.new("grid-poker", seats=3, seed=seed).options["start"] for seed in range(20)} == {1, 2, 3}
