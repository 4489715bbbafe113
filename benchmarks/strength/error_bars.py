"""Whether the coach's errors are what they say: its values beside those with ten times the nodes and other chance.

Positions with a choice are drawn from games that levels below the master play. Of the moves that the coach ranks first
(six at most), how many lie more than two errors of the difference from the value with ten times the nodes? One in 20
should. The spread of these differences, in errors, should be 1; it is less where the errors are said to be too large.
Values that are exact both times are left out.

    python benchmarks/strength/error_bars.py [--positions 24] [GAME ...]
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from math import hypot

import numpy as np

from cardloom.coach.hints import SURE, hint
from cardloom.games import GAMES
from cardloom.games.state import State
from cardloom.players import Budget, player

TIMES, MOVES, GAMES_DRAWN = 10, 6, 6
LEVELS = ("novice", "casual", "strong")


class Tenfold(Budget):
    """The usual nodes, ten times."""

    def rounds(self, size: int, usual: int) -> Iterator[int]:  # type: ignore[override]
        return super().rounds(size, TIMES * usual)

    def pieces(self, count: int, usual: int) -> Iterator[int]:  # type: ignore[override]
        return super().pieces(count, TIMES * usual)


def positions(key: str, count: int, chance: random.Random) -> list[tuple[State, int]]:
    found = []
    for _ in range(GAMES_DRAWN):
        state = State.new(key, seed=chance.getrandbits(32))
        bots = [player(key, chance.choice(LEVELS), seed=chance.getrandbits(32)) for _ in range(state.seats)]
        while not state.over:
            seat = chance.choice(state.to_act)
            legal = state.legal(seat)
            if len(legal) > 1:
                found.append((state, seat))
            state = state.play(seat, bots[seat - 1].choose(state.view(seat), legal))
    return chance.sample(found, min(count, len(found)))


def differences(key: str, count: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    """In errors of the difference, by how much values exceed those of ten times the nodes."""
    found = []
    for state, seat in positions(key, count, random.Random(7)):
        view, legal = state.view(seat), state.legal(seat)
        more = {each.move: each for each in hint(view, legal, 2, Tenfold()).moves}
        found += [
            (each.value - known.value) / error
            for each in hint(view, legal, 1).moves[:MOVES]
            if (known := more.get(each.move)) and (error := hypot(each.error, known.error))
        ]
    return np.array(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--positions", type=int, default=24)
    asked = parser.parse_args()
    print("| game | values | beyond two errors | spread, in errors |\n|---|---|---|---|")
    for key in asked.games:
        found = differences(key, asked.positions)
        print(f"| {key} | {len(found)} | {(abs(found) > SURE).mean():.0%} | {found.std():.1f} |", flush=True)


if __name__ == "__main__":
    main()
