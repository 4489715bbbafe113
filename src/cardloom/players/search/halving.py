"""Sequential halving: which of some moves is best, when each try of a move is a game played on in a sampled world.

Karnin, Koren and Somekh, Almost Optimal Exploration in Multi-Armed Bandits (2013). All moves that are left meet the
same worlds, so that luck common to them cancels; the budget is spent in equal parts, after each of which the worse
half goes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from cardloom.players.budget import Budget

COMMON = 4  # worlds' worth of all moves' scatter that counts beside the own

Outcomes: TypeAlias = Callable[[NDArray[np.int64], range], NDArray[np.float64]]
"""How the moves of these places fare in the worlds of these numbers: (moves, worlds)."""


class Estimate(NamedTuple):
    """What was found about each move, by its place."""

    means: NDArray[np.float64]
    errors: NDArray[np.float64]  # standard errors of the means
    worlds: NDArray[np.int64]  # how many each met


def halving(moves: int, outcomes: Outcomes, budget: Budget, usual: int, batch: int = 64) -> Estimate:
    """Try the moves in about `batch` worlds at a time until the budget is spent; a node is one move in one world.

    Without a count of nodes, the moves are halved after as many as `usual` would give each part. The last two share
    what is left. Of a move that went early, the mean is corrected by how the last moves fared in its worlds.
    """
    sums, squares = np.zeros(moves), np.zeros(moves)
    worlds = np.zeros(moves, np.int64)
    part = (usual if budget.nodes is None else budget.nodes) / max(1, (moves - 1).bit_length())
    left = np.arange(moves)
    gone: list[tuple[NDArray[np.int64], NDArray[np.float64]]] = []  # those that went, and all means at that time
    spent = 0
    for nodes in budget.rounds(moves * batch, usual):
        count = max(1, nodes // len(left))
        seen = int(worlds[left[0]])
        found = outcomes(left, range(seen, seen + count))
        sums[left] += found.sum(1)
        squares[left] += (found**2).sum(1)
        worlds[left] += count
        spent += nodes
        if len(left) > 2 and spent >= part:
            order = left[np.argsort(-sums[left], kind="stable")]
            left = np.sort(order[: (len(left) + 1) // 2])
            gone.append((order[len(left) :], sums / worlds))
            spent = 0
    worlds = np.maximum(worlds, 1)  # a budget of no nodes tries nothing
    means = sums / worlds
    scatter = np.maximum(squares - sums * means, 0)
    common = scatter.sum() / max(1, (worlds - 1).sum())  # a few worlds say little of how one move's outcomes scatter
    spread = (scatter + COMMON * common) / (worlds - 1 + COMMON)
    for losers, then in gone:
        means[losers] += means[left].mean() - then[left].mean()
    return Estimate(means, np.sqrt(spread / worlds), worlds)
