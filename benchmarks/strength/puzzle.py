"""How strong the players of Puzzle Poker are with every option that matters: alone, and in the duel against greedy.

    python benchmarks/strength/puzzle.py --level strong --games 2000 [--game puzzle-solo] [--against greedy]
        [--keep FOLDER]

Alone: the share of games won and the points. The duel: the share won and the points; each deal is played twice, with
the seats swapped. The same deals for all; ± holds the truth 95 times in 100. A folder that kept a run goes on from
there, and `leagues.py` writes what it has into the guide.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from cardloom.arena import League, run, standings

ALONE: dict[str, dict[str, Any]] = {
    "normal": {},
    "easy": {"easy": True},
    "hard": {"hard": True},
    "long, A-10": {"ranks": "A-10"},
    "long, A-K": {"ranks": "A-K"},
    "long, A-K, hard": {"ranks": "A-K", "hard": True},
}
DUEL: dict[str, dict[str, Any]] = {
    "hidden hands": {},
    "open hands": {"hands": "open"},
    "hidden, keeping": {"persistence": True},
    "hidden, A-9": {"ranks": "A-9"},
    "hidden, A-K": {"ranks": "A-K"},
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=["puzzle-poker", "puzzle-solo"], default="puzzle-solo")
    parser.add_argument("--level", default="master", help="a player, with a budget if you like: master:nodes=100")
    parser.add_argument("--against", default="greedy", help="in the duel")
    parser.add_argument("--games", type=int, default=2_000, help="of each setting")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    duel = given.game == "puzzle-poker"
    names = [given.level, given.against] if duel else [given.level]
    for title, options in (DUEL if duel else ALONE).items():
        league = League.of(given.game, names, given.games, seats=len(names), seed=given.seed, **options)
        keep = given.keep and given.keep / given.game / title / "-".join(league.players)
        table = {row.player: row for row in standings(run(league, keep=keep))}
        row = table[league.players[0]]
        print(
            f"{title:18}{row.games:6} games  won {100 * row.wins.value:5.1f} ± {100 * row.wins.margin:.1f} %"
            f"  points {row.score.value:5.1f} ± {row.score.margin:.1f}  {1000 * row.mean:.0f} ms a move",
            flush=True,
        )


if __name__ == "__main__":
    main()
