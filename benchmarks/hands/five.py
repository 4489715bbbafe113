"""Ranking hands of five: ours in batches, with jokers and checks, against treys in a loop.

One core, processor time, rounds in turn.

    python benchmarks/hands/five.py
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from time import process_time

import numpy as np
import treys
from numpy.typing import NDArray

from cardloom.cards import card_text
from cardloom.hands import five, three

ROUNDS = 7
REPEATS = 5
BATCH = 1_000_000
LOOP = 20_000


def random_hands(count: int, cards: int, size: int) -> NDArray[np.uint8]:
    deck = np.arange(cards, dtype=np.uint8)
    return np.ascontiguousarray(np.random.default_rng(1).permuted(np.tile(deck, (count, 1)), axis=1)[:, :size])


def main() -> None:
    naturals, jokers = random_hands(BATCH, 52, 5), random_hands(BATCH, 54, 5)
    piles = random_hands(BATCH, 52, 3)
    texts = [[card_text(card) for card in hand] for hand in naturals[:LOOP].tolist()]
    theirs = [[treys.Card.new(card) for card in hand] for hand in texts]
    evaluator = treys.Evaluator()
    evaluate = evaluator.evaluate
    numbers = naturals[:LOOP].tolist()

    def loop_treys() -> None:
        for hand in theirs:
            evaluate(hand, [])

    def loop_treys_inside() -> None:
        inside = evaluator._five
        for hand in theirs:
            inside(hand)

    def loop_strength() -> None:
        strength = five.strength
        for a, b, c, d, e in numbers:
            strength(a, b, c, d, e)

    tasks: dict[str, tuple[Callable[[], object], int]] = {
        "five.ranks, jokers": (lambda: five.ranks(jokers), BATCH),
        "five.ranks, natural": (lambda: five.ranks(naturals), BATCH),
        "three.ranks": (lambda: three.ranks(piles), BATCH),
        "five.strength, one call each": (loop_strength, LOOP),
        "treys, Evaluator.evaluate": (loop_treys, LOOP),
        "treys, Evaluator._five": (loop_treys_inside, LOOP),
    }
    for task, _ in tasks.values():
        task()
    speeds: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(ROUNDS):
        for name, (task, hands) in tasks.items():
            start = process_time()
            for _ in range(REPEATS):
                task()
            speeds[name].append(REPEATS * hands / (process_time() - start) / 1e6)

    print(f"{'million hands a second':30} {'median':>8} {'min':>8} {'max':>8}")
    for name, found in speeds.items():
        print(f"{name:30} {statistics.median(found):8.2f} {min(found):8.2f} {max(found):8.2f}")
    ours = statistics.median(speeds["five.ranks, jokers"])
    for name in ("treys, Evaluator.evaluate", "treys, Evaluator._five"):
        print(f"five.ranks, jokers / {name}: {ours / statistics.median(speeds[name]):.0f}")


if __name__ == "__main__":
    main()
