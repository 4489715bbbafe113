"""Compiled rules are loaded before somebody waits for them."""

from __future__ import annotations

from cardloom.games import GAMES
from cardloom.games.state import State
from cardloom.players import player
from cardloom.server import bench, logs, wire
from cardloom.server.bots import UNDERSTUDY
from cardloom.server.previews import previews


def warm_up() -> None:
    """Play the first moves of every game as a table would, and look at hands."""
    for key in GAMES:
        state = State.new(key, seed=1)
        bot = player(key, UNDERSTUDY, seed=1)
        for seat in state.to_act:
            state.view(None)
            legal = state.legal(seat)
            previews(state, seat, legal)
            state = state.play(seat, bot.choose(state.view(seat), legal))
    bench.hand_names(wire.Hands("five", ["AsKsQsJsTs", "AsKs"]))
    bench.hand_names(wire.Hands("three", ["AsKsQs"]))
    logs.say("warm")
