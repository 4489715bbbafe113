"""A page to read over the table: what keys do and the rules in short, a hint, a review."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from cardloom.cards import printable
from cardloom.words import say

PAGE = 70  # columns
KEYS = (
    "arrows",
    "enter",
    "digits",
    "escape",
    "hint",
    "review",
    "undo",
    "sort",
    "weave",
    "build",
    "log",
    "type",
    "quit",
)


class Reading(ModalScreen[None]):
    """Any of the keys that open or leave something closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,f1,q", "dismiss", show=False)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = "\n".join(map(printable, text.split("\n")))

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self.text, markup=False)


def help_text(key: str, language: str) -> str:
    """The game, its rules in short, and what keys do."""
    keys = "\n".join(say(f"terminal-help-{name}", language) for name in KEYS)
    return "\n\n".join([say(f"game-{key}", language), say(f"rules-{key}", language), keys])
