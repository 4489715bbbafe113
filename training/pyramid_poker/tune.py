"""Find the weights of the quick policy: changed at random, kept when they win more against the weights before.

Both sides of every deck are played. Prints the weights to stand in `tables.py`.

    .venv/bin/python training/pyramid_poker/tune.py [TRIES [DECKS]]
"""

from __future__ import annotations

import sys
from typing import Any

import numba
import numpy as np
from learn import start
from numpy.typing import NDArray

from cardloom.players.pyramid_poker.playout import GAME, play_on, result
from cardloom.players.pyramid_poker.tables import WEIGHTS, tables

STEPS = np.array([0.6, 0.6, 0.6, 0.4, 0.4, 0.4, 0.4, 0.02, 0.03, 0.015, 0.015, 0.05, 0.3, 0.1, 0.5])


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]
def duel(games: Any, tables: Any, first: Any, second: Any, seed: int, decks: int) -> float:
    """The share of the first weights, each deck played from both seats."""
    share = 0.0
    weights = np.empty((2, len(first)), np.float32)
    for game in range(decks):
        for side in range(2):
            weights[side], weights[1 - side] = first, second
            start(games[0], tables[0], seed + game)
            play_on(games[0], tables[0], weights)
            found = result(games[0], tables[0])
            share += found if side == 0 else 1 - found
    return share / decks / 2


def main(tries: int = 150, decks: int = 8_000) -> None:
    rng = np.random.default_rng(2)
    games = np.zeros(1, GAME)
    games["base"] = 8
    best: NDArray[np.float32] = WEIGHTS.copy()
    for number in range(tries):
        step = rng.normal(0, STEPS) * (rng.random(len(STEPS)) < 0.3)
        other = (best + step).astype(np.float32)
        other[6] = max(other[6], 0.05)
        share = duel(games, tables(7), other, best, number * 10**6, decks)
        # Only what two independent matches confirm.
        if share > 0.503 and duel(games, tables(7), other, best, number * 10**6 + 500_000, 2 * decks) > 0.503:
            best = other
            against = duel(games, tables(7), best, WEIGHTS, 10**9, 2 * decks)
            print(
                number,
                round(share, 4),
                "against the weights before:",
                round(against, 4),
                np.round(best, 3).tolist(),
                flush=True,
            )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
