"""Two moves at the same instant: where all choose at once both stand, and each sender is answered."""

import asyncio
import gc
import tracemalloc
from pathlib import Path

import pytest

from cardloom.server import wire
from cardloom.server.host import Host
from cardloom.server.house import House
from cardloom.server.refusals import Refused
from tests.server.indoors import house, until

TABLES = 5_000


async def table_of_two(opened: House, game: str) -> Host:
    made = await opened.create(wire.NewTable(game, ["me", "open"]))
    await opened.join(made.id, "")
    host = await opened.host(made.id)
    await host.ready()
    return host


def test_both_of_two_moves_stand(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as opened:
            for _ in range(8):
                host = await table_of_two(opened, "poker-squares")
                for turn in range(25):
                    assert host.table.state is not None
                    moves = [host.table.state.legal(seat)[0] for seat in (1, 2)]
                    versions = await asyncio.gather(
                        *(host.command(seat, wire.Move(turn, move)) for seat, move in enumerate(moves, 1))
                    )
                    assert versions[1] == versions[0] + 1
                    assert len(host.table.done) == 2 * (turn + 1)
                assert host.table.over

    asyncio.run(play())


def test_of_two_moves_in_turn_the_second_is_answered(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as opened:
            host = await table_of_two(opened, "puzzle-poker")
            assert host.table.state is not None
            move = host.table.state.legal(1)[0]
            answers = await asyncio.gather(
                host.command(1, wire.Move(1, move)),
                host.command(1, wire.Move(1, move)),
                host.command(2, wire.Move(1, move)),
                host.command(1, wire.Move(2, move)),
                host.command(2, wire.Undo(2)),
                return_exceptions=True,
            )
            assert answers[0] == answers[1] == host.table.version
            assert all(isinstance(answer, Exception) for answer in answers[2:])

    asyncio.run(play())


def test_seats_are_given_once(tmp_path: Path) -> None:
    async def sit() -> None:
        async with house(tmp_path) as opened:
            made = await opened.create(wire.NewTable("poker-squares", ["me"] + ["open"] * 7))
            joined = await asyncio.gather(*(opened.join(made.id, "") for _ in range(9)), return_exceptions=True)
            seats = [answer.seat for answer in joined if isinstance(answer, wire.Created)]
            assert sorted(filter(None, seats)) == [2, 3, 4, 5, 6, 7, 8]
            refused = [answer for answer in joined if isinstance(answer, Refused)]
            assert [refusal.code for refusal in refused] == ["table-full"] * 2

    asyncio.run(sit())


def test_memory_returns(tmp_path: Path) -> None:
    """Tables that were made and left are gone from memory, and come back from disk when they are asked for."""

    async def make_and_leave() -> None:
        async with house(tmp_path) as opened:
            before = held()
            for _ in range(TABLES // 100):
                made = await asyncio.gather(
                    *(opened.create(wire.NewTable("poker-squares", ["me", "open"])) for _ in range(100))
                )
            assert len(opened.hosts) == TABLES
            taken = held() - before
            for host in opened.hosts.values():
                host.used = host.audience.changed = -opened.settings.rest_s
            del host
            await until(lambda: all(host.idle for host in opened.hosts.values()))
            await opened.rest()
            assert opened.hosts == {}
            assert held() - before < taken / 20, taken
            assert (await opened.host(made[-1].id)).table.version == 1

    tracemalloc.start()
    try:
        asyncio.run(make_and_leave())
    finally:
        tracemalloc.stop()


def held() -> int:
    """The bytes that are in use."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    async def ask() -> None:
        async with house(tmp_path) as opened:
            with pytest.raises(Refused, match="no such table"):
                await opened.host("nothing")

    asyncio.run(ask())
