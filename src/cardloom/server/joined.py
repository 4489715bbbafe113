"""uvicorn's WebSocket protocol, with ways in and out that cost little.

A move is followed by the table and the answer, at every socket of its table: ASGI messages, pausing the connection for
each that comes in, and a system call for each that goes out would be most of what a move costs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN
from websockets.utils import apply_mask

EXTENSION = "cardloom.joined"  # under which the ASGI scope holds the protocol
TEXT_FRAME = 0x81  # final, text
MASKED = 0x80  # the bit before a length


class JoinedProtocol(WebSocketsSansIOProtocol):
    """`on_message` hears every message, instead of ASGI's `receive`, which then tells of the end alone.

    `write` never waits: ask `writable` first, and hear of `on_writable`, so that a slow reader fills no memory.
    """

    on_message: Callable[[bytes], None] | None = None
    on_writable: Callable[[], None] | None = None

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()
        del extensions[EXTENSION]  # nothing may hold itself: a connection that was lost is to go at once

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds `conn`, which holds it

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts, in UTF-8, if there is still somebody to hear them."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        parts: list[bytes] = []
        for text in texts:
            parts += header(len(text)), text
        self.transport.write(b"".join(parts))

    def data_received(self, data: bytes) -> None:
        """Take a short text that comes in one piece as it is; the parser of all else takes its time."""
        hear = self.on_message
        text = None if hear is None or not self._is_between_messages() else short_text(data)
        if hear is None or text is None:
            super().data_received(data)
        else:
            hear(text)

    def _is_between_messages(self) -> bool:
        conn = self.conn
        return conn.state is OPEN and conn.current_size is None and not conn.reader.buffer and not self.close_sent

    def send_receive_event_to_app(self) -> None:
        if self.on_message is None:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        if not self.close_sent:
            self.on_message(b"".join(frames))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()


def header(length: int) -> bytes:
    """The header of a text's only frame, as a server sends it (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((TEXT_FRAME, length))
    if length < 1 << 16:
        return bytes((TEXT_FRAME, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT_FRAME, 127)) + length.to_bytes(8, "big")


def short_text(data: bytes) -> bytes | None:
    """The text of the only frame in `data`, if it is no longer than 125 bytes, as a client sends it."""
    if len(data) < 6 or data[0] != TEXT_FRAME or data[1] != MASKED + len(data) - 6 or len(data) > 131:
        return None
    return apply_mask(data[6:], data[2:6])
