"""How far Grid Poker's builds are from an equilibrium with 2 seats, and what sensible builds give away to it.

The seats draft as the strong player does; then their three hands are built. Of the equilibrium: what best answers of
both seats would win more together, as a share of the game, on average and at most. Of sensible builds (as against an
average opponent, see `hands.split.best_fives`): what they win more or less than the equilibrium's. With 3 seats: what
who answers what is expected of the others wins more than who builds by the equilibrium. ± holds the truth 95 times in
100.

    python benchmarks/strength/grid_splits.py [--deals 500]
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np

import cardloom
from cardloom.cards import parse_cards
from cardloom.players.grid_poker.equilibrium import Ranks, Weights, solve_three, solve_two
from cardloom.players.grid_poker.lab import DRAWN_ROUNDS, TOLERANCE, ranks_of, sensible, solved, worth

KEY = "grid-poker"


def drafted(seats: int, seed: int) -> list[Ranks]:
    """The seats' ways to build, rotated so that every seat is the first in turn."""
    state, strong = cardloom.new(KEY, seats=seats, seed=seed), cardloom.player(KEY, "strong", seed=1)
    while len(state.to_act) == 1:
        seat = state.to_act[0]
        state = state.play(seat, strong.choose(state.view(seat), state.legal(seat)))
    owned = state.view(None)["owned"]
    return [ranks_of(parse_cards("".join(owned[(seed + seat) % seats]))) for seat in range(seats)]


def against(ways: Sequence[Ranks], mine: Weights, others: Sequence[Weights]) -> float:
    """What the first seat wins with its strategy against the others'."""
    return float(mine @ worth(ways, [mine, *others], 0)[0])


def answer(ways: Sequence[Ranks], expected: Sequence[Weights]) -> Weights:
    """The first seat's best answer to what is expected of the others."""
    best = np.zeros(len(ways[0]))
    best[np.argmax(worth(ways, expected, 0)[0])] = 1
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=500)
    deals = parser.parse_args().deals
    left, sensibly = [], []
    for seed in range(deals):
        ways = drafted(2, seed)
        x, y, exploited = solve_two(ways[0], ways[1], TOLERANCE)
        left.append(exploited)
        sensibly.append(against(ways, sensible(ways[0]), [y]) - against(ways, x, [y]))
    print(f"2 seats, {deals} deals: best answers of both win {np.mean(left):.4f} more, at most {max(left):.4f};")
    print(f"  sensible builds against the equilibrium {told(sensibly)}", flush=True)
    more_of_sensible, more_of_mixed = [], []
    for seed in range(deals):
        ways = drafted(3, seed)
        best = answer(ways, solved(ways))
        x, y, z = solve_three(ways[0], ways[1], ways[2], DRAWN_ROUNDS, np.random.default_rng(0))
        plain = [sensible(ranks) for ranks in ways[1:]]
        more_of_sensible.append(against(ways, best, plain) - against(ways, x, plain))
        more_of_mixed.append(against(ways, best, [y, z]) - against(ways, x, [y, z]))
    print(f"3 seats, {deals} deals: the answer to what is expected, beside builds by the equilibrium,")
    print(f"  against two sensible builders {told(more_of_sensible)}, against the equilibrium {told(more_of_mixed)}")


def told(values: Sequence[float]) -> str:
    return f"{np.mean(values):+.3f} ± {1.96 * np.std(values) / len(values) ** 0.5:.3f}"


if __name__ == "__main__":
    main()
