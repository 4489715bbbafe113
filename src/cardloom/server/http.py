"""The HTTP side: thin handlers; what they answer is in `wire`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from cardloom.games import GAMES
from cardloom.games.game import Option, SeatOption
from cardloom.players import players
from cardloom.server import bench, guests, metrics, wire
from cardloom.server.audience import Watcher
from cardloom.server.host import Host
from cardloom.server.house import House
from cardloom.server.refusals import Refused
from cardloom.server.replays import replayed
from cardloom.server.warming import BENCHES

TableId = Annotated[str, Parameter(description="The table's id")]
MOST_LISTED = 20  # values of an option
REFUSED = {
    status: ResponseSpec(wire.Error, description=text)
    for status, text in {
        400: "What was sent cannot be read, or names what is not there",
        401: "The secret is not one of this table",
        403: "This is not for everybody",
        404: "There is no such table",
        409: "This cannot be done now",
        413: "Too much at once",
        429: "Too often",
        503: "The database is away",
    }.items()
}


def house_of(request: Request[Any, Any, AppState]) -> House:
    return request.app.state.house  # type: ignore[no-any-return]


def limited(request: Request[Any, Any, AppState]) -> None:
    """Take one of the address's tokens."""
    if not request.app.state.creations.take(guests.address(request.scope)):
        raise Refused("too-many-requests")


async def seated(request: Request[Any, Any, AppState], table: str) -> tuple[Host, int | None]:
    """The table's host, and the seat that the request's secret belongs to; None for a bystander who may look."""
    host = await house_of(request).host(table)
    await host.caught_up()
    return host, host.seat_of(guests.secret(request.scope))


@get("/api/games", responses=REFUSED)
async def games() -> list[wire.GameLine]:
    """The games that can be played."""
    return await asyncio.to_thread(_games)  # the first time, all players are loaded for it


def _games() -> list[wire.GameLine]:
    return [
        wire.GameLine(
            key=game.key,
            seats=wire.Seats(game.seats[0], game.seats[-1], game.usual_seats),
            options=[_option(option, game.seats[-1]) for option in game.options],
            players=list(players(game.key)),
        )
        for game in GAMES.values()
    ]


def _option(option: Option, seats: int) -> wire.GameOption:
    values = option.known(seats)
    if isinstance(option, SeatOption):
        kind = "seat"
    elif isinstance(values[0], bool):
        kind = "flag"
    else:
        kind = "choice" if isinstance(values[0], str) or len(values) <= MOST_LISTED else "number"
    listed = list(values) if len(values) <= MOST_LISTED else [values[0], values[-1]]
    return wire.GameOption(option.name, kind, listed, option.default)  # type: ignore[arg-type]


@get("/api/lobby", responses=REFUSED)
async def lobby(request: Request[Any, Any, AppState]) -> wire.Lobby:
    """The listed tables: to sit down at, to watch, to look back at."""
    return await house_of(request).lobby()


@post("/api/tables", responses=REFUSED)
async def create(request: Request[Any, Any, AppState], data: wire.NewTable) -> wire.Created:
    """A new table."""
    limited(request)
    return await house_of(request).create(data)


@post("/api/find", responses=REFUSED)
async def find(request: Request[Any, Any, AppState], data: wire.Find) -> wire.Created:
    """An opponent: a seat where somebody waits, else a table of one's own with a bot that gives way."""
    limited(request)
    return await house_of(request).find(data)


@post("/api/tables/{table:str}/join", status_code=200, responses=REFUSED)
async def join(request: Request[Any, Any, AppState], table: TableId, data: wire.Join) -> wire.Joined:
    """An open seat."""
    limited(request)
    created = await house_of(request).join(table, data.name)
    return wire.Joined(created.seat or 0, created.secret or "")


@get("/api/tables/{table:str}", responses={200: ResponseSpec(wire.Table), **REFUSED})
async def look(request: Request[Any, Any, AppState], table: TableId, previews: bool = False) -> Response[bytes]:
    """The table as the seat, or a bystander, may know it. Waits for the deal, if only the shuffle is missing."""
    host, seat = await seated(request, table)
    await host.ready()
    return Response(host.audience.table_json(seat, previews), media_type="application/json")


