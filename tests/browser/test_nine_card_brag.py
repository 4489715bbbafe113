"""Nine Card Brag on the page, to its end by mouse, by finger and by keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Guests, Sit
from tests.browser.table_page import DESK, TablePage, attributes

SHORT = {"tokens": 2}
SEATS = ("me", "bot:greedy", "bot:greedy")
Press: TypeAlias = Callable[[Locator], None]
Arrange: TypeAlias = Callable[[TablePage], None]


def button(table: TablePage, name: str) -> Locator:
    return table.page.get_by_role("button", name=re.compile(name))


def pile(table: TablePage, at: int) -> list[str | None]:
    return attributes(table.page.locator(".pile").nth(at).locator(".card"), "data-item")


def assert_swapped(table: TablePage, one: tuple[int, str | None], other: tuple[int, str | None]) -> None:
    """Two cards lie where the other one was before."""
    for (at, _), (_, card) in ((one, other), (other, one)):
        table.page.locator(".pile").nth(at).locator(f'[data-item="{card}"]').wait_for()


def weave(table: TablePage, press: Press = Locator.click) -> None:
    """The suggested piles, once they lie there: the server is asked for them."""
    suggested = table.server.split(table.look()["legal"]).split()[1:]
    press(button(table, "Weave it for me"))
    for at, cards in enumerate(suggested):
        for card in (cards[:2], cards[2:4], cards[4:]):
            table.page.locator(".pile").nth(at).locator(f'[data-item="{card}"]').wait_for()


def play_to_the_end(table: TablePage, press: Press, arrange: Arrange) -> int:
    """Stay, arrange, see the piles shown, until a seat has no token: how many deals it took."""
    deals = 0
    while not (told := table.turn())["over"]:
        if table.page.locator(".t-showing").count() > 0:
            press(button(table, "^On to deal"))
        elif told["view"]["phase"] == "declare":
            press(button(table, "^Stay"))
            table.page.locator(".piles, .reveal").first.wait_for()
        else:
            deals += 1
            if deals == 1:
                arrange(table)
            weave(table, press)
            press(button(table, "Cover the piles"))
    return deals


def assert_ended(table: TablePage) -> None:
    table.page.locator(".ribbon.end").wait_for()
    told = table.look()
    assert told["over"]
    table.assert_points()
    last = told["view"]["last"]
    if last["won"]:
        expect(table.page.locator(".rpile.won")).to_have_count(3)
        expect(table.page.locator(".rgrid .card")).to_have_count(3 * 9)


def by_suit(table: TablePage) -> bool:
    suits = [str(card)[1] for at in range(3) for card in pile(table, at)]
    return suits == sorted(suits, key="shdc".index)


def test_by_mouse(sit: Sit) -> None:
    def swap(table: TablePage) -> None:
        one, other = pile(table, 0)[0], pile(table, 2)[2]
        table.drag(table.item(str(one)), table.item(str(other)))
        assert_swapped(table, (0, one), (2, other))
        assert (pile(table, 0)[0], pile(table, 2)[2]) == (other, one)

    table = sit("nine-card-brag", seats=SEATS, options=SHORT)
    play_to_the_end(table, lambda shown: shown.click(), swap)
    assert_ended(table)


def test_by_finger(sit: Sit) -> None:
    def swap(table: TablePage) -> None:
        one, other = pile(table, 1)[1], pile(table, 0)[0]
        table.item(str(one)).tap()
        expect(table.page.locator(".card.chosen")).to_have_attribute("data-item", str(one))
        expect(table.page.locator(".card.swap")).to_have_count(6)  # the cards of the other piles
        table.item(str(other)).tap()
        assert_swapped(table, (1, one), (0, other))
        assert (pile(table, 1)[1], pile(table, 0)[0]) == (other, one)

    table = sit("nine-card-brag", seats=SEATS, options=SHORT, phone=True)
    play_to_the_end(table, lambda shown: shown.tap(), swap)
    assert_ended(table)
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_by_keys(sit: Sit) -> None:
    table = sit("nine-card-brag", seats=SEATS, options=SHORT)

    def press(shown: Locator) -> None:
        table.tab_into(shown)
        table.press("Enter")

    def swap(table: TablePage) -> None:
        one, other = pile(table, 0)[1], pile(table, 1)[0]
        table.press("2")
        target = table.item(str(other))
        table.walk_to(target)
        expect(target).to_have_attribute("aria-label", re.compile("^Swap .+ with .+"))
        table.press("Enter")
        assert_swapped(table, (0, one), (1, other))
        assert (pile(table, 0)[1], pile(table, 1)[0]) == (other, one)
        table.press("s")
        table.until(lambda: by_suit(table))

    play_to_the_end(table, press, swap)
    assert_ended(table)


def test_what_cannot_be_shown_says_why(sit: Sit) -> None:
    """Nine cards with four of a kind and four pairs at once are no cards to wait for."""
    table = sit("nine-card-brag", seats=SEATS)
    legal = table.turn()["legal"]
    move = next(move for move in ("show quads", "show pairs") if move not in legal)
    choice = table.item(move)
    expect(choice).to_have_attribute("aria-disabled", "true")
    choice.click(force=True)  # off, and still there to be asked
    assert "Stay instead" in table.alert()
    assert table.look()["legal"] == legal


def test_piles_that_rise_are_put_in_order(sit: Sit) -> None:
    table = sit("nine-card-brag", seats=SEATS)
    while table.turn()["view"]["phase"] == "declare":  # somebody may show something
        if table.page.locator(".t-showing").count() > 0:
            button(table, "^On to deal").click()
        else:
            button(table, "^Stay").click()
            table.page.locator(".piles, .reveal").first.wait_for()
    weave(table)
    best = pile(table, 0)
    for card, other in zip(best, pile(table, 2), strict=True):
        table.item(str(card)).click()
        table.item(str(other)).click()
    cover = table.item("cover")
    expect(cover).to_have_attribute("aria-disabled", "true")
    expect(table.page.locator("#brag-warning")).to_contain_text("beats")
    cover.click(force=True)
    assert "best pile comes first" in table.alert().lower()
    button(table, "Put them in order").click()
    table.until(lambda: sorted(map(str, pile(table, 0))) == sorted(map(str, best)))
    expect(cover).not_to_have_attribute("aria-disabled", "true")


def come_to_deal_two(table: TablePage) -> None:
    table.turn()
    table.hurry(lambda told: told["view"]["deal"] == 2 and bool(told["legal"]))


def test_a_deal_that_is_shown_can_be_left_at_once(sit: Sit) -> None:
    """Round by round, or its end at a press; and at any moment one press leads to what is asked."""
    table = sit("nine-card-brag", seats=SEATS)
    come_to_deal_two(table)
    showing = table.page.locator(".t-showing")
    showing.wait_for()
    expect(table.page.locator(".ribbon:not(.yours)")).to_be_visible()  # nobody is asked yet
    button(table, "On to deal 2").click()
    table.page.locator(".nine").wait_for()
    table.page.set_viewport_size({"width": 740, "height": 360})  # there is room for it on a phone on its side too
    button(table, "Look at deal 1 again").click()
    table.page.set_viewport_size(DESK)
    if table.look()["view"]["last"]["won"]:
        table.button("Skip to the end").click()
        expect(table.page.locator(".rpile.won")).to_have_count(3)
    button(table, "On to deal 2").click()
    showing.wait_for(state="detached")
    button(table, "^Stay").click()
    table.page.locator(".piles, .reveal").first.wait_for()


def test_whoever_is_short_of_time_is_asked_at_once(guests: Guests) -> None:
    """While the own clock runs nothing is shown by itself; how the deal ended is said."""
    clock = {"seconds": 300, "increment": 0, "on_timeout": "bot"}
    seat = guests.server.create("nine-card-brag", list(SEATS), clock=clock)
    table = guests.take("nine-card-brag", seat)
    come_to_deal_two(table)
    button(table, "Look at deal 1 again").wait_for()  # what was hurried through has come to the page
    table.page.locator(".nine").wait_for()
    expect(table.page.locator(".t-showing")).to_have_count(0)
    expect(table.page.locator(".ribbon.yours .clock")).to_have_count(1)
    expect(table.page.locator(".people .extra")).to_contain_text(re.compile(r"takes? \d+\.|saved"))
    button(table, "Look at deal 1 again").click()
    table.page.locator(".t-showing .ribbon .clock").wait_for()
    button(table, "On to deal 2").click()
    button(table, "^Stay").wait_for()
