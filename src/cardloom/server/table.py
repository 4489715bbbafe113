"""A table: what its events have made of it. Nothing here waits, draws lots or looks at a clock."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from cardloom import match as play
from cardloom.errors import IllegalMove
from cardloom.games.state import State
from cardloom.match import Match
from cardloom.record import Record, read, text
from cardloom.server import events as happened
from cardloom.server.events import SeatPlan, TableEvent
from cardloom.server.plain_text import clean
from cardloom.server.secrecy import stage
from cardloom.server.wire import MOST_NAME, ChatLine, Status
from cardloom.shuffle import BOT_ENTROPY, Shuffle

MOST_CHAT = 100  # lines that a table remembers


@dataclass(slots=True)
class Seat:
    """Who sits there. `auto`: a bot plays on for a person who has left the game."""

    number: int
    kind: Literal["person", "bot", "open"]
    name: str
    key: str | None
    gives_way: bool
    auto: bool = False
    entropy: str | None = None
    clock_s: float = 0.0
    increments: int = 0  # of its clock so far; a move that was taken back and made again earns no second one

    @property
    def plays_itself(self) -> bool:
        return self.kind == "bot" or self.auto


@dataclass(frozen=True, slots=True)
class Done:
    """A move that stands. While the table is at this `stage`, it is its own seat's secret; None: nobody's."""

    seat: int
    move: str
    at: float
    stage: object


@dataclass(slots=True)
class Offers:
    """What waits for an answer."""

    undo: int | None = None
    agreed: set[int] = field(default_factory=set)  # the seats that have said yes to it
    rematch: set[int] = field(default_factory=set)
    next: str | None = None


class Table:
    """Seats, the match, and all around it. Changes by `apply` alone."""

    def __init__(self, name: str, events: Sequence[TableEvent]) -> None:
        self.id = name
        self.version = 0
        self.moving_since = 0  # the version after which nothing but moves has happened, none of which ended anything
        self.stage: object = None  # what hides a move that is made now
        self.match: Match | None = None
        self.done: list[Done] = []
        self.offers = Offers()
        self.chat: list[ChatLine] = []
        self.commitment: str | None = None  # to the secret of the shuffle; None for an imported game
        self.record_text = ""  # of an imported game
        self.origin: str | None = None  # the table whose game is played on here
        self.gone: int | None = None  # the seat that ended the game before its end
        self.serials: dict[tuple[int, int], tuple[int, happened.ByCommand]] = {}  # what each led to, and the version
        self.hinted: dict[tuple[int, int], State] = {}  # by seat and serial, where a hint was asked for
        self.changed = 0.0
        self.ticking: dict[int, float] = {}  # seats whose clock runs, and since when
        self._foreseen: tuple[TableEvent | None, Match | None] = (None, None)
        for event in events:
            self.apply(event)

    def apply(self, event: TableEvent) -> None:
        """Let it have happened."""
        before = self.stage, self.offers.undo
        _APPLY[type(event)](self, event)
        self.version += 1
        self.stage = self._stage()
        if not isinstance(event, happened.Moved) or self.over or before != (self.stage, None):
            self.moving_since = self.version
        self.changed = event.at
        if isinstance(event, happened.ByCommand) and event.serial is not None:
            self.serials[event.seat, event.serial] = self.version, event

    def foresee(self, event: happened.Moved | happened.Undone) -> None:
        """Refuse what the rules refuse; what it leads to is kept for when it happens."""
        self._foreseen = event, self._after(event)

    @property
    def state(self) -> State | None:
        return None if self.match is None else self.match.state

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def joinable(self) -> bool:
        """Whether somebody may still sit down."""
        return any(seat.kind == "open" or (seat.gives_way and not self.done) for seat in self.seats)

    @property
    def open_to_all(self) -> bool:
        """Whether bystanders may look: always, or only to see where they may sit down."""
        return self.created.watchable or self.joinable

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def status(self) -> Status:
        return "waiting" if self.match is None else "over" if self.match.over else "playing"

    @property
    def to_act(self) -> tuple[int, ...]:
        match = self.match
        return () if match is None or match.state is None or match.over else match.state.to_act

    def moves_itself(self, seat: int) -> bool:
        """Whether a bot is to move for the seat. One that gives way waits until nobody can take its seat any more."""
        sitting = self.seat(seat)
        return seat in self.to_act and sitting.plays_itself and (bool(self.done) or not sitting.gives_way)

    @property
    def winners(self) -> tuple[int, ...]:
        return self.match.winners if self.match is not None and self.match.over else ()

    @property
    def shuffle(self) -> Shuffle | None:
        """How the cards are dealt; None for an imported game."""
        secret = bytes.fromhex(self.created.secret)
        return Shuffle(self.id, secret, self._shares()) if secret else None

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.kind == "person"]

    def seat(self, number: int) -> Seat:
        return self.seats[number - 1]

    def seat_of(self, secret: str) -> int | None:
        """The seat that a secret belongs to."""
        key = hashed(secret)
        return next((seat.number for seat in self.seats if seat.key == key), None)

    def as_after(self, moves: int) -> Table:
        """The table with so many of its moves, as it stood then."""
        assert self.match is not None
        match = self.match
        state = match.state if moves == len(match.played) else match.played[moves].before
        then = copy(self)
        then.match = replace(match, log=match.log[:1], state=state, played=match.played[:moves])
        then.done, then.offers, then.gone = self.done[:moves], Offers(), None
        then.stage = then._stage()
        return then

    @property
    def hints(self) -> list[int]:
        """By seat, how many hints it has had."""
        seats = [seat for seat, _ in self.hinted]
        return [seats.count(seat.number) for seat in self.seats]

    def may_hint(self, seat: int | None) -> bool:
        """Whether a seat may be helped: where no other person plays, or all have sat down knowing it."""
        others = [other for other in self.seats if other.number != seat]
        return seat is not None and (self.created.hints or all(other.plays_itself for other in others))

    def record(self) -> str:
        """The game as a record's text: as it came, if it came as one."""
        assert self.match is not None
        return self.record_text or text(self.match.record())

    def clock_s(self, seat: int, now: float) -> float | None:
        """The seconds that the seat has left."""
        if self.created.clock is None:
            return None
        since = self.ticking.get(seat)
        return self.seat(seat).clock_s - (0.0 if since is None else max(0.0, now - since))

    def time_is_up(self, seat: int, now: float) -> bool:
        left = self.clock_s(seat, now)
        return left is not None and left <= 0

    def _stage(self) -> object:
        return None if self.state is None or self.over else stage(self.state)

    def _shares(self) -> tuple[str, ...]:
        """What the seats added to the shuffle; a bot's constant, the empty text of who added nothing in time."""
        return tuple(BOT_ENTROPY if seat.kind == "bot" else seat.entropy or "" for seat in self.seats)

    def _after(self, event: happened.Moved | happened.Undone) -> Match:
        if self._foreseen[0] is event and self._foreseen[1] is not None:
            return self._foreseen[1]
        assert self.match is not None
        if isinstance(event, happened.Moved):
            return self.match.play(event.seat, event.move, event.at)
        return _undone(self.match, event.by, event.at)

    def _created(self, event: happened.Created) -> None:
        self.created = event
        clock = 0.0 if event.clock is None else float(event.clock.seconds)
        self.seats = [
            Seat(number, plan.kind, plan.name, plan.key, plan.gives_way, clock_s=clock)
            for number, plan in enumerate(event.seats, 1)
        ]

        shuffle = self.shuffle
        self.commitment = None if shuffle is None else shuffle.commitment

    def _seated(self, event: happened.Seated) -> None:
        seat = self.seat(event.seat)
        seat.kind, seat.name, seat.key, seat.gives_way = "person", event.name, event.key, False
        if self.match is not None:
            self.match = self.match.after(play.Seated(event.at, event.seat, event.name))

    def _contributed(self, event: happened.Contributed) -> None:
        self.seat(event.seat).entropy = event.text

    def _dealt(self, event: happened.Dealt) -> None:
        made = self.created
        events: list[play.Event] = [
            play.Created(made.at, made.game, len(made.seats), made.options, match=self.id, secret=made.secret)
        ]
        for seat, share in zip(self.seats, self._shares(), strict=True):
            events.append(play.Seated(event.at, seat.number, seat.name, share))
        self.match = Match.of(events)
        self._set_clocks(event.at)

    def _moved(self, event: happened.Moved) -> None:
        done = Done(event.seat, event.move, event.at, self.stage)
        self.match = self._after(event)
        self.done.append(done)
        self.offers.undo = None
        self._set_clocks(event.at, mover=event.seat)

    def _hinted(self, event: happened.Hinted) -> None:
        assert self.match is not None and self.state is not None and event.serial is not None
        self.match = self.match.hint(event.seat, event.at)
        self.hinted[event.seat, event.serial] = self.state

    def _asked(self, event: happened.Asked) -> None:
        self.offers.undo, self.offers.agreed = event.seat, set()

    def _agreed(self, event: happened.Agreed) -> None:
        self.offers.agreed.add(event.seat)

    def _declined(self, event: happened.Declined) -> None:
        self.offers.undo = None

    def _undone(self, event: happened.Undone) -> None:
        self.match = self._after(event)
        if len(self.match.played) == len(self.done) - 1:
            del self.done[max(at for at, done in enumerate(self.done) if done.seat == event.by)]
        else:
            del self.done[len(self.match.played) :]
        self.offers.undo = None
        self._set_clocks(event.at)

    def _resigned(self, event: happened.Resigned) -> None:
        self._leave(play.Resigned(event.at, event.seat))

    def _expired(self, event: happened.Expired) -> None:
        """By the table's policy a bot plays on, or the game ends as if the seat had resigned."""
        if self.created.clock is not None and self.created.clock.on_timeout == "resign":
            self._leave(play.TimedOut(event.at, event.seat))
        else:
            self.seat(event.seat).auto = True
            self.offers.undo = None  # whoever should have answered may be gone
            self._set_clocks(event.at)

    def _returned(self, event: happened.Returned) -> None:
        self.ticking = dict.fromkeys(self.ticking, event.at)

    def _leave(self, event: play.Resigned | play.TimedOut) -> None:
        assert self.match is not None
        self.match = self.match.after(event)
        self.gone = event.seat
        self.offers.undo = None
        self._set_clocks(event.at)

    def _wished(self, event: happened.Wished) -> None:
        self.offers.rematch.add(event.seat)

    def _continued(self, event: happened.Continued) -> None:
        self.offers.next = event.next

    def _said(self, event: happened.Said) -> None:
        self.chat.append(ChatLine(event.seat, self.seat(event.seat).name, event.text, event.preset, event.at))
        del self.chat[:-MOST_CHAT]

    def _imported(self, event: happened.Imported) -> None:
        self.record_text = event.record
        record = read(event.record)
        self.created = happened.Created(
            at=event.at,
            game=record.game,
            options=dict(record.options),
            seats=tuple(SeatPlan("bot" if "@" in name else "person", clean(name)[:MOST_NAME]) for name in record.seats),
            secret="",
            chat=False,
        )
        self._created(self.created)
        self._replay(record, event.at)

    def _resumed(self, event: happened.Resumed) -> None:
        self.origin = event.origin
        self._replay(read(event.record), event.at)

    def _replay(self, record: Record, at: float) -> None:
        self.match = Match.of(_events(record, at))
        for played in self.match.played:
            self.done.append(Done(played.seat, played.move, at, stage(played.before)))

    def _set_clocks(self, now: float, mover: int | None = None) -> None:
        """The clocks of those who are to act run, all others stand. Who has moved gets the increment."""
        clock = self.created.clock
        if clock is None:
            return
        acting = self.to_act
        for number, since in list(self.ticking.items()):
            if number not in acting or number == mover or self.seat(number).plays_itself:
                self.seat(number).clock_s -= max(0.0, now - since)
                del self.ticking[number]
        if mover is not None:
            seat = self.seat(mover)
            if sum(done.seat == mover for done in self.done) > seat.increments:
                seat.increments += 1
                seat.clock_s += clock.increment
        for number in acting:
            if not self.seat(number).plays_itself:
                self.ticking.setdefault(number, now)


