"""The board of Nine Card Brag: what the deal before has shown, the tokens, the pot, and the own hand."""

from __future__ import annotations

from typing import Any

from cardloom.terminal.app.picture import Picture, text
from cardloom.terminal.tables.nine_card_brag import draw
from cardloom.terminal.tables.pen import Pen


def paint(view: dict[str, Any], pen: Pen) -> Picture:
    return text(*draw(view, pen))
