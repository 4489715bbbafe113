"""Puzzle Poker, the duel and alone: the melds that a move makes, the bonus that it earns, what it sets up."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardloom.cards import NAMED, card_text, parse_card
from cardloom.coach.reasons.reason import Reason, reason
from cardloom.decks import STANDARD
from cardloom.games.game import Record
from cardloom.games.grids import cell_number
from cardloom.games.puzzle import WHEELS, place
from cardloom.games.puzzle.melds import CELL, COLUMNS, EMPTY, LENGTH, ROWS, THROUGH, types, window_count
from cardloom.games.puzzle.table import type_words, window_cells
from cardloom.games.puzzle.texts import cell_name, face_up
from cardloom.games.state import world
from cardloom.players.player import View

SHORTEST = 3


def facts(view: View, move: str) -> list[Reason]:
    # What is hidden comes up after the move: any world that looks like the view will do.
    state = world(view, np.random.default_rng(0))
    seat = view["seat"]
    after = state.play(seat, move)
    record = state.array()[0]
    found = []
    grid, cell = moved(record, move)
    if points := after.scores[seat - 1] - state.scores[seat - 1]:
        found.append(reason("puzzle-scores", points=points) if points > 0 else reason("puzzle-costs", points=-points))
    if cell is not None:
        found += _melds(record, grid, cell)
    if _earned_bonus(view, after.view(seat)):
        found.append(reason("puzzle-bonus"))
    match move.split():
        case ["play", joker, _] if joker.startswith("X"):
            found.append(reason("puzzle-joker"))
        case ["keep", kept] if kept != "none":
            lay = face_up(record["scored"], record["scored_jokers"], cell_number(kept, COLUMNS, ROWS))
            found.append(reason("puzzle-keeps", card=card_text(lay)))
        case ["remove", gone]:
            lay = face_up(record["grid"], record["joker_at"], cell_number(gone, COLUMNS, ROWS))
            found.append(reason("puzzle-removes", card=card_text(lay)))
        case ["name" | "keep", "none"] | ["done"]:
            found.append(reason("puzzle-ends"))
    if cell is not None and not any(each.code == "puzzle-meld" for each in found):
        found += _set_up(record, view, grid, cell)
    return found or [reason("puzzle-places")]


def moved(s: Record, move: str) -> tuple[Any, int | None]:
    """The grid with the move made on it, and the cell where a card then lies that was not there; None if none does."""
    grid = s["grid"].copy()
    match move.split():
        case ["play" | "place", card, to]:
            cell = cell_number(to, COLUMNS, ROWS)
            grid[cell] = parse_card(card)
            return grid, cell
        case ["shift", origin, to]:
            cell, from_cell = cell_number(to, COLUMNS, ROWS), cell_number(origin, COLUMNS, ROWS)
            grid[cell], grid[from_cell] = grid[from_cell], EMPTY
            return grid, cell
        case ["name", named] if named != "none":
            joker, face = divmod(parse_card(named) - NAMED, len(STANDARD))
            grid[s["joker_at"][joker]] = face
            return grid, int(s["touched"])
    return grid, None


def _melds(s: Record, grid: Any, cell: int) -> list[Reason]:
    """The melds with the cell."""
    found = []
    for window in THROUGH[cell]:
        if window >= window_count(grid):
            break
        if kinds := types(grid, window, WHEELS[s["ranks"]]):
            cells = window_cells(window)
            found.append(reason("puzzle-meld", types=" ".join(type_words(kinds)), start=cells[0], end=cells[-1]))
    return found


def _set_up(s: Record, view: View, grid: Any, cell: int) -> list[Reason]:
    """A line of three with the cell that one more card can make a meld, and how many different cards can."""
    deck = {card for card in STANDARD if place(card) < WHEELS[s["ranks"]]}
    lying = {int(card) for card in grid}
    left = sorted(deck - lying - {parse_card(card) for card in view["gone"]})
    most, gap = 0, ""
    for window in THROUGH[cell]:
        if window >= window_count(grid):
            break
        cells = CELL[window, : LENGTH[window]]
        empty = [int(each) for each in cells if grid[each] == EMPTY]
        if len(cells) != SHORTEST or len(empty) != 1:
            continue
        count = 0
        for card in left:
            grid[empty[0]] = card
            count += types(grid, window, WHEELS[s["ranks"]]) != 0
        grid[empty[0]] = EMPTY
        if count > most:
            most, gap = count, cell_name(empty[0])
    return [reason("puzzle-sets-up", cell=gap, count=most)] if most else []


def _earned_bonus(before: View, after: View) -> bool:
    """Whether the move has earned the seat another card to play."""
    goes_on = before["seat"] in after["to_act"] and after["turns"] == before["turns"]
    return bool(goes_on and after["phase"] in ("play", "bonus") and after["chain"] and before["phase"] != "keep")
