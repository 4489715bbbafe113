"""Running a server: its address, its signals, its end."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

import uvicorn
from filelock import FileLock, Timeout
from sqlalchemy import make_url

from cardloom.errors import CardloomError
from cardloom.server import logs, wire
from cardloom.server.app import App
from cardloom.server.joined import JoinedProtocol
from cardloom.server.prompt import PromptProtocol
from cardloom.server.refusals import Refused
from cardloom.server.settings import Settings
from cardloom.server.storage.schema import prepare

USUAL_PORT, PORTS_TRIED = 8000, 20
SWITCH_S = 0.001  # so that the first compiling of the rules holds nobody up
GARBAGE = (1_000, 3, 7_000)  # short pauses; tables are many objects and few cycles: all of them seldom
FAREWELL_S = 0.3  # for the last words to every socket
PATIENCE_S = 10
EVERYWHERE = ("0.0.0.0", "::", "")
Opened: TypeAlias = Callable[[str, str | None], None]  # the page's address here, and for others in the network


class Server(uvicorn.Server):
    """Says when it is open, and says goodbye before it closes."""

    def __init__(self, app: App, opened: Callable[[], None]) -> None:
        config = uvicorn.Config(
            app,
            http=PromptProtocol,
            ws=JoinedProtocol,
            ws_max_size=wire.MOST_FRAME,
            ws_per_message_deflate=False,  # costs more than it saves on small messages
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=PATIENCE_S,
        )
        super().__init__(config)
        self._app, self._opened = app, opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.house.say_closing()
        await asyncio.sleep(FAREWELL_S)
        await super().shutdown(sockets)


def serve(settings: Settings, host: str, port: int | None, browser: bool, opened: Opened) -> None:
    """Serve until a signal comes. `opened` hears where the page is; `browser`: open it there.

    Raises `Refused` if the address cannot be had; if no port was asked for, the next free one is taken.
    """
    sys.setswitchinterval(SWITCH_S)
    gc.set_threshold(*GARBAGE)
    asyncio.run(prepare(settings.database))
    if settings.redis is not None:
        from cardloom.server.redis_news import redis_at

        redis_at(settings.redis)
    with alone_with(settings.database):
        listener = listen(host, port)
        chosen = listener.getsockname()[1]
        address = page_address(host, chosen)
        logs.set_up()

        def ready() -> None:
            opened(address, network_address(host, chosen))
            if browser:
                webbrowser.open(address)

        Server(App(settings), ready).run([listener])


@contextmanager
def alone_with(database: str) -> Iterator[None]:
    """Hold an SQLite file: two servers of one would not hear of each other."""
    url = make_url(database)
    if url.get_backend_name() != "sqlite":
        yield
        return
    lock = FileLock(f"{url.database}.lock")
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise Refused("tables-served", database=url.render_as_string()) from None
    try:
        yield
    finally:
        lock.release()


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port, or at the first free one of a few."""
    if port is not None:
        return _bound(host, port)
    for tried in range(USUAL_PORT, USUAL_PORT + PORTS_TRIED):
        try:
            return _bound(host, tried)
        except CardloomError as refusal:
            if refusal.code != "port-busy":
                raise
    return _bound(host, 0)


def _bound(host: str, port: int) -> socket.socket:
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except socket.gaierror as trouble:
        raise Refused("unknown-host", host=host) from trouble
    bound = socket.socket(family, kind, protocol)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind(address)
        bound.listen(2048)
    except OSError as trouble:
        bound.close()
        if trouble.errno == errno.EADDRINUSE:
            raise Refused("port-busy", port=str(port)) from trouble
        if trouble.errno == errno.EACCES:
            raise Refused("port-forbidden", port=str(port)) from trouble
        raise Refused("unknown-host", host=host) from trouble
    bound.setblocking(False)
    return bound


def page_address(host: str, port: int) -> str:
    """Where a browser on this machine finds the page."""
    if host in EVERYWHERE:
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def network_address(host: str, port: int) -> str | None:
    """Where others in the network find the page of a server that listens everywhere; None if there is no network."""
    if host not in EVERYWHERE:
        return None
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(("192.0.2.1", 9))  # sends nothing, but chooses the way out
        except OSError:
            return None
        return page_address(way.getsockname()[0], port)
