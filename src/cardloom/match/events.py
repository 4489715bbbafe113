"""What happens in a match. `at` is the time in seconds, from wherever the caller's clock counts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from types import NoneType
from typing import Any, TypeAlias

from cardloom.errors import BadRecord


@dataclass(frozen=True, slots=True)
class Created:
    """The game, its options, and where its deals come from: given decks and then a seed; or a shuffle's secret."""

    at: float
    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    decks: tuple[str, ...] = ()
    seed: int | None = field(default=None, repr=False)
    match: str = ""  # the name that the shuffle goes by
    secret: str = field(default="", repr=False)  # in hexadecimal digits
    draw_seats: bool = False  # whether those who join are seated by lot, or in the order of joining


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody takes a chair: 1 is for who joins first. When all are taken the cards are dealt."""

    at: float
    chair: int
    name: str
    entropy: str = ""


@dataclass(frozen=True, slots=True)
class Moved:
    """The seat has made a move."""

    at: float
    seat: int
    move: str


@dataclass(frozen=True, slots=True)
class Hinted:
    """The seat has asked what its moves are worth."""

    at: float
    seat: int


@dataclass(frozen=True, slots=True)
class Undone:
    """The seat has taken back its last move."""

    at: float
    seat: int


@dataclass(frozen=True, slots=True)
class Resigned:
    """The seat gives up: the match is over, and all the others share the win."""

    at: float
    seat: int


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The seat's time is up: the match ends as if it had resigned."""

    at: float
    seat: int


@dataclass(frozen=True, slots=True)
class Abandoned:
    """The match ends without a result."""

    at: float


Event: TypeAlias = Created | Seated | Moved | Hinted | Undone | Resigned | TimedOut | Abandoned
EVENTS: dict[str, type[Event]] = {
    "created": Created,
    "seated": Seated,
    "moved": Moved,
    "hinted": Hinted,
    "undone": Undone,
    "resigned": Resigned,
    "timed-out": TimedOut,
    "abandoned": Abandoned,
}

_NAMES = {kind: name for name, kind in EVENTS.items()}
_TYPES: dict[str, tuple[type, ...]] = {
    "at": (int, float),
    "game": (str,),
    "seats": (int,),
    "options": (dict,),
    "decks": (tuple,),
    "seed": (int, NoneType),
    "match": (str,),
    "secret": (str,),
    "draw_seats": (bool,),
    "chair": (int,),
    "name": (str,),
    "entropy": (str,),
    "seat": (int,),
    "move": (str,),
}


def plain(event: Event) -> dict[str, Any]:
    """The event as plain data, a secret included."""
    values = {key: list(value) if isinstance(value, tuple) else value for key, value in asdict(event).items()}
    return {"event": _NAMES[type(event)], **values}


def event_of(data: Mapping[str, Any], number: int) -> Event:
    """The event of plain data; `number` is its place in the log, for a refusal."""
    values: dict[str, Any] = {key: tuple(value) if isinstance(value, list) else value for key, value in data.items()}
    kind: Any = EVENTS.get(str(values.pop("event", "")))
    fits = all(key in _TYPES and type(value) in _TYPES[key] for key, value in values.items())
    if kind is None or not fits or not re.fullmatch("([0-9a-f]{64})?", values.get("secret", "")):
        raise BadRecord("match-event", event=number)
    try:
        event: Event = kind(**values)
    except TypeError as error:  # something is missing, or belongs to another kind
        raise BadRecord("match-event", event=number) from error
    return event
