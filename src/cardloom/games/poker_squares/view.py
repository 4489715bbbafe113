"""What a seat of Poker Squares may know: the announced cards, its own grid and, if grids are open, the others'."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardloom.cards import card_text, parse_card
from cardloom.decks import STANDARD
from cardloom.games.game import OVER, Record
from cardloom.games.poker_squares.rules import CELLS, EMPTY, PLACE, SIDE, line_points


def view(s: Record, seat: int | None) -> dict[str, Any]:
    """`announced`: the cards so far, the last one to be placed; `grids`: the rows of each grid that may be seen."""
    over = s["phase"] == OVER
    seats = range(int(s["seats"]))
    seen = [other for other in seats if over or other == seat or s["grids"]]
    lines = {other: _lines(s, other) for other in seen}
    points = {other: sum(lines[other]["rows"]) + sum(lines[other]["columns"]) for other in seen}
    return {
        "phase": "over" if over else "place",
        "turn": int(s["turn"]) + (not over),
        "announced": [card_text(card) for card in s["deck"][: int(s["turn"]) + (not over)]],
        "grids": [_rows(s, other) if other in lines else None for other in seats],
        "lines": [lines.get(other) for other in seats],
        "scores": [points.get(other) for other in seats],
    }


def _rows(s: Record, seat: int) -> list[list[str | None]]:
    cards = [card_text(card) if card != EMPTY else None for card in s["grid"][seat]]
    return [cards[row : row + SIDE] for row in range(0, CELLS, SIDE)]


def _lines(s: Record, seat: int) -> dict[str, list[int]]:
    grid, points = s["grid"][seat], int(s["points"])
    return {
        "rows": [int(line_points(grid, k * SIDE, 1, points)) for k in range(SIDE)],
        "columns": [int(line_points(grid, k, SIDE, points)) for k in range(SIDE)],
    }


def imagine(s: Record, view: dict[str, Any], rng: np.random.Generator) -> None:
    """The undealt cards in any order; a grid that is not seen holds its cards in any places."""
    announced = [parse_card(card) for card in view["announced"]]
    unseen = [card for card in STANDARD if card not in announced]
    s["deck"] = announced + [int(card) for card in rng.permutation(unseen)]
    s["deals"] = 1
    s["phase"] = OVER if view["over"] else PLACE
    s["turn"] = view["turn"] - (not view["over"])
    s["placed"] = 0
    s["grid"] = EMPTY
    for seat, grid in enumerate(view["grids"]):
        acts = seat + 1 in view["to_act"]
        if not acts and not view["over"]:
            s["placed"] |= 1 << seat
        if grid is not None:
            s["grid"][seat] = [EMPTY if card is None else parse_card(card) for row in grid for card in row]
        else:
            placed = announced[:-1] if acts else announced
            s["grid"][seat][rng.permutation(CELLS)[: len(placed)]] = placed
