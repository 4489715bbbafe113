"""The building of three hands as a game: everybody knows everybody's cards, and all choose at once.

Each seat's ways are its undominated splits, as ranks of their hands, of shape (ways, 3). The equilibrium is found by
regret matching: of two seats by regret matching+ with alternating updates and averages that weigh later rounds more
(Tammelin, Burch, Johanson, Bowling: Solving Heads-up Limit Texas Hold'em, 2015); of three seats against ways drawn from
the others' strategies, averaged alike, which for three seats promises a coarse correlated equilibrium and here settles.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule

ROUNDS, CHECKED = 20_000, 25
A_LANE = 0.0005  # of a win: where the win is decided, points are played for

Ranks = NDArray[np.uint16]
Weights = NDArray[np.float64]


@rule
def compared(x: int, y: int) -> int:
    """1 if the first is more, -1 if it is less; ranks are unsigned, so they are not subtracted."""
    return int(x > y) - int(x < y)


@rule
def beats(a: Ranks, b: Ranks) -> float:
    """What one seat's way gets of the win against another's: 1, 0, or a half if it is shared."""
    return (1 + (compared(lanes_ahead(a, b), 0) or compared(a[2], b[2]))) / 2


@rule
def lanes_ahead(a: Ranks, b: Ranks) -> int:
    """How many more lanes the first wins than the second."""
    ahead = 0
    for lane in range(3):
        ahead += compared(a[lane], b[lane])
    return ahead


@rule
def shares(a: Ranks, b: Ranks, c: Ranks, out: Weights) -> None:
    """Write what each of three seats gets of the win."""
    points = np.zeros(3, np.int64)
    for lane in range(3):
        x, y, z = a[lane], b[lane], c[lane]
        points[0] += max(2 - (y > x) - (z > x), 0)
        points[1] += max(2 - (x > y) - (z > y), 0)
        points[2] += max(2 - (x > z) - (y > z), 0)
    # most points, then the better third hand
    for seat, way in enumerate((a, b, c)):
        points[seat] = points[seat] << 16 | way[2]
    best = points.max()
    for seat in range(3):
        out[seat] = points[seat] == best
    out /= out.sum()


@rule
def points_in(a: Ranks, b: Ranks, c: Ranks) -> int:
    """The points of the first of three ways."""
    points = 0
    for lane in range(3):
        points += max(2 - (b[lane] > a[lane]) - (c[lane] > a[lane]), 0)
    return points


@rule
def matched(regrets: Weights, out: Weights) -> None:
    """The strategy that these regrets ask for; without any, all ways alike."""
    total = 0.0
    for way in range(len(regrets)):
        out[way] = max(regrets[way], 0.0)
        total += out[way]
    if total > 0:
        out /= total
    else:
        out[:] = 1 / len(out)


@rule
def solve_two(a: Ranks, b: Ranks, tolerance: float) -> tuple[Weights, Weights, float]:
    """Both seats' strategies, and what they leave: how much more both could win together by answering the other's."""
    wins = np.empty((len(a), len(b)))
    for i in range(len(a)):
        for j in range(len(b)):
            wins[i, j] = beats(a[i], b[j]) + A_LANE * lanes_ahead(a[i], b[j])
    x, y = np.full(len(a), 1 / len(a)), np.full(len(b), 1 / len(b))
    regrets_x, regrets_y = np.zeros(len(a)), np.zeros(len(b))
    sum_x, sum_y = np.zeros(len(a)), np.zeros(len(b))
    left = 1.0
    turn = 0
    while left > tolerance and turn < ROUNDS:
        turn += 1
        gains = wins @ y
        regrets_x = np.maximum(regrets_x + gains - x @ gains, 0)
        matched(regrets_x, x)
        losses = x @ wins
        regrets_y = np.maximum(regrets_y + y @ losses - losses, 0)
        matched(regrets_y, y)
        sum_x += turn * x
        sum_y += turn * y
        if turn % CHECKED == 0:
            left = ((wins @ sum_y).max() - (sum_x @ wins).min()) / sum_x.sum()
    return sum_x / sum_x.sum(), sum_y / sum_y.sum(), left


@rule
def drawn(strategy: Weights, rng: np.random.Generator) -> int:
    at, left = 0, rng.random() - strategy[0]
    while left >= 0 and at < len(strategy) - 1:
        at += 1
        left -= strategy[at]
    return at


@rule
def solve_three(
    a: Ranks, b: Ranks, c: Ranks, rounds: int, rng: np.random.Generator
) -> tuple[Weights, Weights, Weights]:
    """The three seats' strategies, averaged over the rounds."""
    ways = (a, b, c)
    now = (np.full(len(a), 1 / len(a)), np.full(len(b), 1 / len(b)), np.full(len(c), 1 / len(c)))
    regrets = (np.zeros(len(a)), np.zeros(len(b)), np.zeros(len(c)))
    sums = (np.zeros(len(a)), np.zeros(len(b)), np.zeros(len(c)))
    gains = (np.empty(len(a)), np.empty(len(b)), np.empty(len(c)))
    out = np.empty(3)
    for turn in range(1, rounds + 1):
        at = (drawn(now[0], rng), drawn(now[1], rng), drawn(now[2], rng))
        for seat in range(3):
            second, third = (seat + 1) % 3, (seat + 2) % 3
            for way in range(len(ways[seat])):
                shares(ways[seat][way], ways[second][at[second]], ways[third][at[third]], out)
                gains[seat][way] = out[0] + A_LANE * points_in(
                    ways[seat][way], ways[second][at[second]], ways[third][at[third]]
                )
        for seat in range(3):
            got = now[seat] @ gains[seat]
            for way in range(len(ways[seat])):
                regrets[seat][way] = max(regrets[seat][way] + gains[seat][way] - got, 0)
            matched(regrets[seat], now[seat])
            for way in range(len(ways[seat])):
                sums[seat][way] += turn * now[seat][way]
    return sums[0] / sums[0].sum(), sums[1] / sums[1].sum(), sums[2] / sums[2].sum()


@rule
def likely(strategy: Weights) -> Weights:
    """The strategy without the ways that it hardly ever makes."""
    kept = np.where(strategy >= strategy.max() / 50, strategy, 0.0)
    return kept / kept.sum()  # type: ignore[no-any-return]


@rule
def worth_two(a: Ranks, b: Ranks, others: Weights, chances: Weights, points: Weights) -> None:
    """Write each way's chance and its points by lane, (ways, 3), against the other's strategy."""
    chances[:] = 0
    points[:] = 0
    for i in range(len(a)):
        for j in range(len(b)):
            chances[i] += others[j] * beats(a[i], b[j])
            for lane in range(3):
                points[i, lane] += others[j] * (a[i, lane] >= b[j, lane])


@rule
def worth_three(a: Ranks, b: Ranks, c: Ranks, of_b: Weights, of_c: Weights, chances: Weights, points: Weights) -> None:
    """The same against two others."""
    chances[:] = 0
    points[:] = 0
    out = np.empty(3)
    for j in range(len(b)):
        for k in range(len(c)):
            both = of_b[j] * of_c[k]
            if both == 0:
                continue
            for i in range(len(a)):
                shares(a[i], b[j], c[k], out)
                chances[i] += both * out[0]
                for lane in range(3):
                    points[i, lane] += both * max(2 - (b[j, lane] > a[i, lane]) - (c[k, lane] > a[i, lane]), 0)
