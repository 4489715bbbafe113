"""Whether bots answer legally and in time, in many random positions of all games, options and seats.

    python -m benchmarks.strength.answers --positions 2500
    python -m benchmarks.strength.answers --positions 1000 --seconds 0.1

Every player of every game answers in so many positions. Without `--seconds` each thinks as little as it can (one node).
With it each has that time a move, and may take 1.2 times as much, after a warm-up. Time is the processor's, for players
and for who watches them: a clock goes on while a busy machine works for others. The exit status is 1 if any failed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from itertools import islice

from cardloom.games import GAMES
from cardloom.players import Budget, players
from tests.arena.asking import answers

WARM_UP, LATE = 200, 1.2


class WorkingTime(Budget):
    """Seconds of the processor."""

    def rounds(self, size: int, usual: int, clock: Callable[[], float] = time.thread_time) -> Iterator[int]:
        return super().rounds(size, usual, clock)

    def pieces(self, count: int, usual: int, clock: Callable[[], float] = time.thread_time) -> Iterator[int]:
        return super().pieces(count, usual, clock)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--game", action="append", choices=list(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    little = Budget(nodes=1)
    budget = little if arguments.seconds is None else WorkingTime(seconds=arguments.seconds)
    failed = False
    for key in arguments.game or GAMES:
        for name in players(key):
            list(islice(answers(key, name, little, arguments.seed + 1, share=0.5), WARM_UP))
            some = list(islice(answers(key, name, budget, arguments.seed, share=0.5), arguments.positions))
            illegal = [answer for answer in some if not answer.is_legal]
            late = [answer for answer in some if arguments.seconds and answer.worked > LATE * arguments.seconds]
            failed = failed or bool(illegal or late)
            slowest = 1000 * max(answer.worked for answer in some)
            counts = f"{len(some)} positions, {len(illegal)} illegal, {len(late)} late"
            print(f"{key:16}{name:12}{counts}, at most {slowest:.0f} ms", flush=True)
            for answer in (*illegal, *late)[:5]:
                print("   ", answer)
    sys.exit(failed)


if __name__ == "__main__":
    main()
