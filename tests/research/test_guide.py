"""The guide's examples run, and its tables say what is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from cardloom.games import GAMES
from cardloom.research.space import MODULES, space_of

GUIDE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(GUIDE), module_relative=False)
    assert tried > 20
    assert failed == 0


def test_the_numbers_of_actions() -> None:
    rows = re.findall(r"^\| `([\w-]+)` \| (\d+) \|", GUIDE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [(key, int(count)) for key, count in rows] == [
        (game.key, space_of(game.key, game.usual_seats).actions) for game in GAMES.values() if game.key in MODULES
    ]
