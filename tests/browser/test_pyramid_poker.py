"""Pyramid Poker on the page: whole by mouse and by finger, and from the last blocks to its end by keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.cut import SCREENS, cut
from tests.browser.table_page import TablePage
from tests.server.support import Told

MOST_MOVES = 80  # of one seat in one deal
# The longest names of hands: whole, and brief for where there is little room.
LONGEST = {
    "en-GB": ["Straight flush, queen high", "Straight flush draw"],
    "sv-SE": ["Färgstege, högsta kort dam", "Färgstegsdrag"],
    "it-IT": ["Doppia coppia, regine e sette", "Progetto di scala reale massima"],
}
NAME_ALL = """names => [".whole", ".brief"].forEach((kind, at) =>
    document.querySelectorAll(kind).forEach(element => { element.textContent = names[at]; }))"""


def legal(told: Told, verb: str) -> list[str]:
    return [what for kind, what in (move.split() for move in told["legal"]) if kind == verb]


def roomy(told: Told, table: TablePage) -> str:
    """A hand that has room, while the table asks for something else first."""
    return next(str(at + 1) for at, hand in enumerate(told["view"]["hands"][table.seat - 1]) if len(hand) < 5)


def lane(table: TablePage, number: str) -> Locator:
    return table.item(f"hand{number}")


def play(table: TablePage, build: Callable[[str], None], take: Callable[[Told], None]) -> None:
    """The whole game: `build` sets a block on a cell, `take` makes one move of taking."""
    for made in range(MOST_MOVES):
        told = table.turn()
        if told["over"]:
            break
        cells = legal(told, "place")
        if cells:
            build(cells[made % len(cells)])
        else:
            take(told)
    assert_ended(table)


def assert_ended(table: TablePage) -> None:
    table.page.locator(".ribbon.end").wait_for()
    told = table.look()
    assert told["over"]
    expect(table.page.locator(".cmp")).to_have_count(3)
    won = [lane["winner"] for lane in told["view"]["lanes"] if lane["winner"]]
    expect(table.page.locator(".cmp .mark")).to_have_text(["won"] * len(won))


def test_by_mouse(sit: Sit) -> None:
    table = sit("pyramid-poker")

    def take(told: Told) -> None:
        if cells := legal(told, "take"):
            cell = cells[0]
            known = next(block["card"] for block in told["view"]["pyramid"] if block["cell"] == cell) != "??"
            room = roomy(told, table)
            length = told["length"]
            table.drag(table.item(cell), lane(table, room))
            # A block whose face is known goes on to the hand at once; another one is only turned up.
            made = [entry["move"] for entry in table.turn()["log"][length:] if entry["seat"] == table.seat]
            jokers = [block["card"] for block in table.look()["view"]["pyramid"] if block["cell"] == cell]
            assert made == [f"take {cell}"] + ([f"hand {room}"] if known and jokers[0][0] != "X" else [])
        elif cards := legal(told, "keep"):
            table.item(cards[0]).click()
            lane(table, roomy(told, table)).click()
        else:
            lane(table, legal(told, "hand")[0]).click()

    play(table, lambda cell: table.drag(table.item("next"), table.item(cell)), take)


def test_by_finger(sit: Sit) -> None:
    table = sit("pyramid-poker", phone=True)

    def twice(place: Locator) -> None:
        """The first tap aims, the second does it."""
        length = table.look()["length"]
        place.tap()
        assert table.look()["length"] == length
        place.tap()

    def take(told: Told) -> None:
        if cells := legal(told, "take"):
            twice(table.item(cells[-1]))
        elif cards := legal(told, "keep"):
            table.item(cards[-1]).tap()
            lane(table, roomy(told, table)).tap()
        else:
            twice(lane(table, legal(told, "hand")[-1]))

    play(table, lambda cell: twice(table.item(cell)), take)


def test_by_keys(sit: Sit) -> None:
    table = sit("pyramid-poker")
    page = table.page
    table.hurry(lambda told: told["length"] >= 22)  # keys take long: the last blocks, and all of the taking

    def build(cell: str) -> None:
        table.tab_into(page.locator(".pyr"))
        table.walk_to(table.item(cell))
        expect(table.item(cell)).to_have_attribute("aria-label", re.compile(rf"^{cell}, empty\. Set the .+ here$"))
        table.press("Enter")

    def take(told: Told) -> None:
        if cells := legal(told, "take"):
            table.tab_into(page.locator(".pyr"))
            table.walk_to(table.item(cells[0]))
            if len(cells) > 1:  # a single one is chosen by itself
                expect(table.item(cells[0])).to_have_attribute("aria-label", re.compile("Free: take it$"))
                table.press("Enter")
            table.press("Enter")
        elif legal(told, "keep"):
            table.press("1")
            hand(roomy(told, table))
        else:
            hand(legal(told, "hand")[0])

    def hand(number: str) -> None:
        table.tab_into(page.locator(".lanes"))
        table.walk_to(lane(table, number))
        label = re.compile(rf"^Put the .+ into hand {number}\. Now: ")
        expect(lane(table, number)).to_have_attribute("aria-label", label)
        table.press("Enter")

    play(table, build, take)


def test_a_place_that_is_not_open_says_why(sit: Sit) -> None:
    table = sit("pyramid-poker", options={"start": 1})
    table.turn()
    table.item("c2").click(force=True)
    assert "c2 is not open yet" in table.alert()
    table.item("c1").click()
    table.turn()
    table.item("c1").click(force=True)
    assert "A block already lies on c1" in table.alert()


@pytest.mark.parametrize("memory", ["full", "none"])
def test_what_is_remembered_of_the_own_blocks(sit: Sit, memory: str) -> None:
    table = sit("pyramid-poker", options={"start": 1, "memory": memory})
    card = table.turn()["view"]["next"]
    table.item("d1").click()
    table.turn()
    expect(table.item("d1")).to_have_attribute("aria-label", re.compile("^d1, your block, "))
    face = table.item("d1").locator("img").get_attribute("src") or ""
    label = str(table.item("d1").get_attribute("aria-label"))
    assert ("face down" in label) == (memory == "none")
    assert (card in face) == (memory == "full")


@pytest.mark.parametrize(("base", "phone"), [(8, True), (12, True), (12, False)])
def test_the_pyramid_fits(sit: Sit, base: int, phone: bool) -> None:
    """However the pyramid is built, nothing of it lies outside the cloth."""
    table = sit("pyramid-poker", options={"base": base, "start": 1}, phone=phone)
    for _ in range(15):
        told = table.hurry(lambda told: bool(told["legal"]))
        highest = max(told["legal"], key=lambda move: int(move[-1]))
        table.server.move(table.id, table.secret, highest)
    table.page.locator(".taking").wait_for()
    board = table.box(table.page.locator("#board"))
    for block in table.page.locator(".blk").all():
        box = table.box(block)
        assert box["x"] >= board["x"] - 1
        assert box["x"] + box["width"] <= board["x"] + board["width"] + 1
        assert box["y"] >= board["y"] - 1
        assert box["y"] + box["height"] <= board["y"] + board["height"] + 1


def test_the_longest_names_leave_the_hands_in_sight(sit: Sit) -> None:
    table = sit("pyramid-poker")
    table.hurry(lambda told: told["view"]["phase"] == "take" and bool(told["legal"]))
    table.page.locator(".taking").wait_for()
    for language, names in LONGEST.items():
        table.speak(language)
        table.page.evaluate(NAME_ALL, names)
        assert cut(table.page, SCREENS) == []


def test_an_advanced_deal_is_reckoned_before_the_next(sit: Sit) -> None:
    table = sit("pyramid-poker", options={"scoring": "advanced"})
    told = table.hurry(lambda told: told["over"] or told["view"]["deal"] > 1)
    account = told["view"]["last_deal"] or told["view"]
    table.page.locator(".cmp").first.wait_for()
    sums = [sum(lane["points"][seat] for lane in account["lanes"]) + account["win_points"][seat] for seat in range(2)]
    shown = table.page.locator(".people .reckoning tr.hit td")
    table.until(lambda: [int(text.replace("\u2212", "-")) for text in shown.all_inner_texts()] == sums)
    if not told["over"]:
        table.page.get_by_role("button", name="On to deal 2").click()
        table.page.locator(".pyr").wait_for()
