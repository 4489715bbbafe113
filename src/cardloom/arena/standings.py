"""The table at a league's end, or so far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cardloom.arena.league import League
from cardloom.arena.playing import Fault, Played
from cardloom.arena.ratings import ratings

NORMAL = 1.96  # standard errors on both sides that hold the truth 95 times in 100


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value, and half the width of the interval that holds the truth 95 times in 100."""

    value: float
    margin: float


@dataclass(frozen=True, slots=True)
class Standing:
    """How a player did. Means are over deals, so that games of one deal count as what they are: one draw of luck."""

    player: str
    games: int  # seats that it had: one game may count twice
    score: Estimate
    wins: Estimate  # share of the tables won, 0 to 1
    rating: Estimate | None  # none in a league of games for one
    moves: int
    mean: float  # seconds a move; NaN without moves
    worst: float  # the 99th percentile
    forfeits: tuple[Fault, ...]  # the games that it lost by rule


def standings(league: League, games: Iterable[Played]) -> list[Standing]:
    """The players of a league, best first."""
    fixtures = list(league.fixtures())
    games = sorted(games, key=lambda played: played.number)
    if not games:
        return []
    place = {name: number for number, name in enumerate(league.players)}
    seated = np.array([[place[name] for name in fixtures[game.number].players] for game in games])
    deals = np.unique([fixtures[game.number].deal for game in games], return_inverse=True)[1]
    scores = np.array([game.scores for game in games], float)
    shares = np.array([_shares(game, league.seats) for game in games])
    rated = ratings(len(place), seated, shares, deals) if league.seats > 1 else None
    table = []
    for name, player in place.items():
        here = seated == player
        times = np.array([
            second
            for game, seats in zip(games, here, strict=True)
            for seat in np.flatnonzero(seats)
            for second in game.seconds[seat]
        ])  # fmt: skip
        faults = [(game, game.fault) for game in games if game.fault]
        standing = Standing(
            name,
            int(here.sum()),
            _mean(scores, here, deals),
            _mean(shares, here, deals),
            Estimate(float(rated.points[player]), NORMAL * float(rated.errors[player])) if rated else None,
            len(times),
            float(times.mean()) if len(times) else float("nan"),
            float(np.quantile(times, 0.99)) if len(times) else float("nan"),
            tuple(fault for game, fault in faults if fixtures[game.number].players[fault.seat - 1] == name),
        )
        table.append(standing)
    return sorted(table, key=lambda standing: -(standing.rating or standing.score).value)


def _shares(game: Played, seats: int) -> list[float]:
    return [1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(1, seats + 1)]


def _mean(values: NDArray[np.float64], here: NDArray[np.bool_], deals: NDArray[np.int64]) -> Estimate:
    """The mean of a player's values over its seats; the error of a ratio of sums by deal."""
    games = np.bincount(deals, here.sum(1))
    sums = np.bincount(deals, (values * here).sum(1))
    if not games.sum():
        return Estimate(float("nan"), float("nan"))
    mean = sums.sum() / games.sum()
    count = len(games)
    if count < 2:
        return Estimate(float(mean), float("inf"))
    residuals = (sums - mean * games) ** 2
    return Estimate(float(mean), NORMAL * float(np.sqrt(residuals.sum() * count / (count - 1)) / games.sum()))
