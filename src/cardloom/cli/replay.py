"""`cardloom replay`: a recorded game as it ended, or as it stood after a move."""

from __future__ import annotations

import click

from cardloom.cli.parameters import as_json, at_option, file_argument, seat_option
from cardloom.cli.recorded import read_record
from cardloom.cli.spoken import command
from cardloom.terminal.terminal import Terminal


@command
@file_argument
@at_option
@seat_option
@as_json
@click.pass_obj
def replay(terminal: Terminal, file: str, at: int | None, seat: int | None, json: bool) -> None:
    from cardloom.record import winners
    from cardloom.terminal.tables.outcome import show_view

    record = read_record(terminal, file)
    state = record.replay(at)
    moves = record.moves[:at]
    gone = record.result.resigned or record.result.timed_out if record.result and moves == record.moves else None
    view = state.view(seat)
    if json:
        terminal.json(
            {
                "game": record.game,
                "options": dict(state.options),
                "seats": list(record.seats),
                "moves": list(moves),
                "to_act": list(state.to_act),
                "over": state.over or gone is not None,
                "scores": list(state.scores),
                "winners": list(winners(state, gone)),
                "view": view,
            }
        )
        return
    title = terminal.say(f"game-{record.game}")
    terminal.tell(terminal.say("replay-title", game=title, seats=", ".join(record.seats)))
    terminal.tell(terminal.say("replay-moves", moves=len(moves), all=len(record.moves)))
    terminal.show([""])
    show_view(terminal, view, record.seats)
    if gone is not None:
        terminal.tell(terminal.say("replay-gone", name=record.seats[gone - 1]))
    elif not state.over:
        names = ", ".join(record.seats[acting - 1] for acting in state.to_act)
        terminal.tell(terminal.say("replay-to-act", names=names))
