"""What seldom comes by and needs the most room: nothing of it is cut, in no language."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Guests
from tests.browser.cut import SCREENS, cut
from tests.browser.other_styles import changed_by_other_styles
from tests.browser.table_page import TablePage
from tests.browser.test_accessibility import LANGUAGES
from tests.server.support import Server, Told

MOST_TABLES = 100  # until it comes by
LONG_HAND = 18
LONGEST = {
    "en-GB": ("Straight flush", "Straight flush", 75),
    "sv-SE": ("Färgstege", "Färg\u00adstege", 75),
    "it-IT": ("Scala reale massima", "Scala reale", 75),
}
# Every column of Poker Squares has made it.
NAME_COLUMNS = """([whole, brief, points]) => document.querySelectorAll('.sq .foot .tag').forEach(tag => {
    tag.className = 'tag made';
    tag.innerHTML = `<span class="whole">${whole}</span><span class="brief">${brief}</span><i>${points}</i>`;
})"""
TOUCHING = """() => {
    const tags = [...document.querySelectorAll('.sq .foot .tag')], box = tag => tag.getBoundingClientRect();
    return tags.filter((tag, at) => at > 0 && box(tags[at - 1]).right > box(tag).left + 1).length;
}"""


def examine(table: TablePage, shown: str) -> None:
    for language in LANGUAGES:
        table.speak(language)
        table.page.locator(shown).first.wait_for()
        table.settle()
        assert (language, cut(table.page, SCREENS)) == (language, [])
    assert changed_by_other_styles(table.page) == []


def pick(legal: list[str], wanted: str, chance: random.Random) -> str:
    """No joker is named; what is wanted is done whenever it may be."""
    if "name none" in legal:
        return "name none"
    return chance.choice([move for move in legal if move.startswith(wanted)] or legal)


def jokers(legal: list[str]) -> set[str]:
    """Those that can be named now."""
    return {move.split()[1].partition("=")[0] for move in legal if "=" in move}


def two_jokers(server: Server) -> Told:
    """A seat that can name either of two jokers."""
    chance = random.Random(1)
    for _ in range(MOST_TABLES):
        table, secrets = server.people("puzzle-poker")
        while True:
            told = [server.look(table, secret) for secret in secrets]
            if told[0]["over"]:
                break
            at = next(at for at, one in enumerate(told) if one["legal"])
            legal = told[at]["legal"]
            if len(jokers(legal)) > 1:
                return {"id": table, "seat": at + 1, "secret": secrets[at]}
            assert server.move(table, secrets[at], pick(legal, "play X", chance)).status_code == 200
    raise AssertionError("two jokers did not come to lie in one line")


def test_two_jokers_to_name(guests: Guests) -> None:
    examine(guests.take("puzzle-poker", two_jokers(guests.server)), ".namer .which")


def long_hand(server: Server) -> Told:
    """A seat alone that has passed for long, and passes or plays now."""
    chance = random.Random(1)
    for _ in range(MOST_TABLES):
        seat = server.create("puzzle-solo", ("me",))
        while not (told := server.look(seat["id"], seat["secret"]))["over"]:
            legal = told["legal"]
            if "done" in legal and len(told["view"]["hand"]) >= LONG_HAND:
                return seat
            assert server.move(seat["id"], seat["secret"], pick(legal, "done", chance)).status_code == 200
    raise AssertionError("no hand grew")


def test_a_hand_that_has_grown(guests: Guests) -> None:
    examine(guests.take("puzzle-solo", long_hand(guests.server)), ".handdock.many")


def test_the_longest_names_below_the_columns(guests: Guests) -> None:
    table = guests.sit("poker-squares")
    table.hurry(lambda told: told["length"] > 20 and bool(told["legal"]))
    for language, names in LONGEST.items():
        table.speak(language)
        table.page.locator(".ribbon.yours").wait_for()
        table.settle()
        table.page.evaluate(NAME_COLUMNS, names)
        for size in SCREENS:
            assert (language, cut(table.page, [size])) == (language, [])
            assert (language, size, table.page.evaluate(TOUCHING)) == (language, size, 0)


@pytest.mark.parametrize("others", [3, 4])
def test_piles_of_many_seats(guests: Guests, others: int) -> None:
    """Novices: in Italian and Swedish theirs are the longest names."""
    for language in LANGUAGES:
        table = guests.sit("nine-card-brag", seats=("me", *["bot:novice"] * others), language=language)
        table.page.locator(".ribbon").wait_for()
        table.hurry(lambda told: bool(told["legal"]) and told["view"]["deal"] > 1)
        table.page.locator(".reveal .rgrid").wait_for()
        table.settle()
        assert (language, cut(table.page, SCREENS)) == (language, [])
        guests.part(table)


@pytest.mark.parametrize("phase", ["draft", "build", "over"])
def test_three_seats_of_grid_poker(guests: Guests, phase: str) -> None:
    table = guests.sit("grid-poker", seats=("me", "bot:novice", "bot:novice"))
    table.hurry(lambda told: told["view"]["phase"] == phase and (told["over"] or bool(told["legal"])))
    examine(table, ".board")
