"""A real server, a real browser, and tables at which somebody sits with mouse, finger or keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.table_page import PATIENCE_MS, Screen, TablePage
from tests.server.support import Server, Told

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
Sit: TypeAlias = Callable[..., TablePage]

expect.set_options(timeout=PATIENCE_MS)


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker("browser")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all; everything comes from one address."""
    running = Server(tmp_path_factory.mktemp("server"), limits={"creations": 1000.0, "creations_burst": 1000})
    yield running
    running.end()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=list(FLAGS))
        yield browser
        browser.close()


class Guests:
    """The browsers at one server. None of their pages may complain on its console."""

    def __init__(self, server: Server, chromium: Browser) -> None:
        self.server, self.chromium = server, chromium
        self.screens: list[Screen] = []

    def visit(self, path: str = "", **looks: Any) -> Screen:
        """Somebody without a seat."""
        screen = Screen(self.server, self.chromium, **looks)
        self.screens.append(screen)
        screen.page.goto(screen.address(path))
        return screen

    def sit(
        self,
        game: str,
        *,
        seats: tuple[str, ...] = ("me", "bot:greedy"),
        options: dict[str, Any] | None = None,
        **looks: Any,
    ) -> TablePage:
        """Somebody at a new table: `sit("grid-poker", phone=True, options={...})`."""
        return self.take(game, self.server.create(game, seats, options=options or {}), **looks)

    def take(self, game: str, seat: Told, **looks: Any) -> TablePage:
        """Somebody on a seat that is his."""
        table = TablePage(self.server, self.chromium, game, seat, **looks)
        self.screens.append(table)
        return table

    def people(self, game: str, **looks: Any) -> list[TablePage]:
        """People alone at a new table, each with a browser."""
        table, secrets = self.server.people(game)
        return [
            self.take(game, {"id": table, "seat": at + 1, "secret": secret}, **looks)
            for at, secret in enumerate(secrets)
        ]

    def part(self, screen: Screen) -> None:
        """One of them goes."""
        self.screens.remove(screen)
        screen.close()
        assert screen.complaints == []

    def leave(self) -> None:
        complaints = [complaint for screen in self.screens for complaint in screen.complaints]
        for screen in self.screens:
            screen.close()
        assert complaints == []


@pytest.fixture
def guests(server: Server, chromium: Browser) -> Iterator[Guests]:
    arriving = Guests(server, chromium)
    yield arriving
    arriving.leave()


@pytest.fixture
def sit(guests: Guests) -> Sit:
    return guests.sit
