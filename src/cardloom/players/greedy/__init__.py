"""The player who takes what is best at once: points, hands, whole turns in Puzzle Poker; it looks no further."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TypeAlias

from cardloom.players.budget import Budget
from cardloom.players.player import Player, Valued, View

Values: TypeAlias = Callable[[View, Sequence[str]], list[tuple[str, float]]]

_MODULES = {
    "poker-squares": "poker_squares",
    "grid-poker": "grid_poker",
    "pyramid-poker": "pyramid_poker",
    "nine-card-brag": "nine_card_brag",
    "puzzle-poker": "puzzle",
    "puzzle-solo": "puzzle",
}


class GreedyPlayer(Player):
    """The best move at once; each game says what that is."""

    name = "greedy@1"

    def __init__(self, key: str, seed: int | None = None, budget: Budget | None = None) -> None:
        super().__init__(key, seed, budget)
        self._values: Values = import_module(f"{__name__}.{_MODULES[key]}").values

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        valued = [(move, value, 0.0) for move, value in self._values(view, legal)]
        return sorted(valued, key=lambda each: -each[1])
