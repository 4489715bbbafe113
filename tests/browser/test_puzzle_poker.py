"""Puzzle Poker, the duel, on the page: to its end by mouse, by finger and by keys."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator

from tests.browser import puzzle_moves as way
from tests.browser.conftest import Sit
from tests.browser.table_page import TablePage

SHORT = {"ranks": "A-9"}


def rows(table: TablePage) -> list[str]:
    return [row.strip()[-1] for row in table.page.locator(".rl").all_inner_texts()]


def test_by_mouse(sit: Sit) -> None:
    table = sit("puzzle-poker", options={**SHORT, "persistence": True})
    way.play_to_the_end(table, way.drag, way.click, random.Random(1))
    way.assert_ended(table)


def test_by_finger(sit: Sit) -> None:
    table = sit("puzzle-poker", options=SHORT, phone=True)
    way.play_to_the_end(table, way.tap_and_tap, way.tap, random.Random(2))
    way.assert_ended(table)
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_by_keys(sit: Sit) -> None:
    table = sit("puzzle-poker", options=SHORT)
    way.play_to_the_end(table, way.walk, way.enter, random.Random(3))
    way.assert_ended(table)


def test_the_own_side_is_nearest(sit: Sit) -> None:
    """The board turns with the seat, its columns too."""
    seen: dict[int, tuple[list[str], list[str]]] = {}
    while len(seen) < 2:  # lots decide who sits where
        table = sit("puzzle-poker")
        table.turn()
        cells = [str(cell.get_attribute("data-item")) for cell in table.page.locator(".duel [data-item]").all()]
        seen[table.seat] = (rows(table), cells)
    assert seen[1][0] == ["5", "4", "3", "2", "1"]
    assert seen[2][0] == ["1", "2", "3", "4", "5"]
    assert seen[1][1] == seen[2][1][::-1]
    assert seen[1][1][-1] == "a1"


def test_a_cell_that_is_not_open_says_why(sit: Sit) -> None:
    table = sit("puzzle-poker")
    told = table.turn()
    card = told["view"]["hands"][table.seat - 1][0]
    other = "a5" if table.seat == 1 else "a1"
    table.item(card).click()
    assert table.item(card).get_attribute("aria-pressed") == "true"
    table.item(other).click(force=True)  # not open, and still there to be asked
    assert other in table.alert()
    assert table.look()["length"] == told["length"]
    table.press("Escape")
    assert table.item(card).get_attribute("aria-pressed") == "false"


@pytest.mark.parametrize("phone", [False, True])
def test_a_meld_is_foretold_and_chained(sit: Sit, phone: bool) -> None:
    """What a cell makes is said before the card is put there; then the bonus chain has a stitch."""
    chance = random.Random(5)
    for _ in range(20):
        table = sit("puzzle-poker", options=SHORT, phone=phone)
        while not (told := table.turn())["over"]:
            view = told["view"]
            first = view["phase"] == "play" and not view["chain"]  # the first meld of a turn earns a bonus for certain
            cell = foretold(table, view["hands"][table.seat - 1]) if first else None
            if cell is None:
                way.make(table, chance.choice(told["legal"]), way.put_by_clicks, way.click)
                continue
            cell.click()
            table.turn()
            assert table.page.locator(".chain .got").count() >= 1
            assert table.page.locator(".duel .card.meld").count() >= 3
            assert "Bonus!" in table.page.locator(".ribbon").inner_text()
            return
    raise AssertionError("no meld in twenty games")


def foretold(table: TablePage, hand: list[str]) -> Locator | None:
    """A card is chosen, and this is a cell where it makes a meld."""
    for card in hand:
        table.item(card).click()
        for cell in table.page.locator('.slot.legal[aria-label*=" here: "]').all():
            if re.search("here: .*(one rank|flush|straight)", str(cell.get_attribute("aria-label"))):
                return cell
        table.item(card).click()
    return None
