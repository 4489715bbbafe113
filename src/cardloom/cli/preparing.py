"""The first time, a game's rules are compiled. It takes a while, so it is said."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from cardloom.cli.terminal import Terminal
from cardloom.games import game as game_of

if TYPE_CHECKING:
    from cardloom.games.game import Game


def prepare(terminal: Terminal, key: str) -> Game:
    """The game of a key, ready to be played."""
    from cardloom.games.state import State

    game = game_of(key)
    if not _is_compiled(game):
        terminal.warn(terminal.say("preparing", game=terminal.say(f"game-{key}")))
        state = State.new(key, seed=0)
        seat = state.to_act[0]
        state = state.play(seat, state.legal(seat)[0])
        state.view(state.scores.index(max(state.scores)) + 1)
    return game


def _is_compiled(game: Game) -> bool:
    """Whether the compiler's cache holds something of the game's package: it names its folders after packages."""
    import_module("cardloom.compiled")  # settles where the cache is
    folder = Path(os.environ["NUMBA_CACHE_DIR"])
    return any(folder.glob(f"{game.package.rpartition('.')[2]}_*"))
