"""Compiled rules are loaded, or compiled, before somebody waits for them, and never where all tables would wait."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from cardloom.games import GAMES
from cardloom.games.split import SplitMoves
from cardloom.games.state import State
from cardloom.players import Budget, player
from cardloom.record import Record
from cardloom.server import bench, logs, wire
from cardloom.server.previews import previews
from cardloom.words import catalogue

BENCHES = "benches"
ANYWHERE = "greedy"  # a player that every game has, and that comes with it
MOVES = 80
HINTED_EVERY = 5  # moves of the game through which the coach gets ready
LONGEST_S = 20.0  # for a player; what it compiles late is compiled while it plays


class Warmth:
    """What is ready: every game, and the benches for hands."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "warm-up")
        self._coach_thread = ThreadPoolExecutor(1, "warm-up-coach")  # its own, so that no table waits for the coach
        self._closing = threading.Event()
        self._ready = {key: loop.run_in_executor(self._thread, _warm_game, key) for key in GAMES}
        self._ready[BENCHES] = loop.run_in_executor(self._thread, _warm_benches)
        self._players: dict[tuple[str, str], asyncio.Future[None]] = {}
        self._coaches: dict[str, asyncio.Task[None]] = {}
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

    def coach(self, key: str) -> asyncio.Task[None]:
        """Load, or compile, what hints and reviews of a game need, once all is there that tables wait for."""
        if key not in self._coaches:
            self._coaches[key] = asyncio.create_task(self._warm_coach(key))
            self._coaches[key].add_done_callback(_tell_failure)
        return self._coaches[key]

    async def coached(self, key: str, seconds: float | None = None) -> bool:
        """Wait until the coach is ready for a game, for so long at most; if it failed, it is left to show it."""
        done, _ = await asyncio.wait([self.coach(key)], timeout=seconds)
        return bool(done)

    async def _warm_coach(self, key: str) -> None:
        await asyncio.wait([*self._ready.values(), *self._players.values()])
        await asyncio.get_running_loop().run_in_executor(self._coach_thread, _ask_coach, key, self._closing)

    def close(self) -> None:
        self._closing.set()
        for thread in (self._thread, self._coach_thread):
            thread.shutdown(wait=False, cancel_futures=True)


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
    bot = player(key, ANYWHERE, seed=1)
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


def _ask_coach(key: str, closing: threading.Event) -> None:
    """Ask for hints all through a game, and look back at it, thinking as little as can be."""
    from cardloom.coach.hints import hint
    from cardloom.coach.reviews import reviewing

    little = Budget(nodes=1)
    state = State.new(key, seed=1)
    moves: list[str] = []
    bot = player(key, ANYWHERE, seed=1)
    while not state.over and not closing.is_set():
        seat = state.to_act[0]
        view, legal = state.view(seat), state.legal(seat)
        if len(moves) % HINTED_EVERY == 0 or isinstance(legal, SplitMoves):
            hint(view, legal, budget=little)
        move = bot.choose(view, legal)
        state = state.play(seat, move)
        moves.append(f"p{seat} {move}")
    names = [bot.name] * state.seats
    for _ in reviewing(Record.of(state, moves, names), seats=(1,), budget=little):
        if closing.is_set():
            return


def _warm_benches() -> None:
    catalogue("en")
    bench.hand_names(wire.Hands("five", ["AsKsQsJsTs", "AsKs"]))
    bench.hand_names(wire.Hands("three", ["AsKsQs"]))
    bench.suggestion(wire.SplitRequest("five", "AsKsQsJsTs2c3c4c5c6c2d3d4d5d7h"))
    bench.suggestion(wire.SplitRequest("three", "AsKsQsJsTs2c3c4c5c"))
