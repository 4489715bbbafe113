"""Every screen in every language, light and dark: what axe finds, what is not translated, what is too wide, what the
styles of other screens would change."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser.conftest import Guests
from tests.browser.cut import PHONES, SHORT, SIDEWAYS, UPRIGHT, cut
from tests.browser.other_styles import changed_by_other_styles
from tests.browser.table_page import DESK, Screen, TablePage, hurry
from tests.server.support import GAMES

ENGLISH = "en-GB"
LANGUAGES = (ENGLISH, "sv-SE", "it-IT")
SEATS = {"nine-card-brag": ("me", "bot:greedy", "bot:greedy"), "puzzle-solo": ("me",)}
PHASES = {
    "poker-squares": {"place", "over"},
    "grid-poker": {"draft", "build", "over"},
    "pyramid-poker": {"build", "take", "keep", "hand", "over"},
    "nine-card-brag": {"declare", "arrange", "over"},
    "puzzle-poker": {"play", "name", "keep", "over"},
    "puzzle-solo": {"remove", "place", "act", "bonus", "name", "over"},
}
OPTIONS = {"puzzle-poker": {"ranks": "A-9", "persistence": True}}  # else no card is kept
MOST_TABLES = 40  # until every phase has come by

AXE = Axe()
VIOLATIONS = {"resultTypes": ["violations"]}
CONTRAST = {"runOnly": ["color-contrast"], **VIOLATIONS}
NAMES = ("button", "link", "select", "summary", "aria-command", "aria-input-field", "aria-dialog", "aria-tooltip")
WORDING = {"runOnly": ["label", "image-alt", "document-title", *(f"{part}-name" for part in NAMES)], **VIOLATIONS}
# A message that is missing is shown by its key.
KEY = re.compile(r"\b(?:page|game|error|option|category)-[a-z][a-z0-9-]*")
WORDS = """() => [document.title, document.body.innerText, ...[...document.querySelectorAll('*')].flatMap(
    element => ['aria-label', 'title', 'placeholder', 'alt'].map(name => element.getAttribute(name) ?? '')
)].join('\\n')"""
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"


def examine(screen: Screen, where: str) -> None:
    """Colours and shapes are the same in every language: they are looked at in English, and names in every one."""
    page = screen.page
    english = page.evaluate("document.documentElement.lang") == "en"
    found = axe(screen, "light", None if english else WORDING)
    found += [f"no message: {key}" for key in sorted(set(KEY.findall(page.evaluate(WORDS))))]
    if english:
        found += changed_by_other_styles(page)
        page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        found += axe(screen, "dark", CONTRAST)
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
    for size in PHONES:
        page.set_viewport_size(size)
        if (more := page.evaluate(TOO_WIDE)) > 0:
            found.append(f"{more} pixels wider than {size['width']}")
    if english:
        found += axe(screen, "phone")
        found += changed_by_other_styles(page)
    found += cut(page, (*SIDEWAYS, SHORT, UPRIGHT))
    page.set_viewport_size(DESK)
    assert not found, "\n".join([where, *found])


def axe(screen: Screen, look: str, options: dict[str, Any] | None = None) -> list[str]:
    results = AXE.run(screen.page, options=options or VIOLATIONS).response
    return [
        f"{look}: {broken['id']}: {node['html'][:200]}" for broken in results["violations"] for node in broken["nodes"]
    ]


def settled(table: TablePage) -> TablePage:
    """A table that was opened just now, and shows itself as it is."""
    table.page.locator(".ribbon").wait_for()
    table.settle()
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_each_phase(guests: Guests, game: str) -> None:
    server, missing = guests.server, set(PHASES[game])
    for _ in range(MOST_TABLES):
        seat = server.create(game, SEATS.get(game, ("me", "bot:greedy")), options=OPTIONS.get(game, GAMES[game][1]))
        table, over = None, False
        while missing and not over:
            told = hurry(
                server,
                seat["id"],
                seat["secret"],
                lambda told: told["over"] or (bool(told["legal"]) and told["view"]["phase"] in missing),
            )
            over, phase = told["over"], told["view"]["phase"]
            if phase in missing:
                missing.remove(phase)
                table = table or guests.take(game, seat)
                for language in LANGUAGES:
                    table.speak(language)
                    examine(settled(table), f"{game}, {phase}, {language}")
        if table:
            guests.part(table)
        if not missing:
            return
    raise AssertionError(f"{missing} did not come by")


@pytest.mark.parametrize("language", LANGUAGES)
def test_brag_shows_the_piles(guests: Guests, language: str) -> None:
    table = guests.sit("nine-card-brag", seats=SEATS["nine-card-brag"], language=language)
    settled(table)
    table.hurry(lambda told: told["view"]["deal"] > 1)
    table.page.locator(".t-showing").wait_for()
    examine(table, f"showing, {language}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_opens(guests: Guests, language: str) -> None:
    """The menu, the keys, the chat, the shuffle; then the replay."""
    table = settled(guests.sit("grid-poker", language=language))
    page = table.page
    page.locator('.bar [aria-haspopup="menu"]').click()
    page.get_by_role("menu").wait_for()
    examine(table, f"menu, {language}")
    table.press("Escape", "?")
    page.locator("dialog").wait_for()
    examine(table, f"keys, {language}")
    table.press("Escape", "m")
    page.locator(".drawer [role=tab]").nth(1).click()
    page.locator(".saybox").wait_for()
    examine(table, f"chat, {language}")
    table.hurry(lambda told: bool(told["over"]))
    page.goto(table.address(f"replay/{table.id}?at=5"))
    page.locator(".ribbon").wait_for()
    examine(table, f"replay, {language}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_and_an_invitation(guests: Guests, language: str) -> None:
    lobby = guests.visit(language=language)
    page = lobby.page
    page.locator(".tile").nth(len(GAMES) - 1).wait_for()
    examine(lobby, f"lobby, {language}")
    tile = page.locator(".tile", has=page.locator("#game-nine-card-brag"))
    tile.locator("button.textlink").click()
    page.locator("dialog").wait_for()
    examine(lobby, f"options, {language}")
    lobby.press("Escape")
    tile.locator(".inv").click()
    page.locator("dialog .link").wait_for()
    examine(lobby, f"invitation, {language}")
    friend = guests.visit(language=language)
    friend.page.goto("http://" + page.locator("dialog .link input").input_value())
    friend.page.locator(".joining form").wait_for()
    examine(friend, f"join, {language}")
    friend.page.locator(".joining form .go").click()
    friend.page.locator(".joining .link").wait_for()
    examine(friend, f"waiting, {language}")
    friend.page.goto(friend.address("t/nowhere"))
    friend.page.locator("main.alone h1").wait_for()
    examine(friend, f"no table, {language}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules(guests: Guests, language: str) -> None:
    book = guests.visit("rules", language=language)
    book.page.locator("main").wait_for()
    examine(book, f"rules, {language}")
    for game in GAMES:
        book.page.goto(book.address(f"rules/{game}"))
        book.page.locator("main h1").wait_for()
        book.settle()
        examine(book, f"rules of {game}, {language}")
