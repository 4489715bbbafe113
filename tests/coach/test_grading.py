"""Labels and accuracy are the published formulas."""

from math import exp

import pytest

from cardloom.coach.grading import drop, game_accuracy, label, move_accuracy

VIEW = {"options": {"points": "american"}, "pot": 8}


@pytest.mark.parametrize(("lost", "percent"), [(0, 100), (0.05, 81.8), (0.10, 64.5), (0.15, 51.5), (1, 0)])
def test_the_accuracy_of_a_move_is_that_of_lichess(lost: float, percent: float) -> None:
    raw = 103.1668100711649 * exp(-0.04354415386953751 * 100 * lost) - 3.166924740191411 + 1
    assert move_accuracy(lost) == pytest.approx(min(max(raw, 0), 100))
    assert move_accuracy(lost) == pytest.approx(percent, abs=1)


def test_the_accuracy_of_a_game() -> None:
    assert game_accuracy([], []) is None
    assert game_accuracy([100.0] * 5, [0.5] * 6) == pytest.approx(100)
    # Where much is at stake a bad move weighs more: 0.9 to 0.1 at the end.
    calm_first = game_accuracy([100, 100, 20], [0.5, 0.5, 0.9, 0.1])
    calm_last = game_accuracy([20, 100, 100], [0.5, 0.5, 0.9, 0.1])
    assert calm_first is not None and calm_last is not None and calm_first < calm_last


@pytest.mark.parametrize(
    ("lost", "name"), [(0.014, "fine"), (0.015, "doubtful"), (0.03, "bad"), (0.06, "very-bad"), (0.9, "very-bad")]
)
def test_labels_are_those_of_gnu_backgammon(lost: float, name: str) -> None:
    """By equity, which is twice a chance; noise and the best move are never blamed."""
    assert label(lost, sure=True, best=False) == name
    assert label(lost, sure=False, best=False) == "fine"
    assert label(lost, sure=True, best=True) == "best"


def test_one_scale_for_all_games() -> None:
    assert drop(0.2, "chance", VIEW) == 0.2
    assert drop(2, "tokens", VIEW) == 0.25
    assert drop(1, "points", VIEW) == pytest.approx(0.0148, abs=0.0003)
    assert drop(1, "points", {"options": {"points": "english"}}) == pytest.approx(0.0442, abs=0.0003)
