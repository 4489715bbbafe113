"""Short leagues guard the order of the levels; docs/strength.md has the long ones."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardloom.arena import League, run, standings

# The games of each pair, on fixed deals: enough for levels that are far apart.
LEAGUES = [
    ("poker-squares", ["random", "novice", "casual", "strong"], 10),
    ("grid-poker", ["random", "novice", "strong"], 10),
    ("pyramid-poker", ["random", "novice"], 4),
    ("nine-card-brag", ["random", "novice"], 6),
    ("puzzle-poker", ["random", "novice"], 2),
]


@pytest.mark.parametrize(("game", "levels", "games"), LEAGUES)
def test_a_level_beats_the_one_below(game: str, levels: list[str], games: int) -> None:
    for below, level in pairwise(levels):
        best, second = standings(run(League.of(game, [below, level], games, seed=1)))
        assert (best.player, second.player) == (f"{level}@1", f"{below}@1")
        assert best.wins.value > second.wins.value


def test_levels_alone() -> None:
    league = League.of("puzzle-solo", ["random", "novice", "strong"], 6, seed=1)
    assert [row.player for row in standings(run(league))] == ["strong@1", "novice@1", "random@1"]
