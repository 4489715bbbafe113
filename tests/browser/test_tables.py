"""People at one table, each with a browser of his own, and what may happen to them there."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Guests
from tests.browser.table_page import Screen, TablePage, attributes
from tests.browser.test_nine_card_brag import weave
from tests.server.support import Server, Told

AWAY_S = 10.0
RECOVERY_MS = 60_000.0
CUT_OFF = ("WebSocket connection to", "net::ERR_")  # what Chromium itself says of a network that is gone
MARKUP = '<img src=x onerror="document.title=\'marked\'"> "quoted" & <b>bold</b>'


@pytest.fixture
def mortal(tmp_path: Path, chromium: Browser) -> Iterator[Guests]:
    """Guests of a server of their own, which may be killed. Their pages may say that it was gone."""
    server = Server(tmp_path)
    arriving = Guests(server, chromium)
    yield arriving
    for screen in arriving.screens:
        forgive_the_network(screen)
    try:
        arriving.leave()
    finally:
        server.end()


def forgive_the_network(screen: Screen) -> None:
    screen.complaints[:] = [text for text in screen.complaints if not any(part in text for part in CUT_OFF)]


def cards(page: Page, where: str = "#board") -> list[str | None]:
    """The cards as they lie there."""
    page.locator(where).first.wait_for()
    return attributes(page.locator(f"{where} .card[data-card]"), "data-card")


def seat_of(page: Page, table: str) -> Told:
    """The seat that a page's browser holds."""
    held: Told = page.evaluate("id => JSON.parse(localStorage.getItem('cardloom:seats'))[id]", table)
    return held


def take_a_line(page: Page, told: Told) -> None:
    """A move of Grid Poker's draft: the first press lights the line, the next one takes it."""
    line = told["legal"][0].removeprefix("take ")
    column, number = line.startswith("col"), int(line[-1]) - 1
    taken = [row[number] for row in told["view"]["table"]] if column else told["view"]["table"][number]
    card = next(card for card in taken if card is not None)
    handle = page.locator(f'[data-item="{line}"]')
    handle.focus()
    if handle.get_attribute("aria-pressed") == "false":
        handle.press("Enter")
    handle.press("Enter")
    page.locator(f'.draft [data-card="{card}"]').wait_for(state="detached")


def test_two_friends_and_a_watcher(guests: Guests) -> None:
    """An invitation, a whole game of Grid Poker, and a third who sees what is public."""
    host = guests.visit()
    host.button("Invite a friend to Grid Poker").click()
    link = "http://" + host.page.get_by_label("Invitation link").input_value()
    table = link.rsplit("/", 1)[1]

    friend = guests.visit()
    friend.page.goto(link)
    expect(friend.page.locator(".joining")).to_contain_text("No clock")
    friend.page.get_by_label("Your name").fill("Ebba")
    friend.button("Sit down").click()
    watcher = guests.visit()
    for screen in (host, friend):
        screen.page.locator(".draft").wait_for()
    assert host.page.url == link, "the host's page goes to the table by itself"
    watcher.page.goto(link)
    watcher.page.locator(".draft").wait_for()

    seats = [seat_of(screen.page, table) for screen in (host, friend)]
    assert sorted(seat["seat"] for seat in seats) == [1, 2]
    assert seats[0]["secret"] != seats[1]["secret"]
    expect(host.page.locator(".people")).to_contain_text("Ebba")

    while guests.server.look(table)["view"]["phase"] == "draft":
        for seat, screen in zip(seats, (host, friend), strict=True):
            told = guests.server.look(table, seat["secret"])
            if told["view"]["phase"] == "draft" and told["legal"]:
                screen.page.locator(".ribbon.yours").wait_for()
                take_a_line(screen.page, told)
    for screen in (host, friend):
        screen.page.get_by_role("button", name="Weave it for me").click()
        screen.page.get_by_role("button", name="Confirm").click()
    for screen in (host, friend, watcher):
        screen.page.locator(".ribbon.end").wait_for()
        expect(screen.page.locator(".cmp")).to_have_count(3)
    told = guests.server.look(table)
    assert told["over"]
    expect(watcher.page.get_by_role("button", name="Rematch")).to_have_count(0)


def test_a_page_that_is_older_than_the_server(guests: Guests) -> None:
    """A part of it that the server no longer has brings the newer page, at the same place."""
    lobby = guests.visit()
    page = lobby.page
    page.locator(".tile").first.wait_for()
    page.route("**/TablePage-*.js", lambda route: route.fulfill(status=404), times=1)
    lobby.button("Play Poker Squares").click()
    page.locator(".ribbon.yours").wait_for()
    lobby.complaints = [text for text in lobby.complaints if "TablePage" not in text and "404" not in text]


