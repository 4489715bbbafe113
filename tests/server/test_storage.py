"""A database that does not do its work: whoever waits hears of it, and all goes on once it does."""

import asyncio
import logging
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from cardloom.games.state import State
from cardloom.server import host as hosts
from cardloom.server import wire
from cardloom.server.expiry import expire
from cardloom.server.host import Host
from cardloom.server.house import House
from cardloom.server.logs import JsonLines
from cardloom.server.refusals import Refused
from cardloom.server.storage import Unavailable
from tests.server.indoors import house, until

NAME, WORDS = "Persephone", "nobody else shall read this"


@contextmanager
def refusing(folder: Path) -> Iterator[None]:
    """The file takes no events."""
    with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as file:
        file.execute("CREATE TRIGGER refusing BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'no'); END")
        yield
        file.execute("DROP TRIGGER refusing")


async def alone(opened: House, *seats: str) -> Host:
    made = await opened.create(wire.NewTable("poker-squares", ["me", *seats], name=NAME))
    host = await opened.host(made.id)
    await host.ready()
    return host


def a_move(host: Host, serial: int) -> wire.Move:
    assert host.table.state is not None
    return wire.Move(serial, host.table.state.legal(1)[0])


def test_who_is_refused_hears_so_and_may_try_again(tmp_path: Path) -> None:
    async def move() -> None:
        async with house(tmp_path) as opened:
            one, other = await alone(opened), await alone(opened)
            with refusing(tmp_path):
                answers = await asyncio.gather(
                    *(host.command(1, a_move(host, 1)) for host in (one, other)), return_exceptions=True
                )
                assert [type(answer) for answer in answers] == [Unavailable] * 2
                with pytest.raises(Unavailable):
                    await alone(opened)
            for host in (one, other):
                await host.command(1, a_move(host, 1))
                assert len(host.table.done) == 1

    asyncio.run(move())


def test_what_follows_by_itself_follows_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's move, and the deal."""
    monkeypatch.setattr(hosts, "AGAIN_S", 0.05)

    async def play() -> None:
        async with house(tmp_path) as opened:
            playing = await alone(opened, "bot:greedy")
            opened.settings = replace(opened.settings, entropy_wait_s=60.0)
            made = await opened.create(wire.NewTable("poker-squares", ["me", "bot:greedy"]))
            waiting = await opened.host(made.id)
            refuses = asyncio.Event()
            choose = opened.bots.choose

            async def choose_then(state: State, seat: int, name: str) -> str:
                await refuses.wait()
                return await choose(state, seat, name)

            monkeypatch.setattr(opened.bots, "choose", choose_then)
            await playing.command(1, a_move(playing, 1))
            with refusing(tmp_path):
                refuses.set()
                waiting._shares.set()
                before = len(playing.table.done)
                await asyncio.sleep(0.3)
                assert (waiting.table.status, len(playing.table.done)) == ("waiting", before)
            await until(lambda: waiting.table.status == "playing" and len(playing.table.done) > before)

    asyncio.run(play())


def test_what_people_said_is_not_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def say() -> None:
        async with house(tmp_path) as opened:
            host = await alone(opened)
            with refusing(tmp_path), pytest.raises(Unavailable):
                await host.command(1, wire.Chat(1, text=WORDS))
            with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as file:
                file.execute("ALTER TABLE events RENAME TO elsewhere")
                host._start("saying", host._once(lambda now: [host.table.created]))
                await until(lambda: "saying" not in host._tasks)

    with caplog.at_level(logging.INFO), pytest.MonkeyPatch.context() as patch:
        patch.setattr(hosts, "AGAIN_S", 0.0)
        asyncio.run(say())
    told = "\n".join(map(JsonLines().format, caplog.records))
    assert "storage-unavailable" in told
    assert NAME not in told and WORDS not in told


async def asked_until_it_is_noticed(opened: House) -> None:
    async with asyncio.timeout(30.0):
        while True:
            await opened.storage.lengths([])


def test_a_deleted_file_takes_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["cardloom.server.storage.database"], "CHECKPOINT_EVERY_S", -1.0)

    async def move() -> None:
        async with house(tmp_path) as opened:
            host = await alone(opened)
            await host.command(1, a_move(host, 1))
            (tmp_path / "tables.sqlite").rename(tmp_path / "elsewhere")
            with pytest.raises(Unavailable):
                await asked_until_it_is_noticed(opened)
            with pytest.raises(Unavailable):
                await host.command(1, a_move(host, 2))

    asyncio.run(move())


def test_a_table_that_cannot_be_read_keeps_no_other(tmp_path: Path) -> None:
    async def clear() -> None:
        async with house(tmp_path, waiting_kept_s=-1.0) as opened:
            made = [await opened.create(wire.NewTable("poker-squares", ["me", "open"])) for _ in range(3)]
            opened.forget([one.id for one in made])
            with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as file:
                file.execute("UPDATE events SET event = '{}' WHERE table_id = ?", (made[0].id,))
            await expire(opened)
            for one in made[1:]:
                with pytest.raises(Refused, match="no such table"):
                    await opened.host(one.id)

    asyncio.run(clear())
