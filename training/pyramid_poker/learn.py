"""Learn what hands in the making are worth at Pyramid Poker, from games of the quick policy against itself.

For every kind of unfinished hand: how it ends, as a distribution over final strengths (BINS of them). Kinds with too
few games lean on what their next cards lead to. Kinds of a size that end alike form a group (k-means of the cumulated
distributions), and a table holds the chance of every group against every other. The policy plays by the new tables,
and so on for some rounds. Writes the tables that the players load.

    .venv/bin/python training/pyramid_poker/learn.py [ROUNDS [GAMES]]
"""

from __future__ import annotations

import sys
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from cardloom.games.pyramid_poker.rules import BLOCKS, HAND_POINTS, HANDS, SEATS, WIN_POINTS
from cardloom.hands.five import category
from cardloom.players.pyramid_poker.hands import HAND, KINDS, RANK_SETS, SIZES, kind_of, steps
from cardloom.players.pyramid_poker.playout import (
    CARDS,
    GAME,
    TOTALS,
    any_cell,
    best_hand,
    choose_block,
    lane_chance,
    put,
    random_below,
    result,
    set_block,
    take_block,
    weigh,
)
from cardloom.players.pyramid_poker.tables import DATA, LOWEST, TARGETS, tables_of

BINS = 96
LEAST = -HANDS  # that a deal can score
ADVANCED = 1
GROUPS = (1, 13, 60, 90, 110, BINS)  # by size of the hand
PRIOR = 40  # games that the next cards count for
RANDOM_HANDS = 20  # in so many puts one goes to any hand


@numba.njit(nogil=True)
def start(g: Any, tables: Any, seed: int) -> None:
    """A new deal, drawn by the seed; the start seat alternates."""
    g.random = np.uint64(seed)
    for k in range(CARDS):
        g.face[k] = k
    for k in range(CARDS - 1, 0, -1):
        other = random_below(g, k + 1)
        g.face[k], g.face[other] = g.face[other], g.face[k]
    g.filled[:] = 0
    g.placed, g.taken, g.turned, g.first = 0, 0, 0, seed % SEATS
    g.rank_set[:] = 0
    g.suit[:] = -1
    g.size[:] = 0
    g.kinds[:] = 1
    g.group[:] = tables.group[1]
    for hand in range(HANDS):
        g.chance[hand] = lane_chance(g, tables, hand)


@numba.njit(nogil=True)
def self_play(
    games: Any,
    all_tables: Any,
    seed: int,
    count: int,
    random_hands: int,
    edges: NDArray[np.int64],
    ends: NDArray[np.int64],
    points: NDArray[np.int64],
) -> float:
    """The share of the first seat over so many games; counts how kinds end and what deals score."""
    g, tables = games[0], all_tables[0]
    share = 0.0
    for game in range(count):
        start(g, tables, seed + game)
        while g.placed < BLOCKS:
            set_block(g, any_cell(g))
        while g.taken < BLOCKS:
            seat = (g.first + g.taken) % SEATS
            weigh(g, seat)
            card = take_block(g, tables, seat, choose_block(g, tables, seat))
            hand, _ = best_hand(g, tables, seat, card)
            if random_hands and random_below(g, random_hands) == 0:
                hand = random_below(g, HANDS)
                while g.size[seat, hand] == HAND:
                    hand = random_below(g, HANDS)
            put(g, tables, seat, hand, card)
        share += result(g, tables)
        scored = np.zeros(SEATS, np.int64)
        won = np.zeros(SEATS, np.int64)
        for hand in range(HANDS):
            if g.chance[hand] != 0.5:
                won[0 if g.chance[hand] == 1 else 1] += 1
            for seat in range(SEATS):
                worth = tables.strengths[g.kinds[seat, hand, HAND]]
                scored[seat] += HAND_POINTS[category(worth)]
                end = np.searchsorted(edges, worth, side="right")
                for size in range(HAND + 1):
                    ends[g.kinds[seat, hand, size], end] += 1
        points[scored[0] + WIN_POINTS[won[0]] - LEAST, scored[1] + WIN_POINTS[won[1]] - LEAST] += 1
    return share / count


def bin_edges(weight: NDArray[np.float64]) -> NDArray[np.int64]:
    """BINS - 1 strengths that part the full hands evenly, each hand of a kind weighing so much."""
    full = steps().strengths >= 0
    strengths, weights = steps().strengths[full], weight[full]
    order = np.argsort(strengths)
    cumulated = np.cumsum(weights[order]) / weights.sum()
    at = np.searchsorted(cumulated, np.arange(1, BINS) / BINS)
    return np.asarray(strengths[order][at])


