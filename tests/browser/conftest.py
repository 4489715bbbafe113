"""A real server, a real browser, and tables at which somebody sits with mouse, finger or keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.table_page import TablePage
from tests.server.support import Server

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


@pytest.fixture
def sit(server: Server, chromium: Browser) -> Iterator[Sit]:
    """Sit down at a new table: `sit("grid-poker", phone=True, options={...})`. No page may complain on its console."""
    pages: list[TablePage] = []

    def sit_down(game: str, **how: Any) -> TablePage:
        pages.append(TablePage(server, chromium, game, **how))
        return pages[-1]

    yield sit_down
    complaints = [complaint for page in pages for complaint in page.complaints]
    for page in pages:
        page.close()
    assert complaints == []
