"""`cardloom backup`: all tables in one file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from cardloom.cli.keeping import data_option, database_at, database_option
from cardloom.cli.parameters import file_argument
from cardloom.cli.spoken import command
from cardloom.terminal.terminal import Terminal


@command
@file_argument
@data_option
@database_option
@click.pass_obj
def backup(terminal: Terminal, file: str, data: Path | None, database: str | None) -> None:
    from cardloom.server.backup import backup as run

    tables = asyncio.run(run(database_at(data, database), Path(file)))
    terminal.tell(terminal.say("backup-done", tables=tables, file=file))
