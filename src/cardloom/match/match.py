"""A match is its log: events in the order in which they happened, played through the rules.

Resuming, replaying and "what if" are playing a log, or a part of one. Time and chance come in with the events.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from typing import Any

from cardloom.errors import BadRecord, CardloomError, IllegalMove
from cardloom.games import game as game_of
from cardloom.games.game import DRAWN
from cardloom.games.state import State
from cardloom.match.events import (
    Abandoned,
    Created,
    Event,
    Hinted,
    Moved,
    Resigned,
    Seated,
    TimedOut,
    Undone,
    event_of,
    plain,
)
from cardloom.record import Record, Result, winners
from cardloom.shuffle import Shuffle, seating

ENDS = (Resigned, TimedOut, Abandoned)


HINTS = "_hints"  # the key in a record: by seat, how many hints it has had


@dataclass(frozen=True, slots=True)
class Played:
    """A move that stands, and the state that it was made in."""

    seat: int
    move: str
    before: State


@dataclass(frozen=True)
class Match:
    """A match so far. It never changes: every event makes a new one, or is refused and changes nothing."""

    log: tuple[Event, ...]
    chairs: tuple[Seated | None, ...]  # who sits there
    state: State | None = None  # None until every chair is taken
    played: tuple[Played, ...] = ()

    @classmethod
    def of(cls, events: Iterable[Event]) -> Match:
        """The match of a log, which begins with `Created`."""
        created, *others = events
        if not isinstance(created, Created):
            raise IllegalMove("match-not-created")
        game_of(created.game).check_seats(created.seats)
        nobody = ("",) * created.seats
        _dealt(created, nobody, nobody)  # refuses now what could not be dealt
        return reduce(Match.after, others, cls((created,), (None,) * created.seats))

    @property
    def created(self) -> Created:
        created = self.log[0]
        assert isinstance(created, Created)
        return created

    @cached_property
    def over(self) -> bool:
        return isinstance(self.log[-1], ENDS) or (self.state is not None and self.state.over)

    @property
    def seating(self) -> tuple[int, ...]:
        """By seat, the chair; in the order of the chairs unless seats are drawn."""
        if self.state is None or not self.created.draw_seats:
            return tuple(range(1, self.created.seats + 1))
        return seating(self.state.decks, self.created.seats)

    @property
    def names(self) -> tuple[str, ...]:
        """By seat, who sits there; an empty text while nobody does."""
        sitting = [self.chairs[chair - 1] for chair in self.seating]
        return tuple(seated.name if seated else "" for seated in sitting)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won. Who resigns or runs out of time has lost, and all the others share the win."""
        if self.state is None or isinstance(self.log[-1], Abandoned):
            return ()
        return winners(self.state, _gone(self.log[-1]))

    def play(self, seat: int, move: str, at: float) -> Match:
        return self.after(Moved(at, seat, move))

    def hint(self, seat: int, at: float) -> Match:
        """Note that the seat, which is to act, has asked for a hint."""
        return self.after(Hinted(at, seat))

    @property
    def hints(self) -> tuple[int, ...]:
        """By seat, how many hints it has had."""
        hinted = [event.seat for event in self.log if isinstance(event, Hinted)]
        return tuple(map(hinted.count, range(1, self.created.seats + 1)))

    def undo(self, seat: int, at: float) -> Match:
        """Take back the seat's last move, if nothing was revealed by it or since."""
        return self.after(Undone(at, seat))

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last move can be taken back now."""
        try:
            self._undone(seat)
        except IllegalMove:
            return False
        return not self.over

    def resign(self, seat: int, at: float) -> Match:
        return self.after(Resigned(at, seat))

    def after(self, event: Event) -> Match:
        """The match after an event; raises `IllegalMove` if it cannot happen now."""
        if self.over:
            raise IllegalMove("game-over")
        match event:
            case Seated():
                after = self._seated(event)
            case Moved(seat=seat, move=move):
                before = self._dealt()
                played = (*self.played, Played(seat, move, before))
                return Match((*self.log, event), self.chairs, before.play(seat, move), played)
            case Hinted(seat=seat):
                state = self._dealt()
                if not state.legal(seat):
                    acting = ", ".join(f"p{other}" for other in state.to_act)
                    raise IllegalMove("not-your-turn", seat=seat, to_act=acting)
                after = self
            case Undone(seat=seat):
                after = self._undone(seat)
            case Resigned(seat=seat) | TimedOut(seat=seat):
                self._dealt().legal(seat)  # refuses a seat that is none
                after = self
            case Abandoned():
                after = self
            case Created():
                raise IllegalMove("match-created")
        return replace(after, log=(*self.log, event))

    def _dealt(self) -> State:
        if self.state is None:
            raise IllegalMove("match-waiting", chairs=self.chairs.count(None))
        return self.state

    def _seated(self, event: Seated) -> Match:
        if not 1 <= event.chair <= len(self.chairs):
            raise IllegalMove("no-such-seat", seat=str(event.chair), seats=len(self.chairs))
        chairs = list(self.chairs)
        chairs[event.chair - 1] = event
        after = replace(self, chairs=tuple(chairs))
        if self.state is None and None not in chairs:
            entropy = tuple(seated.entropy for seated in chairs if seated)
            return replace(after, state=_dealt(self.created, after.names, entropy))
        return after

    def _undone(self, seat: int) -> Match:
        """Without the seat's last move; moves that others chose at the same time stand."""
        last = max((at for at, played in enumerate(self.played) if played.seat == seat), default=None)
        if last is None:
            raise IllegalMove("undo-nothing", seat=seat)
        for at in range(last, len(self.played)):
            if self._reveals(at):
                raise IllegalMove("undo-revealed", seat=self.played[at].seat, move=self.played[at].move)
        kept, state = list(self.played[:last]), self.played[last].before
        for later in self.played[last + 1 :]:
            kept.append(replace(later, before=state))
            try:
                state = state.play(later.seat, later.move)
            except IllegalMove as refusal:
                raise IllegalMove("undo-answered", seat=later.seat, move=later.move) from refusal
        return replace(self, state=state, played=tuple(kept))

    def _reveals(self, at: int) -> bool:
        """Whether a move that stands dealt, completed what was chosen at once, or showed anybody a card."""
        before = self.played[at].before
        after = self.played[at + 1].before if at + 1 < len(self.played) else self._dealt()
        if after.deals > before.deals:
            return True
        if at and len(before.to_act) == 1 < len(self.played[at - 1].before.to_act):
            return True
        viewers = (None, *range(1, before.seats + 1))
        return any(_cards(after.view(viewer)) - _cards(before.view(viewer)) for viewer in viewers)

    def record(self) -> Record:
        """The record of the moves that stand, and who had hints.

        While the match runs it tells the decks, but not a shuffle's secret.
        """
        state, created = self._dealt(), self.created
        last, result, shuffle = self.log[-1], None, None
        if self.over and not isinstance(last, Abandoned):
            resigned, timed_out = (_gone(last) if isinstance(last, kind) else None for kind in (Resigned, TimedOut))
            result = Result.of(state, resigned, timed_out)
        if isinstance(state.decks, Shuffle):
            chosen = state.game.check_options(created.options, state.seats)
            lots = [name for name, value in chosen.items() if value == DRAWN]
            drawn = self.seating if created.draw_seats else ()
            shuffle = state.decks.transcript(lots, drawn, revealed=self.over)
        moves = [f"p{played.seat} {played.move}" for played in self.played]
        extras = {HINTS: list(self.hints)} if any(self.hints) else {}
        return Record.of(state, moves, self.names, result=result, shuffle=shuffle, extras=extras)

    def data(self) -> list[dict[str, Any]]:
        """The log as plain data, secrets included: for whoever keeps the match, nobody else."""
        return [plain(event) for event in self.log]

    @classmethod
    def from_data(cls, log: Sequence[Mapping[str, Any]]) -> Match:
        """The match of a log as plain data; raises `BadRecord` that names the event at fault."""
        match = None
        for number, data in enumerate(log, 1):
            event = event_of(data, number)
            try:
                match = match.after(event) if match else cls.of([event])
            except CardloomError as refusal:
                raise BadRecord("match-refused", reason=refusal, event=number) from refusal
        if match is None:
            raise BadRecord("match-empty")
        return match


def _gone(last: Event) -> int | None:
    return last.seat if isinstance(last, Resigned | TimedOut) else None


def _dealt(created: Created, names: tuple[str, ...], entropy: tuple[str, ...]) -> State:
    """The first state."""
    if not created.secret:
        return Record(created.game, names, created.decks, options=created.options, seed=created.seed).replay(at=0)
    game = game_of(created.game)
    shuffle = Shuffle(created.match, bytes.fromhex(created.secret), entropy)
    return State.dealt(game, game.check_options(created.options, created.seats), created.seats, shuffle)


_CARD = re.compile(r"(X[rb]|[2-9TJQKA][cdhs])(?:=..)?")


def _cards(view: Mapping[str, Any]) -> set[str]:
    """The cards that a view shows; a joker is the same card whatever it was named."""
    return set(_CARD.findall(json.dumps(view)))
