"""Bots think on threads, so that tables never wait for them; whoever thinks too long is moved for.

A bot thinks as its kind usually does. Where that is more than its share of the threads, it gets its share by the clock:
more bots then think less each, and everybody's opponent still answers within a few seconds.
"""

from __future__ import annotations

import asyncio
import logging
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from cardloom.games.state import State
from cardloom.players import Budget, player, players
from cardloom.players.player import Player
from cardloom.server import logs, metrics

Result = TypeVar("Result")
LEAST_S = 0.05  # of thinking, however many bots wait


def understudy(key: str) -> str:
    """Who plays where nobody was chosen: on for a person without time, and until somebody comes who was looked for.

    Plays as people do who know the game a little; a game that has no such level has a player that every game has.
    """
    return "casual" if any(name.startswith("casual@") for name in players(key)) else "greedy"


class _Notes(threading.local):
    """The players of one thread: they may keep notes while they think."""

    def __init__(self) -> None:
        self.players: dict[tuple[str, str, float | None], Player] = {}


class Bots:
    """Players by name, on so many threads: thinking for about `think_s`, and a move within a deadline."""

    def __init__(self, threads: int, think_s: float, deadline_s: float) -> None:
        self._threads = ThreadPoolExecutor(threads, "bot")
        self._studies = asyncio.Semaphore(max(1, threads - 1))  # the coach leaves a thread to the bots
        self._count, self._think_s, self._deadline_s = threads, think_s, deadline_s
        self._notes = _Notes()
        self._asked = 0  # bots that think, or wait for a thread
        self._usual_s: dict[tuple[str, str], float] = {}  # how long the last move took, without a clock

    async def choose(self, state: State, seat: int, name: str) -> str:
        """A legal move of the player, or any legal move if it fails or is late."""
        self._asked += 1
        seconds = self._share_s(state.game.key, name)
        thinking = asyncio.get_running_loop().run_in_executor(self._threads, self._choose, state, seat, name, seconds)
        try:
            return await asyncio.wait_for(thinking, self._deadline_s)
        except TimeoutError:
            logs.say("bot-late", logging.WARNING, player=name, game=state.game.key)
        except Exception:  # noqa: BLE001  (whatever a player does wrong, the game goes on)
            logs.fault("bot-failed", player=name, game=state.game.key)
        finally:
            self._asked -= 1
        metrics.FALLBACKS.inc()
        return random.choice(state.legal(seat))

    async def think(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """What comes of some work of the coach, on the bots' threads: however much it has to do, bots have a thread."""
        async with self._studies:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    def _share_s(self, key: str, name: str) -> float | None:
        """The seconds that a bot may think; None: as it usually does, which is no more than its share."""
        share = max(LEAST_S, self._think_s / -(-self._asked // self._count))
        return share if self._usual_s.get((key, name), 0.0) > share else None

    def _choose(self, state: State, seat: int, name: str, seconds: float | None) -> str:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        key = state.game.key
        known, begun = (key, name, seconds) in self._notes.players, time.perf_counter()
        move = self._player(key, name, seconds).choose(state.view(seat), legal)
        if known and seconds is None:  # a first move may have had to load, or to compile
            self._usual_s[key, name] = time.perf_counter() - begun
        if move not in legal:
            raise ValueError(f"{name} chose {move}, which is not legal")
        return move

    def _player(self, key: str, name: str, seconds: float | None) -> Player:
        players = self._notes.players
        if (key, name, seconds) not in players:
            players[key, name, seconds] = player(key, name, budget=Budget(seconds=seconds))
        return players[key, name, seconds]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
