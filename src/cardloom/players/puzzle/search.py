"""The best turns by what their ends are worth, and how these fare in sampled worlds when play goes on.

The kernels here are compiled for each game, with its `value` module; so are `forecast` and `best_end` in them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule_for
from cardloom.games.game import OVER
from cardloom.games.puzzle.melds import EMPTY
from cardloom.games.puzzle.record import stock
from cardloom.games.state import State, world
from cardloom.players.player import View
from cardloom.players.puzzle import turns
from cardloom.players.puzzle.turns import Room, hide, room

if TYPE_CHECKING:
    from cardloom.players.puzzle.turns import best_end, forecast
    from cardloom.players.puzzle_solo.value import give, key, play, reveal, to_act, unseen_by, worth

FIRST_TRIES = 40_000  # of all ways to play a turn, in equal parts by its first move
# by seats: of all ways to play a later turn, and how many turns are played on after the end
LATER_TRIES = {1: 4_000, 2: 600}
LATER_TURNS = {1: 1, 2: 2}


def first_ends(
    room: Room,
    root: NDArray[Any],
    seat: int,
    numbers: NDArray[np.int64],
    tables: NDArray[np.float32],
    tries: int,
    ends: NDArray[Any],
    values: NDArray[np.float64],
    keys: NDArray[np.int64],
) -> None:
    """For each first move: the best end of a turn that begins with it, what that is worth, and its key."""
    unseen = unseen_by(root[0], seat, hide(root[0]))
    for k in range(len(numbers)):
        room.states[0] = root[0]
        s = room.states[0]
        play(s, seat, numbers[k])
        if s.turns != root[0].turns or s.drawn != root[0].drawn or s.phase == OVER:
            ends[k] = s
            values[k] = worth(s, seat, forecast(s, seat, unseen, tables, room.at), tables)
        else:
            values[k] = best_end(room, seat, unseen, tables, tries)
            ends[k] = room.end[0]
        keys[k] = key(ends[k], seat, True)


def play_on(
    room: Room,
    ends: NDArray[Any],
    decks: NDArray[np.int8],
    drawn: int,
    seat: int,
    later: int,
    tables: NDArray[np.float32],
    tries: int,
    out: NDArray[np.float64],
) -> None:
    """What each end of a turn is worth in each world, when all play so many turns on as the tables say.

    decks: the worlds; of each the cards from `drawn` on are the stock, those before are the other's hand.
    """
    for k in range(len(ends)):
        for number in range(len(decks)):
            room.states[0] = ends[k]
            s = room.states[0]
            if s.phase == OVER:
                out[k, number] = worth(s, seat, forecast(s, seat, 0, tables, room.at), tables)
                continue
            give(s, 1 - seat, decks[number], drawn)
            reveal(s, decks[number], drawn)
            for _ in range(later):
                actor = 0 if to_act(s) == 1 else 1
                now = s.drawn
                value = best_end(room, actor, unseen_by(s, actor, hide(s)), tables, tries)
                out[k, number] = value if actor == seat else 1 - value
                room.states[0] = room.end[0]
                if s.phase == OVER:
                    break
                reveal(s, decks[number], now)


@dataclass(frozen=True)
class Kernels:
    """A game's compiled search and its tables."""

    value: ModuleType
    first_ends: Callable[..., None]
    play_on: Callable[..., None]
    tables: NDArray[np.float32]
    blank: NDArray[np.float32]  # tables that know of nothing to come


@cache
def kernels(key: str) -> Kernels:
    package = f"cardloom.players.{key.replace('-', '_')}"
    value = import_module(f"{package}.value")
    with np.load(Path(str(value.__file__)).with_name("tables.npz")) as learned:
        tables = learned["tables"].astype(np.float32)
    blank = tables.copy()
    blank[: value.WIDTH_AT] = 0
    game_kernels = ModuleType(value.__name__)
    vars(game_kernels).update(vars(value))
    for kernel in (turns.forecast, turns.best_end):
        setattr(game_kernels, kernel.__name__, rule_for(kernel, game_kernels))
    return Kernels(value, rule_for(first_ends, game_kernels), rule_for(play_on, game_kernels), tables, blank)


class Turns:
    """The best turn for each first move, and how their ends fare in worlds sampled in order."""

    def __init__(
        self, state: State, seat: int, numbers: list[int], rng: np.random.Generator, ways: int, by_points: bool
    ) -> None:
        """The turns of these first moves: of each so many ways, by what their ends are worth or by points alone."""
        self._kernels = kernels(state.game.key)
        self._room = room(self._kernels.value)
        self._seat, self._seats, self._rng = seat, state.seats, rng
        root = state.array()
        self._drawn, self._stock = int(root["drawn"][0]), int(stock(root[0]))
        stocked = sum(1 << int(card) for card in root["deck"][0, self._drawn : self._drawn + self._stock])
        unseen = self._kernels.value.unseen_by(root[0], seat, stocked)
        self._unseen = np.array([card for card in range(52) if unseen >> card & 1], np.int8)
        self._decks = np.empty((0, 52), np.int8)
        self.ends = np.zeros(len(numbers), root.dtype)
        self.values = np.zeros(len(numbers))
        self.keys = np.zeros(len(numbers), np.int64)
        firsts, tables = np.array(numbers), self._kernels.blank if by_points else self._kernels.tables
        found = self.ends, self.values, self.keys
        self._kernels.first_ends(self._room, root, seat, firsts, tables, ways, *found)

    def points(self) -> NDArray[np.float64]:
        """The points that the seat has at each end."""
        points: NDArray[np.float64] = self.ends["points"].astype(float)
        return points if self._seats == 1 else points[:, self._seat]

    def outcomes(self, places: NDArray[np.int64], worlds: range) -> NDArray[np.float64]:
        """What the turns of these first moves come to in these worlds."""
        out = np.zeros((len(places), len(worlds)))
        ends, decks, tables = self.ends[places], self._worlds(worlds), self._kernels.tables
        later, tries = LATER_TURNS[self._seats], LATER_TRIES[self._seats]
        self._kernels.play_on(self._room, ends, decks, self._drawn, self._seat, later, tables, tries, out)
        return out

    def _worlds(self, worlds: range) -> NDArray[np.int8]:
        new = [self._world() for _ in range(worlds.stop - len(self._decks))]
        self._decks = np.concatenate([self._decks, np.array(new, np.int8).reshape(-1, 52)])
        return self._decks[worlds.start : worlds.stop]

    def _world(self) -> NDArray[np.int8]:
        """The unseen cards in any order: those that are not in the stock are the other's hand."""
        deck = np.full(52, EMPTY, np.int8)
        end = self._drawn + self._stock
        deck[end - len(self._unseen) : end] = self._rng.permutation(self._unseen)
        return deck


def turns_of(
    view: View, legal: Sequence[str], rng: np.random.Generator, *, ways: int | None = None, by_points: bool = False
) -> Turns:
    """The turns that begin with each of these moves: of each so many ways, without a number all that can be tried."""
    # Of this world, the cards that the seat cannot know are hidden again in the search, or dealt anew.
    state, seat = world(view, np.random.default_rng(0)), view["seat"] - 1
    record = state.array()[0]
    numbers = [state.game.moves.number(record, seat, move) for move in legal]
    return Turns(state, seat, numbers, rng, ways or FIRST_TRIES // len(legal), by_points)
