"""The application, played by keys, mouse and typing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from cardloom.coach.answers import Review, SeatReview
from cardloom.record import Record
from cardloom.terminal.app.reading import Reading
from tests.terminal.screen import PATIENCE, Sitting, sitting


def played(key: str, script: Callable[[Sitting], Awaitable[None]]) -> None:
    async def run() -> None:
        async with sitting(key) as table:
            await table.turn()
            await script(table)

    asyncio.run(run())


def test_the_cursor_goes_the_way_of_the_arrow() -> None:
    async def script(table: Sitting) -> None:
        seen = []
        for arrow in ("down", "right", "down", "left", "up"):
            await table.press(arrow)
            seen.append(table.board.cursor)
        assert seen == ["a1", "b1", "b2", "a2", "a1"]

    played("poker-squares", script)


def test_a_click_picks_what_it_points_at() -> None:
    async def script(table: Sitting) -> None:
        lines = table.shown().splitlines()
        line = next(at for at, text in enumerate(lines) if text.startswith(" 3 "))
        column = lines[line - 1].index("┼")  # between a and b
        await table.pilot.click(offset=(column + 2, line))
        await table.turn()
        assert table.own[0].endswith(" b3")

    played("poker-squares", script)


def test_a_card_is_chosen_then_its_cell_and_let_go_again() -> None:
    async def script(table: Sitting) -> None:
        card = table.seat.view["hands"][0][0]
        assert table.app.choice is not None
        table.app.choice = table.app.choice.pick(card)
        assert all(move.startswith(f"play {card} ") for move in table.app.choice.moves)
        await table.press("escape")
        assert len(table.app.choice.moves) == len(table.seat.legal)

    played("puzzle-poker", script)


def test_a_pick_that_comes_too_late_changes_nothing() -> None:
    async def script(table: Sitting) -> None:
        assert table.app.choice is not None
        choice = table.app.choice.pick("row1x")
        assert choice == table.app.choice

    played("grid-poker", script)


def test_a_move_is_typed_and_a_wrong_one_refused_in_words() -> None:
    async def script(table: Sitting) -> None:
        await table.press("slash", *"c3", "enter")
        await table.turn()
        assert table.own[0].endswith(" c3")
        before = table.seat.match
        await table.press("slash", *"c3", "enter")
        assert table.seat.match is before
        assert "c3" in table.app.refusal
        assert table.app.refusal in " ".join(table.shown().split())

    played("poker-squares", script)


def test_cards_go_into_hands_by_digits_and_swap() -> None:
    async def script(table: Sitting) -> None:
        while not table.app.bench:
            await table.seat.play("stay")
            await table.turn()
        first, second = table.app.bench.hand(1)[0], table.app.bench.hand(2)[0]
        table.app.bench = table.app.bench.pick(first).pick(second)
        assert second in table.app.bench.hand(1)
        assert first in table.app.bench.hand(2)
        full = table.app.bench
        assert full.put(first, 3) is full  # three cards are a pile

    played("nine-card-brag", script)


def test_a_move_is_taken_back() -> None:
    async def script(table: Sitting) -> None:
        await table.press("down", "enter")
        await table.turn()
        await table.press("u")
        assert table.app.refusal  # the bot has moved on a card that came after it

    played("poker-squares", script)


async def coached(table: Sitting, key: str) -> str:
    """What the coach shows, once it has thought."""
    await table.press(key)
    for _ in range(PATIENCE):
        await table.pilot.pause()
        if isinstance(table.app.screen, Reading):
            return table.shown()
        await asyncio.sleep(0.01)
    raise AssertionError("the coach does not answer")


def test_a_hint_is_counted_and_a_review_follows_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(table: Sitting) -> None:
        while len(table.own) < 24:
            await table.seat.play(table.seat.legal[0])
            await table.turn()
        (last,) = table.seat.legal
        assert last.split()[-1] in await coached(table, "h")
        assert table.seat.match.hints == (1, 0)
        await table.press("escape")
        await table.seat.play(last)
        await table.turn()
        assert "99" in await coached(table, "r")

    def review(record: Record, seats: tuple[int, ...]) -> Review:
        assert record.replay().over
        assert seats == (1,)
        return Review("poker-squares", "master@1", (SeatReview(1, "you", 23, 99.0, {}, None, (), "points", (), ()),))

    monkeypatch.setattr("cardloom.coach.reviews.review", review)
    played("poker-squares", script)


def test_a_narrow_terminal_is_the_boards_until_the_notes_are_asked_for() -> None:
    async def script() -> None:
        async with sitting("puzzle-poker", size=(40, 15)) as table:
            await table.turn()
            assert "┬────┐" in table.shown()
            assert "▸" not in table.shown()
            await table.press("l")
            assert "▸" in table.shown()
            await table.press("l")
            assert "▸" not in table.shown()

    asyncio.run(script())


def test_help_shows_the_rules_and_goes_away() -> None:
    async def script(table: Sitting) -> None:
        before = table.shown()
        await table.press("f1")
        assert table.shown() != before
        await table.press("escape")
        assert table.shown() == before

    played("grid-poker", script)
