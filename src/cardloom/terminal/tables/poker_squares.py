"""The table of Poker Squares: grids with the points of their lines."""

from __future__ import annotations

from typing import Any

from cardloom.hands import five
from cardloom.terminal.hand_words import short_name
from cardloom.terminal.tables.pen import Pen

COLUMNS = "abcde"


def draw(view: dict[str, Any], pen: Pen) -> list[str]:
    """The grids that may be seen, the own one first."""
    seats = sorted(range(1, view["seats"] + 1), key=lambda seat: seat != pen.seat)
    return pen.beside([_grid(view, seat, pen) for seat in seats if view["grids"][seat - 1]])


def _grid(view: dict[str, Any], seat: int, pen: Pen) -> list[str]:
    grid, lines = view["grids"][seat - 1], view["lines"][seat - 1]
    total = pen.say("squares-total", name=pen.name(seat), points=view["scores"][seat - 1])
    rows = [
        f"{row + 1}  {'  '.join(map(pen.card, cards))}  {_points(lines['rows'][row], cards):>3}"
        for row, cards in enumerate(grid)
    ]
    below = "  ".join(f"{_points(lines['columns'][at], [row[at] for row in grid]):>2}" for at in range(5))
    return [
        total,
        f"   {'  '.join(f' {column}' for column in COLUMNS)}",
        *rows,
        *([f"   {below}"] if below.strip() else []),
    ]


def _points(points: int, cards: list[str | None]) -> str:
    """A line counts when it is full."""
    return "" if None in cards else str(points)


def asked(view: dict[str, Any], pen: Pen) -> str:
    return pen.say("squares-asked", turn=view["turn"], card=pen.card(view["announced"][-1]))


def label(view: dict[str, Any], move: str, pen: Pen) -> str:
    return pen.terminal.cards(move)


def is_secret(view: dict[str, Any], move: str) -> bool:
    return bool(view["options"]["grids"] == "hidden")


def result(view: dict[str, Any], pen: Pen) -> list[str]:
    """The lines that scored, seat by seat."""
    rows = []
    for seat in range(1, view["seats"] + 1):
        grid, lines = view["grids"][seat - 1], view["lines"][seat - 1]
        made = [(f"{at + 1}", lines["rows"][at], grid[at]) for at in range(5)]
        made += [(COLUMNS[at], lines["columns"][at], [row[at] for row in grid]) for at in range(5)]
        said = [
            f"{line}: {short_name(pen.terminal, five.rank(''.join(cards)))} {points}"
            for line, points, cards in sorted(made, key=lambda line: -line[1])
            if points
        ]
        rows.append((pen.name(seat), ", ".join(said) or "-"))
    return pen.rows(rows)
