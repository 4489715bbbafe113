"""Both games of Puzzle Poker on the page: to their end by mouse, by finger and by keys."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser import puzzle_moves as way
from tests.browser.conftest import Sit

GAMES: dict[str, dict[str, Any]] = {
    "puzzle-poker": {"options": {"ranks": "A-9", "persistence": True}},
    "puzzle-solo": {"seats": ("me",)},
}
WAYS = {"mouse": (way.drag, way.click), "finger": (way.tap_and_tap, way.tap), "keys": (way.walk, way.enter)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("by", WAYS)
def test_to_the_end(sit: Sit, game: str, by: str) -> None:
    table = sit(game, phone=by == "finger", **GAMES[game])
    way.play_to_the_end(table, *WAYS[by], random.Random(1))
    way.assert_ended(table)
    assert table.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
