"""A state of a game: immutable, around the flat record that the compiled rules work on."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import card_text, cards_text, parse_cards, shown
from cardloom.decks import Decks, DeckSource
from cardloom.errors import BadCards, IllegalMove
from cardloom.games import game as game_of
from cardloom.games.game import DRAWN, NEXT_DEAL, OVER, Game, Options, whole
from cardloom.games.split import SplitMoves

Deck = str | Sequence[str]


class State:
    """What a table knows: who may act, what may be done, and what follows.

    Seats count from 1. `play` gives a new state; nothing ever changes one. Make states with `cardloom.new`.
    """

    __slots__ = ("_acting", "_array", "_numbers", "decks", "game", "options", "seats")

    def __init__(self, game: Game, options: Options, decks: DeckSource, array: NDArray[Any]) -> None:
        self.game, self.options, self.decks, self._array = game, options, decks, array
        self.seats = int(array["seats"][0])
        self._acting: tuple[int, ...] | None = None  # once it was asked for, as are
        self._numbers: tuple[int, Sequence[int]] | None = None  # the legal moves of the seat that was asked for last

    @classmethod
    def new(
        cls, key: str, seats: int | None = None, seed: int | None = None, deck: Deck | None = None, **options: object
    ) -> Self:
        """A new game; see `cardloom.new`."""
        game = game_of(key)
        seats = game.usual_seats if seats is None else game.check_seats(seats)
        chosen = game.check_options(options, seats)
        if seed is None and deck is None:
            seed = secrets.randbits(256)
        decks = Decks(_given(game, chosen, seats, deck), checked_seed(seed))
        return cls.dealt(game, chosen, seats, decks)

    @classmethod
    def dealt(cls, game: Game, options: Options, seats: int, decks: DeckSource) -> Self:
        """The first deal of a game whose options are checked; a seat that nobody named is drawn by lot."""
        drawn = {name: value if value != DRAWN else decks.lot(name, seats) + 1 for name, value in options.items()}
        return cls(game, drawn, decks, _blank(game, drawn, seats))._with_deal()

    @property
    def deals(self) -> int:
        """How many decks were dealt so far."""
        return int(self._array["deals"][0])

    @property
    def over(self) -> bool:
        return bool(self._array["phase"][0] == OVER)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now; () when the game is over."""
        if self._acting is None:
            self._acting = _seats(self.game.kernels.to_act(self._array))
        return self._acting

    @property
    def scores(self) -> tuple[int, ...]:
        """The points so far, by seat."""
        out = np.zeros(self.seats, np.int64)
        self.game.kernels.scores(self._array, out)
        return tuple(int(score) for score in out)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won: several if shared or drawn, none before the end and for a lost solo game."""
        return _seats(self.game.kernels.winners(self._array)) if self.over else ()

    def legal(self, seat: int) -> Sequence[str]:
        """The moves that the seat may make now; () for a seat that may not act."""
        index = self._index(seat)
        if seat not in self.to_act:
            return ()
        numbers = self._legal(index)
        record, moves = self._array[0], self.game.moves
        if self.game.split and (cards := moves.split_cards(record, index)):
            return SplitMoves(
                cards,
                self.game.split,
                numbers,
                lambda move: moves.text(record, index, move),
                lambda text: moves.number(record, index, text),
            )
        texts: Callable[..., tuple[str, ...]] | None = getattr(moves, "texts", None)
        if texts is not None:
            return texts(record, index, numbers)
        return tuple([moves.text(record, index, move) for move in numbers])

    def play(self, seat: int, move: str) -> Self:
        """The state after the seat's move; raises `IllegalMove`, or `NoMoreDecks` if the next deal has no deck."""
        index = self._index(seat)
        number = self._number(index, move)
        self._numbers = None  # games keep their states: a state that is left is seldom asked again
        array = self.array()
        self.game.kernels.play(array, index, number)
        after = type(self)(self.game, self.options, self.decks, array)
        return after._with_deal() if array["phase"][0] == NEXT_DEAL else after

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What the seat, or with None a bystander, may know: plain data, made from an allow-list."""
        index = None if seat is None else self._index(seat)
        return {
            "game": self.game.key,
            "options": dict(self.options),
            "seats": self.seats,
            "seat": None if index is None else index + 1,
            "to_act": list(self.to_act),
            "over": self.over,
            "winners": list(self.winners),
            **self.game.view.view(self._array[0], index),
        }

    def resample(self, seat: int | None, rng: random.Random | np.random.Generator) -> State:
        """A state that the seat cannot tell from this one: what is hidden is dealt and chosen anew, uniformly."""
        return world(self.view(seat), rng)

    def dealt_decks(self) -> tuple[str, ...]:
        """The decks dealt so far, in dealing order."""
        cards = self.game.cards(self.options)
        return tuple(cards_text(self.decks.deck(deal, cards)) for deal in range(self.deals))

    def array(self) -> NDArray[Any]:
        """The flat record in an array of one, a copy: for search with the game's compiled rules."""
        return _array(self.game, self._array.tobytes())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def __repr__(self) -> str:
        return f"<{self.game.key}, {self.seats} seats, to act: {self.to_act or 'nobody, it is over'}>"

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), self.game.key, dict(self.options), self.decks, self._array.tobytes())

    def _identity(self) -> tuple[object, ...]:
        return self.game.key, tuple(self.options.items()), self.decks, self._array.tobytes()

    def _with_deal(self) -> Self:
        """This state with the next deck dealt. Only a state that nobody has seen yet is dealt to."""
        deck = self.decks.deck(self.deals, self.game.cards(self.options))
        self.game.kernels.deal(self._array, np.array(deck, np.int8))
        return self

    def _index(self, seat: object) -> int:
        seat = seat if type(seat) is int else whole(seat)
        if type(seat) is not int or not 1 <= seat <= self.seats:
            raise IllegalMove("no-such-seat", seat=shown(str(seat)), seats=self.seats)
        return seat - 1

    def _legal(self, index: int) -> Sequence[int]:
        if self._numbers is None or self._numbers[0] != index:
            self._numbers = index, self._count_legal(index)
        return self._numbers[1]

    def _count_legal(self, index: int) -> Sequence[int]:
        rules = self.game.rules
        moves = np.empty(rules.MOST_MOVES, np.int64)
        count = int(self.game.kernels.legal(self._array, index, moves))
        if count > rules.MOST_MOVES:
            return range(rules.SPLIT, rules.SPLIT + count)
        return moves[:count].tolist()  # type: ignore[no-any-return]

    def _number(self, index: int, move: object) -> int:
        """The number of a legal move; refuses any other with the reason."""
        if self.over:
            raise IllegalMove("game-over")
        if index + 1 not in self.to_act:
            raise IllegalMove("not-your-turn", seat=index + 1, to_act=", ".join(f"p{seat}" for seat in self.to_act))
        if not isinstance(move, str):
            raise IllegalMove("move-not-text", type=type(move).__name__)
        record, moves = self._array[0], self.game.moves
        number = moves.number(record, index, move)
        if number not in self._legal(index):
            raise moves.refusal(record, index, number)
        return number


