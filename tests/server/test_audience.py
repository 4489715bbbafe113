"""What watchers are told, and when."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from cardloom.server import events as happened
from cardloom.server import wire
from cardloom.server.audience import Watcher
from tests.server.indoors import house


def test_whoever_comes_is_told_the_clocks_as_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = time.time

    async def come() -> list[dict[str, Any]]:
        async with house(tmp_path) as opened:
            made = await opened.create(wire.NewTable("poker-squares", ["me"], clock=wire.Clock(60)))
            host = await opened.host(made.id)
            await host.ready()
            told = []
            for later in (0, 30):
                monkeypatch.setattr(time, "time", lambda later=later: before() + later)
                watcher = Watcher(None)
                host.audience.watch(watcher)
                told += host.audience.messages(watcher)
            return [json.decode(message)["table"]["people"][0] for message in told]

    first, second = asyncio.run(come())
    assert first["clock_ms"] - second["clock_ms"] >= 30_000


def test_all_that_was_said_at_another_server_is_told(tmp_path: Path) -> None:
    async def hear() -> list[bytes]:
        async with house(tmp_path) as opened:
            host = await opened.host((await opened.create(wire.NewTable("poker-squares", ["me"]))).id)
            await host.ready()
            watcher = Watcher(1)
            host.audience.watch(watcher)
            host.audience.messages(watcher)
            host._apply([happened.Said(time.time(), 1, serial, text=text) for serial, text in enumerate("ab")], 0.0)
            return host.audience.messages(watcher)

    assert [json.decode(message)["text"] for message in asyncio.run(hear())] == ["a", "b"]
