"""Clocks of seats, and a computer that sleeps."""

import asyncio
import time
from pathlib import Path

import pytest

from cardloom.server import events as happened
from cardloom.server import wire
from cardloom.server.audience import Watcher
from tests.server.indoors import house, until


def test_clocks_stand_while_the_computer_sleeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    awake = time.time

    async def sleep_in_mid_game() -> tuple[float | None, float | None]:
        async with house(tmp_path) as opened:
            asked = wire.NewTable("poker-squares", ["me"], clock=wire.Clock(60))
            host = await opened.host((await opened.create(asked)).id)
            await host.ready()
            await opened.wake()
            monkeypatch.setattr(time, "time", lambda: awake() + 3600)
            before = host.table.clock_s(1, time.time())
            await opened.wake()
            return before, host.table.clock_s(1, time.time())

    before, after = asyncio.run(sleep_in_mid_game())
    assert before is not None and before < 0
    assert after is not None and after > 50


def test_a_table_with_a_clock_rests_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its clock has gone on when it comes back, but for the time in which the computer slept."""
    awake = time.time

    async def rest() -> None:
        async with house(tmp_path) as opened:
            for slept in (False, True):
                made = await opened.create(wire.NewTable("poker-squares", ["me"], clock=wire.Clock(60)))
                host = await opened.host(made.id)
                await host.ready()
                host.used = host.audience.changed = -opened.settings.rest_s
                await until(lambda host=host: host.idle)
                await opened.rest()
                assert made.id not in opened.hosts
                monkeypatch.setattr(time, "time", lambda: awake() + 3600)
                if slept:
                    await opened.wake()
                back = await opened.host(made.id)
                await until(lambda back=back, slept=slept: slept or back.table.seat(1).auto)
                left = back.table.clock_s(1, time.time())
                assert left is not None and (left > 50) == slept
                monkeypatch.setattr(time, "time", awake)
                await opened.wake()

    asyncio.run(rest())


def test_a_clock_runs_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the bot thinks that plays on."""
    thinking = asyncio.Event()

    async def run_out() -> None:
        async with house(tmp_path) as opened:

            async def think(*_: object) -> str:
                await thinking.wait()
                raise AssertionError("nobody waits for it")

            monkeypatch.setattr(opened.bots, "choose", think)
            made = await opened.create(wire.NewTable("poker-squares", ["me"], clock=wire.Clock(5)))
            host = await opened.host(made.id)
            await host.ready()
            host.table.seat(1).clock_s = 0.0
            host.audience.watch(Watcher(1, visible=False))
            before = host.table.version
            host._settle(0.0)
            await until(lambda: host.table.seat(1).auto)
            await asyncio.sleep(0.2)
            assert host.table.version == before + 1
            assert host.table.ticking == {}

    asyncio.run(run_out())


def test_nobody_waits_for_the_answer_of_who_has_no_time_left(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as opened:
            asked = wire.NewTable("grid-poker", ["me", "open"], options={"start": 1}, clock=wire.Clock(60))
            host = await opened.host((await opened.create(asked)).id)
            await opened.join(host.table.id, "")
            await host.ready()
            await host.command(1, wire.Move(1, "take row1"))
            await host.command(1, wire.Undo(2))
            assert host.table.offers.undo == 1
            host.table.apply(happened.Expired(time.time(), 2))
            assert host.table.offers.undo is None

    asyncio.run(ask())
