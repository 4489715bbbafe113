"""A database, reached from an event loop: SQLite by one thread, PostgreSQL by a pool of connections.

Work is a plain function of a SQLAlchemy connection, run in one transaction.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from cardloom.cards import shown
from cardloom.server.refusals import Refused

Answer = TypeVar("Answer")

PRAGMAS = (
    "journal_mode=WAL",
    # What is committed survives the end of this process, however sudden. Only a power cut may take the last moments.
    "synchronous=NORMAL",
    "foreign_keys=ON",
    "busy_timeout=10000",
)


class Lost(Exception):
    """The database is away for a moment. Whether the work was done is not known: it may be tried again."""


class Unavailable(Exception):
    """The database cannot be reached, or does not do the work."""


class Database(ABC):
    """Where transactions run."""

    @abstractmethod
    async def run(self, work: Callable[[Connection], Answer]) -> Answer:
        """The work's answer, once it is committed. Raises `IntegrityError`, `Lost`, `Unavailable`."""

    @abstractmethod
    async def close(self) -> None: ...


class Sqlite(Database):
    """One file, one thread, one connection: a writer never waits for another."""

    def __init__(self, engine: Engine) -> None:
        event.listen(engine, "connect", _set_pragmas)
        self._engine = engine
        self._connection: Connection | None = None  # the thread's; taking one from the pool costs more than a write
        self._thread = ThreadPoolExecutor(1, "database")

    async def run(self, work: Callable[[Connection], Answer]) -> Answer:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._work, work)
        except OperationalError as trouble:
            raise Unavailable from trouble

    def _work(self, work: Callable[[Connection], Answer]) -> Answer:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            return work(self._connection)

    async def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def database(url: str) -> Database:
    """The database of an address: `sqlite:///FILE` or `postgresql+asyncpg://USER@HOST/NAME`."""
    try:
        known = make_url(url)
    except ArgumentError:
        raise Refused("unknown-database", database=shown(url)) from None
    match known.drivername:
        case "sqlite":
            return Sqlite(create_engine(known))
        case "postgresql+asyncpg":
            from cardloom.server.storage.postgresql import Postgresql

            return Postgresql(url)
    raise Refused("unknown-database", database=known.render_as_string())


def _set_pragmas(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
