"""The board of Grid Poker: the grid with a handle for each line, what everybody has drafted, and what is gone."""

from __future__ import annotations

from typing import Any

from cardloom.terminal.app.picture import Picture, Span, loom, text
from cardloom.terminal.tables.grid_poker import holdings
from cardloom.terminal.tables.pen import Pen

SIZE = range(1, 4)


def paint(view: dict[str, Any], pen: Pen) -> Picture:
    picture: Picture = []
    if view["phase"] == "draft":
        cells = [[Span("" if card is None else pen.card(card)) for card in line] for line in view["table"]]
        rows, columns = ([Span(f"{line}{at}", f"{line}{at}") for at in SIZE] for line in ("row", "col"))
        picture = [*text(pen.say("grid-number", grid=view["grid"])), *loom(cells, rows, columns)]
    return [*picture, *text(*holdings(view, pen))]
