"""uvicorn's HTTP protocol, for clients that say what they want: who dawdles or never ends gives the connection back."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

WHOLE_WITHIN_S = 20.0  # for a request from its beginning, or a connection's first one, to its end
MOST_HEAD = 1 << 18  # bytes before the body; a piece that comes from the network is no longer


class PromptProtocol(HttpToolsProtocol):
    """Ends a connection whose request is not whole in time, or has no end of headers."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._head: int | None = 0  # the bytes of it so far; None after it
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._head is not None:
            self._head += len(data)
            if self._head > MOST_HEAD:
                self.transport.close()
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._patience.cancel()
        self._wait()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._head = 0
        self._patience.cancel()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._patience.cancel()
        super().handle_websocket_upgrade()

    def _wait(self) -> None:
        self._patience = self.loop.call_later(WHOLE_WITHIN_S, self._be_late)

    def _be_late(self) -> None:
        if self.flow.read_paused:  # not the client's fault
            self._wait()
        else:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._patience.cancel()
        super().connection_lost(exc)
