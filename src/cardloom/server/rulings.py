"""What a command leads to: the events that it makes happen, or a refusal. Nothing changes here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardloom.games.state import State
from cardloom.server import events as happened
from cardloom.server import wire
from cardloom.server.coach_wire import AskHint
from cardloom.server.events import TableEvent
from cardloom.server.plain_text import clean
from cardloom.server.refusals import Refused
from cardloom.server.table import Seat, Table

CHAT_S, MOST_CHAT = 10.0, 20  # nobody says more lines within so many seconds
Ruling = list[TableEvent]
Wish = wire.Command | AskHint


def ruling(table: Table, seat: int | None, command: Wish, now: float) -> Ruling:
    """The events of a seat's command; a watcher has nothing to command."""
    if seat is None:
        raise Refused("not-seated")
    return _RULINGS[type(command)](table, seat, command, now)


def answered(table: Table, seat: int, command: Wish) -> int | None:
    """The version that the command led to when it came before; a serial of another command is refused."""
    version, event = table.serials.get((seat, command.serial), (None, None))
    if event is not None and not _led_to(command, event):
        raise Refused("serial-used")
    return version


def _led_to(command: Wish, event: happened.ByCommand) -> bool:
    match command, event:
        case wire.Move(), happened.Moved():
            return command.move == event.move
        case wire.Chat(), happened.Said():
            return (_words(command), command.preset) == (event.text, event.preset)
        case wire.Entropy(), happened.Contributed():
            return command.text == event.text
    return isinstance(event, _LEADS_TO.get(type(command), ()))


def joining(table: Table, name: str, key: str, now: float) -> tuple[int, TableEvent]:
    """The seat that a newcomer gets, the first that is open, else that of a bot that gives way."""
    free = [seat for seat in table.seats if seat.kind == "open"]
    if not table.done:
        free += [seat for seat in table.seats if seat.gives_way]
    if not free:
        raise Refused("table-full")
    return free[0].number, happened.Seated(now, free[0].number, clean(name), key)


def moving(table: Table, seat: int, move: str, serial: int | None, now: float) -> Ruling:
    """A move, whoever makes it; raises `IllegalMove` if the rules refuse it."""
    _playing(table)
    event = happened.Moved(now, seat, serial, move)
    table.foresee(event)
    return [event]


def _playing(table: Table) -> State:
    """The state of a game that is being played."""
    if table.over:
        raise Refused("game-over")
    if table.state is None:
        raise Refused("not-begun")
    return table.state


def _move(table: Table, seat: int, command: wire.Move, now: float) -> Ruling:
    return moving(table, seat, command.move, command.serial, now)


def _hint(table: Table, seat: int, command: AskHint, now: float) -> Ruling:
    _playing(table)
    if not table.may_hint(seat):
        raise Refused("hints-off")
    assert table.match is not None
    table.match.hint(seat, now)  # refuses a seat that is not to act
    return [happened.Hinted(now, seat, command.serial)]


def _undo(table: Table, seat: int, command: wire.Undo, now: float) -> Ruling:
    """At once, if no other person can have seen anything of the move; else the others are asked."""
    _playing(table)
    event = happened.Undone(now, seat, command.serial, seat)
    table.foresee(event)
    if table.offers.undo is not None:
        raise Refused("already-offered")
    last = next(done for done in reversed(table.done) if done.seat == seat)
    unseen = last.stage is not None and last.stage == table.stage
    if unseen or not _others(table, seat):
        return [event]
    return [happened.Asked(now, seat, command.serial)]


def _others(table: Table, seat: int) -> list[Seat]:
    """The other people who still play."""
    return [other for other in table.people if other.number != seat and not other.auto]


def _answer(table: Table, seat: int, command: wire.Answer, now: float) -> Ruling:
    asker = table.offers.undo
    if asker is None:
        raise Refused("nothing-offered")
    if asker == seat:
        raise Refused("own-offer")
    if not command.yes:
        return [happened.Declined(now, seat, command.serial)]
    if {other.number for other in _others(table, asker)} <= table.offers.agreed | {seat}:
        return [happened.Undone(now, seat, command.serial, asker)]
    return [happened.Agreed(now, seat, command.serial)]


def _resign(table: Table, seat: int, command: wire.Resign, now: float) -> Ruling:
    _playing(table)
    return [happened.Resigned(now, seat, command.serial)]


def _rematch(table: Table, seat: int, command: wire.Rematch, now: float) -> Ruling:
    if not table.over:
        raise Refused("still-running")
    if table.offers.next is not None:
        raise Refused("already-continued")
    return [happened.Wished(now, seat, command.serial)]


def _chat(table: Table, seat: int, command: wire.Chat, now: float) -> Ruling:
    if not table.created.chat:
        raise Refused("chat-is-off")
    text = _words(command)
    if bool(text) == (command.preset is not None):
        raise Refused("text-or-preset")
    if sum(line.seat == seat and line.at > now - CHAT_S for line in table.chat) >= MOST_CHAT:
        raise Refused("too-many-requests")
    return [happened.Said(now, seat, command.serial, text, command.preset)]


def _words(command: wire.Chat) -> str | None:
    return None if command.text is None else clean(command.text)


def _entropy(table: Table, seat: int, command: wire.Entropy, now: float) -> Ruling:
    if table.match is not None:
        raise Refused("already-begun")
    return [happened.Contributed(now, seat, command.serial, command.text)]


_LEADS_TO: dict[type[Wish], tuple[type[happened.ByCommand], ...]] = {
    AskHint: (happened.Hinted,),
    wire.Undo: (happened.Undone, happened.Asked),
    wire.Answer: (happened.Undone, happened.Agreed, happened.Declined),
    wire.Resign: (happened.Resigned,),
    wire.Rematch: (happened.Wished,),
}
_RULINGS: dict[type[Wish], Callable[[Table, int, Any, float], Ruling]] = {
    wire.Move: _move,
    AskHint: _hint,
    wire.Undo: _undo,
    wire.Answer: _answer,
    wire.Resign: _resign,
    wire.Rematch: _rematch,
    wire.Chat: _chat,
    wire.Entropy: _entropy,
}
