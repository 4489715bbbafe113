"""A host keeps one table: one command after the other, on disk before anybody hears of it; bots and clocks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from cardloom.errors import CardloomError, IllegalMove
from cardloom.server import events as happened
from cardloom.server import logs, metrics, rulings
from cardloom.server.audience import Audience
from cardloom.server.bots import understudy
from cardloom.server.events import TableEvent, decoded, encoded
from cardloom.server.lines import line_of, shows
from cardloom.server.looking_back import LookingBack
from cardloom.server.refusals import Refused
from cardloom.server.storage import Conflict, Line, Unavailable
from cardloom.server.table import Table

if TYPE_CHECKING:
    from cardloom.server.house import House

AFTER_OTHERS_S = 3.0  # a server does what another one should have done by then
AGAIN_S = 2.0  # after which it tries again what the database did not do


class Host:
    """Whoever wants something from a table asks its host."""

    def __init__(self, house: House, table: Table, line: Line) -> None:
        self.house, self.table, self.line = house, table, line
        self.audience = Audience(table, house.news)
        self.used = time.monotonic()
        self.dealt = asyncio.Event()
        self._shares = asyncio.Event()  # all people have added theirs to the shuffle
        self._turn = asyncio.Lock()  # who waits for it is served in the order of coming
        self._tasks: dict[object, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._review: LookingBack | None = None
        self._settle(0.0 if house.news.alone or not table.version else AFTER_OTHERS_S)

    # --- commands

    async def command(self, seat: int | None, command: rulings.Wish) -> int:
        """Carry a command out; the table's version after it. The same serial again changes nothing."""
        async with self._turn:
            return await self._command(seat, command)

    async def _command(self, seat: int | None, command: rulings.Wish) -> int:
        while True:
            known = None if seat is None else rulings.answered(self.table, seat, command)
            if known is not None:
                return known
            try:
                await self._happen(rulings.ruling(self.table, seat, command, time.time()))
            except Conflict:
                await self._catch_up()
            except CardloomError:
                if not await self._is_behind():
                    raise
            else:
                return self.table.version

    async def join(self, name: str, key: str) -> int:
        """Give a newcomer a seat."""
        async with self._turn:
            while True:
                seat, event = rulings.joining(self.table, name, key, time.time())
                try:
                    await self._happen([event])
                except Conflict:
                    await self._catch_up()
                else:
                    return seat

    async def heard(self, length: int) -> None:
        """Another server has logged events."""
        if length > self.table.version:
            async with self._turn:
                await self._catch_up()

    async def caught_up(self) -> None:
        """Know what other servers have logged until now."""
        if not self.house.news.alone:
            async with self._turn:
                await self._catch_up()

    async def ready(self) -> None:
        """Wait for the deal, if nothing but the shuffle is missing."""
        if self.table.full and self.table.match is None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.dealt.wait(), 2 * self.house.settings.entropy_wait_s + 1)

    async def come_back(self) -> None:
        """Let clocks go on from now: while no server was there, nobody could move."""
        await self._once(lambda now: [happened.Returned(now)])

    @property
    def last_used(self) -> float:
        """When somebody last asked for the table, came to look at it or left."""
        return max(self.used, self.audience.changed)

    @property
    def idle(self) -> bool:
        """Whether the host may leave memory: nobody looks, nothing is under way. A clock is read again from disk."""
        return not (self.audience.watchers or self._tasks or self._turn.locked())

    # --- who may know what

    def seat_of(self, secret: str | None) -> int | None:
        """The seat of a secret; without one a bystander, if the table may be watched."""
        if secret is not None:
            seat = self.table.seat_of(secret)
            if seat is None:
                raise Refused("unknown-secret")
            return seat
        if not self.table.open_to_all:
            raise Refused("not-watchable")
        return None

    def record(self) -> str:
        """The game as a record's text."""
        if not self.table.over:
            raise Refused("still-running")
        return self.table.record()

    def look_back(self, admit: Callable[[], None]) -> LookingBack:
        """The review of the finished game, which is begun when it is first asked for, by somebody who is admitted."""
        if not self.table.over or self.table.match is None:
            raise Refused("still-running")
        if self._review is None:
            admit()
            self._review = LookingBack(self.table)
            self._start("review", self._review.run(self.house.bots, self.house.warmth))
        if self._review.failed:
            raise Refused("server-fault")
        self.used = time.monotonic()
        return self._review

    # --- what happens

    async def _happen(self, events: list[TableEvent]) -> None:
        """Log events, then let them have happened. Raises `Conflict` if another server was quicker."""
        table = self.table
        await self.house.storage.append(table.id, table.version, [encoded(event) for event in events])
        self._apply(events, 0.0)
        self.house.news.tell(table.id, length=table.version)

    async def _is_behind(self) -> bool:
        """Whether other servers have logged events that this one had not heard of; then it has caught up."""
        before = self.table.version
        if not self.house.news.alone:
            await self._catch_up()
        return self.table.version > before

    async def _catch_up(self) -> None:
        """Read what other servers have logged."""
        stored = await self.house.storage.load(self.table.id, self.table.version)
        if stored is None:
            raise Refused("no-such-table")
        self._apply([decoded(event) for event in stored.events], AFTER_OTHERS_S)

    def _apply(self, events: list[TableEvent], patience_s: float) -> None:
        for event in events:
            self.table.apply(event)
            metrics.count_event(type(event).__name__.lower())
            if isinstance(event, happened.Seated):
                self.audience.presence.sits(event.seat)
        self.used = time.monotonic()
        self.audience.tell(events)
        self._settle(patience_s)

    def _settle(self, patience_s: float) -> None:
        """See to it that what must follow by itself does follow; `patience_s`: after another server had its chance."""
        table = self.table
        if table.match is not None:
            self.dealt.set()
        elif table.full:
            if all(seat.entropy is not None for seat in table.people):
                self._shares.set()
            self._start("deal", self._deal(patience_s))
        if not table.over:
            for number in filter(table.moves_itself, table.to_act):
                self._start(number, self._play_bot(number, patience_s))
        elif table.offers.next is None and self._all_want_more():
            self._start("continue", self._continue(patience_s))
        self._set_alarm(patience_s)
        self._update_line()

    async def _deal(self, patience_s: float) -> None:
        """Deal once the people's browsers have added to the shuffle, or have not in time."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._shares.wait(), self.house.settings.entropy_wait_s)
        await asyncio.sleep(patience_s)
        await self._once(lambda now: [] if self.table.match else [happened.Dealt(now)])

    async def _play_bot(self, number: int, patience_s: float) -> None:
        """Let a seat play itself for as long as it is to act."""
        await asyncio.sleep(patience_s)
        while self.table.moves_itself(number):
            seat = self.table.seat(number)
            state = self.table.state
            assert state is not None
            name = seat.name if seat.kind == "bot" else understudy(state.game.key)
            await self.house.warmth.player(state.game.key, name)
            move = await self.house.bots.choose(state, number, name)
            with suppress(IllegalMove):  # the table has changed meanwhile
                await self._once(partial(self._bot_move, number, move))

    def _bot_move(self, number: int, move: str, now: float) -> list[TableEvent]:
        return rulings.moving(self.table, number, move, None, now) if self.table.moves_itself(number) else []

    async def _continue(self, patience_s: float) -> None:
        """Set the next table up, with the seats moved on by one."""
        await asyncio.sleep(patience_s)
        if self.table.offers.next is None:
            following = await self.house.follow(self.table)
            await self._once(lambda now: [] if self.table.offers.next else [happened.Continued(now, following)])

    async def _expire(self) -> None:
        def expired(now: float) -> list[TableEvent]:
            return [happened.Expired(now, seat) for seat in self.table.ticking if self.table.time_is_up(seat, now)]

        await self._once(expired)
        self._set_alarm(0.0)  # it may have rung a little too early

    async def _once(self, decide: Callable[[float], list[TableEvent]]) -> None:
        """Let happen what is decided when it is this one's turn."""
        async with self._turn:
            while events := decide(time.time()):
                try:
                    await self._happen(events)
                except Conflict:
                    await self._catch_up()
                else:
                    return

    def _all_want_more(self) -> bool:
        people = {seat.number for seat in self.table.people}
        return bool(people) and people == self.table.offers.rematch

    def _set_alarm(self, patience_s: float) -> None:
        """Wake when the next clock runs out."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        now = time.time()
        left = [self.table.clock_s(seat, now) or 0.0 for seat in self.table.ticking]
        if left:
            delay = max(0.0, min(left)) + patience_s
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._start("clock", self._expire())

    def _update_line(self) -> None:
        """Keep what the lobby shows as it is here."""
        if not shows(self.line, self.table):
            self._start("line", self.write_line())

    async def write_line(self) -> None:
        """Write what is not yet written of when the table changed, and how it stands."""
        while self.line.changed < self.table.changed:
            line = line_of(self.table)
            await self.house.storage.rewrite(line)
            self.line = line

    def _start(self, name: object, work: Coroutine[Any, Any, None]) -> None:
        """Work in the background; if work of this name is under way, that is enough."""
        if name in self._tasks:
            work.close()
            return
        task = asyncio.create_task(self._guarded(name, work))
        self._tasks[name] = task

    async def _guarded(self, name: object, work: Coroutine[Any, Any, None]) -> None:
        again = False
        try:
            await work
        except Unavailable:
            logs.say("storage-unavailable", logging.ERROR, table=self.table.id, work=str(name))
            await asyncio.sleep(AGAIN_S)
            again = True
        except Exception:  # noqa: BLE001  (a table that fails must not take others with it, and must be seen to fail)
            metrics.FAULTS.inc()
            logs.fault("table-fault", table=self.table.id, work=str(name))
        finally:
            del self._tasks[name]
        if again:
            self._settle(0.0)

    def stop(self) -> None:
        """Leave everything as it is on disk."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks.values():
            task.cancel()
