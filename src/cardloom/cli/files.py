"""Files that a user names; what cannot be read is refused in words."""

from __future__ import annotations

import sys
from pathlib import Path

from cardloom.cards import shown
from cardloom.cli.spoken import BadUsage

MOST_BYTES = 1 << 20  # more than any game needs: what is larger was named by mistake


def read_text(name: str) -> str:
    """The text of a file, or of the standard input for `-`."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise BadUsage("no-such-file", file=shown(name)) from None
    except (OSError, ValueError) as error:
        raise BadUsage(
            "unreadable-file", file=shown(name), reason=str(getattr(error, "strerror", "") or error)
        ) from error
    if len(data) > MOST_BYTES:
        raise BadUsage("huge-file", file=shown(name), megabytes=MOST_BYTES >> 20)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadUsage("not-text", file=shown(name), line=line) from error
