"""The WebSocket side: messages are answered in turn; what is to be sent leaves at the end of the loop's turn."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import json
from uvicorn.protocols.utils import ClientDisconnected

from cardloom.errors import CardloomError
from cardloom.server import logs, metrics, wire
from cardloom.server.audience import Watcher
from cardloom.server.host import Host
from cardloom.server.house import House
from cardloom.server.joined import EXTENSION, JoinedProtocol
from cardloom.server.limits import Bucket
from cardloom.server.outbox import TABLE, Outbox
from cardloom.server.refusals import Refused, error_of
from cardloom.server.settings import Limits
from cardloom.server.storage import Unavailable

SERVICE_RESTART = 1012
FIRST_WITHIN_S = 20.0  # for the first message
MOST_HEARD = 32  # messages that wait for their answers before no more are read
_DECODER = json.Decoder(wire.FromClient)
_ENCODER = json.Encoder()
_PONG = _ENCODER.encode(wire.Pong())


class Socket:
    """One client's conversation with a table."""

    def __init__(self, house: House, limits: Limits, table: str) -> None:
        self._house, self._table = house, table
        self._bucket = Bucket(limits.messages, limits.messages_burst)
        self._outbox = Outbox(self._ring)
        self._host: Host | None = None
        self._watcher: Watcher | None = None
        self._loop = asyncio.get_running_loop()
        self._heard: deque[bytes] = deque()
        self._answering: asyncio.Task[None] | None = None
        self._pour_is_due = False
        self._goodbye: asyncio.Task[None] | None = None

    async def run(self, scope: Any, receive: Any, send: Any) -> None:
        """Talk until one side ends it."""
        await receive()  # the wish to connect
        self._send = send
        self._wire: JoinedProtocol = scope["extensions"][EXTENSION]
        self._wire.on_message, self._wire.on_writable = self._hear, self._ring
        await send({"type": "websocket.accept"})
        self._silence = self._loop.call_later(FIRST_WITHIN_S, self._outbox.close)
        metrics.SOCKETS.inc()
        try:
            await receive()  # nothing but the end comes this way
            if self._answering is not None:
                await self._answering
        finally:
            metrics.SOCKETS.dec()
            self._silence.cancel()
            self._leave()
            self._wire.on_message = self._wire.on_writable = None
            await self._end()
            self._outbox.mute()  # its bell is this socket's: nothing may hold itself

    def _hear(self, message: bytes) -> None:
        self._silence.cancel()
        self._heard.append(message)
        if len(self._heard) == MOST_HEARD:
            self._wire.transport.pause_reading()
        if self._answering is None:
            self._answering = self._loop.create_task(self._answer_all())

    async def _answer_all(self) -> None:
        """Answer until nothing waits."""
        try:
            while self._heard:
                wait = self._bucket.wait()
                if wait or len(self._heard) > 1:  # who says much at once gives the others a turn after each message
                    await asyncio.sleep(wait)
                await self._answer(self._heard.popleft())
                if len(self._heard) == MOST_HEARD - 1 and not self._wire.transport.is_closing():
                    self._wire.transport.resume_reading()
        except Exception:  # noqa: BLE001  (a task that nobody waits for must be seen to fail)
            metrics.FAULTS.inc()
            logs.fault("answering-failed", table=self._table)
            self._outbox.close()
        finally:
            self._answering = None

    def _ring(self) -> None:
        """Something waits in the outbox: send it with all else that this turn of the loop brings."""
        if not self._pour_is_due:
            self._pour_is_due = True
            self._loop.call_soon(self._pour)

    def _pour(self) -> None:
        """Send what is in the outbox, if the client reads; when it was closed, end the conversation."""
        self._pour_is_due = False
        if self._goodbye is not None or not self._wire.writable.is_set():
            return
        try:
            if not self._outbox.empty:
                self._wire.write(self._messages())
        except Exception:  # noqa: BLE001  (what cannot be told to one client must not be lost in the loop)
            metrics.FAULTS.inc()
            logs.fault("telling-failed", table=self._table)
            self._outbox.close()
        if self._outbox.closed:
            self._goodbye = asyncio.create_task(self._close())

    def _messages(self) -> list[bytes]:
        if self._host is None or self._watcher is None:
            return [message for message in self._outbox.take() if message is not TABLE]
        return self._host.audience.messages(self._watcher)

    async def _close(self) -> None:
        with suppress(ClientDisconnected):
            await self._send({"type": "websocket.close", "code": SERVICE_RESTART})

    async def _end(self) -> None:
        if self._goodbye is None:
            self._goodbye = asyncio.create_task(self._close())
        await self._goodbye

    async def _answer(self, data: bytes) -> None:
        try:
            message = _DECODER.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as trouble:
            self._reject(_serial(data), Refused("unreadable-message", reason=str(trouble)[:200]))
            return
        match message:
            case wire.Ping():
                self._outbox.put(_PONG)
            case wire.Hello():
                await self._try(None, self._hello(message))
            case wire.Visible():
                if self._host is not None and self._watcher is not None:
                    self._host.audience.see(self._watcher, message.visible)
            case _:
                await self._try(message.serial, self._command(message))

    async def _command(self, command: wire.Command) -> None:
        if self._host is None or self._watcher is None:
            raise Refused("no-hello")
        began = time.perf_counter()
        version = await self._host.command(self._watcher.seat, command)
        metrics.COMMAND_SECONDS.observe(time.perf_counter() - began)
        self._outbox.put(b'{"t":"ok","serial":%d,"version":%d}' % (command.serial, version))

    async def _hello(self, hello: wire.Hello) -> None:
        """Whoever says hello is who the secret says; again, and the table comes again."""
        host = await self._house.host(self._table)
        await host.caught_up()
        seat = host.seat_of(hello.secret)
        self._leave()
        self._host, self._watcher = host, Watcher(seat, hello.previews, outbox=self._outbox)
        host.audience.watch(self._watcher)

    def _leave(self) -> None:
        if self._host is not None and self._watcher is not None:
            self._host.audience.leave(self._watcher)
        self._host = self._watcher = None

    async def _try(self, serial: int | None, work: Any) -> None:
        try:
            await work
        except CardloomError as refusal:
            self._reject(serial, refusal)
        except Unavailable:
            logs.say("storage-unavailable", logging.ERROR, table=self._table)
            self._reject(serial, Refused("storage-unavailable"))

    def _reject(self, serial: int | None, refusal: CardloomError) -> None:
        metrics.REFUSALS.labels(refusal.code).inc()
        error = error_of(refusal)
        self._outbox.put(_ENCODER.encode(wire.Rejected(serial, error.code, error.detail, error.arguments)))


class _Numbered(msgspec.Struct):
    serial: wire.Serial


def _serial(data: bytes) -> int | None:
    """The serial of a message that is wrong otherwise, so that the answer finds its question."""
    try:
        return json.decode(data, type=_Numbered).serial
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
