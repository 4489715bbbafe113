"""A finished game, move by move, as a seat saw it."""

from __future__ import annotations

from cardloom.errors import IllegalMove
from cardloom.server import wire
from cardloom.server.refusals import Refused
from cardloom.server.table import Table
from cardloom.server.telling import Teller


def replayed(table: Table, at: int | None, seat: int | None) -> wire.Table:
    """The table as it stood after so many moves: then nobody had resigned, and nothing was offered."""
    if not table.over or table.match is None:
        raise Refused("still-running")
    if seat is not None and not 1 <= seat <= len(table.seats):
        raise IllegalMove("no-such-seat", seat=str(seat), seats=len(table.seats))
    if at is not None and not 0 <= at <= len(table.done):
        raise Refused("no-such-move", move=at, moves=len(table.done))
    shown = Teller(table if at is None else table.as_after(at)).told(seat, table.changed, {})
    shown.length = len(table.done)
    return shown
