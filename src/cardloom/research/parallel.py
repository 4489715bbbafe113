"""PettingZoo's parallel environment: all players act at once, in the games where they always do."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from cardloom.research.identifiers import SIMULTANEOUS
from cardloom.research.picture import RenderMode
from cardloom.research.seated import Observation, Seated, checked_cycles
from cardloom.research.table import IllegalAction, Table

Info = dict[str, Any]


class TableParallel(Seated, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
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
        super().__init__(Table(key, seats, **options), key, render_mode)
        if not self.table.space.simultaneous:
            raise ValueError(f"in {key} players do not act at once; games where they do: {', '.join(SIMULTANEOUS)}")
        self.max_cycles = None if max_cycles is None else checked_cycles(max_cycles)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """A new game; `options` may give its `deck`, as `cardloom.new` takes it."""
        self._deal(seed, options)
        self._steps = 0
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        table, agents = self.table, self.agents
        chosen = [index(actions[agent]) for agent in agents]
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
