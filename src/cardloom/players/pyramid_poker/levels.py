"""The levels: the novice sees its own best hand alone, the others try moves in sampled worlds, more or fewer."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar

from cardloom.games.pyramid_poker.view import FACE_DOWN
from cardloom.players.greedy import pyramid_poker as promising
from cardloom.players.player import Measure, Player, Valued, View
from cardloom.players.pyramid_poker.search import search
from cardloom.players.pyramid_poker.tables import tables

# Playouts that are enough by phase: more were not seen to find better places, and hands are three at most.
ENOUGH = {"build": 5000, "hand": 12_000}


class SearchingPlayer(Player):
    """Tries moves in sampled worlds, by `usual` playouts in all, or as many as are enough.

    Values are the chance of winning the game, a draw a half; with advanced scoring the chance of winning the match.
    """

    usual: ClassVar[int]

    def measure(self, view: View) -> Measure:
        return "chance"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        target = view["options"]["target"]
        seed = self.chance(view).getrandbits(48)
        usual = min(self.usual, ENOUGH.get(view["phase"], self.usual))
        return search(view, legal, tables(target), seed, self.budget, usual)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        return legal[0] if len(legal) == 1 else super().choose(view, legal)


class Casual(SearchingPlayer):
    """Feels what is likely, from a handful of games played on in mind."""

    name = "casual@1"
    usual = 100


class Strong(SearchingPlayer):
    """Thinks a little."""

    name = "strong@1"
    usual = 500


class Master(SearchingPlayer):
    """Thinks for some tenths of a second."""

    name = "master@1"
    usual = 25_000


class Novice(Player):
    """Builds row by row, remembers every other face that it set, and takes what makes its own best hand better.

    What the other seat builds it does not look at.
    """

    name = "novice@1"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        if view["phase"] == "build":
            lowest = min(int(move.split()[1][1:]) for move in legal)
            valued = [(move, float(int(move.split()[1][1:]) == lowest)) for move in legal]
        else:
            valued = promising.values(self._as_remembered(view), legal)
        return sorted(((move, value, 0.0) for move, value in valued), key=lambda each: -each[1])

    def _as_remembered(self, view: View) -> View:
        """The view without the faces that were forgotten, the same ones all game long for a seed."""
        pyramid = [
            {**block, "card": FACE_DOWN} if not block["taken"] and self._forgot(view, number) else block
            for number, block in enumerate(view["pyramid"])
        ]
        return {**view, "pyramid": pyramid}

    def _forgot(self, view: View, number: int) -> bool:
        return random.Random(f"{self.seed} {view['deal']} {number}").random() < 0.5
