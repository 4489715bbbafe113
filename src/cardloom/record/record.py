"""What a record says, and how it is replayed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from cardloom.cards import UNKNOWN, parse_cards, shown
from cardloom.decks import Decks
from cardloom.errors import BadCards, BadOption, BadRecord, IllegalMove, NoMoreDecks, UnknownGame
from cardloom.games import game as game_of
from cardloom.games.game import Options
from cardloom.games.state import State, checked_deck
from cardloom.shuffle import Transcript

VERSION = 1
_MOVE = re.compile(r"p([1-9][0-9]?)\s+(\S.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game stood after its moves. It may end before its rules end it: a seat resigns, or its time is up."""

    scores: tuple[int, ...] | None = None
    winners: tuple[int, ...] | None = None
    resigned: int | None = None
    timed_out: int | None = None

    @classmethod
    def of(cls, state: State, resigned: int | None = None, timed_out: int | None = None) -> Result:
        return cls(state.scores, winners(state, resigned or timed_out), resigned, timed_out)

    def check(self, state: State) -> None:
        """Refuse a result that is not that of this state."""
        left = {name: seat for name in ("resigned", "timed_out") if (seat := getattr(self, name)) is not None}
        for name, seat in left.items():
            if not 1 <= seat <= state.seats:
                raise BadRecord("record-result-seat", name=name, seat=seat, seats=state.seats)
            if state.over or len(left) > 1:
                raise BadRecord("record-result-end", name=name, seat=seat, over=int(state.over))
        right = Result.of(state, self.resigned, self.timed_out)
        for name in ("scores", "winners"):
            said, found = getattr(self, name), getattr(right, name)
            if said is not None and said != found:
                raise BadRecord("record-result", name=name, said=_listed(said), found=_listed(found))


def winners(state: State, gone: int | None = None) -> tuple[int, ...]:
    """Who has won: when a seat is gone before the end, all the others."""
    return state.winners if gone is None else tuple(seat for seat in range(1, state.seats + 1) if seat != gone)


@dataclass(frozen=True)
class Record:
    """One game, as its file says it. `seats`: names; `extras`: what is there for people and other programs."""

    game: str
    seats: tuple[str, ...]
    decks: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    options: Options = field(default_factory=dict)
    seed: int | None = None  # gives the decks that are not there
    result: Result | None = None
    shuffle: Transcript | None = None
    extras: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def of(cls, state: State, moves: Sequence[str], seats: Sequence[str], **more: Any) -> Record:
        """The record of a state that these moves led to, with the result if the game is over."""
        if state.over:
            more.setdefault("result", Result.of(state))
        return cls(state.game.key, tuple(seats), state.dealt_decks(), tuple(moves), dict(state.options), **more)

    def replay(self, at: int | None = None) -> State:
        """The state after so many moves, if there are more; else at the end, the result checked."""
        made = len(self.moves) if at is None else max(at, 0)
        *_, state = self.states() if made >= len(self.moves) else islice(self.states(), made + 1)
        return state

    def states(self) -> Iterator[State]:
        """The first state, and that after each move; then the result is checked."""
        state = self._start()
        yield state
        for number, (seat, move) in enumerate(self.made(), 1):
            try:
                state = state.play(seat, move)
            except (IllegalMove, NoMoreDecks) as refusal:
                text = shown(self.moves[number - 1])
                raise BadRecord("record-move", reason=refusal, move=number, text=text) from refusal
            yield state
        if self.result is not None:
            self.result.check(state)

    def made(self) -> Iterator[tuple[int, str]]:
        """The moves, each with the seat that made it."""
        for number, text in enumerate(self.moves, 1):
            match = _MOVE.fullmatch(text.strip())
            if match is None:
                raise BadRecord("record-no-seat", move=number, text=shown(text))
            yield int(match[1]), match[2]

    def _start(self) -> State:
        seats = len(self.seats)
        try:
            game = game_of(self.game)
        except UnknownGame as refusal:
            raise BadRecord("record-game", reason=refusal) from refusal
        try:
            game.check_seats(seats)
            options = game.check_options(self.options, seats)
        except BadOption as refusal:
            raise BadRecord("record-options", reason=refusal) from refusal
        given = []
        for number, deck in enumerate(self.decks, 1):
            try:
                cards = parse_cards(deck)
                if UNKNOWN in cards:
                    raise BadRecord("record-unknown-card", deck=number, place=cards.index(UNKNOWN) + 1)
                given.append(checked_deck(game, options, seats, cards))
            except BadCards as refusal:
                raise BadRecord("record-deck", reason=refusal, deck=number) from refusal
        try:
            return State.dealt(game, options, seats, Decks(tuple(given), self.seed))
        except NoMoreDecks as refusal:
            raise BadRecord("record-no-deck", reason=refusal) from refusal


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers)) or "-"
