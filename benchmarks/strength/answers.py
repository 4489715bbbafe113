"""Whether bots answer legally and in time, in many random positions of all games, options and seats.

    python -m benchmarks.strength.answers --positions 100000
    python -m benchmarks.strength.answers --positions 200 --seconds 0.5

Without `--seconds` every player thinks as little as it can (one node). With it each has that time a move, and may take
1.2 times as much, after a warm-up. Positions are shared evenly by the players. The exit status is 1 if any failed.
"""

from __future__ import annotations

import argparse
import sys
from itertools import islice

from cardloom.games import GAMES
from cardloom.players import Budget, players
from tests.arena.asking import answers

WARM_UP, LATE = 10, 1.2


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--game", action="append", choices=list(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    bots = [(key, name) for key in arguments.game or GAMES for name in players(key)]
    budget = Budget(nodes=1) if arguments.seconds is None else Budget(seconds=arguments.seconds)
    failed = False
    for key, name in bots:
        asked = answers(key, name, budget, arguments.seed, share=0.5)
        list(islice(asked, WARM_UP))
        some = list(islice(asked, max(1, arguments.positions // len(bots))))
        illegal = [answer for answer in some if not answer.is_legal]
        late = [answer for answer in some if arguments.seconds and answer.seconds > LATE * arguments.seconds]
        failed = failed or bool(illegal or late)
        slowest = 1000 * max(answer.seconds for answer in some)
        counts = f"{len(some)} positions, {len(illegal)} illegal, {len(late)} late"
        print(f"{key:16}{name:12}{counts}, at most {slowest:.0f} ms")
        for answer in (*illegal, *late)[:5]:
            print("   ", answer)
    sys.exit(failed)


if __name__ == "__main__":
    main()
