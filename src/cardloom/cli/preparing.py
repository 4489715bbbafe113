"""The first time, a game's rules are compiled. That takes a while, so it is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardloom.games import game as game_of
from cardloom.terminal.terminal import Terminal

if TYPE_CHECKING:
    from cardloom.games.game import Game


def prepare(terminal: Terminal, key: str) -> Game:
    """The game of a key, with everything compiled that playing it needs: the first time, bots play one to its end."""
    game = game_of(key)
    from cardloom.compiled import is_compiled

    if not is_compiled(f"{game.package}.rules"):
        from cardloom.games.state import State
        from cardloom.players import player

        terminal.warn(terminal.say("preparing", game=terminal.say(f"game-{key}")))
        bot = player(key, "greedy", seed=0)
        state = State.new(key, seed=0)
        while not state.over:
            seat = state.to_act[0]
            state = state.play(seat, bot.choose(state.view(seat), state.legal(seat)))
        assert len(state.scores) >= len(state.winners)
    return game
