"""The player who plays anything."""

from __future__ import annotations

from collections.abc import Sequence

from cardloom.players.player import Player, Valued, View


class RandomPlayer(Player):
    """Every legal move is as good as any other."""

    name = "random@1"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        return [(move, 0.0, 0.0) for move in legal]

    def choose(self, view: View, legal: Sequence[str]) -> str:
        return self.chance(view).choice(legal)  # a big split need not be listed for it
