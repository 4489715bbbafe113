"""What hangs before the table while one person makes room for the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import ModalScreen
from textual.widgets import Static


class Curtain(ModalScreen[None]):
    """It covers everything. Enter lifts it, when `lifting` has laid the table for who sits down."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "lift", show=False),
        Binding("q", "app.quit", show=False),
    ]

    def __init__(self, text: str, lifting: Callable[[], None]) -> None:
        super().__init__()
        self.text, self.lifting = text, lifting

    def compose(self) -> ComposeResult:
        yield Static(self.text, markup=False)

    def action_lift(self) -> None:
        self.lifting()
        self.dismiss()
