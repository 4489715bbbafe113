"""Whole games in a real terminal, by keys alone."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cardloom.games import GAMES
from cardloom.record import read
from tests.terminal.tmux import terminal

ENDS = ("You have won", "You have ", "Winner:", "share the win")
MOST_TURNS = 300
SHORT = {"nine-card-brag": ("--option", "tokens=1")}


@pytest.mark.parametrize("key", GAMES)
def test_a_game_to_the_end(key: str, tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    options = ("--seed", "5", "--save", str(file), *SHORT.get(key, ()))
    with terminal(tmp_path, "play", key, "--bot", "random", *options) as tmux:
        tmux.wait("q Quit")
        for _ in range(MOST_TURNS):
            shown = tmux.shown()
            if any(end in shown for end in ENDS):
                break
            tmux.press(*(("w", "b") if "Weave it" in shown else ("Down", "Enter")))
            tmux.wait_for_other_than(shown)
        tmux.press("q")
        assert "status 0" in tmux.wait("status")
    record = read(file)
    assert record.replay().over


def test_who_leaves_may_come_back(tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    with terminal(tmp_path, "play", "poker-squares", "--seed", "5", "--save", str(file)) as tmux:
        tmux.wait("Card 1 of 25")
        tmux.press("Down", "Enter")
        tmux.wait("Card 2 of 25")
        tmux.press("q")
        tmux.wait("status 0")
    with terminal(tmp_path, "play", "--resume", str(file)) as tmux:
        tmux.wait("Card 2 of 25")
        tmux.press("C-c")
        tmux.wait("status 0")


def test_plain_keeps_to_lines(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "poker-squares", "--seed", "5", "--plain") as tmux:
        tmux.wait("Type “help”")
        tmux.press("c3", "Enter")
        tmux.wait("Card 2 of 25")


def cardloom(folder: Path, *words: str, **streams: Any) -> subprocess.CompletedProcess[str]:
    """`cardloom` without a terminal of its own."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "CARDLOOM_LANGUAGE": "en", "TERM": "xterm"}
    command = [sys.executable, "-m", "cardloom", *words]
    return subprocess.run(command, check=False, text=True, env=environment, stderr=subprocess.PIPE, **streams)


def test_a_pipe_gets_lines_and_no_seat_at_a_table(tmp_path: Path) -> None:
    piped = {"stdout": subprocess.PIPE, "input": "c3\n"}
    assert "Card 2 of 25" in cardloom(tmp_path, "play", "poker-squares", "--seed", "5", **piped).stdout
    joined = cardloom(tmp_path, "join", "http://127.0.0.1:9/t/abc", **piped)
    assert joined.returncode == 2
    assert "terminal" in joined.stderr


@pytest.mark.parametrize(("link", "said"), [("abc", "no link"), ("http://127.0.0.1:9/t/abc", "No table answers")])
def test_what_is_no_table_is_said(link: str, said: str, tmp_path: Path) -> None:
    keyboard, screen = pty.openpty()
    try:
        done = cardloom(tmp_path, "join", link, stdin=screen, stdout=screen)
    finally:
        os.close(keyboard)
        os.close(screen)
    assert done.returncode == 2
    assert said in done.stderr
