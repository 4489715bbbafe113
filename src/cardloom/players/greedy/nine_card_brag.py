"""Nine Card Brag: four of a kind is shown, four pairs are played; the piles are split sensibly."""

from __future__ import annotations

from collections.abc import Sequence

from cardloom.cards import cards_text
from cardloom.hands.split import best_threes
from cardloom.players.player import View

DECLARATIONS = {"show quads": 1.0, "stay": 0.0, "show pairs": -1.0}


def values(view: View, legal: Sequence[str]) -> list[tuple[str, float]]:
    if view["phase"] == "declare":
        return [(move, DECLARATIONS[move]) for move in legal]
    return [("pile " + " ".join(map(cards_text, best_threes("".join(view["hand"])).hands)), 0.0)]
