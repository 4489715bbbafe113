"""Grid Poker on the page, to its end by mouse, by finger and by keys."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Sit
from tests.browser.table_page import TablePage

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


def assert_ended(table: TablePage) -> None:
    """The page shows the end: three comparisons, and the points that the server gives."""
    table.page.locator(".ribbon.end").wait_for()
    told = table.look()
    assert told["over"]
    assert table.page.locator(".cmp").count() == 3
    shown = table.page.locator(".people .seat .pts").all_inner_texts()
    assert shown == [str(points) for points in told["scores"]]
    place = "won" if told["winners"] == [table.seat] else "shared" if table.seat in told["winners"] else "lost"
    assert table.page.locator(".ribbon .mark").inner_text().strip() == place


def test_by_mouse(sit: Sit) -> None:
    table = sit("grid-poker")
    tray = table.page.get_by_role("group", name=re.compile("^You, "))
    for _ in range(GRIDS):
        assert drafting(table)
        table.drag(table.item(line(table)), tray)
    assert_drafted(table)
    # Any card may be left out, which opens a place that another card then fills.
    first = table.page.locator(".rack .card").first
    name = first.get_attribute("aria-label")
    table.drag(first, table.item("spare"))
    confirm = table.page.get_by_role("button", name="Confirm")
    assert confirm.get_attribute("aria-disabled") == "true"
    assert table.page.locator("#why").inner_text() == "One hand has four cards"
    table.drag(table.page.locator(".surplus").get_by_role("button", name=name), table.item("gap1"))
    assert table.page.locator("#why").inner_text() == "Three hands of five"
    table.page.get_by_role("button", name="Weave it for me").click()
    confirm.click()
    assert_ended(table)


def test_by_finger(sit: Sit) -> None:
    table = sit("grid-poker", phone=True)
    for _ in range(GRIDS):
        assert drafting(table)
        handle = table.item(line(table))
        handle.tap()
        assert handle.get_attribute("aria-pressed") == "true"  # the first tap lights the line
        assert table.page.locator(".preview").inner_text() != ""
        handle.tap()
    assert_drafted(table)
    one = table.page.locator(".rack .card").first
    other = table.page.locator(".rack").nth(2).locator(".card").first
    cards = [one.get_attribute("data-item"), other.get_attribute("data-item")]
    one.tap()
    other.tap()
    assert table.page.locator(".rack").first.locator(f'[data-item="{cards[1]}"]').count() == 1
    assert table.page.locator(".rack").nth(2).locator(f'[data-item="{cards[0]}"]').count() == 1
    table.page.get_by_role("button", name="Weave it for me").tap()
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
        label = str(handle.get_attribute("aria-label"))
        assert re.match(r"Take (row|column) [123]: .+\. With your cards it makes ", label)
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
    assert re.match(r"Swap .+ with .+", str(target.get_attribute("aria-label")))
    table.press("Enter")
    assert other.locator(f'[data-item="{card}"]').count() == 1
    assert page.locator(":focus").get_attribute("data-item") == card  # the focus goes with the card
    table.press("s")
    assert page.get_by_role("button", name="Sort by suit. Key S").get_attribute("aria-pressed") == "true"
    table.tab_into(page.get_by_role("button", name="Weave it for me"))
    table.press("Enter")
    table.tab_into(page.get_by_role("button", name="Confirm"))
    table.press("Enter")
    assert_ended(table)


def test_a_card_lights_its_row_and_then_its_column(sit: Sit) -> None:
    table = sit("grid-poker", phone=True, options={"start": 1})
    assert drafting(table)
    card = table.page.locator('.draft .card[aria-label*="row 2, column 3"]')
    card.tap()
    assert table.item("row2").get_attribute("aria-pressed") == "true"
    card.tap()
    assert table.item("col3").get_attribute("aria-pressed") == "true"
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
    boxes = [table.box(group) for group in table.page.locator(".drafted").all()]
    assert len(boxes) == 3
    assert len({round(box["x"]) for box in boxes}) == 1
    assert sorted(box["y"] for box in boxes) == [box["y"] for box in boxes]
    width = table.page.evaluate("innerWidth")
    assert table.page.evaluate("document.documentElement.scrollWidth") <= width
    table.hurry(lambda told: bool(told["over"]))
    table.page.locator(".ribbon.end").wait_for()
    assert [comparison.locator(".cs").count() for comparison in table.page.locator(".cmp").all()] == [3, 3, 3]