def test_a_rematch_moves_the_seats_on(guests: Guests) -> None:
    one, two = guests.people("grid-poker")
    for table in (one, two):
        table.page.locator(".draft").wait_for()
    while not one.look()["over"]:
        for table in (one, two):
            table.hurry(lambda told: not told["legal"])
    one.button("Rematch").click()
    two.page.get_by_text("Asks for a rematch").first.wait_for()
    expect(one.button("Rematch asked for")).to_have_attribute("aria-disabled", "true")
    two.button("Rematch").click()
    for table in (one, two):
        table.page.get_by_role("link", name="To the rematch").click()
        table.page.locator(".draft").wait_for()
    assert one.page.url == two.page.url != one.address(f"t/{one.id}")
    again = one.page.url.rsplit("/", 1)[1]
    assert [seat_of(table.page, again)["seat"] for table in (one, two)] == [2, 1]


def test_the_record_of_a_table_that_nobody_may_watch(guests: Guests) -> None:
    """Whoever sat there can save it, and check the shuffle by it."""
    table = guests.take("poker-squares", guests.server.create("poker-squares", ["me"], watchable=False))
    table.hurry(lambda told: bool(told["over"]))
    table.page.locator(".ribbon.end").wait_for()
    with table.page.expect_download() as saved:
        table.button("Save the record").click()
    assert saved.value.suggested_filename == f"{table.id}.loom"
    assert 'game = "poker-squares"' in saved.value.path().read_text("utf-8")
    table.page.locator(".verify").filter(has_text="Shuffle verified").wait_for()


def test_reload_and_a_second_tab(guests: Guests) -> None:
    """A browser's seat is its own in every tab, whenever it comes."""
    table = guests.sit("puzzle-poker", options={"ranks": "A-9"})
    told = table.hurry(lambda told: told["length"] > 6 and bool(told["legal"]))
    hand = told["view"]["hands"][table.seat - 1]
    table.page.reload()
    table.turn()
    lying = cards(table.page, ".mat")
    assert set(hand) <= set(lying)
    table.page.reload()
    table.turn()
    assert cards(table.page, ".mat") == lying

    other = table.tab()
    other.goto(table.page.url)
    other.locator(".ribbon.yours").wait_for()
    assert cards(other, ".mat") == lying
    assert seat_of(other, table.id)["seat"] == table.seat
    table.hurry(lambda later: later["length"] > told["length"])
    for page in (table.page, other):
        table.until(lambda page=page: cards(page, ".mat") != lying)  # type: ignore[misc]
        page.locator(".ribbon.yours, .ribbon.end").wait_for()
    table.until(lambda: cards(other, ".mat") == cards(table.page, ".mat"))


def lose_the_network(table: TablePage) -> Callable[[], None]:
    table.context.set_offline(True)
    return lambda: table.context.set_offline(False)


def stop_the_server(table: TablePage) -> Callable[[], None]:
    """Nothing is closed, and nothing answers."""
    table.server.process.send_signal(signal.SIGSTOP)
    return lambda: table.server.process.send_signal(signal.SIGCONT)


@pytest.mark.parametrize("cut", [lose_the_network, stop_the_server])
def test_a_connection_that_is_dead_for_ten_seconds(
    mortal: Guests, cut: Callable[[TablePage], Callable[[], None]]
) -> None:
    table = mortal.sit("poker-squares")
    table.turn()
    card = table.look()["view"]["announced"][-1]
    back = cut(table)
    try:
        table.item("b2").click()
        expect(table.page.locator(".card.pending")).to_have_attribute("data-card", card)
        table.page.locator(".banner").wait_for(timeout=RECOVERY_MS)
        time.sleep(AWAY_S)
        table.item("c3").click(force=True)
        expect(table.page.locator(".card.pending")).to_have_count(1)  # nothing else goes while a move is on its way
    finally:
        back()
    table.page.locator(".banner").wait_for(state="hidden", timeout=RECOVERY_MS)
    table.turn()
    own = [entry["move"] for entry in table.look()["log"] if entry["seat"] == table.seat]
    assert own == [f"place {card} b2"]
    table.item("c3").click()
    table.page.locator(".card.pending").wait_for(state="hidden")
    table.turn()
    expect(table.page.locator(".loom .card[data-card]")).to_have_count(2)
    assert cards(table.page, ".loom")[0] == card


def kill(guests: Guests) -> None:
    """The server dies at once, the pages notice, and it comes again at the same address with the same folder."""
    guests.server.end(signal.SIGKILL)
    for screen in guests.screens:
        screen.page.locator(".banner").wait_for()
    guests.server.start()
    for screen in guests.screens:
        screen.page.locator(".banner").wait_for(state="hidden", timeout=RECOVERY_MS)


