"""Who begins the duel is drawn by lot when the table is made, and everybody is told the right seat."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from cardloom.server import wire
from tests.server.indoors import house

TABLES = 80  # that all lots fall alike happens once in 2 ** 79 times


@pytest.mark.parametrize("other", ["open", "bot:random"])
def test_the_seat_in_the_answer_is_the_secrets(tmp_path: Path, other: str) -> None:
    async def sit() -> None:
        async with house(tmp_path) as opened:
            drawn: Counter[int | None] = Counter()
            for _ in range(TABLES):
                made = await opened.create(wire.NewTable("puzzle-poker", ["me", other], "Ann"))
                table = (await opened.host(made.id)).table
                assert made.seat is not None and made.secret is not None
                assert table.seat_of(made.secret) == made.seat
                assert table.seat(made.seat).name == "Ann"
                if other == "open":
                    assert (await opened.join(made.id, "Bo")).seat == 3 - made.seat
                else:
                    assert table.seat(3 - made.seat).kind == "bot"
                drawn[made.seat] += 1
            assert set(drawn) == {1, 2}

    asyncio.run(sit())


def test_elsewhere_seats_are_as_they_were_asked_for(tmp_path: Path) -> None:
    async def sit() -> None:
        async with house(tmp_path) as opened:
            for _ in range(20):
                made = await opened.create(wire.NewTable("grid-poker", ["bot:random", "me"]))
                assert made.seat == 2

    asyncio.run(sit())


def test_a_rematch_of_the_duel_takes_turns(tmp_path: Path) -> None:
    """The lot falls once: then whoever was second begins."""

    async def sit() -> None:
        async with house(tmp_path) as opened:
            for _ in range(10):
                made = await opened.create(wire.NewTable("puzzle-poker", ["me", "bot:random"]))
                table = (await opened.host(made.id)).table
                assert made.seat is not None and made.secret is not None
                following = (await opened.host(await opened.follow(table))).table
                assert following.seat_of(made.secret) == 3 - made.seat

    asyncio.run(sit())
