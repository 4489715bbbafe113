"""Grades: a loss on one scale for all games, its label, and accuracy. `docs/coach.md` tells where they come from.

A loss becomes a chance of winning that was given away, 0 to 1, called its drop.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, exp, sqrt
from statistics import fmean, harmonic_mean, pstdev

from cardloom.coach.answers import Label
from cardloom.players.player import Measure, View

# GNU Backgammon's labels, by equity lost; equity runs from -1 to 1, so it is twice a chance.
LABELS: tuple[tuple[float, Label], ...] = ((0.12, "very-bad"), (0.06, "bad"), (0.03, "doubtful"))

# Standard deviation of the difference between two equal players' final points, on the same cards where they share them;
# the other is that of Puzzle Poker, playing alone.
SPREAD = {"american": 27.0, "english": 9.0}
OTHER_SPREAD = 6.0

WINDOW = (2, 8)  # moves, least and most
WEIGHT = (0.5, 12.0)


def drop(loss: float, measure: Measure, view: View) -> float:
    """The chance of winning that a loss gives away."""
    if measure == "chance":
        return loss
    if measure == "tokens":
        return loss / view["pot"] if view["pot"] else 0.0
    return normal(loss / spread(view)) - 0.5


def chance(value: float, measure: Measure, view: View, start: float) -> float:
    """A value as a chance of winning; points against somebody who makes what was expected at the start."""
    if measure == "chance":
        return value
    if measure == "tokens":
        return value / view["pot"] if view["pot"] else 0.0
    return normal((value - start) / spread(view))


def spread(view: View) -> float:
    """How far apart equal players end, in points: a standard deviation."""
    return SPREAD.get(str(view["options"].get("points")), OTHER_SPREAD)


def normal(deviations: float) -> float:
    """The normal distribution function."""
    return (1 + erf(deviations / sqrt(2))) / 2


def label(drop: float, sure: bool, best: bool) -> Label:
    """The label of a decision; a loss that may be noise is none."""
    if best:
        return "best"
    if sure:
        for equity, name in LABELS:
            if 2 * drop >= equity:
                return name
    return "fine"


def move_accuracy(drop: float) -> float:
    """Lichess's accuracy of a move, 0 to 100, by the percentage points of winning chance that it gave away."""
    if drop <= 0:
        return 100.0
    raw = 103.1668100711649 * exp(-0.04354415386953751 * 100 * drop) - 3.166924740191411
    return min(max(raw + 1, 0.0), 100.0)


def game_accuracy(accuracies: Sequence[float], chances: Sequence[float]) -> float | None:
    """Lichess's accuracy of a game: the mean of a mean weighted by volatility and a harmonic mean; None of nothing.

    `chances`: of winning, 0 to 1, before the first of the moves and after each.
    """
    if not accuracies:
        return None
    percents = [100 * chance for chance in chances]
    size = min(max(len(accuracies) // 10, WINDOW[0]), WINDOW[1])
    windows = [percents[max(0, at + 2 - size) :][:size] for at in range(len(accuracies))]
    weights = [min(max(pstdev(window), WEIGHT[0]), WEIGHT[1]) for window in windows]
    weighted = sum(a * w for a, w in zip(accuracies, weights, strict=True)) / sum(weights)
    return fmean((weighted, harmonic_mean(accuracies)))
