"""Ratings find the strengths that made the games, and know how well they know them."""

from __future__ import annotations

from itertools import combinations, permutations

import numpy as np
import pytest
from numpy.typing import NDArray

from cardloom.arena.ratings import ELO, ratings

STRENGTHS = np.array([0.0, 0.5, 1.5, -1.0])


def league(
    rng: np.random.Generator, seats: int, deals: int
) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.int64]]:
    """Games as Luce's model makes them, but one draw of luck for all games of a deal."""
    line_ups = [seated for chosen in combinations(range(len(STRENGTHS)), seats) for seated in permutations(chosen)]
    seated = np.tile(np.array(line_ups), (deals, 1))
    deal = np.repeat(np.arange(deals), len(line_ups))
    luck = rng.gumbel(size=(deals, len(STRENGTHS)))[deal[:, None], seated]
    won = (STRENGTHS[seated] + luck).argmax(1)
    return seated, np.eye(seats)[won], deal


def test_two_players_have_the_odds_of_their_wins() -> None:
    shares = np.array([[1.0, 0.0]] * 7500 + [[0.0, 1.0]] * 2000 + [[0.5, 0.5]] * 1000)
    rated = ratings(2, np.tile([0, 1], (len(shares), 1)), shares, np.arange(len(shares)))
    assert rated.points[0] - rated.points[1] == pytest.approx(ELO * np.log(8000 / 2500), rel=0.001)


def test_who_never_lost_has_a_rating_that_is_hardly_known() -> None:
    for games in (1, 10, 1000):
        rated = ratings(2, np.tile([0, 1], (games, 1)), np.tile([1.0, 0.0], (games, 1)), np.arange(games))
        assert 0 < rated.points[0] < 1000
        assert rated.errors[0] > 100


def test_games_that_nobody_wins_say_nothing() -> None:
    rated = ratings(2, np.array([[0, 1]]), np.zeros((1, 2)), np.zeros(1, np.int64))
    assert rated.points.tolist() == [0, 0]


@pytest.mark.parametrize(("seats", "over"), [(2, None), (3, None), (3, 1)])
def test_intervals_hold_the_truth_as_often_as_they_say(seats: int, over: int | None) -> None:
    rng = np.random.default_rng(seats)
    truth = (STRENGTHS - (STRENGTHS.mean() if over is None else STRENGTHS[over])) * ELO
    others = np.arange(len(STRENGTHS)) != over
    inside = []
    for _ in range(150):  # luck is the same for all games of a deal
        rated = ratings(len(STRENGTHS), *league(rng, seats, deals=60), over)
        inside.append((np.abs(rated.points - truth) <= 1.96 * rated.errors)[others])
    assert 0.92 < np.mean(inside) <= 0.995


def test_two_who_met_often_differ_by_more_surely_than_either_from_the_rest() -> None:
    """The first has met one of them twice: what that leaves open concerns both alike."""
    seated = np.array([[0, 1]] * 2 + [[1, 2]] * 600)
    shares = np.array([[1.0, 0.0]] * 252 + [[0.0, 1.0]] * 350)
    games = (seated, shares, np.arange(len(seated)))
    over_first, over_second = ratings(3, *games, 0), ratings(3, *games, 1)
    assert over_first.points[2] - over_first.points[1] == pytest.approx(over_second.points[2])
    assert over_second.errors[2] < 20 < 100 < over_first.errors[1:].min()
    assert (over_first.points[0], over_first.errors[0]) == (0, 0)
