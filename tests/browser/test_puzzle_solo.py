"""Puzzle Poker alone on the page: where a card is shifted, what a joker is named."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Guests, Sit
from tests.browser.table_page import hurry
from tests.server.support import Told

ALONE = ("me",)


def test_a_card_is_shifted_the_way_its_arrow_points(sit: Sit) -> None:
    table = sit("puzzle-solo", seats=ALONE)
    card = table.turn()["view"]["drawn"][0]
    table.item(card).click()
    table.item("a2").click()
    assert table.turn()["view"]["phase"] == "act"
    table.item("a2").click()
    up = table.item("a1")
    expect(up).to_have_attribute("aria-label", re.compile(" up$"))
    expect(table.page.locator(".slot.arrow")).to_have_count(4)  # of the five neighbours, the centre is taken
    up.click()
    table.turn()
    assert table.look()["view"]["grid"][0][0] == card


def test_a_joker_is_named_by_what_it_makes(guests: Guests) -> None:
    told: Told = {"over": True}
    while told["over"]:
        seat = guests.server.create("puzzle-solo", ALONE)
        told = hurry(
            guests.server, seat["id"], seat["secret"], lambda told: told["over"] or told["view"]["phase"] == "name"
        )
    table = guests.take("puzzle-solo", seat)
    table.turn()
    namer = table.page.get_by_role("dialog")
    named = [move for move in told["legal"] if move != "name none"]
    expect(namer).to_have_attribute("aria-label", re.compile(f"{len(named)} namings make a meld$"))
    namer.locator("h2").first.wait_for()
    first = namer.locator(".name1").first
    label = str(first.get_attribute("aria-label")).removeprefix("Name the joker ")
    first.click()
    table.turn()
    assert table.look()["log"][-1]["move"].startswith("name X")
    assert namer.count() == 0 or label not in str(namer.get_attribute("aria-label"))
