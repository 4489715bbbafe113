"""Compiled rules are loaded, or compiled, before somebody waits for them, and never where all tables would wait."""

from __future__ import annotations

import asyncio
import gc
import time
from concurrent.futures import ThreadPoolExecutor

from cardloom.games import GAMES
from cardloom.games.state import State
from cardloom.players import Budget, player
from cardloom.server import bench, logs, wire
from cardloom.server.bots import UNDERSTUDY
from cardloom.server.previews import previews
from cardloom.words import catalogue

BENCHES = "benches"
MOVES = 80
LONGEST_S = 20.0  # for a player; what it compiles late is compiled while it plays


class Warmth:
    """What is ready: every game, and the benches for hands."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "warm-up")
        self._ready = {key: loop.run_in_executor(self._thread, _warm_game, key) for key in GAMES}
        self._ready[BENCHES] = loop.run_in_executor(self._thread, _warm_benches)
        self._players: dict[tuple[str, str], asyncio.Future[None]] = {}
        self._ready[BENCHES].add_done_callback(_settle)

    async def of(self, name: str) -> None:
        """Wait until this is ready; an unknown game always is."""
        if name in self._ready:
            await asyncio.shield(self._ready[name])

    def warm(self, key: str, name: str) -> asyncio.Future[None]:
        """Load, or compile, what a player of a game needs; those that every game has come with it."""
        if (key, name) not in self._players:
            loop = asyncio.get_running_loop()
            self._players[key, name] = loop.run_in_executor(self._thread, _warm_player, key, name)
            self._players[key, name].add_done_callback(_tell_failure)
        return self._players[key, name]

    async def player(self, key: str, name: str) -> None:
        """Wait until a player can think; one that fails is left to show it at the table."""
        await asyncio.wait([self.warm(key, name)])

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _settle(_: asyncio.Future[None]) -> None:
    """What is loaded by now stays for ever: collecting garbage need not look at it again."""
    gc.collect()
    gc.freeze()
    logs.say("warm")


def _tell_failure(warmed: asyncio.Future[None]) -> None:
    if not warmed.cancelled() and (failure := warmed.exception()) is not None:
        logs.LOG.error("warm-up-failed", exc_info=failure)


def _warm_game(key: str) -> None:
    """Play as a table would, far enough that everything has been asked for."""
    state = State.new(key, seed=1)
    bot = player(key, UNDERSTUDY, seed=1)
    for _ in range(MOVES):
        if state.over:
            break
        seat = state.to_act[0]
        legal = state.legal(seat)
        previews(state, seat, legal)
        state.view(None)
        state = state.play(seat, bot.choose(state.view(seat), legal))
    _ = state.scores, state.winners


def _warm_player(key: str, name: str) -> None:
    """Let it play, thinking as little as it can: all that it needs is asked for in one game."""
    state = State.new(key, seed=1)
    bot = player(key, name, seed=1, budget=Budget(nodes=1))
    begun = time.monotonic()
    while not state.over and time.monotonic() < begun + LONGEST_S:
        seat = state.to_act[0]
        legal = state.legal(seat)
        state = state.play(seat, bot.choose(state.view(seat), legal))


def _warm_benches() -> None:
    catalogue("en")
    bench.hand_names(wire.Hands("five", ["AsKsQsJsTs", "AsKs"]))
    bench.hand_names(wire.Hands("three", ["AsKsQs"]))
    bench.suggestion(wire.SplitRequest("five", "AsKsQsJsTs2c3c4c5c6c2d3d4d5d7h"))
    bench.suggestion(wire.SplitRequest("three", "AsKsQsJsTs2c3c4c5c"))
