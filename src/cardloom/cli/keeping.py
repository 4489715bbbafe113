"""Where the tables are kept: options that the server's commands share."""

from __future__ import annotations

from pathlib import Path

import click

from cardloom.cards import shown
from cardloom.cli.files import reason
from cardloom.cli.spoken import BadUsage

data_option = click.option("--data", type=click.Path(path_type=Path), metavar="FOLDER", help="option-serve-data")
database_option = click.option("--database", metavar="URL", help="option-serve-database")


def database_at(data: Path | None, database: str | None) -> str:
    """The database that is asked for, else a file in the folder that is asked for, else in the user's data folder."""
    from cardloom.server.settings import database_in, default_folder

    if database is not None:
        return database
    folder = data or default_folder()
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)  # the secrets of running shuffles are nobody else's
    except OSError as error:
        raise BadUsage("data-folder", folder=shown(str(folder)), reason=reason(error)) from error
    return database_in(folder)
