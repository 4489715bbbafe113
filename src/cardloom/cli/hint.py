"""`cardloom hint`: what the moves of a recorded game that still runs are worth, and why."""

from __future__ import annotations

from dataclasses import asdict

import click

from cardloom.cli.parameters import as_json, at_option, file_argument, seat_option
from cardloom.cli.recorded import read_record
from cardloom.cli.spoken import command
from cardloom.errors import IllegalMove
from cardloom.terminal.terminal import Terminal


@command
@file_argument
@at_option
@seat_option
@as_json
@click.pass_obj
def hint(terminal: Terminal, file: str, at: int | None, seat: int | None, json: bool) -> None:
    from cardloom.coach import told
    from cardloom.coach.hints import hint as hinted
    from cardloom.terminal.coaching import show_hint

    state = read_record(terminal, file).replay(at)
    if state.over:
        raise IllegalMove("game-over")
    seat = seat or state.to_act[0]
    legal = state.legal(seat)
    if not legal:
        raise IllegalMove("not-your-turn", seat=seat, to_act=", ".join(f"p{acting}" for acting in state.to_act))
    found = told(hinted(state.view(seat), legal), terminal.language)
    if json:
        terminal.json(asdict(found))
    else:
        show_hint(terminal, found)
