"""Moves of Puzzle Poker, alone and in the duel, made on the page by mouse, by finger or by keys."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Locator, expect

from tests.browser.table_page import TablePage

Put: TypeAlias = Callable[[TablePage, Locator, Locator], None]
Press: TypeAlias = Callable[[TablePage, Locator], None]


MOST_TRIES = 8  # of moves, until one of them has changed the table

# What is put onto itself is taken off the grid, or kept there: the first press lights it, the second one does it.


def drag(table: TablePage, source: Locator, target: Locator) -> None:
    if source is target:
        source.click()
        source.click()
    else:
        table.drag(source, target)


def click(table: TablePage, target: Locator) -> None:
    target.click()


def tap(table: TablePage, target: Locator) -> None:
    target.tap()


def tap_and_tap(table: TablePage, source: Locator, target: Locator) -> None:
    if source.get_attribute("aria-pressed") == "false":
        source.tap()
    target.tap()
    # A card that was chosen by itself shows what it makes before it goes.
    if target.get_attribute("aria-pressed") is None and "over" in str(target.get_attribute("class")):
        target.tap()


def enter(table: TablePage, target: Locator) -> None:
    table.tab_into(target)
    table.press("Enter")


def walk(table: TablePage, source: Locator, target: Locator) -> None:
    """To the card, and with it to the cell."""
    if source.get_attribute("aria-pressed") != "true":
        go(table, source)
    go(table, target)


def go(table: TablePage, item: Locator) -> None:
    """The grid is one stop of the Tab key, the cards below it another; inside, the arrow keys lead on."""
    table.tab_into(item.locator("xpath=ancestor::*[@role='grid' or contains(@class, 'handdock')]"))
    table.walk_to(item)
    table.press("Enter")


def put_by_clicks(table: TablePage, source: Locator, target: Locator) -> None:
    if source.get_attribute("aria-pressed") != "true":
        source.click()
    target.click()


def play_to_the_end(table: TablePage, put: Put, press: Press, chance: random.Random) -> None:
    """Every move of the game is made on the page."""
    versions: list[int] = []
    while not (told := table.turn())["over"]:
        versions.append(told["version"])
        assert versions.count(told["version"]) < MOST_TRIES, table.page.locator("body").inner_text()
        make(table, chance.choice(told["legal"]), put, press)


def make(table: TablePage, move: str, put: Put, press: Press) -> None:
    page, (verb, *words) = table.page, move.split()
    button = {"name none": "Leave it without a name", "keep none": "Keep none", "done": "Done"}.get(move)
    if button:
        press(table, page.get_by_role("button", name=button, exact=True))
    elif verb == "name":
        named = table.item(move)  # there, if it makes a meld
        press(table, named if named.count() else page.locator(".namer .name1").first)
    else:
        item = table.item(words[0])
        put(table, item, table.item(words[1]) if words[1:] else item)


def assert_ended(table: TablePage) -> None:
    told = table.look()
    assert told["over"]
    table.page.locator(".ribbon.end").wait_for()
    shown = table.page.locator(".people .seat .pts").all_inner_texts()
    assert sorted(shown) == sorted(str(points) for points in told["scores"])
    cards = [card for row in told["view"]["grid"] for card in row if card is not None]
    expect(table.page.locator(".loom .cell > .card")).to_have_count(len(cards))
