"""`cardloom review`: what the moves of a recorded game were worth."""

from __future__ import annotations

import sys
from dataclasses import asdict

import click

from cardloom.cli.parameters import as_json, file_argument, seat_option
from cardloom.cli.recorded import read_record
from cardloom.cli.spoken import BadUsage, command
from cardloom.terminal.terminal import Terminal


@command
@file_argument
@seat_option
@as_json
@click.pass_obj
def review(terminal: Terminal, file: str, seat: int | None, json: bool) -> None:
    from cardloom.coach import told
    from cardloom.coach.reviews import reviewing
    from cardloom.terminal.coaching import show_review

    record = read_record(terminal, file)
    if seat is not None and seat > len(record.seats):
        raise BadUsage("no-such-seat", seat=str(seat), seats=len(record.seats))
    looking = reviewing(record, None if seat is None else (seat,))
    with click.progressbar(length=1, file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        while True:
            try:
                _, bar.length = next(looking)
            except StopIteration as end:
                found = told(end.value, terminal.language)
                break
            bar.update(1)
    if json:
        terminal.json(asdict(found))
    else:
        show_review(terminal, found)
