"""Bots think beside the tables: who is slow, fails or is one of many holds nobody else up."""

import asyncio
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from cardloom.games.state import State
from cardloom.players import player
from cardloom.players.player import Player, Valued, View
from cardloom.server import bots, metrics, wire
from cardloom.server.bots import Bots
from tests.server.indoors import house, until

GAME = "poker-squares"
SPIN_S = 20.0
ENOUGH = threading.Event()  # no more need to think


class Slow(Player):
    """Thinks in plain Python, which holds the interpreter's lock."""

    name = "slow@1"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        until_s = time.perf_counter() + (self.budget.seconds or SPIN_S)
        while time.perf_counter() < until_s and not ENOUGH.is_set():
            pass
        return [(legal[0], 0.0, 0.0)]


class Noted(Slow):
    """Slow, and it is noted what it was given."""

    name = "noted@1"


class Wrong(Player):
    """Chooses what is not legal."""

    name = "wrong@1"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        return [("place As z9", 0.0, 0.0)]


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """These players can be had by name, and think no longer than the test."""
    own: dict[str, type[Player]] = {"slow@1": Slow, "noted@1": Noted, "wrong@1": Wrong}

    def find(key: str, name: str, seed: int | None = None, budget: Any = None) -> Player:
        return own[name](key, seed, budget) if name in own else player(key, name, seed, budget)

    for module in ("bots", "house", "warming"):
        monkeypatch.setattr(f"cardloom.server.{module}.player", find)
    monkeypatch.setattr("cardloom.server.warming._warm_player", lambda key, name: None)
    ENOUGH.clear()
    yield
    ENOUGH.set()


async def longest_pause(enough: asyncio.Event) -> float:
    """For how long the loop did not come round."""
    longest, last = 0.0, time.perf_counter()
    while not enough.is_set():
        await asyncio.sleep(0.001)
        now = time.perf_counter()
        longest, last = max(longest, now - last), now
    return longest


def test_slow_players_do_not_delay_other_tables(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, threads=2) as opened:
            for _ in range(2):
                await opened.create(wire.NewTable(GAME, ["bot:slow@1", "open"]))
            slow = list(opened.hosts)
            for name in slow:
                await opened.join(name, "")
            await until(lambda: all(opened.hosts[name].table.state for name in slow))
            made = await opened.create(wire.NewTable(GAME, ["me"]))
            host = await opened.host(made.id)
            await host.ready()
            enough = asyncio.Event()
            watching = asyncio.create_task(longest_pause(enough))
            for serial in range(10):
                assert host.table.state is not None
                begun = time.perf_counter()
                await host.command(1, wire.Move(serial, host.table.state.legal(1)[0]))
                assert time.perf_counter() - begun < SPIN_S / 2
            enough.set()
            assert await watching < SPIN_S / 2
            assert not any(opened.hosts[name].table.done for name in slow), "they were thinking all the while"

    asyncio.run(play())


def test_a_bot_that_gave_way_moves_for_nobody(tmp_path: Path) -> None:
    """It thinks about a move that is taken back; then somebody takes its seat."""

    async def play() -> None:
        async with house(tmp_path) as opened:
            made = await opened.find(wire.Find(GAME))
            host = await opened.host(made.id)
            host.table.seat(2).name = "slow@1"
            await host.ready()
            assert host.table.state is not None
            await host.command(1, wire.Move(1, host.table.state.legal(1)[0]))
            await host.command(1, wire.Undo(2))
            assert (await opened.join(made.id, "")).seat == 2
            assert 2 in host._tasks, "it is thinking"
            ENOUGH.set()
            await until(lambda: 2 not in host._tasks)
            assert not host.table.done and set(host.table.to_act) == {1, 2}

    asyncio.run(play())


def test_the_coach_leaves_bots_a_thread() -> None:
    async def choose() -> None:
        thinking = Bots(threads=2, think_s=1.0, deadline_s=5.0)
        state = State.new(GAME, seats=1, seed=1)
        studies = [asyncio.create_task(thinking.think(ENOUGH.wait)) for _ in range(50)]
        await asyncio.sleep(0)
        before = metrics.FALLBACKS._value.get()
        assert await thinking.choose(state, 1, "greedy@1") in state.legal(1)
        assert metrics.FALLBACKS._value.get() == before
        ENOUGH.set()
        await asyncio.gather(*studies)
        thinking.close()

    asyncio.run(choose())


def test_whoever_is_late_or_wrong_is_moved_for() -> None:
    async def choose() -> None:
        thinking = Bots(threads=1, think_s=1.0, deadline_s=0.1)
        state = State.new(GAME, seats=1, seed=1)
        before = metrics.FALLBACKS._value.get()
        for name in ("wrong@1", "slow@1"):
            assert await thinking.choose(state, 1, name) in state.legal(1)
        assert metrics.FALLBACKS._value.get() == before + 2
        thinking.close()

    asyncio.run(choose())


def test_many_bots_share_the_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who usually takes longer than its share is given its share by the clock; alone it thinks as it usually does."""
    monkeypatch.setattr(f"{__name__}.SPIN_S", 0.05)
    given: list[float | None] = []

    def note(player: Player, view: View, legal: Sequence[str]) -> list[Valued]:
        given.append(player.budget.seconds)
        return Slow.values(player, view, legal)  # type: ignore[arg-type]

    monkeypatch.setattr(Noted, "values", note)

    async def choose() -> None:
        thinking = Bots(threads=1, think_s=60.0, deadline_s=60.0)
        state = State.new(GAME, seats=1, seed=1)
        for _ in range(3):
            await thinking.choose(state, 1, "noted@1")
        assert given == [None] * 3
        thinking._think_s = 0.2
        await asyncio.gather(*(thinking.choose(state, 1, "noted@1") for _ in range(20)))
        assert given[3] is None and given[-1] == bots.LEAST_S
        thinking.close()

    asyncio.run(choose())
