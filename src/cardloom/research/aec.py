"""PettingZoo's agent environment cycle: one player after the other."""

from __future__ import annotations

import copy
import random
import sys
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

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


class TableAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game whose players act one after the other; where several may act, the lower numbers first.

    A player acts again at once if the rules say so. `last()` gives `{"observation", "action_mask"}`; the layout of the
    observation is `layout`. Rewards are those of docs/research.md; at the end each `info` holds the raw `score`. With
    `max_cycles` a game is truncated after so many actions a player. An action that the mask does not allow raises
    `IllegalAction`; PettingZoo's `TerminateIllegalWrapper` makes it lose.
    """

    def __init__(
        self,
        key: str,
        seats: int | None = None,
        *,
        render_mode: RenderMode | None = None,
        max_cycles: int | None = None,
        **options: object,
    ) -> None:
        super().__init__()
        self.table = Table(key, seats, **options)
        self.layout = self.table.space.layout
        self.render_mode = render_mode
        self._most_actions = None if max_cycles is None else max_cycles * self.table.seats
        self.metadata = {"name": identifier(key), "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.possible_agents = [f"player_{player}" for player in range(self.table.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.table.space) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.space.actions) for agent in self.possible_agents}
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; `options` may give its `deck`, as `cardloom.new` takes it."""
        self.table.reset(self._seeds.next(seed), (options or {}).get("deck"))
        self._begin()

    def _begin(self) -> None:
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._actions = 0
        self.agent_selection = self.possible_agents[self.table.player or 0]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; the mask is all 0 if it may not act."""
        table = self.table
        player = self.possible_agents.index(agent)
        observation, mask = (table.observation, table.mask) if player == table.player else table.seen(player)
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent, table = self.agent_selection, self.table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert table.player is not None and action is not None
        following = table.step(table.player, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._actions += 1
        if following is None:
            self._reward()
            self._end(self.terminations)
        else:
            if table.seats == 1:
                self._reward()
            if self._actions == self._most_actions:
                self._end(self.truncations)
        self.agent_selection = self.possible_agents[following or 0]

    def _reward(self) -> None:
        """What the step brought: to more players than one nothing before the end."""
        for agent, reward in zip(self.agents, self.table.rewards.tolist(), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def _end(self, ended: dict[str, bool]) -> None:
        for agent, score in zip(self.agents, self.table.scores, strict=True):
            ended[agent] = True
            self.infos[agent] = {"score": score}

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
