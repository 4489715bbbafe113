"""PettingZoo's parallel environment: all players act at once, in the games where they always do."""

from __future__ import annotations

import copy
import random
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from cardloom.research.aec import Observation, draw, observation_space
from cardloom.research.identifiers import SIMULTANEOUS, identifier
from cardloom.research.picture import RENDER_MODES, RenderMode
from cardloom.research.seeds import Seeds
from cardloom.research.table import IllegalAction, Table

Info = dict[str, Any]


class TableParallel(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Poker Squares, where all place the same card, or Nine Card Brag, where all declare and all arrange at once.

    Observations, rewards, infos, `max_cycles` and illegal actions are as in the environment for one after the other.
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
        self.table = Table(key, seats, **options)
        if not self.table.space.simultaneous:
            raise ValueError(f"in {key} players do not act at once; games where they do: {', '.join(SIMULTANEOUS)}")
        self.layout = self.table.space.layout
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.metadata = {"name": identifier(key), "render_modes": RENDER_MODES}
        self.possible_agents = [f"player_{player}" for player in range(self.table.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.table.space) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.space.actions) for agent in self.possible_agents}
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """A new game; `options` may give its `deck`, as `cardloom.new` takes it."""
        self.table.reset(self._seeds.next(seed), (options or {}).get("deck"))
        self.agents = list(self.possible_agents)
        self._steps = 0
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        table, agents = self.table, self.agents
        chosen = [int(actions[agent]) for agent in agents]
        for player, action in enumerate(chosen):
            mask = table.seen(player)[1]
            if not 0 <= action < len(mask) or not mask[action]:
                raise IllegalAction(f"player {player} may not take action {action} of {len(mask)}")
        rewards = np.zeros(table.seats, np.float32)
        for player, action in enumerate(chosen):
            table.step(player, action)
            rewards += table.rewards
        self._steps += 1
        over = table.over
        cut = not over and self.max_cycles is not None and self._steps >= self.max_cycles
        scores = table.scores if over or cut else ()
        infos: dict[str, Info] = {agent: {} for agent in agents}
        for agent, score in zip(agents, scores, strict=False):
            infos[agent]["score"] = score
        if over or cut:
            self.agents = []
        return (
            self._observed(),
            dict(zip(agents, rewards.tolist(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _observed(self) -> dict[str, Observation]:
        seen = [self.table.seen(player) for player in range(self.table.seats)]
        return {
            agent: {"observation": observation, "action_mask": mask}
            for agent, (observation, mask) in zip(self.possible_agents, seen, strict=True)
        }

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
