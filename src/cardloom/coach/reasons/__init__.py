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


def facts(view: View, move: str) -> tuple[Reason, ...]:
    """What the move does, the most telling first."""
    key = view["game"]
    of: Facts = import_module(f"{__name__}.{MODULES.get(key, key.replace('-', '_'))}").facts
    return tuple(of(view, move)[:MOST])


def contrast(view: View, move: str, other: str) -> tuple[Reason, ...]:
    """What the move does and the other one does not."""
    others = facts(view, other)
    return tuple(each for each in facts(view, move) if each not in others)