def distributions(ends: NDArray[np.int64], edges: NDArray[np.int64]) -> NDArray[np.float64]:
    """(kind, bin): how hands of the kind end; few games lean on the better half of the next cards."""
    ladder = steps()
    found = np.zeros((KINDS, BINS))
    full = ladder.strengths >= 0
    found[full, np.searchsorted(edges, ladder.strengths[full], side="right")] = 1
    middle = np.arange(BINS)
    for kind in np.argsort(-SIZES, kind="stable"):
        place, suited = divmod(int(kind), 2)
        if SIZES[kind] == HAND or (suited and len(set(RANK_SETS[place])) < SIZES[kind]):
            continue
        follow = []
        for rank in range(13):
            after = int(ladder.after[place, rank])
            if after >= 0:
                left = 4 - RANK_SETS[place].count(rank)
                mono = SIZES[kind] == 0
                same = 1 if suited and rank not in RANK_SETS[place] else 0
                follow += [kind_of(after, 0)] * (left if mono else same)
                follow += [kind_of(after, 4)] * (0 if mono else left - same)
        values = found[follow] @ middle
        best = np.argsort(-values)[: max(1, len(follow) * 2 // 5)]
        prior = found[np.array(follow)[best]].mean(0)
        found[kind] = (ends[kind] + PRIOR * prior) / (ends[kind].sum() + PRIOR)
    return found


def grouped(found: NDArray[np.float64], visits: NDArray[np.float64], rng: np.random.Generator) -> NDArray[np.int16]:
    """(kind,): the group, by k-means of the cumulated distributions among the kinds of a size."""
    group = np.zeros(KINDS, np.int16)
    first = 0
    for size, groups in enumerate(GROUPS):
        kinds = np.flatnonzero((size == SIZES) & (found.sum(1) > 0))
        if size == HAND:
            group[kinds] = first + found[kinds].argmax(1)
        else:
            shapes = np.cumsum(found[kinds], 1).astype(np.float32)
            weight = np.sqrt(visits[kinds] + 1)
            centres = shapes[rng.choice(len(kinds), min(groups, len(kinds)), replace=False, p=weight / weight.sum())]
            for _ in range(25):
                distance = (centres**2).sum(1) - 2 * shapes @ centres.T
                nearest = distance.argmin(1)
                for centre in range(len(centres)):
                    members = nearest == centre
                    if members.any():
                        centres[centre] = np.average(shapes[members], 0, weight[members])
            group[kinds] = first + nearest
        first += groups
    return group


def tables_from(ends: NDArray[np.int64], edges: NDArray[np.int64], rng: np.random.Generator) -> NDArray[np.void]:
    found = distributions(ends, edges)
    visits = ends.sum(1).astype(float)
    group = grouped(found, visits, rng)
    groups = sum(GROUPS)
    mean = np.zeros((groups, BINS))
    weight = np.zeros(groups)
    for kind in np.flatnonzero(found.sum(1) > 0):
        mean[group[kind]] += (visits[kind] + 1) * found[kind]
        weight[group[kind]] += visits[kind] + 1
    mean /= np.maximum(weight, 1e-9)[:, None]
    below = np.cumsum(mean, 1) - mean / 2
    chance = mean @ below.T

    full = np.flatnonzero(steps().strengths >= 0)
    bins = np.searchsorted(edges, steps().strengths[full], side="right")
    scores = HAND_POINTS[steps().strengths[full] >> 27].astype(float)
    by_bin = np.bincount(bins, scores * (visits[full] + 0.01), BINS) / np.bincount(bins, visits[full] + 0.01, BINS)
    return tables_of(group, chance, mean @ by_bin)


def match_chances(deals: NDArray[np.int64], target: int) -> NDArray[np.float64]:
    """(total, total) from LOWEST up, after a deal: the first's chance of the match, deals scoring as counted."""
    odds = deals + deals.T  # the start seat alternates
    scores = [(x, y, odds[x, y] / odds.sum()) for x, y in zip(*odds.nonzero(), strict=True)]
    totals = np.arange(TOTALS) + LOWEST
    mine, theirs = np.meshgrid(totals, totals, indexing="ij")
    over = (mine != theirs) & (np.maximum(mine, theirs) >= target)
    chances = np.where(over, mine > theirs, 0.5).astype(float)
    most = TOTALS - 1
    for _ in range(40):
        after = np.zeros_like(chances)
        for x, y, odd in scores:
            rows = np.clip(np.arange(TOTALS) + x + LEAST, 0, most)
            columns = np.clip(np.arange(TOTALS) + y + LEAST, 0, most)
            after += odd * chances[np.ix_(rows, columns)]
        chances = np.where(over, chances, after)
    return chances


def main(rounds: int = 6, games: int = 300_000) -> None:
    rng = np.random.default_rng(1)
    full = steps().strengths >= 0
    edges = bin_edges(np.ones(KINDS))
    tables = tables_from(np.zeros((KINDS, BINS), np.int64), edges, rng)
    work = np.zeros(1, GAME)
    work["base"] = 8
    ends = np.zeros((KINDS, BINS), np.int64)
    points = np.zeros((40, 40), np.int64)
    for number in range(rounds):
        # All rounds count, the later the more: each policy answers the ones before it.
        ends //= 2
        share = self_play(work, tables, number * games, games, RANDOM_HANDS, edges, ends, points)
        if number == 0:  # now it is known which full hands are common
            edges = bin_edges(ends.sum(1).astype(float))
            ends[:] = 0
            self_play(work, tables, number * games, games, RANDOM_HANDS, edges, ends, points)
        tables = tables_from(ends, edges, rng)
        made = np.bincount(steps().strengths[full] >> 27, ends.sum(1)[full])
        print(f"{number}: first seat {share:.4f}; hands {np.round(made / made.sum(), 4)}", flush=True)

    points[:] = 0
    work["scoring"] = ADVANCED
    self_play(work, tables, rounds * games, games, 0, edges, ends.copy(), points)
    print("points a deal", points.sum(1) @ (np.arange(40) + LEAST) / points.sum())
    np.savez_compressed(
        DATA,
        group=tables["group"][0],
        chance=tables["chance"][0].astype(np.float16),
        points=tables["points"][0],
        match=np.array([match_chances(points, target) for target in TARGETS], np.float32),
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
