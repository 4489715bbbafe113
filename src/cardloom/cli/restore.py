"""`cardloom restore`: the tables of a backup."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from cardloom.cards import shown
from cardloom.cli.keeping import data_option, database_at, database_option
from cardloom.cli.parameters import file_argument
from cardloom.cli.spoken import BadUsage, command
from cardloom.terminal.terminal import Terminal


@command
@file_argument
@data_option
@database_option
@click.pass_obj
def restore(terminal: Terminal, file: str, data: Path | None, database: str | None) -> None:
    from cardloom.server.backup import restore as run

    if not Path(file).exists():
        raise BadUsage("no-such-file", file=shown(file))
    tables = asyncio.run(run(database_at(data, database), Path(file)))
    terminal.tell(terminal.say("restore-done", tables=tables))