@post("/api/tables/{table:str}/moves", status_code=200, responses=REFUSED)
async def move(request: Request[Any, Any, AppState], table: TableId, data: wire.NewMove) -> wire.Moved:
    """A move of the seat whose secret comes with it."""
    host, seat = await seated(request, table)
    await host.ready()
    return wire.Moved(await host.command(seat, wire.Move(data.serial, data.move)))


@post("/api/tables/{table:str}/commands", status_code=200, responses=REFUSED)
async def command(request: Request[Any, Any, AppState], table: TableId, data: wire.Command) -> wire.Moved:
    """Whatever a seat can say on a socket."""
    host, seat = await seated(request, table)
    return wire.Moved(await host.command(seat, data))


@get("/api/tables/{table:str}/events", responses=REFUSED)
async def events(request: Request[Any, Any, AppState], table: TableId, since: int = -1) -> Stream:
    """The socket's messages, one a line: the table if newer than `since`, then what follows until the game is over."""
    host, seat = await seated(request, table)
    return Stream(_lines(host, seat, since), media_type="application/x-ndjson")


async def _lines(host: Host, seat: int | None, since: int) -> AsyncIterator[bytes]:
    watcher = Watcher(seat, visible=False)
    host.audience.watch(watcher, since)
    try:
        while not (host.table.over and watcher.outbox.empty):
            await watcher.outbox.wait()
            for message in host.audience.messages(watcher):
                yield message + b"\n"
            if watcher.outbox.closed:
                return
    finally:
        host.audience.leave(watcher)


@get("/api/tables/{table:str}/record", media_type="application/toml", responses=REFUSED)
async def record(request: Request[Any, Any, AppState], table: TableId) -> str:
    """The game as a `.loom` file, once it is over."""
    host, _ = await seated(request, table)
    return host.record()


@post("/api/records", responses=REFUSED, request_max_body_size=wire.MOST_RECORD)
async def import_record(request: Request[Any, Any, AppState], data: wire.Import) -> wire.Imported:
    """A finished game from a record."""
    limited(request)
    return wire.Imported(await house_of(request).import_record(data.record))


@get("/api/tables/{table:str}/replay", responses={200: ResponseSpec(wire.Table), **REFUSED})
async def replay(
    request: Request[Any, Any, AppState],
    table: TableId,
    at: int | None = None,
    seat: int | None = None,
    previews: bool = False,
) -> wire.Table:
    """A finished game as it stood after `at` moves, as a seat saw it."""
    host, _ = await seated(request, table)
    return replayed(host.table, at, seat, previews)


@post("/api/hands", status_code=200, responses=REFUSED)
async def hands(request: Request[Any, Any, AppState], data: wire.Hands) -> list[wire.HandName]:
    """What hands are, finished or not."""
    await house_of(request).warmth.of(BENCHES)
    return bench.hand_names(data)


@post("/api/split", status_code=200, responses=REFUSED)
async def split(request: Request[Any, Any, AppState], data: wire.SplitRequest) -> wire.SplitAnswer:
    """A sensible way to lay three hands."""
    limited(request)
    await house_of(request).warmth.of(BENCHES)
    return await asyncio.to_thread(bench.suggestion, data)


@get("/healthz", include_in_schema=False)
async def healthz(request: Request[Any, Any, AppState]) -> dict[str, str]:
    """Whether the server can do its work: it answers when the database does."""
    await house_of(request).storage.lengths([])
    return {"status": "ok"}


@get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8", include_in_schema=False)
async def measured() -> bytes:
    """What Prometheus may know."""
    return metrics.text()


HANDLERS = [
    games,
    lobby,
    create,
    find,
    join,
    look,
    move,
    command,
    events,
    record,
    import_record,
    replay,
    hands,
    split,
    healthz,
    measured,
]
