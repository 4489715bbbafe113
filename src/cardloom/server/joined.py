"""uvicorn's WebSocket protocol, with a way out that costs little: texts that are sent together leave in one write.

A move is followed by the table and the answer, at every socket of its table: an ASGI message and a system call for each
would be most of what a move costs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "cardloom.joined"  # under which the ASGI scope holds the protocol
TEXT_FRAME = 0x81  # final, text


class JoinedProtocol(WebSocketsSansIOProtocol):
    """`write` never waits: ask `writable` first, and hear of `on_writable`, so that a slow reader fills no memory."""

    on_writable: Callable[[], None] | None = None

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()

    def write(self, texts: Sequence[bytes]) -> None:
        """Send texts, in UTF-8, if there is still somebody to hear them."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        parts: list[bytes] = []
        for text in texts:
            parts += header(len(text)), text
        self.transport.write(b"".join(parts))

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
