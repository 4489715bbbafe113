"""Files that a user names; what cannot be read is refused in words."""

from __future__ import annotations

import sys
from pathlib import Path

from cardloom.cards import shown
from cardloom.cli.spoken import BadUsage
from cardloom.errors import CardloomError

MOST_BYTES = 16 << 20  # more than any game needs: what is larger was named by mistake


def read_text(name: str) -> str:
    """The text of a file, or of the standard input for `-`."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise unreadable(name, error) from error
    if len(data) > MOST_BYTES:
        raise BadUsage("huge-file", file=shown(name), megabytes=MOST_BYTES >> 20)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadUsage("not-text", file=shown(name), line=data.count(b"\n", 0, error.start) + 1) from error


def text_or_file(text: str) -> str:
    """The text itself, or that of the file which it names."""
    try:
        named = text == "-" or (Path(text).exists() and not Path(text).is_dir())
    except (OSError, ValueError):
        named = False
    return read_text(text) if named else text


def unreadable(name: str, error: OSError | ValueError) -> CardloomError:
    """Why a file cannot be read. A refusal of what stands in it stays itself."""
    if isinstance(error, CardloomError):
        return error
    if isinstance(error, FileNotFoundError):
        return BadUsage("no-such-file", file=shown(name))
    return BadUsage("unreadable-file", file=shown(name), reason=reason(error))


def refused_by_system(error: OSError) -> CardloomError:
    """A folder that cannot be made, a disk that is full, ..."""
    return BadUsage("system", file=shown(str(error.filename or "-")), reason=reason(error))


def reason(error: OSError | ValueError) -> str:
    """The system's word for what went wrong."""
    return str(getattr(error, "strerror", None) or error)
