"""Output that any terminal can take: what its encoding lacks is written more simply, never as an error."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata

SIMPLER = {
    "♣": "c",
    "♦": "d",
    "♥": "h",
    "♠": "s",
    "“": '"',
    "”": '"',
    "’": "'",
    "–": "-",
    "—": "-",
    "·": "-",
    "…": "...",
    "×": "x",
    "æ": "ae",
    "ø": "o",
}


def simpler(error: UnicodeError) -> tuple[str, int]:
    """A handler of encoding errors: suit signs become letters, accents fall, the rest is a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_simple, error.object[error.start : error.end])), error.end


def _simple(character: str) -> str:
    known = SIMPLER.get(character)
    if known is not None:
        return known
    return unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode() or "?"


def make_streams_forgiving() -> None:
    """Let the standard streams write whatever comes, and read bytes that are no text; some may be missing."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode))  # noqa: SIM115
    codecs.register_error("cardloom.simpler", simpler)
    for stream, errors in ((sys.stdout, "cardloom.simpler"), (sys.stderr, "cardloom.simpler"), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
