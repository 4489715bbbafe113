"""PettingZoo's agent environment cycle: one player after the other."""

from __future__ import annotations

from operator import index
from typing import Any

from pettingzoo import AECEnv

from cardloom.research.picture import RenderMode
from cardloom.research.seated import Observation, Seated, checked_cycles
from cardloom.research.table import Table


class TableAEC(Seated, AECEnv[str, Observation, int]):  # type: ignore[misc]
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
        super().__init__(Table(key, seats, **options), key, render_mode)
        self.metadata["is_parallelizable"] = False
        self._most_actions = None if max_cycles is None else checked_cycles(max_cycles) * self.table.seats

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; `options` may give its `deck`, as `cardloom.new` takes it."""
        self._deal(seed, options)
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
        player = table.player
        if player is None or self._actions == self._most_actions:
            self._was_dead_step(action)
            return
        assert action is not None, "None is the action of a player whose game has ended"
        following = table.step(player, index(action))
        self._cumulative_rewards[agent] = 0.0
        self._actions += 1
        if following is None:
            self._reward()
            self._end(self.terminations)
        else:
            if table.seats == 1:
                self.rewards[agent] = self._cumulative_rewards[agent] = float(table.rewards[0])
            if self._actions == self._most_actions:
                self._end(self.truncations)
        self.agent_selection = self.possible_agents[following or 0]

    def _reward(self) -> None:
        """What the game's last step brought to everybody: to more players than one nothing before."""
        for agent, reward in zip(self.agents, self.table.rewards.tolist(), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def _end(self, ended: dict[str, bool]) -> None:
        for agent, score in zip(self.agents, self.table.scores, strict=True):
            ended[agent] = True
            self.infos[agent] = {"score": score}
