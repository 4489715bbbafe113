"""How much a player may think about one move."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import isfinite
from typing import Self

from cardloom.games.game import whole


@dataclass(frozen=True, slots=True)
class Budget:
    """`nodes`: what a search counts, its own to say. `seconds`: by the clock. With neither, the player's usual nodes.

    With `nodes` alone, or neither, the answer is determined by the seed; a clock is not.
    """

    nodes: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.nodes is not None and (type(whole(self.nodes)) is not int or self.nodes < 0):
            raise ValueError(f"a budget's nodes are a whole number from 0, not {self.nodes!r}")
        if self.seconds is not None and not (isfinite(self.seconds) and self.seconds >= 0):
            raise ValueError(f"a budget's seconds are a finite number from 0, not {self.seconds!r}")

    def rounds(self, size: int, usual: int, clock: Callable[[], float] = time.perf_counter) -> Iterator[int]:
        """How many nodes each next round of thinking may take, at most `size`, until the budget is spent.

        The first is given whatever the time; no other begins that would outlast it if it took as long as the longest.
        """
        first = True
        left = usual if self.nodes is None and self.seconds is None else self.nodes
        begun = last = clock()
        longest = 0.0
        while True:
            now = clock()
            longest, last = max(longest, now - last), now
            if not first and self.seconds is not None and now - begun + longest > self.seconds:
                return
            nodes = size if left is None else min(size, left)
            if nodes <= 0:
                return
            yield nodes
            first = False
            left = None if left is None else left - nodes

    def pieces(self, count: int, usual: int, clock: Callable[[], float] = time.perf_counter) -> Iterator[int]:
        """How many nodes each of so many alike pieces of work may take: all are done, more thinly if time is short."""
        begun, done = clock(), 0
        least = nodes = max(1, usual // 20)
        for left in range(count, 0, -1):
            if self.seconds is None:
                yield usual
                continue
            if done:
                spent = clock() - begun
                nodes = usual if spent == 0 else int((self.seconds - spent) / left * done / spent)
            nodes = min(max(nodes, least), usual)
            done += nodes
            yield nodes

    def less(self, seconds: float) -> Self:
        """What is left of it when so much time has gone already."""
        return self if self.seconds is None else replace(self, seconds=max(0.0, self.seconds - seconds))
