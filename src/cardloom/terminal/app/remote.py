"""A seat at a server's table: the same events and words as in the browser."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from cardloom.cards import printable
from cardloom.coach import Hint, Review
from cardloom.games.state import world
from cardloom.terminal.app.invitation import Invitation, refused
from cardloom.words import say

FINAL = ("no-such-table", "not-watchable", "unknown-secret")  # refusals that no second attempt mends


class RemoteSeat:
    """The seat of a secret. The connection is kept; what was not answered is sent again."""

    def __init__(self, invitation: Invitation, secret: str, language: str) -> None:
        self.changed: Callable[[], None] = lambda: None
        self.invitation, self.secret, self.language = invitation, secret, language
        self.notice = say("terminal-connecting", language)
        self.table: dict[str, Any] | None = None
        self._waiting: dict[int, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self._socket: ClientConnection | None = None
        self._entropy = secrets.token_hex(16)
        self._legal: tuple[int, Sequence[str]] = (-1, ())

    @property
    def names(self) -> Sequence[str]:
        people = self.table["people"] if self.table else ()
        return [printable(person["name"]) or say("terminal-open-seat", self.language) for person in people]

    @property
    def seat(self) -> int | None:
        return self.table["seat"] if self.table else None

    @property
    def view(self) -> dict[str, Any] | None:
        return self.table["view"] if self.table else None

    @property
    def legal(self) -> Sequence[str]:
        """As the server lists them. A big split's are numbered here: its world is known from the view alone."""
        if self.table is None or not self.table["legal"]:
            return ()
        if isinstance(self.table["legal"], list):
            return list(self.table["legal"])
        version = self.table["version"]
        if self._legal[0] != version:
            self._legal = version, world(self.table["view"], random.Random(0)).legal(self.table["seat"])
        return self._legal[1]

    @property
    def log(self) -> Sequence[tuple[int, str | None]]:
        return [(line["seat"], line["move"]) for line in self.table["log"]] if self.table else []

    @property
    def asked_to_undo(self) -> bool:
        """Whether another seat asks to take its move back."""
        return self.table is not None and self.table["offers"]["undo"] not in (None, self.seat)

    async def play(self, move: str) -> None:
        await self._command({"t": "move", "move": move})

    async def undo(self) -> None:
        await self._command({"t": "undo"})

    async def hint(self) -> Hint:
        asked: dict[str, str | int] = {"serial": time.time_ns() // 1000, "language": self.language}
        _, said = await asyncio.to_thread(self.invitation.ask, "hint", self.secret, asked)
        return msgspec.convert(said["hint"], Hint)

    async def review(self) -> Review:
        while True:
            what = f"review?language={self.language}"
            done, said = await asyncio.to_thread(self.invitation.ask, what, self.secret)
            if done:
                return msgspec.convert(said, Review)
            await asyncio.sleep(1)

    async def answer_undo(self, yes: bool) -> None:
        """Whether another seat may take its move back."""
        await self._command({"t": "answer", "offer": "undo", "yes": yes})

    async def run(self) -> None:
        async for socket in connect(self.invitation.socket, max_size=2**22):
            self._socket = socket
            try:
                await self._say({"t": "hello", "secret": self.secret})
                await self._say({"t": "visible", "visible": True})
                for command, _ in list(self._waiting.values()):
                    await self._say(command)
                async for text in socket:
                    if self._hear(json.loads(text)):
                        return
            except ConnectionClosed:
                pass
            self._socket = None
            self._tell("terminal-connection-lost")

    def _hear(self, message: dict[str, Any]) -> bool:
        """Take what the server says; whether that is the end."""
        if message["t"] in ("table", "moves"):
            table = message["table"] if message["t"] == "table" else self._moved(message)
            if self.table is None or table["version"] >= self.table["version"]:
                self.table = table
                self._share_entropy(table)
                self._tell(*self._news(table))
        elif message["t"] == "people" and self.table:
            self.table = {**self.table, "people": message["people"]}
            self.changed()
        elif message["t"] in ("ok", "rejected"):
            _, answer = self._waiting.pop(message["serial"], (None, None))
            if answer and not answer.done():
                answer.set_result(message)
            if message.get("code") in FINAL:
                self.notice = refused(message).told(self.language)
                self.changed()
                return True
        return False

    def _moved(self, message: dict[str, Any]) -> dict[str, Any]:
        """The table after moves; only those that it did not know yet are new in its log."""
        assert self.table is not None
        known = self.table["log"][: message["length"] - len(message["log"])]
        return {**self.table, **message, "log": known + message["log"]}

    def _news(self, table: dict[str, Any]) -> tuple[str, int | None]:
        """What is to be said besides the table, and of which seat."""
        if table["view"] is None:
            return "terminal-waiting-for-people", None
        if table["gone"] is not None:
            return "terminal-gone", table["gone"]
        return ("terminal-undo-asked", table["offers"]["undo"]) if self.asked_to_undo else ("", None)

    def _tell(self, key: str, seat: int | None = None) -> None:
        name = self.names[seat - 1] if seat else ""
        self.notice = say(key, self.language, name=name) if key else ""
        self.changed()

    def _share_entropy(self, table: dict[str, Any]) -> None:
        """The own share in the shuffle, once it is promised and before the deal."""
        if table["view"] is None and table["shuffle"] and table["seat"] is not None and self._entropy:
            text, self._entropy = self._entropy, ""
            task = asyncio.ensure_future(self._command({"t": "entropy", "text": text}))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _command(self, command: dict[str, Any]) -> None:
        """Say it, again after every break, until it is answered."""
        serial = max(time.time_ns() // 1000, *(number + 1 for number in self._waiting), 0)
        whole = {**command, "serial": serial}
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._waiting[serial] = whole, answer
        await self._say(whole)
        said = await answer
        if said["t"] == "rejected":
            raise refused(said)

    async def _say(self, message: dict[str, Any]) -> None:
        if self._socket is not None:
            try:
                await self._socket.send(json.dumps(message))
            except ConnectionClosed:
                self._socket = None  # it is said again by the next one