def _undone(match: Match, seat: int, at: float) -> Match:
    """Without the seat's last move; what answered it goes with it."""
    try:
        return match.undo(seat, at)
    except IllegalMove as refusal:
        if refusal.code != "undo-answered":
            raise
    while match.played[-1].seat != seat:
        match = match.undo(match.played[-1].seat, at)
    return match.undo(seat, at)


def _events(record: Record, at: float) -> Iterator[play.Event]:
    """A record as the log of a match."""
    yield play.Created(at, record.game, len(record.seats), record.options, record.decks, record.seed)
    for chair, name in enumerate(record.seats, 1):
        yield play.Seated(at, chair, name)
    for seat, move in record.made():
        yield play.Moved(at, seat, move)
    if record.result and record.result.resigned:
        yield play.Resigned(at, record.result.resigned)
    elif record.result and record.result.timed_out:
        yield play.TimedOut(at, record.result.timed_out)


def hashed(secret: str) -> str:
    """What is kept of a seat's secret. It is long and random, so a plain hash guards it well."""
    return hashlib.sha256(secret.encode()).hexdigest()


_APPLY: dict[type[TableEvent], Callable[[Table, Any], None]] = {
    happened.Created: Table._created,
    happened.Seated: Table._seated,
    happened.Contributed: Table._contributed,
    happened.Dealt: Table._dealt,
    happened.Moved: Table._moved,
    happened.Hinted: Table._hinted,
    happened.Asked: Table._asked,
    happened.Agreed: Table._agreed,
    happened.Declined: Table._declined,
    happened.Undone: Table._undone,
    happened.Resigned: Table._resigned,
    happened.Expired: Table._expired,
    happened.Returned: Table._returned,
    happened.Wished: Table._wished,
    happened.Continued: Table._continued,
    happened.Said: Table._said,
    happened.Imported: Table._imported,
    happened.Resumed: Table._resumed,
}
