"""What every sensible way to build three hands wins: for the coach's comparisons, and for the player who builds so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cardloom.hands.reference import FIVES, wins_expected
from cardloom.hands.split import five_splits, undominated_fives
from cardloom.players.grid_poker.equilibrium import (
    Ranks,
    Weights,
    likely,
    solve_three,
    solve_two,
    worth_three,
    worth_two,
)

TOLERANCE = 0.002  # of a win, what the equilibrium may leave to the best answers of both
DRAWN_ROUNDS = 4000
DIGITS = 9  # sums over strategies are exact to more than these, so what is equal looks equal


@dataclass(frozen=True, slots=True)
class Build:
    """A way to build, and what it wins against others who build as they are expected to."""

    hands: tuple[tuple[int, ...], ...]  # the best first
    strengths: tuple[int, ...]
    left_over: tuple[int, ...]
    points: tuple[float, float, float]  # expected, lane by lane
    chance: float  # to win the game, a shared win its share
    weight: float  # how often a seat is expected to build so


def builds(own: Sequence[int], others: Sequence[Sequence[int]]) -> list[Build]:
    """Every undominated way to build, best first; among equals the one that is to be expected more often."""
    ways = [ranks_of(cards) for cards in (own, *others)]
    strategies = solved(ways)
    chances, points = worth(ways, strategies, 0)
    found = [
        Build(
            split.hands,
            split.strengths,
            split.left_over,
            (float(lanes[0]), float(lanes[1]), float(lanes[2])),
            float(chance),
            float(weight),
        )
        for split, lanes, chance, weight in zip(undominated_fives(own), points, chances, strategies[0], strict=True)
    ]
    return sorted(found, key=lambda build: (-build.chance, -build.weight))


def ranks_of(cards: Sequence[int]) -> Ranks:
    """The undominated splits of a seat's cards, as ranks of their hands."""
    return five_splits(np.array([cards])).ranks


def solved(ways: Sequence[Ranks], rounds: int = DRAWN_ROUNDS) -> list[Weights]:
    """How the seats are expected to build: two by their equilibrium.

    Of three an equilibrium secures nobody anything. Each is expected to build by it half the time, else as is sensible
    against anybody: the best answer to that loses next to nothing to who keeps to the equilibrium, and wins more from
    others.
    """
    if len(ways) == 2:
        return list(solve_two(ways[0], ways[1], TOLERANCE)[:2])
    strategies = solve_three(ways[0], ways[1], ways[2], rounds, np.random.default_rng(0))
    return [(likely(mixed) + sensible(ranks)) / 2 for ranks, mixed in zip(ways, strategies, strict=True)]


def sensible(ranks: Ranks) -> Weights:
    """The strategy that builds as against an average opponent, see `hands.split.best_fives`."""
    strategy = np.zeros(len(ranks))
    strategy[np.argmax(wins_expected(ranks, FIVES))] = 1
    return strategy


def worth(ways: Sequence[Ranks], strategies: Sequence[Weights], seat: int) -> tuple[Weights, Weights]:
    """The chance of each of a seat's ways against the others' strategies, and its points by lane, (ways, 3)."""
    mine, *rest = [*range(seat, len(ways)), *range(seat)]
    chances, points = np.empty(len(ways[mine])), np.empty((len(ways[mine]), 3))
    if len(rest) == 1:
        worth_two(ways[mine], ways[rest[0]], strategies[rest[0]], chances, points)
    else:
        b, c = rest
        worth_three(ways[mine], ways[b], ways[c], strategies[b], strategies[c], chances, points)
    return chances.round(DIGITS), points.round(DIGITS)
