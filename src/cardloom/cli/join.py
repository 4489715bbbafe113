"""`cardloom join`: a seat at a server's table, in the terminal."""

from __future__ import annotations

import click

from cardloom.cli.spoken import BadUsage, command
from cardloom.terminal.terminal import Terminal


@command
@click.argument("url")
@click.option("--name", default="", metavar="NAME", help="option-join-name")
@click.pass_obj
def join(terminal: Terminal, url: str, name: str) -> int:
    from cardloom.terminal.app.application import TableApp
    from cardloom.terminal.app.invitation import Invitation
    from cardloom.terminal.app.remote import RemoteSeat

    if not terminal.full_screen:
        raise BadUsage("no-full-screen")
    invitation = Invitation.of(url)
    seat = RemoteSeat(invitation, invitation.accept(name), terminal.language)
    app = TableApp(seat, terminal)
    app.run()
    if not (seat.table and seat.table["over"]):
        terminal.tell(terminal.say("terminal-come-back", link=invitation.link))
    return app.return_code or 0
