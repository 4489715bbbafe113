"""The table says what the games say."""

from __future__ import annotations

import math

import pytest

from cardloom.arena import Fault, Played, standings


def game(
    deal: int, players: str, scores: tuple[int, ...], winners: tuple[int, ...], fault: Fault | None = None
) -> Played:
    seconds = tuple((0.1 * seat, 0.3 * seat) for seat in range(1, len(players) + 1))
    return Played(0, deal, tuple(players), scores, winners, seconds, "", fault)


def test_means_are_over_seats_and_errors_over_deals() -> None:
    games = [
        game(0, "ab", (5, 3), (1,)),
        game(0, "ba", (4, 4), (1, 2)),
        game(1, "ab", (9, 1), (1,)),
        game(1, "ba", (0, 6), (2,), Fault(1, "program-slow", {"seconds": "1"})),
    ]
    a, b = standings(games)
    assert (a.player, a.games, a.moves, b.player, b.games) == ("a", 4, 8, "b", 4)
    assert a.score.value == 6 and b.score.value == 2
    # deals of 9 and 15 points about 12: a variance of 18 of their sum about the double mean, halved by the two deals
    assert a.score.margin == pytest.approx(1.96 * math.sqrt((3**2 + 3**2) * 2) / 4)
    assert (a.wins.value, b.wins.value) == (0.875, 0.125)
    assert a.rating is not None and b.rating is not None
    assert a.rating.value == pytest.approx(-b.rating.value) and a.rating.value > 0
    over_b, zero = (row.rating for row in standings(games, over="b"))
    assert over_b is not None and zero is not None
    assert over_b.value == pytest.approx(2 * a.rating.value) and (zero.value, zero.margin) == (0, 0)
    assert a.mean == pytest.approx(0.3) and a.worst == pytest.approx(0.6, rel=0.05)
    assert [fault.code for fault in b.forfeits] == ["program-slow"] and a.forfeits == ()


def test_one_deal_says_nothing_of_luck() -> None:
    (alone,) = standings([game(0, "a", (7,), (1,))])
    assert (alone.score.value, alone.score.margin, alone.rating) == (7, math.inf, None)
    assert standings([]) == []
