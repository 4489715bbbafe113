"""The front door: what every answer carries, whom it lets in, and which way a request goes."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import json

from cardloom.errors import CardloomError
from cardloom.server import guests
from cardloom.server.house import House
from cardloom.server.limits import household, is_local
from cardloom.server.page import File, Page
from cardloom.server.refusals import Refused, error_of, status
from cardloom.server.settings import Settings
from cardloom.server.sockets import Socket

App = Callable[[Any, Any, Any], Awaitable[None]]

POLICY = 1008
SOCKET = re.compile(r"/api/tables/([^/]+)/socket")
API = ("/api/", "/schema", "/healthz", "/metrics")
HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Front:
    """Sockets to tables, requests to the API, and everything else to the page."""

    def __init__(self, api: App, house: House, settings: Settings) -> None:
        self._api, self._house, self._settings = api, house, settings
        self._page = Page(settings.page)
        self._sockets: dict[str, int] = {}  # by household

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] != "http":
            await self._api(scope, receive, send)
        else:
            await self._http(scope, receive, _with_headers(send))

    async def _http(self, scope: Any, receive: Any, send: Any) -> None:
        path = scope["path"]
        try:
            guests.refuse_foreign_page(scope)
            if path.startswith(API):
                # The server itself leaves the body of an answer to HEAD out.
                asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
                await self._api(asked, receive, send)
                return
            if scope["method"] not in ("GET", "HEAD"):
                raise Refused("wrong-method", method=scope["method"])
            file = self._page.file(path)
            if file is None:
                raise Refused("no-such-address", address=path[:100])
        except CardloomError as refusal:
            headers = [(b"content-type", b"application/json"), (b"allow", b"GET, HEAD")]
            await _send(send, status(refusal), headers, json.encode(error_of(refusal)))
        else:
            await _send_file(scope, send, file)

    async def _socket(self, scope: Any, receive: Any, send: Any) -> None:
        table = SOCKET.fullmatch(scope["path"])
        address = guests.address(scope)
        house = household(address)
        try:
            guests.refuse_foreign_page(scope)
        except Refused:
            table = None
        full = self._sockets.get(house, 0) >= self._settings.limits.sockets and not is_local(address)
        if table is None or full:
            await receive()
            await send({"type": "websocket.close", "code": POLICY})
            return
        self._sockets[house] = self._sockets.get(house, 0) + 1
        try:
            await Socket(self._house, self._settings.limits, table[1]).run(scope, receive, send)
        finally:
            self._sockets[house] -= 1
            if not self._sockets[house]:
                del self._sockets[house]


def _with_headers(send: Any) -> Any:
    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await send(message)

    return sending


async def _send(send: Any, code: int, headers: list[tuple[bytes, bytes]], body: bytes, head: bool = False) -> None:
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": code, "headers": [*headers, length]})
    await send({"type": "http.response.body", "body": b"" if head else body})


async def _send_file(scope: Any, send: Any, file: File) -> None:
    headers = [
        (b"content-type", file.kind.encode()),
        (b"cache-control", file.cache.encode()),
        (b"etag", file.etag.encode()),
        (b"vary", b"accept-encoding"),
    ]
    if file.etag in (guests.header(scope, b"if-none-match") or ""):
        await _send(send, 304, headers, b"")
    elif file.packed is not None and "gzip" in (guests.header(scope, b"accept-encoding") or ""):
        await _send(send, 200, [*headers, (b"content-encoding", b"gzip")], file.packed, scope["method"] == "HEAD")
    else:
        await _send(send, 200, headers, file.body, scope["method"] == "HEAD")
