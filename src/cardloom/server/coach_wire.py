"""The coach's side of the wire; what it answers is in `coach.answers`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from cardloom.coach import Hint, Lab, Retry, Review
from cardloom.server.wire import Name, SeatNumber, Serial

Language: TypeAlias = Literal["en", "sv", "it"]


class AskHint(Struct, forbid_unknown_fields=True):
    """A wish for a hint in words of a language. The same serial again gets the same hint, counted once."""

    serial: Serial
    language: Language = "en"


class Preparing(Struct):
    """The coach gets ready for this game: ask again in a moment, with the same serial. Nothing is counted yet."""

    game: str


class GivenHint(Struct):
    """The hint, and how many the seat has had with it."""

    used: int
    hint: Hint


class Reviewing(Struct):
    """A review is being made: so many decisions are judged, of so many."""

    done: int
    of: int


class Seen(Struct):
    """What a bot that saw what this one saw makes of its moves; `made`: the one that was made."""

    made: str
    hint: Hint


class PlayOn(Struct, forbid_unknown_fields=True):
    """A wish to play a finished game on alone, from how it stood after `at` moves, as this seat."""

    at: Annotated[int, Meta(ge=0)]
    seat: SeatNumber
    name: Name = ""


class LabRequest(Struct, forbid_unknown_fields=True):
    """Cards to be laid in every way that can be best.

    Grid Poker: `others` are the other seats' cards, none if they can be any. Nine Card Brag: of so many `seats` this is
    the one that shows in this `place`.
    """

    game: Literal["grid-poker", "nine-card-brag"]
    cards: Annotated[str, Meta(max_length=100)]
    others: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=2)] = []
    seats: Annotated[int, Meta(ge=3, le=5)] = 3
    place: Annotated[int, Meta(ge=1, le=5)] = 1
    language: Language = "en"


COACH_TYPES = (AskHint, Preparing, GivenHint, Reviewing, Review, Retry, Seen, PlayOn, LabRequest, Lab)
