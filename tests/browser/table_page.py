"""A page, and a table on it, operated as people do it: by mouse, by finger, by keys."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, FloatRect, Locator, Page, ViewportSize, expect

from tests.server.support import PATIENCE_S, Server, Told

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SAME_ROW = 20  # pixels
MOST_STEPS = 60  # of the arrow keys, to anywhere on a board
TRIED_AGAIN = "WebSocket is closed before the connection is established"  # where a server takes its time
PATIENCE_MS = 30_000.0  # for what the page is about to show

CENTRE = """element => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}"""


SPEAK = """language => {
    const settings = JSON.parse(localStorage.getItem('cardloom:settings') ?? '{}');
    localStorage.setItem('cardloom:settings', JSON.stringify({ ...settings, language }));
}"""

ATTRIBUTE = "(elements, name) => elements.map(element => element.getAttribute(name))"

# Pictures and type that the page has asked for are there.
COMPLETE = """() => document.fonts.status === 'loaded' && [...document.images].every(picture => picture.complete)"""


class Screen:
    """A browser of its own at the server's page, and what that page complained of on the console."""

    def __init__(
        self,
        server: Server,
        browser: Browser,
        *,
        size: ViewportSize = DESK,
        phone: bool = False,
        language: str = "en-GB",
        dark: bool = False,
        seats: Told | None = None,
    ) -> None:
        self.server = server
        self.context = browser.new_context(
            viewport=PHONE if phone else size,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
            locale=language,
            color_scheme="dark" if dark else "light",
        )
        if seats:
            remember = f"localStorage.setItem('cardloom:seats', {json.dumps(json.dumps(seats))})"
            self.context.add_init_script(f"if (!localStorage.getItem('cardloom:seats')) {remember}")
        self.complaints: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """Another page of this browser."""
        page = self.context.new_page()
        page.on("console", lambda message: self._hear(message.type, message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and TRIED_AGAIN not in text:
            self.complaints.append(text)

    def address(self, path: str) -> str:
        return f"{self.server.http.base_url}{path}"

    def speak(self, language: str) -> None:
        """Open the page anew in a language."""
        self.page.evaluate(SPEAK, language[:2])
        self.page.reload()

    def settle(self) -> None:
        """Wait for all that the page shows."""
        self.page.wait_for_function(COMPLETE)

    def close(self) -> None:
        self.context.close()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def alert(self) -> str:
        """Why something was refused, as it stands beside what was aimed at."""
        alert = self.page.get_by_role("alert")
        alert.wait_for()
        return alert.inner_text()

    def item(self, name: str) -> Locator:
        """What can be chosen or aimed at: a card, a cell, a line."""
        return self.page.locator(f'[data-item="{name}"]')

    def until(self, true: Callable[[], bool]) -> None:
        """Wait for something that no single element tells."""
        end = time.monotonic() + PATIENCE_MS / 1000
        while not true():
            assert time.monotonic() < end, self.page.locator("body").inner_text()
            self.page.wait_for_timeout(20)

    def box(self, element: Locator) -> FloatRect:
        """Where something lies on the screen."""
        box = element.bounding_box()
        assert box is not None
        return box

    # ----------------------------------------------------------------------------------------- mouse

    def drag(self, source: Locator, target: Locator) -> None:
        mouse = self.page.mouse
        start, end = source.evaluate(CENTRE), target.evaluate(CENTRE)
        mouse.move(start["x"], start["y"])
        mouse.down()
        mouse.move((start["x"] + end["x"]) / 2, (start["y"] + end["y"]) / 2, steps=3)
        mouse.move(end["x"], end["y"], steps=3)
        mouse.up()

    # ----------------------------------------------------------------------------------------- keys

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_into(self, area: Locator) -> None:
        """Tab until the focus is in an area."""
        for _ in range(MOST_STEPS):
            if area.evaluate("area => area.contains(document.activeElement)"):
                return
            self.press("Tab")
        raise AssertionError("Tab does not lead there")

    def walk_to(self, target: Locator) -> None:
        """From what has the focus to a neighbour's neighbour, by arrow keys alone."""
        focused = self.page.locator(":focus")
        been: list[Any] = []
        for _ in range(MOST_STEPS):
            if target.evaluate("target => target === document.activeElement"):
                return
            here, there = focused.evaluate(CENTRE), target.evaluate(CENTRE)
            ways = _ways(there["x"] - here["x"], there["y"] - here["y"])
            for key in reversed(ways) if here in been else ways:
                self.press(key)
                if focused.evaluate(CENTRE) != here:
                    break
            been.append(here)
        raise AssertionError("the arrow keys do not lead there")


class TablePage(Screen):
    """A seat at a table."""

    def __init__(self, server: Server, browser: Browser, game: str, seat: Told, **looks: Any) -> None:
        self.id, self.seat, self.secret = seat["id"], seat["seat"], seat["secret"]
        held = {self.id: {"seat": self.seat, "secret": self.secret, "game": game, "at": 0}}
        super().__init__(server, browser, seats=held, **looks)
        self.page.goto(self.address(f"t/{self.id}"))

    def look(self) -> Told:
        """The table as the server tells it to the seat."""
        return self.server.look(self.id, self.secret)

    def turn(self) -> Told:
        """The table, once the page asks the seat for a move, or shows the deal before or the end."""
        self.page.locator(".ribbon:is(.yours, .end, .t-showing *)").wait_for()
        return self.look()

    def assert_points(self) -> None:
        """The seats show the points that the server gives."""
        shown = self.page.locator(".people .seat .pts")
        expect(shown).to_have_text([str(points) for points in self.look()["scores"]], use_inner_text=True)

    def hurry(self, wanted: Callable[[Told], bool]) -> Told:
        return hurry(self.server, self.id, self.secret, wanted)


def attributes(elements: Locator, name: str) -> list[str | None]:
    """An attribute of all that are there at this moment."""
    found: list[str | None] = elements.evaluate_all(ATTRIBUTE, name)
    return found


def hurry(server: Server, table: str, secret: str, wanted: Callable[[Told], bool]) -> Told:
    """The table once it is as wanted; until then any moves are made for the seat, not on the page."""
    chance, end = random.Random(1), time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        told = server.look(table, secret)
        if wanted(told):
            return told
        if told["legal"]:
            server.move(table, secret, server.choose(told, chance))
        else:
            time.sleep(0.05)
    raise AssertionError("the table does not come to that")


def _ways(across: float, down: float) -> list[str]:
    """The arrow keys that lead nearer: to the row first, then along it."""
    sideways = "ArrowRight" if across > 0 else "ArrowLeft"
    upright = "ArrowDown" if down > 0 else "ArrowUp"
    return [upright, sideways] if abs(down) > SAME_ROW else [sideways, upright]
