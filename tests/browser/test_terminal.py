"""A terminal and a browser at one table of a server."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.table_page import TablePage
from tests.server.support import Server
from tests.terminal.tmux import terminal


def test_they_finish_a_game_together(server: Server, chromium: Browser, tmp_path: Path) -> None:
    made = server.create("poker-squares", ["me", "open"])
    link = f"{str(server.http.base_url).rstrip('/')}/t/{made['id']}"
    with terminal(tmp_path, "join", link, "--name", "Terminal") as tmux:
        tmux.wait("Card 1 of 25")
        page = TablePage(server, chromium, "poker-squares", made)
        for turn in range(1, 26):
            tmux.wait(f"Card {turn} of 25")
            told = page.turn()
            cell = told["legal"][0].split()[-1]
            page.item(cell).click()
            page.page.locator(".ribbon:not(.yours)").wait_for()  # it waits for the terminal
            tmux.press("Down", "Enter")
        tmux.wait("Winner:", "You have won", "share the win")
        page.page.locator(".ribbon.end").wait_for()
        tmux.press("q")
        assert "status 0" in tmux.wait("status")
        assert not page.complaints
        page.close()
