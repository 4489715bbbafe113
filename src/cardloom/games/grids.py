"""Cells of a grid as text: a column letter from the left and a row number from the top, `a1` the top left."""

from __future__ import annotations

import re
from functools import cache

from cardloom.cards import shown
from cardloom.errors import IllegalMove


@cache
def cell_text(cell: int, columns: int) -> str:
    row, column = divmod(cell, columns)
    return f"{chr(ord('a') + column)}{row + 1}"


@cache
def cell_number(text: str, columns: int, rows: int) -> int:
    """The cell, counted row by row; refuses text that is no cell of the grid."""
    last = cell_text(columns * rows - 1, columns)
    match = re.fullmatch(r"([a-z])([1-9][0-9]?)", text, re.ASCII)
    if match is not None:
        column, row = ord(match[1]) - ord("a"), int(match[2]) - 1
        if column < columns and row < rows:
            return row * columns + column
    raise IllegalMove("unknown-cell", cell=shown(text), last=last)
