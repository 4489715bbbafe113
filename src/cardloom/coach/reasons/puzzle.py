"""Puzzle Poker, the duel and alone: the melds that a move makes, the bonus that it earns, what it sets up."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from cardloom.cards import NAMED, card_text, parse_card
from cardloom.coach.reasons.reason import Reason, reason
from cardloom.decks import STANDARD
from cardloom.games.game import Record
from cardloom.games.grids import cell_number
from cardloom.games.puzzle import WHEELS, place
from cardloom.games.puzzle.melds import CELL, COLUMNS, EMPTY, JOKER, LENGTH, ROWS, THROUGH, types, window_count
from cardloom.games.puzzle.table import type_words, window_cells
from cardloom.games.puzzle.texts import cell_name, face_up
from cardloom.games.state import State, world
from cardloom.players.player import View
from cardloom.players.puzzle.search import turns_of

SHORTEST = 3
WAYS = 3000  # to go on with a turn, that are tried


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
        case ["keep", kept] if kept != "none":
            lay = face_up(record["scored"], record["scored_jokers"], cell_number(kept, COLUMNS, ROWS))
            found.append(reason("puzzle-keeps", card=card_text(lay)))
        case ["remove", gone]:
            lay = face_up(record["grid"], record["joker_at"], cell_number(gone, COLUMNS, ROWS))
            found.append(reason("puzzle-removes", card=card_text(lay)))
        case ["name" | "keep", "none"] | ["done"]:
            found.append(reason("puzzle-ends"))
    if after.view(seat)["turns"] == view["turns"] and seat in after.to_act:
        found += _goes_on(view, move, points)
    if move.startswith("play X"):
        found.append(reason("puzzle-joker"))
    if cell is not None and not after.over and not any(each.code == "puzzle-meld" for each in found):
        found += _set_up(record, view, grid, cell) if seat in after.to_act else _opens(after, view)
    if move.startswith("place") and (others := set(view["drawn"]) - set(move.split())):
        found.append(reason("puzzle-takes", card=others.pop()))
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


def _goes_on(view: View, move: str, points: int) -> list[Reason]:
    """What the turn that begins with the move can score, if it is more than the move does."""
    turns = turns_of(view, [move], np.random.default_rng(0), ways=WAYS, by_points=True)
    scores = int(turns.points()[0]) - view["scores"][view["seat"] - 1]
    return [reason("puzzle-goes-on", points=scores)] if scores > max(points, 0) else []


def _set_up(s: Record, view: View, grid: Any, cell: int) -> list[Reason]:
    """Where a line of three with the cell lacks one card to be a meld, and how many different cards it can be."""
    lines = [line for line in THROUGH[cell] if line < window_count(grid) and LENGTH[line] == SHORTEST]
    found = _gaps(s, grid, lines, _left(s, view, grid))
    gap = max(found, key=lambda each: found[each], default=None)
    return [] if gap is None else [reason("puzzle-sets-up", cell=cell_name(gap), count=found[gap])]


def _opens(after: State, view: View) -> list[Reason]:
    """The same for the other seat, whose turn it is then: wherever it may play, with what it may hold.

    An unnamed joker on the grid can do so much that nothing is said.
    """
    s = after.array()[0]
    grid, (seat,) = s["grid"], after.to_act
    if (grid >= JOKER).any():
        return []
    cells = {move.split()[2] for move in after.legal(seat)}
    own = {parse_card(card) for card in view["hands"][view["seat"] - 1]}
    gaps = _gaps(s, grid, range(window_count(grid)), [card for card in _left(s, view, grid) if card not in own])
    found = {cell: count for cell, count in gaps.items() if cell_name(cell) in cells}
    if not found:
        return [reason("puzzle-opens-nothing")]
    gap = max(found, key=lambda each: found[each])
    return [reason("puzzle-opens", cell=cell_name(gap), count=found[gap])]


def _left(s: Record, view: View, grid: Any) -> list[int]:
    """The cards that may still come."""
    lying = {int(card) for card in grid}
    gone = {parse_card(card) for card in view["gone"]}
    return [card for card in STANDARD if place(card) < WHEELS[s["ranks"]] and card not in lying | gone]


def _gaps(s: Record, grid: Any, lines: Iterable[int], cards: Sequence[int]) -> dict[int, int]:
    """By empty cell, how many of these cards make a meld there in one of these lines."""
    melding: dict[int, set[int]] = defaultdict(set)
    for line in lines:
        empty = [int(each) for each in CELL[line, : LENGTH[line]] if grid[each] == EMPTY]
        if len(empty) == 1:
            for card in cards:
                grid[empty[0]] = card
                if types(grid, line, WHEELS[s["ranks"]]):
                    melding[empty[0]].add(card)
            grid[empty[0]] = EMPTY
    return {cell: len(cards) for cell, cards in sorted(melding.items())}


def _earned_bonus(before: View, after: View) -> bool:
    """Whether the move has earned the seat another card to play."""
    goes_on = before["seat"] in after["to_act"] and after["turns"] == before["turns"]
    return bool(goes_on and after["phase"] in ("play", "bonus") and after["chain"] and before["phase"] != "keep")
