"""The house: all tables of a server, those in memory and those at rest."""

from __future__ import annotations

import asyncio
import random
import re
import secrets
import time
from collections.abc import Sequence

from cardloom.games import game as game_of
from cardloom.games.game import SeatOption
from cardloom.players import player
from cardloom.record import read
from cardloom.server import events as happened
from cardloom.server import logs, metrics, wire
from cardloom.server.bots import Bots, understudy
from cardloom.server.coach_wire import PlayOn
from cardloom.server.events import SeatPlan, TableEvent, decoded, encoded
from cardloom.server.host import Host
from cardloom.server.lines import in_lobby, line_of
from cardloom.server.news import Item, News, NoNews
from cardloom.server.plain_text import clean
from cardloom.server.refusals import Refused
from cardloom.server.replays import resumed
from cardloom.server.settings import Settings
from cardloom.server.storage import Conflict, Storage, database
from cardloom.server.storage.schema import migrate
from cardloom.server.table import Table, hashed
from cardloom.server.warming import Warmth
from cardloom.shuffle import fresh_secret

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH = 8
NAME = re.compile("[a-z0-9]{1,16}")
BOT = "bot:"
LOTS = random.SystemRandom()
LONGEST_JUMP_S = 3.0  # of the time of day, before it counts as one


class House:
    """Makes tables, finds them, and lets them rest when nobody looks."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.bots = Bots(settings.threads, settings.bot_think_s, settings.bot_deadline_s)
        self.news: News = NoNews()
        self.hosts: dict[str, Host] = {}
        self._coming: dict[str, asyncio.Future[Host]] = {}
        self._hearing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._awake_since = time.time()
        self._time_apart = _time_apart()
        self.warmth = Warmth()
        kept = database(self.settings.database)
        await migrate(kept)
        self.storage = Storage(kept)
        if self.settings.redis is not None:
            from cardloom.server.redis_news import RedisNews

            self.news = RedisNews(self.settings.redis, self._hear, self.tell_presence)

    async def close(self) -> None:
        """Nothing that was acknowledged is lost: it is on disk already."""
        self.bots.close()
        self.warmth.close()
        for host in self.hosts.values():
            host.stop()
        await self.news.close()
        await self.storage.close()

    def say_closing(self) -> None:
        """Tell all watchers that the server ends."""
        for host in self.hosts.values():
            host.audience.say_closing()

    # --- tables

    async def host(self, name: str) -> Host:
        """The host of a table, from memory or from its log."""
        if not NAME.fullmatch(name):
            raise Refused("no-such-table")
        if host := self.hosts.get(name):
            host.used = time.monotonic()
            return host
        if name not in self._coming:
            self._coming[name] = asyncio.ensure_future(self._load(name))
            self._coming[name].add_done_callback(lambda _: self._coming.pop(name, None))
        return await asyncio.shield(self._coming[name])

    async def _load(self, name: str) -> Host:
        stored = await self.storage.load(name)
        if stored is None:
            raise Refused("no-such-table")
        await self.warmth.of(stored.line.game)
        host = self._keep(Host(self, Table(name, [decoded(event) for event in stored.events]), stored.line))
        if self.news.alone and host.table.ticking and host.table.changed < self._awake_since:
            await host.come_back()
        return host

    def _keep(self, host: Host) -> Host:
        self.hosts[host.table.id] = host
        metrics.TABLES.set(len(self.hosts))
        return host

    async def create(self, asked: wire.NewTable) -> wire.Created:
        """Set a table up as it is asked for."""
        await self.warmth.of(asked.game)
        game = game_of(asked.game)
        seats = game.check_seats(len(asked.seats))
        options = game.check_options(asked.options, seats)
        if asked.seats.count("me") > 1:
            raise Refused("two-seats-for-me")
        secret = fresh_seat_secret() if "me" in asked.seats else None
        plans = [_plan(asked.game, text, clean(asked.name), secret) for text in asked.seats]
        if game.seats_by_lot:
            LOTS.shuffle(plans)
        event = happened.Created(
            at=time.time(),
            game=game.key,
            options=options,
            seats=tuple(plans),
            secret=fresh_secret().hex(),
            listed=asked.listed,
            watchable=asked.watchable,
            chat=asked.chat,
            clock=asked.clock,
            hints=asked.hints,
        )
        host = await self._create(event)
        self._warm(host.table)
        seat = host.table.seat_of(secret) if secret else None
        return wire.Created(host.table.id, seat, secret, f"t/{host.table.id}")

    async def find(self, asked: wire.Find) -> wire.Created:
        """A seat at a listed table of the game; else a listed table with bots that give way to whoever comes."""
        await self.warmth.of(asked.game)
        for name in await self.storage.joinable(game_of(asked.game).key):
            if name in asked.seated_at:
                continue
            try:
                return await self.join(name, asked.name)
            except Refused:  # somebody was quicker
                continue
        game = game_of(asked.game)
        # Who waits moves first, so that the table stays open until then; who is quicker is a lot by itself.
        options = {o.name: 1 for o in game.options if isinstance(o, SeatOption) and o.name == "start"}
        secret = fresh_seat_secret()
        bots = [SeatPlan("bot", player(game.key, understudy(game.key)).name, gives_way=True)] * (game.usual_seats - 1)
        event = happened.Created(
            at=time.time(),
            game=game.key,
            options=game.check_options(options, game.usual_seats),
            seats=(SeatPlan("person", clean(asked.name), hashed(secret)), *bots),
            secret=fresh_secret().hex(),
            listed=True,
        )
        host = await self._create(event)
        self._warm(host.table)
        return wire.Created(host.table.id, 1, secret, f"t/{host.table.id}")

    async def join(self, name: str, guest: str) -> wire.Created:
        """A seat at a table, for a guest with a name."""
        host = await self.host(name)
        secret = fresh_seat_secret()
        seat = await host.join(guest, hashed(secret))
        return wire.Created(name, seat, secret, f"t/{name}")

    async def follow(self, table: Table) -> str:
        """The table of a rematch: everybody sits one seat further, and their secrets stay good."""
        made = table.created
        seats = [SeatPlan(seat.kind, seat.name, seat.key) for seat in table.seats]
        event = happened.Created(
            at=time.time(),
            game=made.game,
            options=made.options,
            seats=(seats[-1], *seats[:-1]),
            secret=fresh_secret().hex(),
            watchable=made.watchable,
            chat=made.chat,
            clock=made.clock,
            hints=made.hints,
        )
        return (await self._create(event)).table.id

    async def play_on(self, table: Table, asked: PlayOn) -> wire.Created:
        """A finished game from somewhere in it, with its cards, for one person among bots."""
        secret = fresh_seat_secret()
        plan = SeatPlan("person", clean(asked.name), hashed(secret))
        host = await self._create(*resumed(table, asked.at, asked.seat, plan, time.time()))
        self._warm(host.table)
        return wire.Created(host.table.id, asked.seat, secret, f"t/{host.table.id}")

    def _warm(self, table: Table) -> None:
        """Load what its bots need, and then what the coach needs if it may be asked there."""
        for seat in table.seats:
            if seat.kind == "bot":
                self.warmth.warm(table.created.game, seat.name)
        if any(table.may_hint(seat.number) for seat in table.people):
            self.warmth.coach(table.created.game)

    async def _create(self, *events: TableEvent, ended: bool = False) -> Host:
        """`ended`: only a game that is over will do."""
        while True:
            table = Table("".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH)), events)
            if ended and not table.over:
                raise Refused("still-running")
            line = line_of(table)
            try:
                await self.storage.create(line, [encoded(event) for event in events])
            except Conflict:
                continue  # the name was taken
            logs.say("table-created", table=table.id, game=line.game)
            return self._keep(Host(self, table, line))

    async def import_record(self, text: str) -> str:
        """A finished game from a record's text."""
        record = read(text)
        await self.warmth.of(record.game)
        return (await self._create(happened.Imported(time.time(), text), ended=True)).table.id

    async def lobby(self) -> wire.Lobby:
        now = time.time()
        return wire.Lobby([in_lobby(line, now) for line in await self.storage.listed()])

    # --- rest and news

    async def rest(self) -> None:
        """Let go of tables that nobody has looked at for a while."""
        before = time.monotonic() - self.settings.rest_s
        for host in [host for host in self.hosts.values() if host.last_used < before]:
            await host.write_line()
            if host.idle and host.last_used < before:
                self.forget([host.table.id])

    def forget(self, names: Sequence[str]) -> None:
        for name in names:
            if host := self.hosts.pop(name, None):
                host.stop()
        metrics.TABLES.set(len(self.hosts))

    async def wake(self) -> None:
        """Let clocks go on from now if this computer has slept, or its clock was set."""
        before, self._time_apart = self._time_apart, _time_apart()
        if self.news.alone and abs(self._time_apart - before) > LONGEST_JUMP_S:
            self._awake_since = time.time()
            for host in [host for host in self.hosts.values() if host.table.ticking]:
                await host.come_back()

    def tell_presence(self) -> None:
        """Say again who looks at which table: it may have been lost, and what a dead server said is to be forgotten."""
        for host in self.hosts.values():
            if here := host.audience.presence.here:
                self.news.tell(host.table.id, present=sorted(here))

    async def catch_up(self) -> None:
        """Look whether other servers have logged events of the tables here, in case their news were lost."""
        lengths = await self.storage.lengths(list(self.hosts))
        for name, length in lengths.items():
            if host := self.hosts.get(name):
                await host.heard(length)

    def _hear(self, item: Item) -> None:
        host = self.hosts.get(item.table)
        if host is None:
            return
        if item.present is not None:
            host.audience.heard(item.server, item.present)
        if item.length is not None:
            task = asyncio.create_task(host.heard(item.length))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)


def _time_apart() -> float:
    """How far the time of day is from a clock that only counts on, and not while the computer sleeps."""
    return time.time() - time.monotonic()


def fresh_seat_secret() -> str:
    return "seat-" + secrets.token_urlsafe(24)


def _plan(key: str, text: str, name: str, secret: str | None) -> SeatPlan:
    if text == "me" and secret is not None:
        return SeatPlan("person", name, hashed(secret))
    if text == "open":
        return SeatPlan("open")
    if text.startswith(BOT):
        return SeatPlan("bot", _bot_name(key, text))
    raise Refused("unknown-seat-plan", seat=text)


def _bot_name(key: str, text: str) -> str:
    """A player's full name, with its version."""
    return player(key, text.removeprefix(BOT)).name
