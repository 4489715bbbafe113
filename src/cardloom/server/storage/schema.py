"""Bring a database to the shape that this version knows."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from cardloom.server.storage.database import Database

LOCK = 0x0CA2D1  # a number of our own, for PostgreSQL's advisory locks


async def migrate(database: Database) -> None:
    """Run the steps that are missing. Of several servers that start at once, one does it."""
    await database.run(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", "cardloom.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
