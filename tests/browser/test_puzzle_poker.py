"""Puzzle Poker, the duel, on the page: whose side is where, why a cell is not open, what a card makes."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests, Sit
from tests.browser.table_page import TablePage, attributes
from tests.server.support import Told, bearer

SHORT = {"ranks": "A-9"}


def rows(table: TablePage) -> list[str]:
    return [row.strip()[-1] for row in table.page.locator(".rl").all_inner_texts()]


def cells(table: TablePage, which: str = "[data-item]") -> list[str]:
    return [str(cell) for cell in attributes(table.page.locator(f".duel {which}"), "data-item")]


def test_the_own_side_is_nearest(guests: Guests) -> None:
    """The board turns with the seat, its columns too."""
    first, second = guests.people("puzzle-poker")
    for table in (first, second):
        table.page.locator(".duel").wait_for()
    assert rows(first) == ["5", "4", "3", "2", "1"]
    assert rows(second) == ["1", "2", "3", "4", "5"]
    assert cells(first) == cells(second)[::-1]
    assert cells(first)[-1] == "a1"


def test_a_cell_that_is_not_open_says_why(sit: Sit) -> None:
    table = sit("puzzle-poker")
    told = table.turn()
    card = told["view"]["hands"][table.seat - 1][0]
    other = "a5" if table.seat == 1 else "a1"
    table.item(card).click()
    expect(table.item(card)).to_have_attribute("aria-pressed", "true")
    table.item(other).click(force=True)  # not open, and still there to be asked
    assert other in table.alert()
    assert table.look()["length"] == told["length"]
    table.press("Escape")
    expect(table.item(card)).to_have_attribute("aria-pressed", "false")


def meld_move(guests: Guests, seat: Told) -> str | None:
    """A play that is foretold to make a meld, if the seat has one now."""
    path = f"api/tables/{seat['id']}?previews=true"
    told = guests.server.http.get(path, headers=bearer(seat["secret"])).json()
    view = told["view"]
    if view["phase"] != "play" or view["chain"]:  # the first meld of a turn earns a bonus for certain
        return None
    if any(card in ("Xr", "Xb") for row in view["grid"] for card in row):  # it might be named first
        return None
    return next((move for move, made in told["previews"].items() if made.get("melds") and "X" not in move), None)


@pytest.mark.parametrize("phone", [False, True])
def test_a_meld_is_foretold_and_chained(guests: Guests, phone: bool) -> None:
    """What a cell makes is said before the card is put there; then both see the meld, and the chain has a stitch."""
    chance = random.Random(5)
    move, seats = None, list[Told]()
    while move is None:
        if not seats or guests.server.look(seats[0]["id"])["over"]:
            table, secrets = guests.server.people("puzzle-poker", options=SHORT)
            seats = [{"id": table, "seat": at + 1, "secret": secret} for at, secret in enumerate(secrets)]
        guests.server.play(table, secrets, chance, most=1)
        seats.sort(key=lambda seat: not guests.server.look(table, seat["secret"])["legal"])  # who is to move is first
        move = meld_move(guests, seats[0])

    mover, other = (guests.take("puzzle-poker", seat, phone=phone) for seat in seats)
    mover.turn()
    _, card, cell = move.split()
    mover.item(card).click()
    expect(mover.item(cell)).to_have_attribute("aria-label", re.compile("here: .*(one rank|flush|straight)"))
    assert cells(mover, ".card.meld") == []
    mover.item(cell).click()
    told = mover.turn()
    expect(mover.page.locator(".chain .got")).to_have_count(1)
    expect(mover.page.locator(".ribbon")).to_contain_text("Bonus!")
    other.page.locator(".duel .card.meld").first.wait_for()
    melded = {cell for meld in told["view"]["melds"] for cell in meld["cells"]}
    assert set(cells(mover, ".card.meld")) == set(cells(other, ".card.meld")) == melded