def world(view: Mapping[str, Any], rng: random.Random | np.random.Generator) -> State:
    """A state that looks like this view to its seat: what is hidden is dealt and chosen anew, uniformly."""
    if not isinstance(rng, random.Random | np.random.Generator):
        raise TypeError(f"chance is a random.Random or a numpy.random.Generator, not {type(rng).__name__}")
    generator = rng if isinstance(rng, np.random.Generator) else np.random.default_rng(rng.getrandbits(128))
    game = game_of(view["game"])
    array = _blank(game, view["options"], view["seats"])
    game.view.imagine(array[0], dict(view), generator)
    return State(game, view["options"], Decks(seed=int(generator.integers(2**63))), array)


def _blank(game: Game, options: Options, seats: int) -> NDArray[Any]:
    """A record with its options set, before the first deal."""
    array = np.zeros(1, game.rules.STATE)
    array["seats"] = seats
    for option in game.options:
        array[option.name] = option.code(options[option.name])
    return array


def checked_seed(seed: object) -> int | None:
    """A seed as a whole number of Python's own, or none; raises `TypeError`."""
    seed = whole(seed)
    if seed is not None and type(seed) is not int:
        raise TypeError(f"a seed is a whole number, not {type(seed).__name__}")
    return seed


def _given(game: Game, options: Options, seats: int, deck: Deck | None) -> tuple[tuple[int, ...], ...]:
    decks = () if deck is None else (deck,) if isinstance(deck, str) else tuple(deck)
    for each in decks:
        if not isinstance(each, str):
            raise TypeError(f"a deck is a text, its cards in dealing order, not {type(each).__name__}")
    return tuple(checked_deck(game, options, seats, parse_cards(text)) for text in decks)


def checked_deck(game: Game, options: Options, seats: int, deck: tuple[int, ...]) -> tuple[int, ...]:
    """A whole deck: as given, and the cards that no game of this kind can come to in any order behind it."""
    cards = game.cards(options)
    known = set(cards)
    for card in deck:
        if card not in known:
            raise BadCards("not-in-deck", card=card_text(card))
    needed = game.needed(seats) if game.needed else len(cards)
    if len(deck) < needed:
        missing = [card for card in cards if card not in deck]
        raise BadCards("short-deck", cards=len(deck), needed=needed, missing=card_text(missing[0]))
    given = set(deck)
    return deck + tuple(card for card in cards if card not in given)


@cache
def _seats(bits: int) -> tuple[int, ...]:
    return tuple(seat + 1 for seat in range(int(bits).bit_length()) if bits >> seat & 1)


def _restored(kind: type[State], key: str, options: Options, decks: DeckSource, record: bytes) -> State:
    game = game_of(key)
    return kind(game, options, decks, _array(game, record))


def _array(game: Game, record: bytes) -> NDArray[Any]:
    """A record from its bytes, all of them: `copy` leaves those between the fields as they happen to be."""
    return np.frombuffer(bytearray(record), game.rules.STATE)
