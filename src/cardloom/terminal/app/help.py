"""What keys do, and the rules in short."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from cardloom.words import say

KEYS = ("arrows", "enter", "digits", "escape", "undo", "sort", "weave", "build", "log", "type", "quit")


class Help(ModalScreen[None]):
    """Any of the keys that open or leave something closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,f1,q", "dismiss", show=False)]

    def __init__(self, key: str, language: str) -> None:
        super().__init__()
        self.key, self.language = key, language

    def compose(self) -> ComposeResult:
        keys = "\n".join(say(f"terminal-help-{name}", self.language) for name in KEYS)
        rules = say(f"rules-{self.key}", self.language)
        with VerticalScroll():
            yield Static(f"{say(f'game-{self.key}', self.language)}\n\n{rules}\n\n{keys}", markup=False)
