"""What players of a game see and may do, as numbers: the same in every environment.

A game's module in `spaces` says which actions there are and what an observation is made of; its kernels and those of
`kernels` are compiled for the game here. Players count from 0: player 0 is seat 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from math import prod
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardloom.games import game as game_of
from cardloom.games.game import Game
from cardloom.research import kernels
from cardloom.research.parts import Part, header

MODULES = {
    "poker-squares": "poker_squares",
    "grid-poker": "grid_poker",
    "pyramid-poker": "pyramid_poker",
    "nine-card-brag": "nine_card_brag",
    "puzzle-poker": "puzzle_duel",
    "puzzle-solo": "puzzle_solo",
}


@dataclass(frozen=True)
class Layout:
    """How an observation, a vector of int16, is put together."""

    parts: tuple[Part, ...]

    @cached_property
    def size(self) -> int:
        return sum(prod(part.shape) for part in self.parts)

    @cached_property
    def low(self) -> NDArray[np.int16]:
        return np.concatenate([np.full(prod(part.shape), part.low, np.int16) for part in self.parts])

    @cached_property
    def high(self) -> NDArray[np.int16]:
        return np.concatenate([np.full(prod(part.shape), part.high, np.int16) for part in self.parts])

    def named(self, observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The parts by name, as views: of one observation, or of an array of them in its last axis."""
        return {part.name: observations[..., at].reshape(*observations.shape[:-1], *part.shape) for part, at in self}

    def __iter__(self) -> Iterator[tuple[Part, slice]]:
        """Each part, and where it stands."""
        end = 0
        for part in self.parts:
            start, end = end, end + prod(part.shape)
            yield part, slice(start, end)


@dataclass(frozen=True)
class Space:
    """One game with a number of seats: its actions, its layout, and its compiled kernels (see `kernels`)."""

    game: Game
    seats: int
    actions: int
    most_cards: int  # of a big split, 1 for a game without one
    layout: Layout
    simultaneous: bool  # whether all players always act at once
    groups: range  # the actions that assign the next card of a big split
    show: Callable[..., int]
    step: Callable[..., int]
    begin_all: Callable[..., None]
    step_all: Callable[..., int]
    show_some: Callable[..., None]


@cache
def space_of(key: str, seats: int) -> Space:
    """The space of a game; compiled when it is first used, and cached on disk."""
    game = game_of(key)
    module = import_module(f"cardloom.research.spaces.{MODULES[key]}")
    compiled = compiled_for(key)
    return Space(
        game=game,
        seats=seats,
        actions=module.ACTIONS,
        most_cards=module.MOST_CARDS,
        layout=Layout((*header(seats), *module.parts(seats))),
        simultaneous=module.SIMULTANEOUS,
        groups=range(module.FIRST_GROUP, module.FIRST_GROUP + module.GROUPS),
        show=compiled.show_first,
        step=compiled.step_first,
        begin_all=compiled.begin_all,
        step_all=compiled.step_all,
        show_some=compiled.show_some,
    )


@cache
def compiled_for(key: str) -> ModuleType:
    """The kernels of a game, for any number of seats: names are looked up in its rules and in its space."""
    names, space = ModuleType(f"cardloom.research.{key}"), import_module(f"cardloom.research.spaces.{MODULES[key]}")
    vars(names).update(vars(game_of(key).rules) | vars(space))
    return kernels.compile_into(names, space)
