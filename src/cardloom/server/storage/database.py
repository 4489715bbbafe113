"""A database, reached from an event loop: SQLite by one thread, PostgreSQL by a pool of connections.

Work is a plain function of a SQLAlchemy connection, run in one transaction. Work that is but one statement can commit
itself: SQLite's driver hands the interpreter over at every step, and waits for it while tables are busy.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError

from cardloom.cards import shown
from cardloom.server import logs
from cardloom.server.refusals import Refused

Answer = TypeVar("Answer")

PRAGMAS = (
    "journal_mode=WAL",
    # What is committed survives the end of this process, however sudden. Only a power cut may take the last moments.
    "synchronous=NORMAL",
    "foreign_keys=ON",
    "busy_timeout=10000",
    # Moving the log into the file is not the writer's work; it is only if the log has become this long, in pages.
    "wal_autocheckpoint=20000",
)
CHECKPOINT_EVERY_S = 2.0


class Lost(Exception):
    """The database is away for a moment. Whether the work was done is not known: it may be tried again."""


class Unavailable(Exception):
    """The database cannot be reached, or does not do the work."""


class Database(ABC):
    """Where transactions run."""

    @abstractmethod
    async def run(self, work: Callable[[Connection], Answer], one_statement: bool = False) -> Answer:
        """The work's answer, once it is committed. Raises `IntegrityError`, `Lost`, `Unavailable`."""

    @abstractmethod
    async def close(self) -> None: ...


class Sqlite(Database):
    """One file, one thread: a writer never waits for another, nor for the log to move into the file."""

    def __init__(self, engine: Engine) -> None:
        event.listen(engine, "connect", _set_pragmas)
        self._engine = engine
        # The thread's; taking one from the pool costs more than a write.
        self._connections: dict[bool, Connection] = {}  # by whether each statement commits itself
        self._thread = ThreadPoolExecutor(1, "database")
        self._checkpoints = ThreadPoolExecutor(1, "checkpoints")
        self._last_checkpoint = time.monotonic()
        self._file: os.stat_result | None = None
        self._gone = False

    async def run(self, work: Callable[[Connection], Answer], one_statement: bool = False) -> Answer:
        if time.monotonic() > self._last_checkpoint + CHECKPOINT_EVERY_S:
            self._last_checkpoint = time.monotonic()
            self._checkpoints.submit(self._checkpoint)
        if self._gone:
            raise Unavailable
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._work, work, one_statement)
        except IntegrityError:
            raise
        except DBAPIError as trouble:
            raise Unavailable from trouble

    def _checkpoint(self) -> None:
        self._gone = self._is_gone()
        if self._gone:
            logs.say("database-deleted", logging.ERROR)
            return
        try:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
        except DBAPIError:
            logs.fault("checkpoint-failed")

    def _is_gone(self) -> bool:
        """Whether the file was deleted, or another one put in its place: what is written now would be lost."""
        try:
            file = os.stat(self._engine.url.database or "")
        except OSError:
            return self._file is not None
        self._file = self._file or file
        return not os.path.samestat(file, self._file)

    def _work(self, work: Callable[[Connection], Answer], one_statement: bool) -> Answer:
        if one_statement not in self._connections:
            isolation = {"isolation_level": "AUTOCOMMIT"} if one_statement else {}
            self._connections[one_statement] = self._engine.connect().execution_options(**isolation)
        with self._connections[one_statement].begin():
            return work(self._connections[one_statement])

    async def close(self) -> None:
        self._checkpoints.shutdown()
        self._thread.shutdown()
        for connection in self._connections.values():
            connection.close()
        self._engine.dispose()


def database(url: str) -> Database:
    """The database of an address: `sqlite:///FILE` or `postgresql+asyncpg://USER@HOST/NAME`."""
    try:
        known = make_url(url)
    except ArgumentError:
        raise Refused("unknown-database", database=shown(url)) from None
    match known.drivername:
        case "sqlite":
            return Sqlite(create_engine(known, hide_parameters=True))  # names, texts and secrets stay out of the log
        case "postgresql+asyncpg":
            from cardloom.server.storage.postgresql import Postgresql

            return Postgresql(url)
    raise Refused("unknown-database", database=known.render_as_string())


def _set_pragmas(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
