"""Several people at one terminal: each sees its own cards, and nobody the other's."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Sequence
from typing import Any

import pytest

from cardloom.coach.answers import Hint
from cardloom.coach.hints import hint
from cardloom.terminal.app.curtain import Curtain
from cardloom.terminal.app.local import LocalSeat
from tests.terminal.screen import PATIENCE, Sitting, seat_at, sitting

PEOPLE = ("Ada", "Ben")
SECRET = ("pyramid-poker", "nine-card-brag", "puzzle-poker")  # what seats see differs from the first move on


def cards(shown: str) -> set[str]:
    return {*re.findall(r"[2-9TJQKA][♣♦♥♠]", shown)}


def own_cards(table: Sitting, seat: int) -> set[str]:
    """The cards that this seat sees and the other one does not."""
    views = [table.app.terminal.cards(str(table.seat.state.view(each))) for each in (seat, 3 - seat)]
    return cards(views[0]) - cards(views[1])


async def settled(table: Sitting) -> None:
    """Until somebody is asked, or to sit down, or the game is over."""
    for _ in range(PATIENCE):
        await table.pilot.pause()
        if table.seat.legal or table.seat.handed_to or table.over:
            break
        await asyncio.sleep(0.01)
    await table.pilot.pause()


async def move(table: Sitting, number: int = 0) -> None:
    await table.seat.play(table.seat.legal[number])
    await settled(table)


@pytest.mark.parametrize("key", SECRET)
def test_a_curtain_hangs_between_turns(key: str) -> None:
    async def script() -> None:
        async with sitting(key, people=PEOPLE, seats=2 if key != "nine-card-brag" else 3) as table:
            looked, screens = [], []
            for _ in range(6):
                await settled(table)
                if table.over:
                    break
                shown = table.shown()
                if table.seat.handed_to:
                    assert isinstance(table.app.screen, Curtain)
                    assert cards(shown) == set()
                    assert PEOPLE[table.seat.handed_to - 1] in shown
                    screens.append(shown)
                    await table.press("h", "u", "l", "slash")  # nothing is behind it
                    assert table.shown() == shown
                    await table.press("enter")
                    assert table.app.screen is table.app.table
                    continue
                seat = table.seat.seat
                assert seat is not None
                assert f"{PEOPLE[seat - 1]}:" in shown
                assert cards(shown) & own_cards(table, 3 - seat) == set()
                looked.append(seat)
                await move(table)
            assert {*looked} == {1, 2}
            assert screens
            assert all(shown.count("\n") == 23 for shown in screens)  # the whole terminal

    asyncio.run(script())


def test_the_next_one_sees_its_own_cards_at_once() -> None:
    async def script() -> None:
        async with sitting("puzzle-poker", people=PEOPLE) as table:
            await settled(table)
            first = table.seat.seat
            assert first is not None
            hand = own_cards(table, first)
            assert hand <= cards(table.shown())
            while table.seat.handed_to is None:
                await move(table)
            await table.press("enter")
            assert table.seat.seat == 3 - first
            assert own_cards(table, 3 - first) <= cards(table.shown())
            assert cards(table.shown()) & own_cards(table, first) == set()

    asyncio.run(script())


def test_where_all_see_the_same_nobody_stands_up() -> None:
    async def script() -> None:
        async with sitting("grid-poker", people=PEOPLE) as table:
            turns = []
            for _ in range(4):
                await settled(table)
                assert table.seat.handed_to is None
                turns.append(table.seat.seat)
                await move(table, 1)
            assert {*turns} == {1, 2}

    asyncio.run(script())


@pytest.mark.parametrize("name", ["[/b]", "[red]", "[@click=app.quit]x", "a\x1b[31m\nb"])
def test_a_name_is_but_a_name(name: str) -> None:
    async def script() -> None:
        async with sitting("grid-poker", people=("Ada", name)) as table:
            await settled(table)
            await move(table)
            await move(table)
            shown = table.shown()
            assert name.partition("\x1b")[0] in shown
            assert "\x1b" not in shown

    asyncio.run(script())


def test_the_end_is_everybodys() -> None:
    async def script() -> None:
        async with sitting("poker-squares", people=PEOPLE, seats=2) as table:
            while len(table.seat.match.played) < 48:
                seat = table.seat.state.to_act[0]
                table.seat.match = table.seat.match.play(seat, table.seat.state.legal(seat)[0], 0)
            while not table.over:
                await move(table)
                if table.seat.handed_to:
                    await table.press("enter")
            assert table.seat.seat is None
            assert table.seat.view == table.seat.state.view(None)
            assert all(name in table.shown() for name in PEOPLE)

    asyncio.run(script())


def test_a_hint_that_comes_too_late_is_shown_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    going, given = threading.Event(), []

    def thinking(view: dict[str, Any], legal: Sequence[str]) -> Hint:
        assert going.wait(120)
        given.append(hint(view, legal))
        return given[0]

    async def script() -> None:
        async with sitting("nine-card-brag", people=PEOPLE, seats=3) as table:
            await settled(table)
            await table.press("h")
            await move(table)
            assert table.seat.handed_to == 2
            await table.press("enter")
            going.set()
            while not given:
                await asyncio.sleep(0.01)
            await settled(table)
            assert table.app.screen is table.app.table
            assert table.seat.match.hints == (0, 0, 0)
            assert table.seat.seat == 2

    monkeypatch.setattr("cardloom.coach.hints.hint", thinking)
    asyncio.run(script())


@pytest.mark.parametrize("key", ["puzzle-poker", "grid-poker"])
def test_a_game_that_is_resumed_begins_with_who_is_to_act(key: str) -> None:
    seat = seat_at(key, PEOPLE)
    while 1 in seat.state.to_act:
        seat.match = seat.match.play(1, seat.state.legal(1)[0], 0)
    again = LocalSeat(seat.match, {}, seat.keep)
    assert (again.handed_to, again.seat) == ((2, 1) if key == "puzzle-poker" else (None, 2))
    assert again.legal == (() if key == "puzzle-poker" else again.state.legal(2))
