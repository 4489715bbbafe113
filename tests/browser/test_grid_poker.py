"""Grid Poker on the page, to its end by mouse, by finger and by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.table_page import TablePage, attributes

GRIDS = 6  # that a seat picks from with two


def drafting(table: TablePage) -> bool:
    return bool(table.turn()["view"]["phase"] == "draft")


def line(table: TablePage) -> str:
    """A line that may be taken: another one every time."""
    told = table.look()
    return str(told["legal"][told["length"] % len(told["legal"])]).removeprefix("take ")


def assert_drafted(table: TablePage) -> None:
    assert not drafting(table)
    assert sum(entry["seat"] == table.seat for entry in table.look()["log"] if entry["move"]) == GRIDS


def assert_woven(table: TablePage) -> None:
    """The suggested hands lie there: the server was asked for them."""
    hands = table.server.split(table.look()["legal"]).split()[1:]
    suggested = [{hand[at : at + 2] for at in range(0, len(hand), 2)} for hand in hands]
    racks = [table.page.locator(".rack").nth(at).locator(".card") for at in range(len(hands))]
    table.until(lambda: all({*attributes(rack, "data-item")} in suggested for rack in racks))


def assert_ended(table: TablePage) -> None:
    """The page shows the end: three comparisons, and the points that the server gives."""
    table.page.locator(".ribbon.end").wait_for()
    told = table.look()
    assert told["over"]
    expect(table.page.locator(".cmp")).to_have_count(3)
    table.assert_points()
    place = "won" if told["winners"] == [table.seat] else "shared" if table.seat in told["winners"] else "lost"
    expect(table.page.locator(".ribbon .mark")).to_have_text(place)


def test_by_mouse(sit: Sit) -> None:
    table = sit("grid-poker")
    tray = table.page.get_by_role("group", name=re.compile("^You, "))
    for _ in range(GRIDS):
        assert drafting(table)
        table.drag(table.item(line(table)), tray)
    assert_drafted(table)
    # Any card may be left out, which opens a place that another card then fills.
    first = table.page.locator(".rack .card").first
    name = str(first.get_attribute("aria-label"))
    table.drag(first, table.item("spare"))
    confirm = table.page.get_by_role("button", name="Confirm")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    expect(table.page.locator("#why")).to_have_text("One hand has four cards")
    table.drag(table.page.locator(".surplus").get_by_role("button", name=name), table.item("gap1"))
    expect(table.page.locator("#why")).to_have_text("Three hands of five")
    table.page.get_by_role("button", name="Weave it for me").click()
    assert_woven(table)
    confirm.click()
    assert_ended(table)


def test_by_finger(sit: Sit) -> None:
    table = sit("grid-poker", phone=True)
    for _ in range(GRIDS):
        assert drafting(table)
        handle = table.item(line(table))
        handle.tap()
        expect(handle).to_have_attribute("aria-pressed", "true")  # the first tap lights the line
        expect(table.page.locator(".preview")).not_to_be_empty()
        handle.tap()
    assert_drafted(table)
    one, other = table.page.locator(".rack").nth(0), table.page.locator(".rack").nth(2)
    swapped = [rack.locator(".card").first.get_attribute("data-item") for rack in (one, other)]
    for card in swapped:
        table.item(str(card)).tap()
    one.locator(f'[data-item="{swapped[1]}"]').wait_for()
    other.locator(f'[data-item="{swapped[0]}"]').wait_for()
    table.page.get_by_role("button", name="Weave it for me").tap()
    assert_woven(table)
    table.page.get_by_role("button", name="Confirm").tap()
    assert_ended(table)


def test_by_keys(sit: Sit) -> None:
    table = sit("grid-poker")
    board, page = table.page.locator("#board"), table.page
    drafting(table)
    table.tab_into(board)
    for _ in range(GRIDS):
        assert drafting(table)
        handle = table.item(line(table))
        table.walk_to(handle)
        label = re.compile(r"^Take (row|column) [123]: .+\. With your cards it makes ")
        expect(handle).to_have_attribute("aria-label", label)
        if handle.get_attribute("aria-pressed") == "false":
            table.press("Enter")
        table.press("Enter")
    assert_drafted(table)
    table.press("1")
    chosen = page.locator(".card.chosen")
    card = chosen.get_attribute("data-item")
    other = next(group for group in page.locator(".rack").all() if group.locator(f'[data-item="{card}"]').count() == 0)
    target = other.locator(".card").last
    table.walk_to(target)
    expect(target).to_have_attribute("aria-label", re.compile("^Swap .+ with .+"))
    table.press("Enter")
    expect(other.locator(f'[data-item="{card}"]')).to_be_focused()  # the focus goes with the card
    table.press("s")
    expect(page.get_by_role("button", name="Sort by suit. Key S")).to_have_attribute("aria-pressed", "true")
    table.tab_into(page.get_by_role("button", name="Weave it for me"))
    table.press("Enter")
    assert_woven(table)
    table.tab_into(page.get_by_role("button", name="Confirm"))
    table.press("Enter")
    assert_ended(table)


def test_a_card_lights_its_row_and_then_its_column(sit: Sit) -> None:
    table = sit("grid-poker", phone=True, options={"start": 1})
    assert drafting(table)
    card = table.page.locator('.draft .card[aria-label*="row 2, column 3"]')
    card.tap()
    expect(table.item("row2")).to_have_attribute("aria-pressed", "true")
    card.tap()
    expect(table.item("col3")).to_have_attribute("aria-pressed", "true")
    assert table.look()["length"] == 0  # nothing was taken


def test_a_line_that_is_gone_says_why(sit: Sit) -> None:
    table = sit("grid-poker", options={"start": 2})
    assert drafting(table)
    taken = table.look()["log"][-1]["move"].removeprefix("take ")
    table.item(line(table)).hover()
    table.item(taken).click(force=True)
    assert taken in table.alert()


@pytest.mark.parametrize("phone", [False, True])
def test_three_seats_stand_in_three_rows(sit: Sit, phone: bool) -> None:
    table = sit("grid-poker", seats=("me", "bot:greedy", "bot:greedy"), phone=phone)
    assert drafting(table)
    expect(table.page.locator(".drafted")).to_have_count(3)
    boxes = [table.box(group) for group in table.page.locator(".drafted").all()]
    assert len({round(box["x"]) for box in boxes}) == 1
    assert sorted(box["y"] for box in boxes) == [box["y"] for box in boxes]
    width = table.page.evaluate("innerWidth")
    assert table.page.evaluate("document.documentElement.scrollWidth") <= width
    table.hurry(lambda told: bool(told["over"]))
    table.page.locator(".ribbon.end").wait_for()
    expect(table.page.locator(".cmp")).to_have_count(3)
    assert [comparison.locator(".cs").count() for comparison in table.page.locator(".cmp").all()] == [3, 3, 3]
