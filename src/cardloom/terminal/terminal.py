"""The terminal: what is written on it, in which words, and what is read from it."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from cardloom.cards import card_text, printable
from cardloom.errors import BadRecord, CardloomError
from cardloom.words import LANGUAGES, say

WIDEST = 80  # wider text is harder to read
SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
COLOURS = {"♣": "32", "♦": "36", "♥": "31", "♠": "1"}  # four, so that no suit is told by red and black alone
CARD = re.compile(r"(?<![0-9A-Za-z])((?:(?:X[rb]=)?[2-9TJQKA][cdhs]|X[rb]|\?\?)+)(?![0-9A-Za-z])")
SIGNED = re.compile(r"[2-9TJQKA][♣♦♥♠]")


@dataclass(slots=True)
class Terminal:
    """Where words go to and answers come from."""

    language: str
    width: int
    colour: bool
    letters: bool = False  # suits as letters, not as signs

    @classmethod
    def here(cls) -> Terminal:
        """The terminal of this process."""
        plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" or not sys.stdout.isatty()
        width = min(max(shutil.get_terminal_size().columns, 20), WIDEST)
        return cls(language=spoken_here(os.environ), width=width, colour=not plain)

    @property
    def full_screen(self) -> bool:
        """Whether an application can have the whole terminal, with keys as they are pressed."""
        return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"

    def say(self, key: str, /, **arguments: str | float) -> str:
        """A message in the terminal's language."""
        return say(key, self.language, **arguments)

    def cards(self, notation: str) -> str:
        """Notation with its cards as people read them: `place 7h c3` becomes `place 7♥ c3`."""
        return notation if self.letters else CARD.sub(lambda match: signed(match[1]), notation)

    def hand(self, cards: Iterable[int | str]) -> str:
        """Cards side by side."""
        return " ".join(self.cards(card if isinstance(card, str) else card_text(card)) for card in cards)

    def refusal(self, error: CardloomError) -> str:
        """What was refused, in words."""
        shown = {
            name: self.cards(value) if isinstance(value, str) else value for name, value in error.arguments.items()
        }
        if isinstance(error, BadRecord) and error.reason is not None:
            shown["reason"] = self.refusal(error.reason)
        return self.say(f"error-{error.code}", **shown)

    def tell(self, *texts: str) -> None:
        """Write prose, wrapped; an empty line in it begins a new paragraph."""
        for text in texts:
            for paragraph in text.split("\n\n"):
                self.show(wrapped(paragraph, self.width))

    def show(self, lines: Iterable[str]) -> None:
        """Write lines as they are, but for what is not printable: names come from others."""
        for line in lines:
            sys.stdout.write(self._painted(printable(line.rstrip())) + "\n")
        sys.stdout.flush()

    def clear(self) -> None:
        """An empty screen, where that can be had."""
        if self.colour:
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")

    def json(self, data: Mapping[str, Any]) -> None:
        """Write data for a program, in ASCII."""
        sys.stdout.write(json.dumps(data) + "\n")

    def warn(self, text: str) -> None:
        """Write a note beside the output."""
        sys.stdout.flush()
        sys.stderr.write("\n".join(map(printable, text.split("\n"))) + "\n")
        sys.stderr.flush()

    def ask(self, prompt: str) -> str:
        """The next line that is typed; EOFError at the end of the input."""
        if sys.stdin.isatty():
            try:
                return input(printable(prompt))
            except EOFError:
                self.show([""])
                raise
        line = sys.stdin.readline()
        # A transcript shows what was answered.
        self.show([prompt + line.rstrip("\n")])
        if not line:
            raise EOFError
        return line.rstrip("\n")

    def _painted(self, line: str) -> str:
        if not self.colour:
            return line
        return SIGNED.sub(lambda match: f"\x1b[{COLOURS[match[0][1]]}m{match[0]}\x1b[0m", line)


def spoken_here(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for, if it is spoken here, else English."""
    for name in ("CARDLOOM_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(name):
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def signed(cards: str) -> str:
    """Strict card texts with suit signs."""
    return re.sub(r"(?<=[2-9TJQKA])[cdhs]", lambda match: SIGNS[match[0]], cards)


def wrapped(text: str, width: int) -> list[str]:
    """A paragraph in lines; further lines stand under its text, not under its indent."""
    indent = text[: len(text) - len(text.lstrip())]
    return textwrap.wrap(text, width, subsequent_indent=indent, break_on_hyphens=False) or [""]
