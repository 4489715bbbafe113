"""`cardloom serve`: the tables, and the page to play at them."""

from __future__ import annotations

from pathlib import Path

import click

from cardloom.cli.keeping import data_option, database_at, database_option
from cardloom.cli.spoken import Number, command
from cardloom.terminal.terminal import Terminal


@command
@click.option("--host", default="127.0.0.1", metavar="HOST", help="option-serve-host")
@click.option("--port", type=Number(0, 65_535), metavar="PORT", help="option-serve-port")
@data_option
@database_option
@click.option("--redis", metavar="URL", help="option-serve-redis")
@click.option("--no-browser", is_flag=True, help="option-serve-no-browser")
@click.pass_obj
def serve(
    terminal: Terminal,
    host: str,
    port: int | None,
    data: Path | None,
    database: str | None,
    redis: str | None,
    no_browser: bool,
) -> None:
    from cardloom.server.serving import serve as run
    from cardloom.server.settings import Settings

    def opened(address: str, others: str | None) -> None:
        terminal.tell(terminal.say("serve-opened", address=address))
        if others is not None:
            terminal.tell(terminal.say("serve-others", address=others))

    run(Settings(database_at(data, database), redis), host, port, not no_browser, opened)
