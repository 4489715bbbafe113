"""uvicorn's WebSocket protocol, but what is sent to a client within one turn of the loop leaves in one write.

A move is followed by the table and the answer: two frames, and a system call is what costs most about them.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState


class JoinedProtocol(WebSocketsSansIOProtocol):
    """Frames wait in the connection's own buffer, in their order, until the loop's turn is over."""

    _flush_is_due = False

    async def send(self, message: Any) -> None:
        if message["type"] != "websocket.send" or not self.handshake_complete or self.close_sent:
            await super().send(message)  # takes with it whatever waits
            return
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        try:
            self.conn.send_text(message["text"].encode())
        except InvalidState:
            raise ClientDisconnected from None
        if not self._flush_is_due:
            self._flush_is_due = True
            self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._flush_is_due = False
        output = self.conn.data_to_send()
        if output and not self.transport.is_closing():
            self.transport.write(b"".join(output))
