"""Find the tables of `cardloom.hands.reference` anew and print them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from cardloom.hands import five, split, three
from cardloom.hands.reference import most_rounds, wins_expected

POOLS = 20_000
ROUNDS = 8
PARTS = np.linspace(0, 1, 33)[1:-1]

Table = NDArray[np.int64]
Value = Callable[[NDArray[np.integer], Table], NDArray[np.float64]]


def settled(splits: split.Splits, value: Value, start: NDArray[np.uint16], last: int) -> Table:
    """The table that splitting by itself gives back, from ranks of random hands."""
    table = with_ends(np.tile(start[:, None], 3), last)
    for _ in range(ROUNDS):
        order = np.lexsort((-value(splits.ranks, table), splits.pools))
        best = order[np.unique(splits.pools[order], return_index=True)[1]]
        table = with_ends(splits.ranks[best], last)
    return table


def with_ends(ranks: NDArray[np.uint16], last: int) -> Table:
    """The ranks that parts of the rows stay below, for each of three columns, between the worst and the best rank."""
    inner = np.quantile(ranks, PARTS, axis=0, method="nearest").T.astype(np.int64)
    return np.hstack([np.zeros((3, 1), np.int64), inner, np.full((3, 1), last)])


def main() -> None:
    rng = np.random.default_rng(1)
    cards = rng.permuted(np.tile(np.arange(five.KINDS, dtype=np.uint8), (POOLS, 1)), axis=1)
    last = len(five.tables().strengths) - 1
    print("FIVES", settled(split.five_splits(cards[:, :17]), wins_expected, five.ranks(cards[:, :5]), last).tolist())
    cards = rng.permuted(np.tile(np.arange(three.KINDS, dtype=np.uint8), (POOLS, 1)), axis=1)
    last = len(three.tables().strengths) - 1
    print("THREES", settled(split.three_splits(cards[:, :9]), most_rounds, three.ranks(cards[:, :3]), last).tolist())


if __name__ == "__main__":
    main()
