"""What happens at a table, as it is logged. A table is its events; nothing else is kept."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, json

from cardloom.server.wire import Clock, Options, Preset


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """Who is to sit there. `key`: the hash of the seat's secret; `gives_way`: a bot that leaves it to a person."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    key: str | None = None
    gives_way: bool = False


class Event(Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Something that happened `at` a time, in seconds since 1970."""

    at: float


class Created(Event, frozen=True, kw_only=True):
    """The table was set up. `secret`: what its shuffles are made from, in hexadecimal digits."""

    game: str
    options: Options
    seats: tuple[SeatPlan, ...]
    secret: str
    listed: bool = False
    watchable: bool = True
    chat: bool = True
    clock: Clock | None = None
    hints: bool = False


class Seated(Event, frozen=True):
    """A person took an open seat, or the seat of a bot that gave way."""

    seat: int
    name: str
    key: str


class Dealt(Event, frozen=True):
    """The game began, with the shares that had come in."""


class ByCommand(Event, frozen=True):
    """An event that a seat's command led to; bots have no serials."""

    seat: int
    serial: int | None


class Contributed(ByCommand, frozen=True):
    """A seat's client added its share to the shuffle."""

    text: str


class Moved(ByCommand, frozen=True):
    """A move, as text."""

    move: str


class Hinted(ByCommand, frozen=True):
    """A seat asked the coach."""


class Asked(ByCommand, frozen=True):
    """A seat wants its last move back."""


class Agreed(ByCommand, frozen=True):
    """A seat says yes to that, and others still have to."""


class Declined(ByCommand, frozen=True):
    """A seat says no to that."""


class Undone(ByCommand, frozen=True):
    """The last move of seat `by` was taken back; `seat` asked for it or said yes."""

    by: int


class Resigned(ByCommand, frozen=True):
    """A seat gave up."""


class Expired(Event, frozen=True):
    """A seat's clock ran out."""

    seat: int


class Returned(Event, frozen=True):
    """The server had been away: for clocks, the time since the last event has not passed."""


class Wished(ByCommand, frozen=True):
    """A seat wants to play again."""


class Continued(Event, frozen=True):
    """All people want that: they play on at the table `next`."""

    next: str


class Said(ByCommand, frozen=True):
    """A line of chat, in words of its own or preset ones."""

    text: str | None = None
    preset: Preset | None = None


class Imported(Event, frozen=True):
    """A finished game came in as a record."""

    record: str


class Resumed(Event, frozen=True):
    """A finished game, `origin`, is played on from somewhere in it: the record says how it went until there."""

    record: str
    origin: str


TableEvent: TypeAlias = (
    Created
    | Seated
    | Contributed
    | Dealt
    | Moved
    | Hinted
    | Asked
    | Agreed
    | Declined
    | Undone
    | Resigned
    | Expired
    | Returned
    | Wished
    | Continued
    | Said
    | Imported
    | Resumed
)

_ENCODER = json.Encoder()
_DECODER = json.Decoder(TableEvent)


def encoded(event: TableEvent) -> str:
    return _ENCODER.encode(event).decode()


def decoded(text: str) -> TableEvent:
    return _DECODER.decode(text)
