"""Bots think on threads, so that tables never wait for them; whoever thinks too long is moved for."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from cardloom.games.state import State
from cardloom.players import player
from cardloom.players.player import Player
from cardloom.server import logs, metrics

Result = TypeVar("Result")
UNDERSTUDY = "greedy"  # who plays on for a person who has left the game


class _Notes(threading.local):
    """The players of one thread: they may keep notes while they think."""

    def __init__(self) -> None:
        self.players: dict[tuple[str, str], Player] = {}


class Bots:
    """Players by name, on so many threads, each move within a deadline."""

    def __init__(self, threads: int, deadline_s: float) -> None:
        self._threads = ThreadPoolExecutor(threads, "bot")
        self._deadline_s = deadline_s
        self._notes = _Notes()

    async def choose(self, state: State, seat: int, name: str) -> str:
        """A legal move of the player, or any legal move if it fails or is late."""
        thinking = asyncio.get_running_loop().run_in_executor(self._threads, self._choose, state, seat, name)
        try:
            return await asyncio.wait_for(thinking, self._deadline_s)
        except TimeoutError:
            logs.say("bot-late", logging.WARNING, player=name, game=state.game.key)
        except Exception:  # noqa: BLE001  (whatever a player does wrong, the game goes on)
            logs.fault("bot-failed", player=name, game=state.game.key)
        metrics.FALLBACKS.inc()
        return random.choice(state.legal(seat))

    async def think(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """What comes of some work on the bots' threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    def _choose(self, state: State, seat: int, name: str) -> str:
        legal = state.legal(seat)
        move = legal[0] if len(legal) == 1 else self._player(state.game.key, name).choose(state.view(seat), legal)
        if move not in legal:
            raise ValueError(f"{name} chose {move}, which is not legal")
        return move

    def _player(self, key: str, name: str) -> Player:
        players = self._notes.players
        if (key, name) not in players:
            players[key, name] = player(key, name)
        return players[key, name]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
