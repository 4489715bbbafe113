"""Poker Squares on the page, to its end by mouse, by finger and by keys."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.table_page import TablePage

CELLS = 25


def play_to_the_end(table: TablePage, place: Callable[[str, str], None]) -> None:
    """Twenty-five cards, here and there."""
    for turn in range(CELLS):
        told = table.turn()
        _, card, cell = told["legal"][turn % len(told["legal"])].split()
        place(card, cell)
    assert_ended(table)


def assert_ended(table: TablePage) -> None:
    """The page shows all grids, the best first, and the points that the server gives."""
    table.page.locator(".ribbon.end").wait_for()
    told = table.look()
    assert told["over"]
    expect(table.page.locator(".final")).to_have_count(len(told["people"]))
    expect(table.page.locator(".final .card")).to_have_count(CELLS * len(told["people"]))
    shown = table.page.locator(".final figcaption .mark")
    expect(shown).to_have_text([str(points) for points in sorted(told["scores"], reverse=True)])


def test_by_mouse(sit: Sit) -> None:
    table = sit("poker-squares")
    play_to_the_end(table, lambda card, cell: table.drag(table.item(card).first, table.item(cell)))


def test_by_finger(sit: Sit) -> None:
    table = sit("poker-squares", phone=True)

    def place(_: str, cell: str) -> None:
        target = table.item(cell)
        target.tap()
        expect(table.page.locator(".dock .say")).to_contain_text("Tap again")  # the first tap shows what it makes
        target.tap()

    play_to_the_end(table, place)
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_by_keys(sit: Sit) -> None:
    table = sit("poker-squares")

    def place(_: str, cell: str) -> None:
        target = table.item(cell)
        table.tab_into(table.page.get_by_role("grid"))
        table.walk_to(target)
        expect(target).to_have_attribute("aria-label", re.compile(rf"^{cell}, empty\. Place the .+ here"))
        table.press("Enter")

    play_to_the_end(table, place)


def test_a_cell_that_is_taken_says_why(sit: Sit) -> None:
    table = sit("poker-squares")
    table.turn()
    table.item("c3").click()
    table.turn()
    table.item("c3").click()
    assert "c3" in table.alert()
    assert sum(entry["seat"] == table.seat for entry in table.look()["log"]) == 1
