"""Puzzle Poker, both games: the melds that a card or a joker's name makes, and the points that a move scores."""

from __future__ import annotations

from collections.abc import Sequence

from cardloom.cards import NAMED, parse_card
from cardloom.decks import STANDARD
from cardloom.games.game import Record
from cardloom.games.grids import cell_number
from cardloom.games.puzzle import WHEELS
from cardloom.games.puzzle.melds import COLUMNS, EMPTY, ROWS, THROUGH, window_count
from cardloom.games.puzzle.table import melds
from cardloom.games.state import State
from cardloom.server.wire import MeldPreview, Preview


def previews(state: State, seat: int, legal: Sequence[str]) -> dict[str, Preview]:
    s = state.array()[0]
    now = state.scores[seat - 1]
    told = {}
    for move in legal:
        melds = _melds(s, move)
        points = state.play(seat, move).scores[seat - 1] - now
        if melds or points:
            told[move] = Preview(melds=melds, points=points)
    return told


def _melds(s: Record, move: str) -> list[MeldPreview]:
    """The melds with the cell that a card is played, placed or shifted to, or that a joker is named beside.

    A joker makes none before it is named.
    """
    grid = s["grid"].copy()
    match move.split():
        case ["play" | "place", card, to]:
            cell = _cell(to)
            grid[cell] = parse_card(card)
        case ["shift", origin, to]:
            cell = _cell(to)
            grid[cell], grid[_cell(origin)] = grid[_cell(origin)], EMPTY
        case ["name", named] if named != "none":
            joker, face = divmod(parse_card(named) - NAMED, len(STANDARD))
            cell = int(s["touched"])
            grid[s["joker_at"][joker]] = face
        case _:
            return []
    through = (int(window) for window in THROUGH[cell] if window < window_count(grid))
    return [MeldPreview(**meld) for meld in melds(grid, WHEELS[s["ranks"]], through)]


def _cell(text: str) -> int:
    return cell_number(text, COLUMNS, ROWS)
