"""The coach on the page: hints, the review of a game, the lab."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Guests, Sit
from tests.browser.table_page import TablePage, hurry
from tests.browser.test_accessibility import LANGUAGES, examine
from tests.server.support import GAMES, Server, Told

THINKS_MS = 60_000.0
REVIEW_MS = 120_000.0


def ask(table: TablePage) -> None:
    table.turn()
    table.press("h")
    table.page.locator(".hintpop").wait_for(timeout=THINKS_MS)


def test_a_hint_by_keys_leads_to_the_move(sit: Sit) -> None:
    table = sit("poker-squares")
    table.hurry(lambda told: told["length"] >= 30 and bool(told["legal"]))
    ask(table)
    told = table.look()
    assert told["hints"][table.seat - 1] == 1
    assert "1 hint used" in table.page.locator(".hintpop").inner_text()
    assert "with one hint" in table.page.locator(".bar .sub").inner_text()
    assert table.page.locator(".coachmark.best").count() == 1
    assert "Hint:" in table.page.locator(".table > .sr").inner_text()
    first = table.page.locator(".hints button").first
    assert first.evaluate("button => button === document.activeElement")
    table.press("Enter")
    cell = table.page.locator(":focus")
    assert "Place the" in (cell.get_attribute("aria-label") or "")
    table.press("Enter")
    table.page.locator(".hintpop").wait_for(state="detached")
    hurry(table.server, table.id, table.secret, lambda later: later["length"] > told["length"])


def test_a_hint_by_finger_lays_the_hands(sit: Sit) -> None:
    table = sit("grid-poker", phone=True)
    table.hurry(lambda told: told["view"]["phase"] == "build" and bool(told["legal"]))
    table.turn()
    table.button("Hint. Counts as help, the game is then unrated").tap()
    way = table.page.locator(".hints button").first
    way.wait_for(timeout=THINKS_MS)
    way.tap()
    assert table.page.locator(".rack .card").count() == 15
    table.page.reload()
    table.turn()
    assert table.page.locator(".rack .card").count() == 15, "what was laid outlives a reload"


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
    mistake = page.locator(".mist button").last
    mistake.wait_for(timeout=REVIEW_MS)
    mistake.click()
    assert page.locator(".mist.on .better").count() == 1
    assert "Better" in page.locator(".mist.on .better").inner_text()
    assert "Better by" in page.locator(".ribbon").inner_text()
    at = page.url
    table.button("Next own move").click()
    page.wait_for_url(lambda url: url != at)
    table.button("As a table").click()
    page.locator(".listed").wait_for()
    rows = page.locator(".listed tbody tr").count()
    assert rows == len(guests.server.http.get(f"api/tables/{table.id}/review").json()["seats"][0]["graph"])


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
    assert one.page.get_by_role("button", name="Hint.").count() == 0
