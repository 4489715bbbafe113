"""A real terminal that a test holds the keyboard of: tmux."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE_S = 120


class Tmux:
    """One session of 80x24, with a tmux server of its own."""

    def __init__(self, socket: Path) -> None:
        self.socket = socket

    def __call__(self, *arguments: str) -> str:
        done = subprocess.run(["tmux", "-S", self.socket, *arguments], capture_output=True, text=True, check=True)
        return done.stdout

    def press(self, *keys: str) -> None:
        self("send-keys", *keys)

    def shown(self) -> str:
        return self("capture-pane", "-p")

    def wait(self, *texts: str) -> str:
        """What is shown, once one of the texts is; AssertionError if none comes."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            shown = self.shown()
            if any(text in shown for text in texts):
                return shown
            time.sleep(0.05)
        raise AssertionError(f"none of {texts} in\n{self.shown()}")

    def wait_for_other_than(self, shown: str) -> None:
        """Until something has changed, or a while."""
        end = time.monotonic() + 1
        while self.shown() == shown and time.monotonic() < end:
            time.sleep(0.03)


@contextmanager
def terminal(folder: Path, *arguments: str) -> Iterator[Tmux]:
    """`cardloom` with these arguments in a terminal; what it keeps for its user is kept in the folder."""
    tmux = Tmux(folder / f"tmux-{len(list(folder.iterdir()))}")
    variables = {"XDG_DATA_HOME": str(folder), "CARDLOOM_LANGUAGE": "en", "TERM": "screen-256color"}
    command = shlex.join([sys.executable, "-m", "cardloom", *arguments])
    # The last words stay to be read.
    line = f"{command}; echo status $?; sleep 600"
    new = ["tmux", "-S", str(tmux.socket), "new-session", "-d", "-x", "80", "-y", "24", line]
    subprocess.run(new, env={**os.environ, **variables}, check=True, cwd=folder)
    try:
        yield tmux
    finally:
        tmux("kill-server")
