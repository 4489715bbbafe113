"""Gymnasium's environment, for one player."""

from __future__ import annotations

import copy
import random
from operator import index
from typing import Any, Self

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from cardloom.research.identifiers import SOLO
from cardloom.research.picture import RENDER_MODES, RenderMode
from cardloom.research.seated import Observation, draw, observation_space
from cardloom.research.seeds import Seeds
from cardloom.research.table import IllegalAction, Table

ILLEGAL_REWARD = -1.0


class TableSolo(gymnasium.Env[Observation, int]):
    """Poker Squares or Puzzle Poker, alone. An episode's rewards add up to its score.

    Observations are `{"observation", "action_mask"}`; the mask is in `info` too, and `action_masks()` gives it. An
    action that the mask does not allow ends the episode with a reward of -1 and `info["illegal"]`.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012  (Gymnasium's own declaration)

    def __init__(self, key: str, seats: int = 1, *, render_mode: RenderMode | None = None, **options: object) -> None:
        if key not in SOLO:
            raise ValueError(f"{key} is not for one player; games that are: {', '.join(SOLO)}")
        if seats != 1:
            raise ValueError(f"this environment is for 1 seat, not {seats}; `aec_env` and `vector_env` are for more")
        self.table = Table(key, 1, **options)
        self.layout = self.table.space.layout
        self.render_mode = self._mode = render_mode
        self.observation_space = observation_space(self.table.space)  # type: ignore[assignment]  # so is Gymnasium typed
        self.action_space = spaces.Discrete(self.table.space.actions)  # type: ignore[assignment]
        self._seeds = Seeds()
        self._begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; `options` may give its `deck`, as `cardloom.new` takes it."""
        super().reset(seed=seed)
        self.table.reset(self._seeds.next(seed), (options or {}).get("deck"))
        self._begun = True
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self._check_begun()
        try:
            self.table.step(0, index(action))
        except IllegalAction:
            return self._observed(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}
        return self._observed(), float(self.table.rewards[0]), self.table.over, False, self._info()

    def _check_begun(self) -> None:
        if not self._begun:
            raise ResetNeeded("no game has begun: `reset` deals one")

    def _observed(self) -> Observation:
        return {"observation": self.table.observation.copy(), "action_mask": self.table.mask.copy()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask.copy(), "score": self.table.scores[0]}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask as truth values, under the name that maskable agents look for."""
        self._check_begun()
        return self.table.mask.astype(bool)

    def render(self) -> str | NDArray[np.uint8] | None:
        self._check_begun()
        return draw(self.table, self._mode)

    def information_key(self) -> str:
        """See `Table.information_key`."""
        return self.table.information_key(0)

    def clone(self) -> Self:
        """An environment at the same point of the same game, with a life of its own."""
        return copy.deepcopy(self)

    def resample(self, rng: random.Random | np.random.Generator) -> Self:
        """A clone whose undealt cards are in another order."""
        other = self.clone()
        other.table = self.table.resample(0, rng)
        return other
