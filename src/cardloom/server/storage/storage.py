"""The verbs: create, append, load, list, delete. What an event says is no matter here."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache, partial
from itertools import chain
from typing import TypeVar

from sqlalchemy import Connection, Dialect, Select, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cardloom.server.storage.database import Database, Lost, Unavailable
from cardloom.server.storage.models import EVENTS, TABLES

Answer = TypeVar("Answer")

PATIENCE_S = 30.0  # for how long a database may be away before commands are refused
PAUSE_S = 0.2
GATHER_S = 0.002
LINES_GATHER_S, MOST_LINES = 0.02, 20
EVENT_COLUMNS = ("table_id", "sequence", "event")
MOST_WISHES = 100  # in one statement
_REWRITE = update(TABLES).where(TABLES.c.id == bindparam("table"))


class Conflict(Exception):
    """Another server has written what comes next; load, and try again."""


@dataclass(frozen=True, slots=True)
class Line:
    """What can be said of a table without its events."""

    id: str
    game: str
    status: str
    listed: bool
    joinable: bool
    created: float
    changed: float
    line: str  # JSON for the lobby


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it is kept, or its events from some place on."""

    line: Line
    events: tuple[str, ...]


@dataclass(slots=True)
class Append:
    """Events that come next in a table, the first of them at `sequence`."""

    table: str
    sequence: int
    events: Sequence[str]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def rows(self) -> list[tuple[str, int, str]]:
        """By `EVENT_COLUMNS`."""
        return [(self.table, sequence, event) for sequence, event in enumerate(self.events, self.sequence)]

    def answer(self, refusal: Exception | None) -> None:
        if self.done.cancelled():
            return
        if refusal is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(refusal)


