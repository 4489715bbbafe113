"""All undominated splits of a pool, in milliseconds a pool, called from Python one pool at a time.

One core, processor time. For 15 cards also against trying all 126,126 ways, in NumPy with the same ranks.

    python benchmarks/hands/split.py
"""

from __future__ import annotations

import statistics
from itertools import combinations
from time import process_time

import numpy as np
from numpy.typing import NDArray

from cardloom.hands import five, split

POOLS = 300


def random_pools(size: int, jokers: int) -> NDArray[np.uint8]:
    rng = np.random.default_rng(size)
    naturals = rng.permuted(np.tile(np.arange(52, dtype=np.uint8), (POOLS, 1)), axis=1)[:, : size - jokers]
    return np.hstack([naturals, np.tile(np.arange(52, 52 + jokers, dtype=np.uint8), (POOLS, 1))])


def milliseconds(pools: NDArray[np.uint8]) -> list[float]:
    times = []
    for pool in pools:
        start = process_time()
        split.five_splits(pool[None])
        times.append((process_time() - start) * 1e3)
    return times


def all_ways() -> NDArray[np.int64]:
    """All ways to part 15 cards into three hands, as places among the 3,003 combinations of five."""
    place: dict[tuple[int, ...], int] = {hand: number for number, hand in enumerate(combinations(range(15), 5))}
    ways = []
    for first in combinations(range(1, 15), 4):
        rest = [card for card in range(1, 15) if card not in first]
        for more in combinations(rest[1:], 4):
            second = (rest[0], *more)
            third = tuple(card for card in rest if card not in second)
            ways.append((place[(0, *first)], place[second], place[third]))
    return np.array(ways)


def milliseconds_by_trying(pools: NDArray[np.uint8], ways: NDArray[np.int64]) -> list[float]:
    times = []
    for pool in pools:
        start = process_time()
        hands = np.array(list(combinations(pool, 5)))
        triples = np.unique(np.sort(five.ranks(hands)[ways], axis=1)[:, ::-1], axis=0)[::-1].tolist()
        kept: list[list[int]] = []
        for triple in triples:
            if not any(other[1] >= triple[1] and other[2] >= triple[2] for other in kept):
                kept.append(triple)
        times.append((process_time() - start) * 1e3)
        assert kept == sorted(split.five_splits(pool[None]).ranks.tolist(), reverse=True)
    return times


def main() -> None:
    split.five_splits(random_pools(15, 0)[:1])
    print("cards jokers   median      p95      max   ways (median)")
    for size in split.FIVES:
        for jokers in range(3):
            pools = random_pools(size, jokers)
            times = milliseconds(pools)
            ways = np.bincount(split.five_splits(pools).pools)
            high = np.percentile(times, 95)
            median = statistics.median(times)
            print(f"{size:5} {jokers:6} {median:8.3f} {high:8.3f} {max(times):8.3f}   {np.median(ways):.0f}")
    ways = all_ways()
    for jokers in range(3):
        pools = random_pools(15, jokers)[:20]
        ours, theirs = statistics.median(milliseconds(pools)), statistics.median(milliseconds_by_trying(pools, ways))
        print(f"15 cards, {jokers} jokers: {ours:.3f} ms against {theirs:.1f} ms by trying {len(ways):,} ways in NumPy")


if __name__ == "__main__":
    main()
