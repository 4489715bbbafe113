"""The rules of the game alone; the numbers are those of the rule book's examples."""

from __future__ import annotations

import pytest

import cardloom
from tests.games.puzzle.positions import deck, play, solo

NOTHING = ".. .. .."


@pytest.mark.parametrize(("easy", "points"), [(False, 0), (True, 0)])
def test_the_first_meld_scores_nothing(easy: bool, points: int) -> None:
    """Example 9: a flush line in step 1, and a bonus card that makes nothing."""
    start = solo("2h 5h ..", NOTHING, ".. .. ..", hand="3c", drawn="8h 6d", easy=easy)
    state = play(start, "place 8h c1", "done", "play 3c a3")
    assert state.scores == (points,)
    assert state.view()["scored"]["total"] == points


@pytest.mark.parametrize(("easy", "points"), [(False, 0), (True, 1)])
def test_a_kind_alone(easy: bool, points: int) -> None:
    """Example 9."""
    start = solo("2h 2d ..", NOTHING, NOTHING, hand="3c", drawn="2s 6d", easy=easy)
    assert play(start, "place 2s c1", "done", "play 3c a3").scores == (points,)


def test_a_straight_and_then_a_kind() -> None:
    """Example 9: the kind is the second bonus."""
    start = solo("2h 3d ..", ".. .. 4s", NOTHING, hand="4d 8c", drawn="4c 6d")
    state = play(start, "place 4c c1", "done", "play 4d c3")
    assert (state.view()["bonuses"], state.view()["chain"]) == (2, ["kind"])
    assert play(state, "play 8c a3").scores == (2,)


def test_of_two_lines_at_once_the_cheaper_is_the_first() -> None:
    """Example 9."""
    start = solo("2h 8h ..", ".. .. 6s", ".. .. 6d", hand="9c", drawn="6h 3d")
    state = play(start, "place 6h c1", "done", "play 9c a3")
    assert state.scores == (2,)
    melds = state.view()["scored"]["melds"]
    assert [(meld["types"], meld["points"], meld["first"]) for meld in melds] == [
        (["flush"], 0, True),
        (["kind"], 2, False),
    ]


def test_a_long_chain() -> None:
    """Example 10."""
    start = solo("4h 5c ..", "4d 5s ..", NOTHING, hand="4s 6h 5d 9c 6s", drawn="6d 7c")
    state = play(start, "place 6d c1", "done", "play 4s a3", "play 6h c2", "play 5d b3")
    assert state.view()["bonuses"] == 4
    assert play(state, "play 9c c3").scores == (11,)
    end = play(state, "play 6s c3")
    assert end.scores == (15,)
    assert end.view()["grid"] == [[None] * 3] * 3
    assert (end.view()["scored"]["chain"], end.view()["scored"]["total"]) == (5, 15)


def test_a_shift_breaks_the_first_meld() -> None:
    """Of the earliest action's lines only those that still stand can be the first: here it is the shift's."""
    start = solo("2h 3h ..", "3d .. ..", ".. 3s 9c", hand="8c", drawn="4h 6d")
    state = play(start, "place 4h c1")
    assert state.view()["first"] == [["a1", "b1", "c1"]]
    state = play(state, "shift b1 b2")
    assert state.view()["first"] == []
    assert (state.view()["phase"], state.view()["scored"]) == ("place", None)


def test_a_shift_keeps_the_earlier_line_first() -> None:
    start = solo("2h 2d ..", ".. 8c 8d", "8s .. 9c", hand="6c", drawn="2s 5d", easy=True)
    state = play(start, "place 2s c1", "shift a3 a2")
    assert state.view()["first"] == [["a1", "b1", "c1"]]
    assert play(state, "play 6c a3").scores == (1 + 2,)


def test_the_turn_begins() -> None:
    """The centre card, five in hand, then the stock; of two drawn one is placed, the other joins the hand."""
    state = cardloom.new("puzzle-solo", deck=deck("5d 2c4c6h8d9s 3h 7s 4d", "A-9"))
    view = state.view()
    assert (view["grid"][1][1], view["hand"], view["drawn"]) == ("5d", ["2c", "4c", "6h", "8d", "9s"], ["3h", "7s"])
    assert len(state.legal(1)) == 2 * 8
    state = state.play(1, "place 7s a1")
    assert state.view()["hand"] == ["2c", "3h", "4c", "6h", "8d", "9s"]
    plays, shifts = (6 + 2) * 7, 7 + 2
    assert len(state.legal(1)) == plays + shifts + 1
    assert state.play(1, "done").view()["drawn"] == ["4d", "2d"]


def test_the_hard_game_shifts_in_four_directions() -> None:
    def shifts(hard: bool) -> set[str]:
        state = solo(NOTHING, ".. Xr ..", NOTHING, hand="3c", drawn="8h 2d", hard=hard).play(1, "place 8h a1")
        return {move for move in state.legal(1) if move.startswith("shift")}

    straight = {"shift b2 b1", "shift b2 a2", "shift b2 c2", "shift b2 b3", "shift a1 b1", "shift a1 a2"}
    assert shifts(hard=True) == straight
    assert shifts(hard=False) == straight | {"shift b2 c1", "shift b2 a3", "shift b2 c3"}


def test_a_full_grid_costs_a_card_and_two_points() -> None:
    full = solo("2h 5c 8d", "9h 3c Xr", "6s 8c 4d", hand="7c 7d 2c 2d 3h", score=1)
    assert full.legal(1) == tuple(f"remove {column}{row}" for row in "123" for column in "abc")
    state = full.play(1, "remove c2")
    assert (state.scores, state.view()["jokers"][0], len(state.view()["drawn"])) == ((-1,), "gone", 2)
    assert {move[-2:] for move in state.legal(1)} == {"c2"}


def test_one_card_is_left() -> None:
    start = solo("2h .. ..", ".. .. 4d", "6s .. ..", hand="7c 7d 2c 2d 3h", drawn="8c 9c", stock=1)
    state = play(start, "place 8c b2", "done")
    assert len(state.view()["drawn"]) == 1
    state = play(state, state.legal(1)[0], "done")
    assert (state.over, state.winners, state.scores) == (True, (), (0,))


@pytest.mark.parametrize(("score", "winners"), [(20, ()), (21, (1,))])
def test_more_than_twenty_win(score: int, winners: tuple[int, ...]) -> None:
    start = solo("2h .. ..", ".. .. 4d", "6s .. ..", hand="7c 7d 2c 2d 3h", drawn="8c 9c", stock=0, score=score)
    state = play(start, "place 8c b2", "done")
    assert (state.over, state.winners) == (True, winners)


def test_a_shifted_joker_may_be_named_and_a_named_one_shifted() -> None:
    start = solo("3h .. 5h", "Xr .. ..", NOTHING, hand="9c", drawn="8d 2s")
    state = play(start, "place 8d c3", "shift a2 b1")
    assert {"name Xr=4s", "name Xr=9h", "name none"} < set(state.legal(1))
    state = play(solo("3h .. 5h", "Xr=4s .. ..", NOTHING, hand="9c", drawn="8d 2s"), "place 8d c3", "shift a2 b1")
    assert (state.view()["chain"], state.view()["jokers"][0]) == (["straight"], "b1")


def test_a_hand_above_five_draws_nothing() -> None:
    start = solo(NOTHING, ".. 5d ..", NOTHING, hand="2c 4c 6h 8d 9s", drawn="3h 7s")
    state = play(start, "place 7s a1", "done")
    assert len(state.view()["hand"]) == 6
