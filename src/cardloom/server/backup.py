"""All tables in one file, and back: the file is an SQLite database of the same shape, wherever the tables are kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Table, create_engine, delete, func, insert, select
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from cardloom.server.refusals import Refused
from cardloom.server.storage import Unavailable, database
from cardloom.server.storage.database import Lost
from cardloom.server.storage.models import EVENTS, TABLES
from cardloom.server.storage.schema import prepare

ROWS = 5_000  # at a time


async def backup(address: str, file: Path) -> int:
    """Copy all tables of a database into a new file; how many there were."""
    if file.exists():
        raise Refused("file-is-there", file=str(file))
    await prepare(address)
    await prepare(f"sqlite:///{file}")
    kept, engine = database(address), create_engine(f"sqlite:///{file}")
    try:
        return await kept.run(lambda source: _copy_all(source, engine))
    except (Lost, Unavailable, SQLAlchemyError) as trouble:
        engine.dispose()
        for part in ("", "-wal", "-shm"):
            Path(f"{file}{part}").unlink(missing_ok=True)
        raise Refused("backup-failed", file=str(file)) from trouble
    finally:
        engine.dispose()
        await kept.close()


async def restore(address: str, file: Path) -> int:
    """Copy all tables of a backup into a database that has none; how many there were."""
    if not file.is_file():
        raise Refused("not-a-backup", file=str(file))
    await prepare(address)
    kept, engine = database(address), create_engine(f"sqlite:///{file}")
    try:
        with engine.connect() as source:
            try:
                _count(source)
            except DatabaseError as trouble:
                raise Refused("not-a-backup", file=str(file)) from trouble
            return await kept.run(lambda target: _restore(source, target))
    finally:
        engine.dispose()
        await kept.close()


def _copy_all(source: Connection, engine: Engine) -> int:
    with engine.begin() as target:
        _copy(source, target)
        # The server may have made a table, or cleared one away, between the two.
        known = select(TABLES.c.id).scalar_subquery()
        target.execute(delete(EVENTS).where(EVENTS.c.table_id.not_in(known)))
        target.execute(delete(TABLES).where(TABLES.c.id.not_in(select(EVENTS.c.table_id).scalar_subquery())))
        return _count(target)


def _restore(source: Connection, target: Connection) -> int:
    if _count(target):
        raise Refused("tables-are-there")
    _copy(source, target)
    return _count(target)


def _count(connection: Connection) -> int:
    return connection.scalar(select(func.count()).select_from(TABLES)) or 0


def _copy(source: Connection, target: Connection) -> None:
    for table in (TABLES, EVENTS):
        for rows in _rows(source, table):
            target.execute(insert(table), rows)


def _rows(source: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """The rows in their order, but for the number that an event has among all: it is given anew."""
    columns = [column for column in table.columns if table is TABLES or column is not EVENTS.c.id]
    order = EVENTS.c.id if table is EVENTS else TABLES.c.created
    found = source.execute(select(*columns).order_by(order)).mappings()
    while rows := found.fetchmany(ROWS):
        yield [dict(row) for row in rows]
