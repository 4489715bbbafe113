"""Why a move is good or bad: what is true of it in its position, from the seat's view alone; a module a game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TypeAlias

from cardloom.coach.reasons.reason import Reason, reason, told, words
from cardloom.players.player import View

__all__ = ["Facts", "Reason", "contrast", "facts", "reason", "told", "words"]

Facts: TypeAlias = Callable[[View, str], list[Reason]]

MOST = 3  # reasons for one move
MODULES = {"puzzle-poker": "puzzle", "puzzle-solo": "puzzle"}
# By game and kind of move, what else tells two moves apart; hands that are laid say themselves what they are.
SPLITS = "hands_compared"
COMPARED = {
    ("poker-squares", "place"): "squares_lines",
    ("grid-poker", "take"): "grid_lines",
    ("grid-poker", "build"): SPLITS,
    ("nine-card-brag", "pile"): SPLITS,
}


def facts(view: View, move: str) -> tuple[Reason, ...]:
    """What the move does, the most telling first."""
    key = view["game"]
    of: Facts = import_module(f"{__name__}.{MODULES.get(key, key.replace('-', '_'))}").facts
    return tuple(of(view, move)[:MOST])


def contrast(view: View, move: str, other: str) -> tuple[Reason, ...]:
    """What the move does and the other one does not; and where it comes to more, if that can be told."""
    compared = COMPARED.get((view["game"], move.split()[0]))
    told = import_module(f"{__name__}.{compared}").compared(view, move, other) if compared else []
    others = facts(view, other)
    own = [] if compared == SPLITS else [each for each in facts(view, move) if each not in others]
    return (*own, *told) or (reason("later"),)
