"""The player's contract: a view and the legal moves in, a move out; never the state."""

from __future__ import annotations

import json
import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal, TypeAlias

from cardloom.games.state import checked_seed
from cardloom.players.budget import Budget

View: TypeAlias = Mapping[str, Any]
Valued: TypeAlias = tuple[str, float, float]  # move, value, standard error
Measure: TypeAlias = Literal["points", "chance", "tokens"]  # chance: of winning, 0 to 1, a shared win counts its share


class Player(ABC):
    """Who decides for a seat. The answer depends on the seed, the budget, the view and the legal moves alone."""

    name: ClassVar[str]  # versioned: a record that names it means this very player

    def __init__(self, key: str, seed: int | None = None, budget: Budget | None = None) -> None:
        self.key = key
        self.seed = checked_seed(seed)
        self.budget = budget or Budget()

    @abstractmethod
    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        """What the moves are worth to the seat, best first. Of a big split, the ways that can be best."""

    def measure(self, view: View) -> Measure:
        """What the values are."""
        return "points"

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """The best move; among equals chance decides."""
        values = self.values(view, legal)
        return self.chance(view).choice([move for move, value, _ in values if value == values[0][1]])

    def chance(self, view: View) -> random.Random:
        """Chance as it falls for this seed in this situation; without a seed it falls differently every time."""
        return random.Random() if self.seed is None else random.Random(f"{self.seed} {json.dumps(view)}")
