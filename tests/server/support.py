"""A real server on loopback, and clients that play there."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

import httpx
from websockets.sync.client import ClientConnection, connect

Told: TypeAlias = dict[str, Any]
LAUNCH = Path(__file__).with_name("launch.py")
PATIENCE_S = 240.0  # the first start compiles all rules
SOCKET_PATIENCE_S = 60.0
SERIALS = count(1)
MESSAGES = {"messages": 5000.0, "messages_burst": 400}  # a client of the tests is quicker than any person

# By game: seats with as many people as can be, and options that keep a game short.
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "poker-squares": (2, {}),
    "grid-poker": (2, {}),
    "pyramid-poker": (2, {}),
    "nine-card-brag": (3, {"tokens": 2}),
    "puzzle-poker": (2, {"ranks": "A-9"}),
    "puzzle-solo": (1, {}),
}


class Server:
    """A process; it can be ended and started again at the same address, with the same tables."""

    def __init__(self, folder: Path, limits: Told | None = None, **settings: Any) -> None:
        self.settings = {"database": f"sqlite:///{folder / 'tables.sqlite'}", **settings}
        self.limits = MESSAGES | (limits or {})
        self.log = folder / f"log-{id(self)}"
        self.port = 0
        self.start()

    def start(self) -> None:
        arguments = [json.dumps(self.settings), json.dumps(self.limits), str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, LAUNCH, *arguments], stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        assert address, self.log.read_text()
        self.http = httpx.Client(base_url=address, timeout=PATIENCE_S)
        self.port = httpx.URL(address).port or 0

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.http.close()
        self.process.send_signal(how)
        status = self.process.wait(PATIENCE_S)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def create(self, game: str, seats: Sequence[str], **more: Any) -> Told:
        answer = self.http.post("api/tables", json={"game": game, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        return answer.json()  # type: ignore[no-any-return]

    def join(self, table: str, name: str = "") -> Told:
        answer = self.http.post(f"api/tables/{table}/join", json={"name": name})
        assert answer.status_code == 200, answer.text
        return answer.json()  # type: ignore[no-any-return]

    def people(self, game: str, **more: Any) -> tuple[str, list[str]]:
        """A table of people alone: its id, and by seat their secrets (in the duel lots decide who has which)."""
        seats, options = GAMES[game]
        made = self.create(game, ["me"] + ["open"] * (seats - 1), **{"options": options, **more})
        sitting = [made, *(self.join(made["id"]) for _ in range(seats - 1))]
        return made["id"], [one["secret"] for one in sorted(sitting, key=lambda one: int(one["seat"]))]

    def look(self, table: str, secret: str | None = None) -> Told:
        answer = self.http.get(f"api/tables/{table}", headers=bearer(secret))
        assert answer.status_code == 200, answer.text
        return answer.json()  # type: ignore[no-any-return]

    def move(self, table: str, secret: str, move: str, serial: int | None = None) -> httpx.Response:
        body = {"move": move, "serial": next(SERIALS) if serial is None else serial}
        return self.http.post(f"api/tables/{table}/moves", json=body, headers=bearer(secret))

    @contextmanager
    def socket(self, table: str, secret: str | None = None, **hello: Any) -> Iterator[Client]:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        with connect(address, compression=None, open_timeout=PATIENCE_S, max_size=None) as connection:
            client = Client(connection)
            if hello.pop("say", True):
                client.hello(secret, **hello)
            yield client

    def split(self, legal: Told) -> str:
        """A legal move of a big split."""
        kind, word = ("five", "build") if legal["size"] == 5 else ("three", "pile")
        asked = {"kind": kind, "cards": "".join(legal["cards"])}
        return " ".join([word, *self.http.post("api/split", json=asked).json()["hands"]])

    def choose(self, table: Told, chance: random.Random) -> str:
        """A legal move of the seat that the table was told to."""
        legal = table["legal"]
        return self.split(legal) if isinstance(legal, dict) else chance.choice(legal)

    def play(self, table: str, secrets: Sequence[str], chance: random.Random, most: int = 10_000) -> int:
        """Moves at random for these seats until the game is over, or so many moves were made."""
        for made in range(most):
            for secret in secrets:
                told = self.look(table, secret)
                if told["over"]:
                    return made
                if told["legal"]:
                    answer = self.move(table, secret, self.choose(told, chance))
                    assert answer.status_code == 200, answer.text
                    break
        return most


class Client:
    """One end of a socket; keeps the newest table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.table: Told = {}
        self.heard: list[Told] = []

    def hello(self, secret: str | None, **more: Any) -> None:
        self.send("hello", secret=secret, **more)
        self.until(lambda message: message["t"] == "table")

    def send(self, kind: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"t": kind, **fields}))

    def next(self) -> Told:
        message: Told = json.loads(self.connection.recv(SOCKET_PATIENCE_S))
        self.heard.append(message)
        if message["t"] == "table":
            self.table = message["table"]
        elif message["t"] == "moves":
            known = self.table["log"][: message["length"] - len(message["log"])]
            self.table = {**self.table, **message, "log": known + message["log"]}
            del self.table["t"]
        elif message["t"] == "people":
            self.table["people"] = message["people"]
        return message

    def until(self, wanted: Callable[[Told], bool]) -> Told:
        while not wanted(message := self.next()):
            pass
        return message

    def until_table(self, wanted: Callable[[Told], bool]) -> Told:
        """The newest table, once it is as wanted."""
        while not wanted(self.table):
            self.next()
        return self.table

    def until_version(self, version: int) -> Told:
        return self.until_table(lambda table: table.get("version", -1) >= version)

    def command(self, kind: str, serial: int | None = None, **fields: Any) -> Told:
        """The answer to a command."""
        serial = next(SERIALS) if serial is None else serial
        self.send(kind, serial=serial, **fields)
        return self.until(lambda message: message["t"] in ("ok", "rejected") and message["serial"] == serial)


def bearer(secret: str | None) -> dict[str, str]:
    return {} if secret is None else {"authorization": f"Bearer {secret}"}
