"""What every game is: its facts, its options, and the modules that carry its rules, its moves and its views.

A game is one package of four small files:

`__init__.py` the facts, and `GAME`, which ties the parts together;
`rules.py`    the rules, once, on one flat record: see `Rules`;
`moves.py`    move number <-> move text: see `Moves`;
`view.py`     what a seat, or a bystander, may know, and the worlds that it may be in: see `View`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from numbers import Integral
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, cast

from cardloom.cards import shown
from cardloom.errors import BadOption, IllegalMove

if TYPE_CHECKING:
    import numpy as np

    from cardloom.games.kernels import Kernels

Record: TypeAlias = Any  # one game's flat record: an element of an array of the game's STATE
Value: TypeAlias = str | int | bool
Options: TypeAlias = Mapping[str, Value]

# Phases that every game has; the others are its own, from 0 up.
OVER, NEXT_DEAL = -1, -2

DRAWN = "drawn"  # the default of an option that names a seat: the seat is drawn by lot


def whole(value: object) -> object:
    """A whole number of any kind, such as NumPy's, as Python's own; anything else as it is."""
    if isinstance(value, bool):
        return value
    return int(value) if isinstance(value, Integral) else value


@dataclass(frozen=True, slots=True)
class Option:
    """A named choice of rules: the values that it takes, and the one it has unless said otherwise."""

    name: str
    values: Sequence[Value]
    default: Value

    def code(self, value: Value) -> int:
        """The value as the record holds it: a number as it is, a word as its place among the values."""
        return self.values.index(value) if isinstance(value, str) else int(value)

    def check(self, value: object, seats: int) -> Value:
        """The value, if the option takes it."""
        value = whole(value)
        for known in self.known(seats):
            if type(value) is type(known) and value == known:
                return known
        raise BadOption("option-value", option=self.name, value=shown(str(value)), values=self.listed(seats))

    def read(self, text: str, seats: int) -> Value:
        """The value that a text names."""
        for known in self.known(seats):
            if text.strip().lower() == str(known).lower():
                return known
        raise BadOption("option-value", option=self.name, value=shown(text), values=self.listed(seats))

    def known(self, seats: int) -> Sequence[Value]:
        """The values with this number of seats."""
        return self.values

    def listed(self, seats: int) -> str:
        """The values in a few words."""
        known = self.known(seats)
        if isinstance(known, range):
            return f"{known[0]}-{known[-1]}"
        return ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in known)


@dataclass(frozen=True, slots=True)
class SeatOption(Option):
    """An option that names a seat, drawn by lot unless said otherwise. The record holds the seat counted from 0."""

    values: Sequence[Value] = ()
    default: Value = DRAWN

    def code(self, value: Value) -> int:
        return int(value) - 1

    def known(self, seats: int) -> Sequence[Value]:
        return (DRAWN, *range(1, seats + 1))


class Rules(Protocol):
    """The rules of a game: plain functions on a record, compiled. Seats count from 0.

    The record has at least `seats`, `phase` and `deals` (how many decks were dealt, counted by `deal`), and a field for
    every option; `seats` and options are set before the first deal.
    """

    STATE: np.dtype[Any]
    MOST_MOVES: int  # room for every list of legal moves
    SPLIT: int  # the first number of the moves that are too many to list

    deal: Callable[..., None]  # (s, deck): the next deal, from this deck of card numbers
    to_act: Callable[..., int]  # (s): the seats that may act, a bit each
    # (s, seat, moves): lists the legal moves, returns how many; more than MOST_MOVES are numbers from SPLIT, unlisted
    legal: Callable[..., int]
    play: Callable[..., None]  # (s, seat, move): a legal move
    random_move: Callable[..., int]  # (s, seat, moves, rng): a legal move, all equally likely
    scores: Callable[..., None]  # (s, out): the points so far
    winners: Callable[..., int]  # (s): the winners of a game that is over, a bit each


class Moves(Protocol):
    """Move number <-> move text, as they stand in a record.

    A game that tells the texts of many moves faster together also has `texts`: (s, seat, moves).
    """

    text: Callable[[Record, int, int], str]  # (s, seat, move)
    number: Callable[[Record, int, str], int]  # (s, seat, text); refuses what cannot be read
    refusal: Callable[[Record, int, int], IllegalMove]  # (s, seat, move): why a move that can be read is not legal
    split_cards: Callable[[Record, int], tuple[int, ...]]  # the cards of the big split that is asked for, () if none


class View(Protocol):
    """What may be known."""

    view: Callable[[Record, int | None], dict[str, Any]]  # plain data for a seat, or a bystander
    imagine: Callable[[Record, dict[str, Any], np.random.Generator], None]  # fills a record with a world of that view


@dataclass(frozen=True)
class Game:
    """One game: facts and the way to its rules. The words for it are in the catalogue, under its key."""

    key: str
    package: str
    seats: range
    cards: Callable[[Options], tuple[int, ...]]  # the cards of a deck, before shuffling
    options: tuple[Option, ...] = ()
    usual_seats: int = 2
    needed: Callable[[int], int] | None = None  # by seats: how many cards of a deck can matter; None: all
    split: tuple[int, int] | None = None  # the big split: how many groups of how many cards
    seats_by_lot: bool = False  # at a table lots decide who sits where, for seat 1 goes first and no option says else
    credits: str = ""

    def check_seats(self, seats: object) -> int:
        """The number of seats, if the game seats so many."""
        seats = whole(seats)
        if type(seats) is int and seats in self.seats:
            return seats
        raise BadOption("seats", seats=shown(str(seats)), least=self.seats[0], most=self.seats[-1])

    def check_options(self, options: Mapping[str, object], seats: int) -> dict[str, Value]:
        """Every option with its value; refuses names and values that the game does not have."""
        names = {option.name for option in self.options}
        for name in options:
            if name not in names:
                raise BadOption("option-name", option=shown(str(name)), known=", ".join(sorted(names)) or "-")
        return {o.name: o.check(options.get(o.name, o.default), seats) for o in self.options}

    @cached_property
    def rules(self) -> Rules:
        return cast(Rules, import_module(f"{self.package}.rules"))

    @cached_property
    def moves(self) -> Moves:
        return cast(Moves, import_module(f"{self.package}.moves"))

    @cached_property
    def view(self) -> View:
        return cast(View, import_module(f"{self.package}.view"))

    @cached_property
    def kernels(self) -> Kernels:
        from cardloom.games.kernels import Kernels

        return Kernels.of(import_module(f"{self.package}.rules"))
