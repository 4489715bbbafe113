"""The board of Poker Squares: the grids that may be seen, the own one first, with the points of full lines."""

from __future__ import annotations

from typing import Any

from cardloom.terminal.app.picture import WIDE, Picture, Span, beside, loom, text
from cardloom.terminal.tables.pen import Pen
from cardloom.terminal.tables.poker_squares import COLUMNS


def paint(view: dict[str, Any], pen: Pen) -> Picture:
    own = pen.seat or 1
    seats = sorted(range(1, view["seats"] + 1), key=lambda seat: seat != own)
    return beside([_grid(view, seat, pen) for seat in seats if view["grids"][seat - 1]], pen.terminal.width)


def _grid(view: dict[str, Any], seat: int, pen: Pen) -> Picture:
    grid, lines = view["grids"][seat - 1], view["lines"][seat - 1]
    own = seat == pen.seat
    cells = [
        [
            Span("" if card is None else pen.card(card), f"{column}{row}" if own else None)
            for column, card in zip(COLUMNS, line, strict=True)
        ]
        for row, line in enumerate(grid, 1)
    ]
    tags = [_tag(points, line) for points, line in zip(lines["rows"], grid, strict=True)]
    below = [_tag(lines["columns"][at], [line[at] for line in grid]) for at in range(len(COLUMNS))]
    title = pen.say("squares-total", name=pen.name(seat), points=view["scores"][seat - 1])
    return [
        *text(title),
        *loom(cells, [Span(str(row)) for row in range(1, 6)], [Span(column) for column in COLUMNS], tags),
        *text("   " + " ".join(f"{tag:^{WIDE}}" for tag in below)),
    ]


def _tag(points: int, cards: list[str | None]) -> str:
    """A line counts when it is full."""
    return "" if None in cards else str(points)
