"""Both games of Puzzle Poker on the page: whole by mouse and by finger, and from the middle to their end by keys."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.browser import puzzle_moves as way
from tests.browser.conftest import Sit
from tests.browser.table_page import TablePage

GAMES: dict[str, dict[str, Any]] = {
    "puzzle-poker": {"options": {"ranks": "A-9", "persistence": True}},
    "puzzle-solo": {"seats": ("me",)},
}
WAYS = {"mouse": (way.drag, way.click), "finger": (way.tap_and_tap, way.tap), "keys": (way.walk, way.enter)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("by", WAYS)
def test_to_the_end(sit: Sit, game: str, by: str) -> None:
    table = sit(game, phone=by == "finger", **GAMES[game])
    put, press = WAYS[by]
    if by == "keys":  # they take long: from the middle on
        table.hurry(lambda told: told["length"] >= 30)
    tops = set()

    def put_and_note(table: TablePage, source: Locator, target: Locator) -> None:
        tops.add(round(table.box(table.page.locator(".loom"))["y"]))
        put(table, source, target)

    way.play_to_the_end(table, put_and_note, press, random.Random(1))
    way.assert_ended(table)
    if by == "finger":
        assert len(tops) == 1, "whatever lies around it, the grid stays where it is"
    assert table.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