class Storage:
    """Tables in a database. Appends that come while others are being written are committed together."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[Append] = []
        self._writer: asyncio.Task[None] | None = None
        self._lines: dict[str, Line] = {}  # to be rewritten, by table
        self._rewriter: asyncio.Task[None] | None = None

    async def create(self, line: Line, events: Sequence[str]) -> None:
        """A new table with its first events. Raises `Conflict` if there is one of this name."""
        wish = Append(line.id, 0, events)
        try:
            await self._patiently(lambda connection: _create(connection, line, wish))
        except IntegrityError:
            if await self.load(line.id) is None:
                raise Unavailable from None  # its name is free
            await self._refuse_foreign(wish)

    async def append(self, table: str, sequence: int, events: Sequence[str]) -> None:
        """Write what comes next in a table; it is committed when this returns. Raises `Conflict`, `Unavailable`."""
        wish = Append(table, sequence, events)
        self._waiting.append(wish)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        await wish.done

    async def load(self, table: str, since: int = 0) -> Stored | None:
        """A table with its events from `since` on; None if there is no such table."""
        return await self._patiently(lambda connection: _load(connection, table, since))

    async def rewrite(self, line: Line) -> None:
        """A table's line as it is now. Lines can wait: a few are written together, and events come between them."""
        self._lines[line.id] = line
        if self._rewriter is None:
            self._rewriter = asyncio.create_task(self._rewrite())
        await asyncio.shield(self._rewriter)

    async def listed(self, limit: int = 200) -> list[Line]:
        """The listed tables, the youngest first."""
        query = select(TABLES).where(TABLES.c.listed).order_by(TABLES.c.created.desc()).limit(limit)
        return await self._patiently(lambda connection: [Line(**row) for row in connection.execute(query).mappings()])

    async def joinable(self, game: str, limit: int = 20) -> list[str]:
        """The listed tables of a game that have an open seat, the oldest first."""
        open_ones = (TABLES.c.listed, TABLES.c.joinable, TABLES.c.game == game)
        return await self._names(select(TABLES.c.id).where(*open_ones).order_by(TABLES.c.created).limit(limit))

    async def unchanged(self, status: str, before: float, limit: int = 1000) -> list[str]:
        """Tables of a status that nothing has happened to since."""
        return await self._names(
            select(TABLES.c.id).where(TABLES.c.status == status, TABLES.c.changed < before).limit(limit)
        )

    async def lengths(self, tables: Iterable[str]) -> dict[str, int]:
        """How many events each of these tables has by now."""
        wanted = EVENTS.c.table_id.in_(list(tables))
        query = select(EVENTS.c.table_id, func.max(EVENTS.c.sequence)).where(wanted).group_by(EVENTS.c.table_id)
        found = await self._patiently(lambda connection: connection.execute(query).all())
        return {table: last + 1 for table, last in found}

    async def delete(self, tables: Iterable[str]) -> None:
        wanted = TABLES.c.id.in_(list(tables))
        await self._patiently(lambda connection: connection.execute(delete(TABLES).where(wanted)))

    async def close(self) -> None:
        """Once everything that waits is written, or refused."""
        if working := {task for task in (self._rewriter, self._writer) if task is not None}:
            await asyncio.wait(working)
        await self._database.close()

    async def _names(self, query: Select[tuple[str]]) -> list[str]:
        return await self._patiently(lambda connection: list(connection.scalars(query)))

    async def _write(self) -> None:
        """Write until nothing waits. Where many write, a moment is left for more to come."""
        many = False
        while self._waiting:
            if many or len(self._waiting) > 1:
                await asyncio.sleep(GATHER_S)
            many = True
            batch, self._waiting = self._waiting[:MOST_WISHES], self._waiting[MOST_WISHES:]
            try:
                await self._patiently(partial(_append, wishes=batch), one_statement=True)
            except IntegrityError:
                for wish in batch:
                    wish.answer(await self._write_alone(wish))
            except Exception as trouble:  # noqa: BLE001  (whoever waits hears of it; others can still write)
                for wish in batch:
                    wish.answer(trouble)
            else:
                for wish in batch:
                    wish.answer(None)
        self._writer = None

    async def _rewrite(self) -> None:
        try:
            while self._lines:
                await asyncio.sleep(LINES_GATHER_S)
                some = [self._lines.pop(table) for table in list(self._lines)[:MOST_LINES]]
                await self._patiently(partial(_rewrite, lines=some))
        finally:
            self._rewriter = None

    async def _write_alone(self, wish: Append) -> Exception | None:
        """Why a wish cannot be granted; None if it was."""
        try:
            await self._patiently(partial(_append, wishes=[wish]), one_statement=True)
        except IntegrityError:
            try:
                await self._refuse_foreign(wish)
            except Exception as refusal:  # noqa: BLE001  (as above)
                return refusal
        except Exception as trouble:  # noqa: BLE001  (as above)
            return trouble
        return None

    async def _refuse_foreign(self, wish: Append) -> None:
        """What stands there may be what was wished: written by a try whose answer was lost. Else it is a conflict."""
        found = await self.load(wish.table, wish.sequence)
        if found is not None and not found.events:
            raise Unavailable  # nobody was quicker: the database itself does not take it
        if found is None or found.events[: len(wish.events)] != tuple(wish.events):
            raise Conflict

    async def _patiently(self, work: Callable[[Connection], Answer], one_statement: bool = False) -> Answer:
        """The work's answer, though the database be away for a moment."""
        last = time.monotonic() + PATIENCE_S
        while True:
            try:
                return await self._database.run(work, one_statement)
            except Lost as lost:
                if time.monotonic() > last:
                    raise Unavailable from lost
                await asyncio.sleep(PAUSE_S)


def _create(connection: Connection, line: Line, wish: Append) -> None:
    connection.execute(insert(TABLES), asdict(line))
    _append(connection, [wish])


def _append(connection: Connection, wishes: Sequence[Append]) -> None:
    rows = [row for wish in wishes for row in wish.rows()]
    connection.exec_driver_sql(_insertion(connection.dialect, len(rows)), tuple(chain.from_iterable(rows)))


@cache
def _insertion(dialect: Dialect, rows: int) -> str:
    """The statement that inserts so many events; its parameters are the rows, one after the other."""
    row = dict.fromkeys(EVENT_COLUMNS, "")
    return str(insert(EVENTS).values([row] * rows).compile(dialect=dialect))


def _rewrite(connection: Connection, lines: Sequence[Line]) -> None:
    connection.execute(_REWRITE, [{"table": line.id, **asdict(line)} for line in lines])


def _load(connection: Connection, table: str, since: int) -> Stored | None:
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().one_or_none()
    if row is None:
        return None
    query = select(EVENTS.c.event).where(EVENTS.c.table_id == table, EVENTS.c.sequence >= since)
    return Stored(Line(**row), tuple(connection.scalars(query.order_by(EVENTS.c.sequence))))
