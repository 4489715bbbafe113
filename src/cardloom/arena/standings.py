"""The table at a league's end, or so far."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

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


def standings(games: Iterable[Played], over: str | None = None) -> list[Standing]:
    """The players of these games, best first. They may be of several leagues with one game and seed.

    Ratings are about the mean of all, or over the player who is named.
    """
    games = list(games)
    names = sorted({name for game in games for name in game.players})
    place = {name: number for number, name in enumerate(names)}
    seated = np.array([[place[name] for name in game.players] for game in games])
    deals = np.array([game.deal for game in games])
    scores = np.array([game.scores for game in games], float)
    shares = np.array([_shares(game) for game in games])
    rated = None
    if games and len(games[0].players) > 1:
        rated = ratings(len(names), seated, shares, deals, None if over is None else place[over])
    table = []
    for name, player in place.items():
        here = seated == player
        times = [
            second
            for game in games
            for who, seconds in zip(game.players, game.seconds, strict=True)
            if who == name
            for second in seconds
        ]
        standing = Standing(
            name,
            int(here.sum()),
            _mean(scores, here, deals),
            _mean(shares, here, deals),
            Estimate(float(rated.points[player]), NORMAL * float(rated.errors[player])) if rated else None,
            len(times),
            float(np.mean(times)) if times else math.nan,
            float(np.quantile(times, 0.99)) if times else math.nan,
            tuple(game.fault for game in games if game.fault and game.players[game.fault.seat - 1] == name),
        )
        table.append(standing)
    return sorted(table, key=lambda standing: -(standing.rating or standing.score).value)


def _shares(game: Played) -> list[float]:
    """What part of the win each seat has."""
    return [1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(1, len(game.players) + 1)]


def _mean(values: NDArray[np.float64], here: NDArray[np.bool_], deals: NDArray[np.int64]) -> Estimate:
    """The mean of a player's values over its seats, with the error of a ratio of sums by deal."""
    seats = np.bincount(deals, here.sum(1))
    sums = np.bincount(deals, (values * here).sum(1))
    mean, count = sums.sum() / seats.sum(), np.count_nonzero(seats)
    if count < 2:
        return Estimate(float(mean), math.inf)
    spread = ((sums - mean * seats) ** 2).sum() * count / (count - 1)
    return Estimate(float(mean), NORMAL * math.sqrt(spread) / float(seats.sum()))
