"""Lines: what the lobby shows of a table, and how it is kept beside its events."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, json

from cardloom.server import wire
from cardloom.server.storage import Line
from cardloom.server.table import Table


class Sitter(Struct):
    """Who sits at a table of the lobby."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]


class Shown(Struct):
    """What a line holds as JSON."""

    options: wire.Options
    watchable: bool
    people: list[Sitter]


def line_of(table: Table) -> Line:
    """The line of a table as it is now."""
    made = table.created
    people = [Sitter(seat.number, seat.name, seat.kind) for seat in table.seats]
    return Line(
        id=table.id,
        game=made.game,
        status=table.status,
        listed=made.listed,
        joinable=table.joinable,
        created=made.at,
        changed=table.changed,
        line=json.encode(Shown(dict(made.options), made.watchable, people)).decode(),
    )


def shows(line: Line, table: Table) -> bool:
    """Whether the line still says how things are; a joiner always changes who may join, or the status."""
    return (line.status, line.joinable) == (table.status, table.joinable)


def in_lobby(line: Line, now: float) -> wire.TableLine:
    """The line as the lobby tells it. Who is present, it does not know."""
    shown = json.decode(line.line, type=Shown)
    return wire.TableLine(
        id=line.id,
        game=line.game,
        options=shown.options,
        people=[wire.Person(p.seat, p.name, p.kind, p.kind == "bot", 0, None, False) for p in shown.people],
        status=line.status,  # type: ignore[arg-type]
        watchable=shown.watchable,
        joinable=line.joinable,
        age_s=max(0, int(now - line.created)),
    )
