"""`cardloom legal`: what may be done in a recorded game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from cardloom.cli.parameters import as_json, at_option, file_argument, seat_option
from cardloom.cli.recorded import read_record
from cardloom.cli.spoken import command
from cardloom.terminal.terminal import Terminal

MOST_LISTED = 10_000


@command
@file_argument
@at_option
@seat_option
@as_json
@click.pass_obj
def legal(terminal: Terminal, file: str, at: int | None, seat: int | None, json: bool) -> None:
    state = read_record(terminal, file).replay(at)
    moves = {acting: state.legal(acting) for acting in ((seat,) if seat else state.to_act)}
    if json:
        terminal.json({"to_act": list(state.to_act), "legal": {str(by): _data(some) for by, some in moves.items()}})
        return
    for by, some in moves.items():
        if len(some) > MOST_LISTED:
            terminal.tell(f"p{by}: {terminal.say('table-many-ways', **_data(some))}")
        else:
            terminal.show(f"p{by} {terminal.cards(move)}" for move in some)


def _data(moves: Sequence[str]) -> Any:
    """The moves, or how many ways there are if they are too many to list."""
    if len(moves) <= MOST_LISTED:
        return list(moves)
    return {"ways": len(moves), "groups": moves.groups, "size": moves.size}  # type: ignore[attr-defined]
