"""PostgreSQL, for tables that several servers keep together."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from asyncpg.exceptions import InterfaceError, PostgresError
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from cardloom.server.storage.database import Database, Lost, Unavailable

Answer = TypeVar("Answer")


class Postgresql(Database):
    """A pool of asyncpg connections; one that turns out to be dead is replaced."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url, pool_size=4, max_overflow=4, pool_pre_ping=True, hide_parameters=True)
        self._committing = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def run(self, work: Callable[[Connection], Answer], one_statement: bool = False) -> Answer:
        try:
            async with (self._committing if one_statement else self._engine).begin() as connection:
                return await connection.run_sync(work)
        except IntegrityError:
            raise
        except (OSError, DBAPIError, PostgresError, InterfaceError) as trouble:
            raise (Lost if _has_gone(trouble) else Unavailable) from trouble

    async def close(self) -> None:
        await self._engine.dispose()


def _has_gone(trouble: Exception) -> bool:
    """Whether the connection broke, or the database is just starting or stopping (SQLSTATE classes 08 and 57)."""
    if isinstance(trouble, DBAPIError):
        code = str(getattr(trouble.orig, "sqlstate", None) or "")
        return trouble.connection_invalidated or code[:2] in ("08", "57")
    return isinstance(trouble, OSError | InterfaceError) or str(getattr(trouble, "sqlstate", ""))[:2] in ("08", "57")