def test_a_server_that_is_killed_loses_nothing(mortal: Guests) -> None:
    table = mortal.sit("pyramid-poker")
    before = table.hurry(lambda told: told["length"] > 8 and bool(told["legal"]))
    table.turn()
    lying = cards(table.page)
    kill(mortal)
    after = table.turn()
    for field in ("seat", "view", "legal", "log", "length", "to_act"):
        assert after[field] == before[field]
    assert cards(table.page) == lying
    table.page.reload()
    table.turn()
    assert cards(table.page) == lying
    table.hurry(lambda told: told["length"] > before["length"] + 4)


def cover(table: TablePage) -> None:
    """The suggested piles of Nine Card Brag, once they lie there: others might be refused."""
    weave(table)
    table.page.get_by_role("button", name="Cover the piles").click()
    table.page.locator(".piles.covered").wait_for()
    table.page.locator(".card.pending").first.wait_for(state="hidden")
    assert table.look()["view"]["piles"] is not None


def test_a_server_that_is_killed_while_all_choose(mortal: Guests) -> None:
    """Nine Card Brag: piles that were covered before stand after it; who has not covered goes on where he was."""
    ready, slow, third = mortal.people("nine-card-brag")
    while any(table.look()["view"]["phase"] == "declare" for table in (ready, slow, third)):
        for table in (ready, slow, third):
            table.hurry(lambda told: not told["legal"] or told["view"]["phase"] == "arrange")
    for table in (ready, slow):
        table.page.locator(".piles, .t-showing").wait_for()
        if table.page.locator(".t-showing").count() > 0:  # somebody has shown something
            table.page.get_by_role("button", name="On to deal").click()
        table.page.locator(".piles").wait_for()
    cover(ready)
    expect(ready.page.locator(".ribbon")).to_contain_text("Waiting for Guest 2 and Guest 3.")
    piles = cards(ready.page, ".piles")
    laid = cards(slow.page, ".piles")
    slow.item(str(laid[0])).click()
    slow.item(str(laid[8])).click()
    swapped = [laid[8], *laid[1:8], laid[0]]
    slow.until(lambda: cards(slow.page, ".piles") == swapped)

    kill(mortal)
    assert cards(ready.page, ".piles.covered") == piles
    assert cards(slow.page, ".piles") == swapped
    assert ready.look()["legal"] == []
    ready.page.reload()
    assert cards(ready.page, ".piles.covered") == piles
    cover(slow)
    deal = third.look()["view"]["deal"]
    told = third.hurry(lambda told: told["over"] or told["view"]["deal"] > deal)
    shown = told["view"]["last"]["piles"][ready.seat - 1]
    assert [card for pile in shown for card in pile["cards"]] == piles


def test_a_move_is_taken_back(guests: Guests) -> None:
    """At once while nothing came of it; by consent once the other has seen it."""
    one, two = guests.people("poker-squares")
    one.turn()
    one.item("a1").click()
    one.page.locator(".ribbon:not(.yours)").wait_for()
    one.button("Take back, to before my last move").click()
    one.page.locator(".ribbon.yours").wait_for()
    assert one.look()["log"] == []
    two.page.locator(".banner").wait_for(state="hidden")

    picks = guests.people("grid-poker")
    first = next(table for table in picks if table.look()["legal"])
    other = next(table for table in picks if table is not first)
    for answer, length in (("No", 1), ("Allow", 0)):
        if first.look()["length"] == 0:
            take_a_line(first.page, first.look())
        first.button("Take back, to before my last move").click()
        first.page.get_by_text("You ask to take your move back").wait_for()
        other.button(answer).click()
        first.page.locator(".banner").wait_for(state="hidden")
        assert first.look()["length"] == length
    first.page.locator(".ribbon.yours").wait_for()


def test_what_is_said_is_plain_text(guests: Guests) -> None:
    one, two = guests.people("poker-squares")
    for table in (one, two):
        table.turn()
        table.page.get_by_role("tab", name="Chat").click()
    one.page.get_by_label("Message").fill(MARKUP)
    one.button("Send").click()
    for table in (one, two):
        line = table.page.locator(".talk li")
        line.wait_for()
        assert MARKUP in line.inner_text()
        expect(line.locator("img, b")).to_have_count(0)
        assert "marked" not in table.page.title()
    two.button("Thanks").click()
    one.page.locator(".talk li").nth(1).wait_for()


def test_a_name_is_plain_text(guests: Guests) -> None:
    made = guests.server.create("poker-squares", ["me", "open"], name=MARKUP[:40])
    one = guests.take("poker-squares", made)
    two = guests.visit(f"t/{made['id']}")
    chairs = two.page.locator(".chairs")
    chairs.wait_for()
    expect(chairs).to_contain_text(MARKUP[:40].strip())
    two.button("Sit down").click()
    for screen in (one, two):
        screen.page.locator(".loom").wait_for()
        assert screen.page.locator(".people img").count() == 0
