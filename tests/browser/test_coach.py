"""The coach on the page: hints, the review of a game, the lab."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser import puzzle_moves as way
from tests.browser.conftest import Guests, Sit
from tests.browser.cut import SHORT, cut
from tests.browser.table_page import PHONE, TablePage, hurry
from tests.browser.test_accessibility import LANGUAGES, axe, examine
from tests.server.support import GAMES, Server, Told, bearer

THINKS_MS = 120_000.0
REVIEW_MS = 240_000.0


def ask(table: TablePage) -> None:
    table.turn()
    table.press("h")
    table.page.locator(".hints").wait_for(timeout=THINKS_MS)


def test_a_hint_by_keys_leads_to_the_move(sit: Sit) -> None:
    table = sit("poker-squares")
    table.hurry(lambda told: told["length"] >= 30 and bool(told["legal"]))
    ask(table)
    told = table.look()
    assert told["hints"][table.seat - 1] == 1
    expect(table.page.locator(".hintpop")).to_contain_text("1 hint used")
    expect(table.page.locator(".bar .sub")).to_contain_text("with one hint")
    expect(table.page.locator(".coachmark.best")).to_have_count(1)
    expect(table.page.locator(".table > .sr")).to_contain_text("Hint:")
    expect(table.page.locator(".hints button").first).to_be_focused()
    table.press("Enter")
    expect(table.page.locator(":focus")).to_have_attribute("aria-label", re.compile("Place the"))
    table.press("Enter")
    table.page.locator(".hintpop").wait_for(state="detached")
    hurry(table.server, table.id, table.secret, lambda later: later["length"] > told["length"])


def test_a_coach_that_gets_ready_says_so(sit: Sit) -> None:
    table = sit("puzzle-solo", seats=("me",))
    asked: list[Any] = []

    def answer(route: Route) -> None:
        asked.append(route.request.post_data_json)
        if len(asked) == 1:
            route.fulfill(status=202, json={"game": "puzzle-solo"})
        elif len(asked) == 2:
            held.append(route)
        else:
            route.continue_()

    held: list[Route] = []
    table.page.route("**/hint", answer)
    table.turn()
    table.press("h")
    table.page.get_by_text("The coach is getting ready").wait_for()
    table.until(lambda: bool(held))
    held[0].continue_()
    table.page.locator(".hints").wait_for(timeout=THINKS_MS)
    assert all(each == asked[0] for each in asked), "the same wish, counted once"
    expect(table.page.get_by_text("The coach is getting ready")).to_have_count(0)


def test_a_hint_by_finger_lays_the_hands(sit: Sit) -> None:
    table = sit("grid-poker", phone=True)
    table.hurry(lambda told: told["view"]["phase"] == "build" and bool(told["legal"]))
    table.turn()
    table.button("Hint. Counts as help, the game is then unrated").tap()
    way = table.page.locator(".hints button").first
    way.wait_for(timeout=THINKS_MS)
    way.tap()
    laid = table.page.locator(".rack .card")
    expect(laid).to_have_count(15)
    table.page.reload()
    table.turn()
    expect(laid, "what was laid outlives a reload").to_have_count(15)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_every_language(sit: Sit, language: str) -> None:
    table = sit("pyramid-poker", options=GAMES["pyramid-poker"][1], language=language)
    ask(table)
    examine(table, f"hint, {language}")


@pytest.fixture(scope="module")
def reviewed(server: Server) -> Told:
    """A finished game of Puzzle Poker alone."""
    seat = server.create("puzzle-solo", ["me"])
    hurry(server, seat["id"], seat["secret"], lambda told: bool(told["over"]))
    return seat


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_in_every_language(guests: Guests, reviewed: Told, language: str) -> None:
    table = guests.take("puzzle-solo", reviewed, language=language)
    page = table.page
    page.locator(".enddock a", has=page.locator("svg")).first.click()
    page.locator(".rev").wait_for(timeout=REVIEW_MS)
    page.locator(".graph canvas").wait_for()
    examine(table, f"review, {language}")


def test_a_review_leads_to_the_mistakes(guests: Guests, reviewed: Told) -> None:
    table = guests.take("puzzle-solo", reviewed)
    page = table.page
    page.goto(table.address(f"review/{table.id}?seat=1"))
    mistake = page.locator(".mist").last
    mistake.wait_for(timeout=REVIEW_MS)
    mistake.get_by_role("button").click()
    expect(mistake.locator(".better")).to_contain_text("Better")
    expect(page.locator(".ribbon")).to_contain_text("Better by")
    at = page.url
    page.locator(".gh .btn.icon:not([aria-disabled])").last.click()
    page.wait_for_url(lambda url: url != at)
    table.button("As a table").click()
    page.locator(".listed").wait_for()
    rows = page.locator(".listed tbody tr").count()
    assert rows == len(guests.server.http.get(f"api/tables/{table.id}/review").json()["seats"][0]["graph"])


@pytest.mark.parametrize("phone", [False, True])
def test_the_mistakes_are_played_again(guests: Guests, reviewed: Told, phone: bool) -> None:
    """Whatever is done where a mistake was made, the coach says what it is worth; in the end, how it went."""
    table = guests.take("puzzle-solo", reviewed, phone=phone)
    page = table.page
    page.goto(table.address(f"review/{table.id}?seat=1"))
    page.get_by_role("link", name="again").click(timeout=REVIEW_MS)
    (judged,) = guests.server.http.get(f"api/tables/{table.id}/review").json()["seats"]
    decisions = {each["n"]: each for each in judged["moves"]}
    panel, ribbon = page.locator(".hintpop"), page.locator(".ribbon")
    for number, n in enumerate(judged["mistakes"], 1):
        expect(page.locator(".ribbon.yours")).to_contain_text(f"{number} of {len(judged['mistakes'])}.")
        if number == 1 and not phone:
            page.reload()  # the address is enough
            page.locator(".ribbon.yours").wait_for()
        way.make(table, decisions[n]["best"], way.put_by_clicks, way.click)
        expect(ribbon).to_contain_text("The best move, better by", timeout=THINKS_MS)
        onward = panel.locator(".btn.go")
        expect(onward).to_be_focused()
        if phone:
            assert cut(page, (SHORT, PHONE)) == []
        table.press("Enter")
    expect(ribbon).to_contain_text(f"{number} of {number} better than then, {number} the best. You won back 100%")
    expect(panel.get_by_role("listitem")).to_have_count(number)
    if not phone:
        assert axe(table, "the mistakes again") == []
    panel.get_by_role("button", name="Once more").click()
    expect(page.locator(".ribbon.yours")).to_contain_text("1 of")
    table.press("Escape")
    way.make(table, decisions[judged["mistakes"][0]]["move"], way.put_by_clicks, way.click)
    expect(ribbon).to_contain_text("The same as then. Best:", timeout=THINKS_MS)
    expect(panel).to_contain_text("Better:")
    page.get_by_role("link", name="Back to the review").click()
    page.locator(".rev").wait_for()


def test_what_the_bot_saw_and_playing_on(guests: Guests, server: Server) -> None:
    """From a replay: the bot's moves with their values, seen from its side; then the game goes on at a new table."""
    seat = server.create("puzzle-poker", ["me", "bot:casual"], options={"ranks": "A-9"})
    hurry(server, seat["id"], seat["secret"], lambda told: told["length"] >= 8)
    command = {"t": "resign", "serial": 10**9}
    server.http.post(f"api/tables/{seat['id']}/commands", json=command, headers=bearer(seat["secret"]))
    log = server.look(seat["id"], seat["secret"])["log"]
    number = next(line["n"] for line in log if line["seat"] != seat["seat"])
    table = guests.take("puzzle-poker", seat)
    page = table.page
    page.goto(table.address(f"replay/{seat['id']}?at={number - 1}&seat={seat['seat']}"))
    table.button("What the bot saw").click()
    page.get_by_role("dialog", name="What the bot saw").wait_for(timeout=THINKS_MS)
    expect(page.locator(".hintpop").get_by_text("its move", exact=True)).to_have_count(1)
    assert f"seat={log[number - 1]['seat']}" in page.url
    page.locator(".fan.held .card").nth(4).wait_for()  # the hand that it held
    examine(table, "what the bot saw")
    page.locator(".dock select").select_option(str(seat["seat"]))
    table.button("Play on from here").click()
    page.wait_for_url("**/t/*")
    page.get_by_text("played on from an earlier game").wait_for()
    assert page.url.rpartition("/")[2] != seat["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lab(guests: Guests, language: str) -> None:
    lab = guests.visit("lab", language=language)
    page = lab.page
    page.locator("main.lab").wait_for()
    page.locator("select.field").nth(1).select_option("nine-card-brag")
    for card in range(9):
        page.locator(".pickcard").nth(card * 5).click()
    page.locator("main .btn.go").click()
    page.locator(".ways .value").first.wait_for(timeout=THINKS_MS)
    examine(lab, f"lab, {language}")


def test_no_hints_among_people(guests: Guests) -> None:
    one, _ = guests.people("poker-squares")
    one.turn()
    expect(one.page.get_by_role("button", name="Hint.")).to_have_count(0)
