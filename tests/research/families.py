"""Every game with its families of options and its numbers of seats, and what tests do with environments."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from cardloom.research import Table


@dataclass(frozen=True)
class Family:
    """A game as it may be set up."""

    key: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.key, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    @property
    def named(self) -> dict[str, Any]:
        return dict(self.options)

    def table(self, seed: int | None = None) -> Table:
        table = Table(self.key, self.seats, **self.named)
        if seed is not None:
            table.reset(seed)
        return table


def family(key: str, seats: int, **options: Any) -> Family:
    return Family(key, seats, tuple(options.items()))


FAMILIES = [
    family("poker-squares", 1),
    family("poker-squares", 2, points="english"),
    family("poker-squares", 3, grids="open"),
    family("grid-poker", 2),
    family("grid-poker", 3, start=2),
    family("pyramid-poker", 2),
    family("pyramid-poker", 2, base=12, memory="none"),
    family("pyramid-poker", 2, scoring="advanced", start=2),
    family("nine-card-brag", 3, tokens=2),
    family("nine-card-brag", 5, tokens=1, dealer=5),
    family("puzzle-poker", 2),
    family("puzzle-poker", 2, ranks="A-K", persistence=True),
    family("puzzle-poker", 2, ranks="A-9", hands="open"),
    family("puzzle-solo", 1),
    family("puzzle-solo", 1, easy=True, ranks="A-10"),
    family("puzzle-solo", 1, hard=True, ranks="A-K"),
]
SOLO = [each for each in FAMILIES if each.seats == 1]
SIMULTANEOUS = [each for each in FAMILIES if each.key in ("poker-squares", "nine-card-brag") and each.seats > 1]

every_family = pytest.mark.parametrize("each", FAMILIES, ids=str)
every_solo = pytest.mark.parametrize("each", SOLO, ids=str)
every_simultaneous = pytest.mark.parametrize("each", SIMULTANEOUS, ids=str)


def pick(mask: NDArray[np.int8], chance: np.random.Generator) -> int:
    """One of the actions that the mask allows."""
    return int(chance.choice(np.flatnonzero(mask)))


def walk(table: Table, chance: np.random.Generator, most: int | None = None) -> Iterator[tuple[int, int]]:
    """A game of random actions, or its beginning: before each, the player and the action."""
    made = 0
    while table.player is not None and made != most:
        made += 1
        player, action = table.player, pick(table.mask, chance)
        yield player, action
        table.step(player, action)


Told = Callable[[Any], None]


class Trajectory:
    """All that an environment tells, as one digest."""

    def __init__(self) -> None:
        self._text = hashlib.sha256()

    def add(self, *told: Any) -> None:
        for each in told:
            if isinstance(each, dict):
                self.add(*(part for item in sorted(each.items()) for part in item))
            elif isinstance(each, np.ndarray):
                self._text.update(each.tobytes())
            else:
                self._text.update(repr(each).encode())

    @property
    def digest(self) -> str:
        return self._text.hexdigest()
