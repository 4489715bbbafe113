"""A WebSocket client that costs next to nothing, so that a load generator measures the server and not itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bG9hZCBnZW5lcmF0b3IhIQ==\r\n\r\n"
)


class Client(asyncio.Protocol):
    """Whole texts in and out; a frame's mask is zeros, which leaves the text as it is."""

    def __init__(self, opened: Callable[[], None], heard: Callable[[bytes], None]) -> None:
        self._opened, self._heard = opened, heard
        self._waiting = b""
        self._is_open = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # a stream's
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self._waiting += data
        if not self._is_open:
            head, found, rest = self._waiting.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101 "), head
            self._is_open, self._waiting = True, rest
            self._opened()
        while (frame := self._frame()) is not None:
            kind, body = frame
            if kind == TEXT:
                self._heard(body)
            elif kind == PING:
                self._send(PONG, body)

    def send(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def _send(self, kind: int, body: bytes) -> None:
        assert len(body) < 1 << 16
        length = bytes((0x80 | len(body),)) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.transport.write(bytes((0x80 | kind,)) + length + bytes(4) + body)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame of those that have come in."""
        data = self._waiting
        if len(data) < 2:
            return None
        length, at = data[1], 2
        if length >= 126:
            at = 4 if length == 126 else 10
            if len(data) < at:
                return None
            length = int.from_bytes(data[2:at], "big")
        if len(data) < at + length:
            return None
        self._waiting = data[at + length :]
        return data[0] & 15, data[at : at + length]


async def connect(port: int, path: str, heard: Callable[[bytes], None]) -> Client:
    """An open connection to a server on this machine."""
    loop = asyncio.get_running_loop()
    opened: asyncio.Future[None] = loop.create_future()
    _, client = await loop.create_connection(lambda: Client(lambda: opened.set_result(None), heard), "127.0.0.1", port)
    client.transport.write(HANDSHAKE.format(path=path, host="127.0.0.1", port=port).encode())
    await opened
    return client
