"""Puzzle Poker alone on the page: to its end by mouse, by finger and by keys."""

from __future__ import annotations

import random

from tests.browser import puzzle_moves as way
from tests.browser.conftest import Sit

ALONE = ("me",)


def test_by_mouse(sit: Sit) -> None:
    table = sit("puzzle-solo", seats=ALONE)
    way.play_to_the_end(table, way.drag, way.click, random.Random(1))
    way.assert_ended(table)


def test_by_finger(sit: Sit) -> None:
    table = sit("puzzle-solo", seats=ALONE, phone=True)
    way.play_to_the_end(table, way.tap_and_tap, way.tap, random.Random(2))
    way.assert_ended(table)
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_by_keys(sit: Sit) -> None:
    table = sit("puzzle-solo", seats=ALONE)
    way.play_to_the_end(table, way.walk, way.enter, random.Random(3))
    way.assert_ended(table)


def test_a_card_is_shifted_the_way_its_arrow_points(sit: Sit) -> None:
    table = sit("puzzle-solo", seats=ALONE)
    card = table.turn()["view"]["drawn"][0]
    table.item(card).click()
    table.item("a2").click()
    assert table.turn()["view"]["phase"] == "act"
    table.item("a2").click()
    up = table.item("a1")
    assert str(up.get_attribute("aria-label")).endswith(" up")
    assert table.page.locator(".slot.arrow").count() == 4  # of the five neighbours, the centre is taken
    up.click()
    table.turn()
    assert table.look()["view"]["grid"][0][0] == card


def test_a_joker_is_named_by_what_it_makes(sit: Sit) -> None:
    chance = random.Random(6)
    for _ in range(20):
        table = sit("puzzle-solo", seats=ALONE)
        while not (told := table.turn())["over"]:
            if told["view"]["phase"] == "name":
                break
            jokers = [move for move in told["legal"] if move.startswith("play X")]
            way.make(table, chance.choice(jokers or told["legal"]), way.put_by_clicks, way.click)
        if not told["over"]:
            break
    namer = table.page.get_by_role("dialog")
    named = [move for move in told["legal"] if move != "name none"]
    assert str(namer.get_attribute("aria-label")).endswith(f"{len(named)} namings make a meld")
    assert namer.locator("h2").count() >= 1
    first = namer.locator(".name1").first
    label = str(first.get_attribute("aria-label")).removeprefix("Name the joker ")
    first.click()
    table.turn()
    assert table.look()["log"][-1]["move"].startswith("name X")
    assert namer.count() == 0 or label not in str(namer.get_attribute("aria-label"))
