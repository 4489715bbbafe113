"""Seeds of one environment's games: chance is its own, nothing global."""

from __future__ import annotations

from operator import index

import numpy as np


class Seeds:
    """A reset with a seed gives that seed's game; resets without one go on to games that follow from it."""

    def __init__(self) -> None:
        self._seed: int | None = None
        self._rng: np.random.Generator | None = None

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self._seed, self._rng = index(seed), None
            return self._seed
        if self._rng is None:
            self._rng = np.random.default_rng(self._seed if self._seed is None else abs(self._seed))
        return int(self._rng.integers(2**63))
