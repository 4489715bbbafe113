"""Learns what cards promise in Grid Poker's draft, from scratch.

Backwards, from the last grid to the first: positions come from drafts by the weights of the pass before (in the first
pass all lines are alike), with some lines taken at random. After the last grid a position is worth the chances of the
equilibrium of building; before, those that one random next grid gives when every seat takes the line that is best for
it by the weights just learned. The weights are fitted to these chances by cross-entropy.

    python training/grid_poker/promise.py [--positions 150000] [--passes 2] [--seed 1]
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numba
import numpy as np
from numpy.typing import NDArray

import cardloom.players.grid_poker as package
from cardloom.games.grid_poker.rules import CELLS, GRIDS
from cardloom.games.kernels import shuffle
from cardloom.hands.split import five_splits
from cardloom.players.grid_poker.drafting import promised, settled, take
from cardloom.players.grid_poker.equilibrium import likely, solve_three, solve_two, worth_three, worth_two
from cardloom.players.grid_poker.promise import LOOKS, WEIGHTS, chances, looks, promise

EXPLORED = 0.15  # the part of the grids where lines are taken at random
LEARNED, EPOCHS = 0.05, 6


@numba.njit
def draft(
    weights: NDArray[np.float64],
    grids: int,
    hands: NDArray[np.int64],
    deck: NDArray[np.int8],
    out: NDArray[np.float64],
    rng: np.random.Generator,
) -> int:
    """Shuffle and draft so many grids; the cards still to come. Hands are in the order of picking in the next grid."""
    shuffle(deck, rng)
    hands[:] = 0
    coming = (1 << 54) - 1
    for number in range(grids):
        grid = deck[number * CELLS : (number + 1) * CELLS]
        for card in grid:
            coming &= ~(1 << card)
        if rng.random() < EXPLORED:
            first = int(rng.random() * 6)
            second = (first + 1 + int(rng.random() * 5)) % 6
        else:
            promised(weights[number + 1], hands, coming, grid, -1, out)
            first, second = settled(out, -1)
        take(hands, grid, first, second)
    return coming


@numba.njit
def positions(
    weights: NDArray[np.float64],
    grids: int,
    hands: NDArray[np.int64],
    coming: NDArray[np.int64],
    worth: NDArray[np.float64],
    rng: np.random.Generator,
) -> None:
    """Positions after so many grids; before the last also what they are worth. hands, worth: (positions, seats)."""
    deck = np.arange(54).astype(np.int8)
    out = np.empty((6, 6, hands.shape[1]))
    for at in range(len(hands)):
        coming[at] = draft(weights, grids, hands[at], deck, out, rng)
        if grids < GRIDS:
            grid = deck[grids * CELLS : (grids + 1) * CELLS]
            left = coming[at]
            for card in grid:
                left &= ~(1 << card)
            promised(weights[grids + 1], hands[at], left, grid, -1, out)
            worth[at] = out[settled(out, -1)]


def built(hands: NDArray[np.int64], rng: np.random.Generator) -> NDArray[np.float64]:
    """The seats' chances when these cards are built."""
    worth = np.empty(hands.shape)
    for at, seats in enumerate(hands.tolist()):
        ways = [five_splits(np.array([[card for card in range(54) if cards >> card & 1]])).ranks for cards in seats]
        if len(ways) == 2:
            mine, other, _ = solve_two(*ways, 0.02)
            won = np.empty(len(mine))
            worth_two(*ways, other, won, np.empty((len(won), 3)))
            worth[at] = mine @ won, 1 - mine @ won
        else:
            strategies = solve_three(*ways, 400, rng)
            for seat in range(3):
                b, c = (seat + 1) % 3, (seat + 2) % 3
                others = likely(strategies[b]), likely(strategies[c])
                won = np.empty(len(ways[seat]))
                worth_three(ways[seat], ways[b], ways[c], *others, won, np.empty((len(won), 3)))
                worth[at, seat] = strategies[seat] @ won
            worth[at] /= worth[at].sum()
    return worth


@numba.njit
def fit(
    hands: NDArray[np.int64],
    coming: NDArray[np.int64],
    worth: NDArray[np.float64],
    weights: NDArray[np.float64],
    order: NDArray[np.int64],
    step: float,
) -> None:
    """One pass of gradient descent with a step for each weight (AdaGrad)."""
    seats = hands.shape[1]
    seen = np.full(WEIGHTS, 1e-2)
    found = np.empty((seats, LOOKS), np.int64)
    now = np.empty(seats)
    for at in order:
        for seat in range(seats):
            looks(hands[at, seat], coming[at], seat, found[seat])
            now[seat] = weights[found[seat]].sum()
        chances(now)
        for seat in range(seats):
            slope = now[seat] - worth[at, seat]
            for look in found[seat]:
                seen[look] += slope * slope
                weights[look] -= step * slope / np.sqrt(seen[look])


@numba.njit
def explained(
    hands: NDArray[np.int64], coming: NDArray[np.int64], worth: NDArray[np.float64], weights: NDArray[np.float64]
) -> float:
    """The part of the chances' variance that the weights explain."""
    room, now = np.empty(LOOKS, np.int64), np.empty(hands.shape[1])
    error = 0.0
    for at in range(len(hands)):
        for seat in range(hands.shape[1]):
            now[seat] = promise(weights, hands[at, seat], coming[at], seat, room)
        chances(now)
        error += ((now - worth[at]) ** 2).sum()
    return 1 - error / ((worth - 1 / hands.shape[1]) ** 2).sum()


def learn(seats: int, count: int, passes: int, rng: np.random.Generator) -> NDArray[np.float64]:
    policy = np.zeros((GRIDS + 1, WEIGHTS))
    for number in range(passes):
        learned = np.zeros_like(policy)
        for grids in range(GRIDS, 0, -1):
            begun = time.perf_counter()
            of = count if grids < GRIDS else count // (2 if seats == 2 else 4)
            hands = np.zeros((of, seats), np.int64)
            coming, worth = np.zeros(of, np.int64), np.empty((of, seats))
            # what follows is as the weights just learned play it; what came before as the last pass did
            known = np.where(np.arange(GRIDS + 1)[:, None] > grids, learned, policy)
            positions(known, grids, hands, coming, worth, rng)
            if grids == GRIDS:
                worth = built(hands, rng)
            train = len(hands) * 9 // 10
            for epoch in range(EPOCHS):
                step = LEARNED / (1 + epoch)
                fit(hands, coming, worth, learned[grids], rng.permutation(train), step)
            held = explained(hands[train:], coming[train:], worth[train:], learned[grids])
            spent = time.perf_counter() - begun
            print(
                f"{seats} seats, pass {number + 1}, after {grids} grids: explains {held:.3f} ({spent:.0f} s)",
                flush=True,
            )
        policy = learned
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=150_000)
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    kept = {
        f"weights{seats}": learn(seats, asked.positions, asked.passes, np.random.default_rng([asked.seed, seats]))[1:]
        for seats in (2, 3)
    }
    rounded = {name: values.astype(np.float16) for name, values in kept.items()}
    np.savez_compressed(Path(package.__path__[0]) / "promise.npz", allow_pickle=False, **rounded)


if __name__ == "__main__":
    main()
