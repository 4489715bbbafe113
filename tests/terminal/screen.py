"""The application without a terminal: what it shows, and a game that is played on it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from cardloom.games import game as game_of
from cardloom.match import Created, Match, Seated
from cardloom.players import player
from cardloom.terminal.app.application import TableApp
from cardloom.terminal.app.board import Board
from cardloom.terminal.app.local import LocalSeat
from cardloom.terminal.terminal import Terminal

SEED = 3
PATIENCE = 6000  # pauses


def seat_at(key: str, people: Sequence[str] = ("you",), seats: int | None = None) -> LocalSeat:
    """The first seats of a seeded game; greedy bots, who do not pace themselves, have the others."""
    count = seats or game_of(key).usual_seats
    names = [*people, *("greedy@1" for _ in range(count - len(people)))]
    seated = [Seated(0, chair, name) for chair, name in enumerate(names, 1)]
    match = Match.of([Created(0, key, count, {}, (), SEED), *seated])
    bots = {seat: player(key, "greedy", seed=seat) for seat in range(len(people) + 1, count + 1)}
    return LocalSeat(match, bots, lambda _: None, pace_s=0)


class Sitting:
    """A seat, the application that shows it, and the hand on its keys."""

    def __init__(self, seat: LocalSeat, app: TableApp, pilot: Pilot[None]) -> None:
        self.seat, self.app, self.pilot = seat, app, pilot

    @property
    def board(self) -> Board:
        return self.app.query_one(Board)

    @property
    def over(self) -> bool:
        return self.seat.state.over

    @property
    def own(self) -> list[str]:
        """The moves that were made on the screen."""
        return [played.move for played in self.seat.match.played if played.seat == self.seat.seat]

    async def turn(self) -> None:
        """Until the seat is asked and no bot is to move as well, or the game is over."""
        for _ in range(PATIENCE):
            await self.pilot.pause()
            if self.over or (self.seat.legal and not any(seat in self.seat.bots for seat in self.seat.state.to_act)):
                return
            await asyncio.sleep(0.01)
        raise AssertionError("nobody asks")

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    def shown(self) -> str:
        """The screen as text."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips)


@asynccontextmanager
async def sitting(
    key: str,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    people: Sequence[str] = ("you",),
    seats: int | None = None,
) -> AsyncIterator[Sitting]:
    seat = seat_at(key, people, seats)
    app = TableApp(seat, Terminal(language, size[0], colour=False))
    async with app.run_test(size=size) as pilot:
        yield Sitting(seat, app, pilot)
