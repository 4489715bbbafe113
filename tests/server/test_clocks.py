"""Clocks of seats, and a computer that sleeps."""

import asyncio
import time
from pathlib import Path

import pytest

from cardloom.server import wire
from tests.server.indoors import house


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
