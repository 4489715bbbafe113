"""Bring a database to the shape that this version knows."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from cardloom.server.refusals import Refused
from cardloom.server.storage.database import Database, Lost, Unavailable, database

LOCK = 0x0CA2D1  # a number of our own, for PostgreSQL's advisory locks


async def migrate(database: Database) -> None:
    """Run the steps that are missing. Of several servers that start at once, one does it."""
    await database.run(_upgrade)


async def prepare(address: str) -> None:
    """Make sure that a database can be used, and has its shape."""
    kept = database(address)
    try:
        await migrate(kept)
    except CommandError as trouble:  # it knows no such step
        raise Refused("database-newer", database=make_url(address).render_as_string()) from trouble
    except (Lost, Unavailable, OSError, SQLAlchemyError) as trouble:
        raise Refused("database-away", database=make_url(address).render_as_string()) from trouble
    finally:
        await kept.close()


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", "cardloom.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
