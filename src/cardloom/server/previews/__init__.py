"""What the legal moves of a seat make, as far as the seat can know: the price before it is paid."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module

from cardloom.games.state import State
from cardloom.server.wire import Preview

# Games whose moves show at once what they make, and the module here that tells it.
MODULES = {
    "poker-squares": "poker_squares",
    "grid-poker": "grid_poker",
    "puzzle-poker": "puzzle",
    "puzzle-solo": "puzzle",
}


def previews(state: State, seat: int, legal: Sequence[str]) -> dict[str, Preview]:
    """By move; a move that makes nothing worth a word may be missing."""
    name = MODULES.get(state.game.key)
    if name is None or not legal:
        return {}
    tell: Callable[[State, int, Sequence[str]], dict[str, Preview]] = import_module(f"{__name__}.{name}").previews
    return tell(state, seat, legal)
