"""Recorded games as the command line reads them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cardloom.cli.files import read_text, unreadable
from cardloom.cli.preparing import prepare
from cardloom.terminal.terminal import Terminal

if TYPE_CHECKING:
    from cardloom.record import Record


def read_record(terminal: Terminal, name: str) -> Record:
    """The record in a file, or on the standard input for `-`; its game is ready to be played."""
    from cardloom.games import GAMES
    from cardloom.record import read

    try:
        record = read(read_text(name) if name == "-" else Path(name))
    except (OSError, ValueError) as error:
        raise unreadable(name, error) from error
    if record.game in GAMES:
        prepare(terminal, record.game)
    return record
