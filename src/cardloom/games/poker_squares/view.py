"""What a seat of Poker Squares may know: the announced cards, its own grid and, if grids are open, the others'."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import TEXTS, parse_card
from cardloom.compiled import rule
from cardloom.decks import STANDARD
from cardloom.games.game import OVER, Record
from cardloom.games.poker_squares.rules import CELLS, EMPTY, PLACE, SIDE, line_points

CELL_TEXTS = (*TEXTS, None)  # EMPTY, being -1, is the last


def view(s: Record, seat: int | None) -> dict[str, Any]:
    """`announced`: the cards so far, the last one to be placed; `grids`: the rows of each grid that may be seen."""
    grids, deck, turn, _, count, phase, _, points, open_grids = s.item()
    over = phase == OVER
    turn += not over
    made = np.empty((count, 2, SIDE), np.int64)
    make_lines(grids, points, made)
    shown: list[list[list[str | None]] | None] = [None] * count
    lines: list[dict[str, list[int]] | None] = [None] * count
    scores: list[int | None] = [None] * count
    for other in range(count):
        if over or open_grids or other == seat:
            rows, columns = made[other].tolist()
            shown[other] = _rows(grids[other].tolist())
            lines[other] = {"rows": rows, "columns": columns}
            scores[other] = sum(rows) + sum(columns)
    return {
        "phase": "over" if over else "place",
        "turn": turn,
        "announced": [TEXTS[card] for card in deck[:turn].tolist()],
        "grids": shown,
        "lines": lines,
        "scores": scores,
    }


@rule
def make_lines(grids: NDArray[np.int8], points: int, out: NDArray[np.int64]) -> None:
    """The points of each seat's rows and columns."""
    for seat in range(len(out)):
        for k in range(SIDE):
            out[seat, 0, k] = line_points(grids[seat], k * SIDE, 1, points)
            out[seat, 1, k] = line_points(grids[seat], k, SIDE, points)


def _rows(grid: list[int]) -> list[list[str | None]]:
    cards = [CELL_TEXTS[card] for card in grid]
    return [cards[row : row + SIDE] for row in range(0, CELLS, SIDE)]


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
