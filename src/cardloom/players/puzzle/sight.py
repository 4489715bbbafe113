"""The level that judges by sight, as people begin: by the lines that a move makes, or comes closer to."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import NAMED, parse_card
from cardloom.games.game import Record
from cardloom.games.grids import cell_number
from cardloom.games.puzzle import WHEELS
from cardloom.games.puzzle.melds import (
    CELL,
    COLUMNS,
    EMPTY,
    FLUSH,
    JOKER,
    KIND,
    LENGTH,
    ROWS,
    SCRAMBLED,
    STRAIGHT,
    types,
    window_count,
)
from cardloom.games.state import world
from cardloom.players.player import Player, Valued, View
from cardloom.players.puzzle.completers import near
from cardloom.players.puzzle.search import turns_of

THREES = [window for window in range(len(CELL)) if LENGTH[window] == 3]
PROMISE = 0.15  # what a line of two cards that go together counts for
HOPE = 1 / 3  # what a point counts for that the turn may still bring
WAYS = 3  # to go on with the turn, that are tried
OVERLOOKS = 1 / 3  # how often it doesn't see a line
SPARED = 0.5  # what it likes to keep a joker for


class NovicePlayer(Player):
    """Likes the move after which the grid looks best: melds by their points, and pairs that may grow into one.

    It overlooks one line in three, likes to keep its jokers, and hardly tries what the turn may still bring.
    """

    name = "novice@1"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        chance = self.chance(view)
        record = world(view, np.random.default_rng(0)).array()[0]
        solo = view["seats"] == 1
        seen = [w for w in THREES if w < window_count(record["grid"]) and chance.random() >= OVERLOOKS]
        looks = np.array([_looks(record, move, seen, solo) for move in legal])
        turns = turns_of(view, legal, np.random.default_rng(0), ways=WAYS, by_points=True)
        gains = turns.points() - view["scores"][view["seat"] - 1]
        valued = zip(legal, (looks + HOPE * gains).tolist(), strict=True)
        return sorted(((move, value, 0.0) for move, value in valued), key=lambda each: -each[1])


def _looks(record: Record, move: str, seen: list[int], solo: bool) -> float:
    """How the grid with the move looks, by the lines that are seen, and whether the move is liked."""
    grid, liking = record["grid"].copy(), 0.0
    match move.split():
        case ["play" | "place", card, cell]:
            grid[_cell(cell)] = parse_card(card)
            liking = -SPARED if parse_card(card) >= JOKER else -2 * PROMISE
        case ["shift", origin, cell]:
            grid[_cell(cell)], grid[_cell(origin)] = grid[_cell(origin)], EMPTY
            liking = -PROMISE
        case ["remove", cell]:
            grid[_cell(cell)] = EMPTY
        case ["name", name] if name != "none":
            joker, named = divmod(parse_card(name) - NAMED, 52)
            grid[record["joker_at"][joker]] = named
        case ["keep", cell] if cell != "none":
            grid[_cell(cell)] = record["scored"][_cell(cell)]
    return liking + sum(_line(grid, window, int(record["ranks"]), solo) for window in seen)


def _line(grid: NDArray[np.int8], window: int, ranks: int, solo: bool) -> float:
    """The points of a meld, what two cards with a gap promise, and what a line that is spoilt costs."""
    found = types(grid, window, WHEELS[ranks])
    if found:
        points = 2.0 * bool(found & KIND) + bool(found & FLUSH) + bool(found & STRAIGHT)
        return points + (1.0 if solo else PROMISE) * bool(found & SCRAMBLED)
    cards = [int(card) for card in grid[CELL[window, :3]] if card != EMPTY]
    if len(cards) == 3:
        return -PROMISE
    return PROMISE * (len(cards) == 2 and (max(cards) >= JOKER or bool(near(ranks, cards[0]) >> cards[1] & 1)))


def _cell(name: str) -> int:
    return cell_number(name, COLUMNS, ROWS)
