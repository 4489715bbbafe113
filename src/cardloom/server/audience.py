"""Who looks at a table, and what they are told of it: the same for all who may know the same, made once."""

from __future__ import annotations

import time
from collections.abc import Sequence

from msgspec import json

from cardloom.server import events as happened
from cardloom.server import wire
from cardloom.server.events import TableEvent
from cardloom.server.news import News
from cardloom.server.outbox import TABLE, Outbox
from cardloom.server.presence import Presence
from cardloom.server.table import Table
from cardloom.server.telling import people, told, told_moves

_ENCODER = json.Encoder()


class Watcher:
    """A client that looks at the table: as a seat, or as a bystander."""

    def __init__(
        self, seat: int | None, previews: bool = False, visible: bool = True, outbox: Outbox | None = None
    ) -> None:
        self.seat, self.previews, self.visible = seat, previews, visible
        self.outbox = outbox or Outbox()
        self.told = -1  # the version of the table that it was sent last


class Audience:
    """The watchers of a table at this server; other servers are told which people are among them."""

    def __init__(self, table: Table, news: News) -> None:
        self._table, self._news = table, news
        self.presence = Presence(seat.number for seat in table.people)
        self.watchers: set[Watcher] = set()
        self.changed = time.monotonic()  # when somebody came or left
        self._messages: dict[tuple[int | None, bool, int], bytes] = {}  # by seat, previews and `told`

    def watch(self, watcher: Watcher, since: int = -1) -> None:
        """Tell a client of everything from now on, and of the table as it is, if the client has an older one."""
        self.changed = time.monotonic()
        self.watchers.add(watcher)
        self._messages = {}  # clocks have gone on
        if watcher.seat is not None and watcher.visible and self.presence.came(watcher.seat):
            self._tell_presence()
        if self._table.version > since:
            watcher.outbox.put_table()

    def leave(self, watcher: Watcher) -> None:
        self.changed = time.monotonic()
        self.watchers.discard(watcher)
        self.see(watcher, visible=False)

    def see(self, watcher: Watcher, visible: bool) -> None:
        """The table came before a watcher's eyes, or left them."""
        if watcher.seat is None or watcher.visible == visible:
            return
        watcher.visible = visible
        if self.presence.came(watcher.seat) if visible else self.presence.went(watcher.seat):
            self._tell_presence()

    def heard(self, server: str, seats: Sequence[int]) -> None:
        """Another server says which seats look at the table there."""
        if self.presence.heard(server, seats):
            self._tell_people()

    def tell(self, events: Sequence[TableEvent]) -> None:
        """Tell everybody what the events have made of the table."""
        said = sum(isinstance(event, happened.Said) for event in events)
        for line in self._table.chat[-said:] if said else ():
            self._put(_ENCODER.encode(wire.ChatMessage(line.seat, line.name, line.text, line.preset, line.at)))
        if said == len(events):
            return
        self._messages = {}
        for watcher in list(self.watchers):
            if watcher.seat is None and not self._table.open_to_all:  # it was, until the last seat was taken
                watcher.outbox.end()
                self.leave(watcher)
            else:
                watcher.outbox.put_table()

    def say_closing(self) -> None:
        """The server ends: tell all who watch, and let them go."""
        self._put(_ENCODER.encode(wire.Closing()))
        for watcher in self.watchers:
            watcher.outbox.close()

    def messages(self, watcher: Watcher) -> list[bytes]:
        """What is to be sent to a watcher now."""
        return [self._table_message(watcher) if m is TABLE else m for m in watcher.outbox.take()]

    def table_json(self, seat: int | None, previews: bool = False) -> bytes:
        """The table as a seat is told of it."""
        return _ENCODER.encode(told(self._table, seat, time.time(), self.presence.away, previews))

    def _table_message(self, watcher: Watcher) -> bytes:
        """The table, or what moves have made of it since the watcher was told."""
        seat, previews, since = key = watcher.seat, watcher.previews, watcher.told
        watcher.told = self._table.version
        if key not in self._messages:
            if self._table.moving_since <= since:
                moves = told_moves(self._table, seat, since, time.time(), self.presence.away, previews)
                self._messages[key] = _ENCODER.encode(moves)
            else:
                self._messages[key] = b'{"t":"table","table":' + self.table_json(seat, previews) + b"}"
        return self._messages[key]

    def _tell_presence(self) -> None:
        self._tell_people()
        self._news.tell(self._table.id, present=sorted(self.presence.here))

    def _tell_people(self) -> None:
        self._messages = {}
        told_to: dict[int | None, bytes] = {}
        for watcher in self.watchers:
            if watcher.seat not in told_to:
                listed = people(self._table, watcher.seat, time.time(), self.presence.away)
                told_to[watcher.seat] = _ENCODER.encode(wire.People(listed))
            watcher.outbox.put(told_to[watcher.seat])

    def _put(self, message: bytes) -> None:
        for watcher in self.watchers:
            watcher.outbox.put(message)
