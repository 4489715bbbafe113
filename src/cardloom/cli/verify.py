"""`cardloom verify`: whether a recorded game was shuffled as it was promised."""

from __future__ import annotations

import click

from cardloom.cli.parameters import as_json, file_argument
from cardloom.cli.recorded import read_record
from cardloom.cli.spoken import command
from cardloom.terminal.terminal import Terminal


@command
@file_argument
@as_json
@click.pass_obj
def verify(terminal: Terminal, file: str, json: bool) -> int:
    from cardloom import shuffle

    record = read_record(terminal, file)
    misfits = shuffle.verify(record)
    if json:
        terminal.json(
            {
                "verified": not misfits,
                "misfits": [{"code": misfit.code, "detail": misfit.detail} for misfit in misfits],
            }
        )
    elif misfits:
        terminal.tell(*map(terminal.refusal, misfits))
    else:
        terminal.tell(terminal.say("verified", decks=len(record.decks)))
    return 1 if misfits else 0
