"""Ratings from the tables that players sat at: Luce's choice, with two at a table Bradley and Terry's model.

The chance that a seat wins its table is in proportion to exp(strength) of its player; a shared win counts its share.
The fit is the maximum of the likelihood, with one drawn game of each player against a player of strength 0 added, so
that it exists even for who never lost. R. D. Luce, Individual Choice Behavior (1959); D. R. Hunter, MM Algorithms for
Generalized Bradley-Terry Models (2004).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

ELO = 400 / np.log(10)  # points a unit of strength: 400 are ten to one
STEPS, LONGEST = 200, 1.0
CLOSE = 1e-10


@dataclass(frozen=True, slots=True)
class Ratings:
    """By player, in Elo's points about their mean or over one of them, and the standard errors of these differences."""

    points: NDArray[np.float64]
    errors: NDArray[np.float64]


def ratings(
    players: int,
    seated: NDArray[np.int64],
    shares: NDArray[np.float64],
    deals: NDArray[np.int64],
    over: int | None = None,
) -> Ratings:
    """`seated`, `shares`: by game and seat, which player sat there and what part of the win it had; `deals`: by game.

    Games of one deal are not independent: errors are those of sums by deal (White's), and no less than the model's own.
    `over`: the player that the others are compared with, in place of the mean of all.
    """
    strength = np.zeros(players)
    sat = np.eye(players)[seated]  # game, seat, player
    for _ in range(STEPS):
        by_game, curvature = _slopes(strength, sat, seated, shares)
        alone = 1 / (1 + np.exp(-strength))
        slope = by_game.sum(0) + 0.5 - alone
        curvature += np.diag(alone * (1 - alone))
        step = np.linalg.solve(curvature, slope)
        strength += step * min(1.0, LONGEST / max(np.abs(step).max(), CLOSE))
        if np.abs(step).max() < CLOSE:
            break
    by_deal = np.zeros((int(deals.max(initial=-1)) + 1, players))
    np.add.at(by_deal, deals, by_game)
    inverse = np.linalg.inv(curvature)
    # what all of them have in common, no game can tell
    differences = np.eye(players) - (1 / players if over is None else np.eye(players)[over])
    spread, model = (
        np.diag(differences @ each @ differences.T) for each in (inverse @ (by_deal.T @ by_deal) @ inverse, inverse)
    )
    return Ratings(differences @ strength * ELO, np.sqrt(np.maximum(spread, model)) * ELO)


def _slopes(
    strength: NDArray[np.float64], sat: NDArray[np.float64], seated: NDArray[np.int64], shares: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Of the log-likelihood: the first derivative by game, and the second's negative."""
    at_table = np.exp(strength[seated] - strength[seated].max(1, keepdims=True))
    chances = at_table / at_table.sum(1, keepdims=True)
    won = shares.sum(1, keepdims=True)  # nothing for a game that nobody won
    by_game = np.einsum("gs,gsp->gp", shares - won * chances, sat)
    expected = np.einsum("gs,gsp->gp", chances, sat)
    weighted = won * chances
    curvature = np.einsum("gs,gsp,gsq->pq", weighted, sat, sat, optimize=True)
    return by_game, curvature - np.einsum("gp,gq->pq", won * expected, expected)
