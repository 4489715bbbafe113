"""How many moves a server carries: matches of two clients that play Poker Squares over sockets as fast as it answers.

Every move is acknowledged before the next one, and both clients of a match are told every move, as at a real table.
Only the play is measured: tables are made and clients connected before the clocks start. Prints moves a second, moves
per second of the server's processor time, and how long a move takes until it is acknowledged.

    .venv/bin/python benchmarks/server/load.py --matches 50 --rounds 4
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

CARDLOOM = Path(sys.executable).with_name("cardloom")
TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """A server of its own, with its own file."""

    def __init__(self, folder: str) -> None:
        command = [str(CARDLOOM), "serve", "--no-browser", "--port", "0", "--data", folder]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        self.address = next(word for word in self.process.stdout.readline().split() if word.startswith("http"))
        self.post("api/hands", {"kind": "three", "hands": ["AsKsQs"]})  # waits until all rules are compiled

    def post(self, path: str, body: dict[str, Any]) -> Any:
        request = Request(self.address + path, json.dumps(body).encode(), {"content-type": "application/json"})
        with urlopen(request, timeout=300) as answer:
            return json.load(answer)

    def table(self) -> tuple[str, list[str]]:
        """A new table of two people: its id and their secrets."""
        made = self.post("api/tables", {"game": "poker-squares", "seats": ["me", "open"], "name": "one"})
        return made["id"], [made["secret"], self.post(f"api/tables/{made['id']}/join", {"name": "two"})["secret"]]

    def cpu_s(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory_mb(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


async def sit(server: Server, table: str, secret: str, stack: AsyncExitStack) -> ClientConnection:
    """A client that has seen the first card."""
    address = f"{server.address.replace('http', 'ws', 1)}api/tables/{table}/socket"
    socket = await stack.enter_async_context(connect(address, compression=None, max_queue=None))
    await socket.send(json.dumps({"t": "hello", "secret": secret}))
    await socket.send(json.dumps({"t": "entropy", "serial": 0, "text": "load"}))
    return socket


async def play(socket: ClientConnection, pause_s: float, waits: list[float]) -> None:
    """Play at random until the game is over."""
    table, asked, version, sent = None, 0, 0, 0.0
    await asyncio.sleep(random.random() * pause_s)
    async for text in socket:
        message = json.loads(text)
        if message["t"] == "table":
            table = message["table"]
        elif message["t"] == "ok" and message["serial"] == asked > 0:
            waits.append(time.perf_counter() - sent)
            version, sent = message["version"], 0.0
        if table and table["over"]:
            return
        if table and table["legal"] and table["version"] >= version and not sent:
            await asyncio.sleep(pause_s)
            asked += 1
            sent = time.perf_counter()
            move = random.choice(table["legal"])
            await socket.send(json.dumps({"t": "move", "serial": asked, "move": move}))


async def one_round(server: Server, matches: int, pause_s: float, waits: list[float]) -> tuple[float, float]:
    """Play so many matches; seconds, and seconds of the server's processor time."""
    async with AsyncExitStack() as stack:
        tables = [await asyncio.to_thread(server.table) for _ in range(matches)]
        sockets = [await sit(server, table, secret, stack) for table, secrets in tables for secret in secrets]
        await asyncio.sleep(1.5)  # all is dealt
        cpu, began = server.cpu_s(), time.perf_counter()
        await asyncio.gather(*(play(socket, pause_s, waits) for socket in sockets))
        return time.perf_counter() - began, server.cpu_s() - cpu


async def measure(server: Server, matches: int, rounds: int, pause_s: float) -> dict[str, float]:
    waits: list[float] = []
    spent = [await one_round(server, matches, pause_s, waits) for _ in range(rounds)]
    seconds, cpu = (sum(times) for times in zip(*spent, strict=True))
    cuts = statistics.quantiles(waits, n=100)
    return {
        "moves": len(waits),
        "moves_a_second": round(len(waits) / seconds),
        "moves_per_cpu_second": round(len(waits) / cpu),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "memory_mb": round(server.memory_mb()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--pause", type=float, default=0, help="seconds that a client waits before it moves")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            print(json.dumps(asyncio.run(measure(server, chosen.matches, chosen.rounds, chosen.pause))))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
