"""What PettingZoo's two kinds of environment have in common: agents at a table, and worlds that look alike to them."""

from __future__ import annotations

import copy
import random
import sys
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cardloom.research.identifiers import identifier
from cardloom.research.picture import RENDER_MODES, RenderMode, image, text
from cardloom.research.seeds import Seeds
from cardloom.research.space import Space
from cardloom.research.table import Table

Observation = dict[str, NDArray[Any]]


def observation_space(space: Space) -> spaces.Dict:
    """`observation`: see `Layout`; `action_mask`: 1 for every action that may be taken."""
    layout = space.layout
    return spaces.Dict(
        {
            "observation": spaces.Box(layout.low, layout.high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (space.actions,), np.int8),
        }
    )


def draw(table: Table, mode: RenderMode | None) -> str | NDArray[np.uint8] | None:
    """The game as the player that is to act sees it, at the end as everybody does."""
    view = table.position().view(None if table.player is None else table.player + 1)
    if mode == "rgb_array":
        return image(view)
    if mode == "human":
        sys.stdout.write(text(view) + "\n")
        return None
    return text(view) if mode == "ansi" else None


def checked_cycles(most: int) -> int:
    """How many actions a player may make before a game is truncated."""
    if most < 1:
        raise ValueError(f"max_cycles is 1 at least, not {most}")
    return most


class Seated:
    """Agents `player_0`, `player_1`, ... at a table."""

    metadata: dict[str, Any]

    def __init__(self, table: Table, key: str, render_mode: RenderMode | None) -> None:
        self.table, self.layout, self.render_mode = table, table.space.layout, render_mode
        self.metadata = {"name": identifier(key), "render_modes": RENDER_MODES}
        self.possible_agents = [f"player_{player}" for player in range(table.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(table.space) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(table.space.actions) for agent in self.possible_agents}
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def _deal(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """A new game; `options` may give its `deck`, as `cardloom.new` takes it."""
        self.table.reset(self._seeds.next(seed), (options or {}).get("deck"))
        self.agents = list(self.possible_agents)

    def render(self) -> str | NDArray[np.uint8] | None:
        return draw(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is held."""

    def information_key(self, agent: str) -> str:
        """See `Table.information_key`."""
        return self.table.information_key(self.possible_agents.index(agent))

    def clone(self) -> Self:
        """An environment at the same point of the same game, with a life of its own."""
        return copy.deepcopy(self)

    def resample(self, agent: str, rng: random.Random | np.random.Generator) -> Self:
        """A clone in a world that the agent cannot tell from this one."""
        other = self.clone()
        other.table = self.table.resample(self.possible_agents.index(agent), rng)
        return other
