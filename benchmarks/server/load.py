"""How many moves a server carries: matches of two clients that play Poker Squares over sockets as fast as it answers.

Every move is acknowledged before the next one; both clients of a match are told every move, as at a real table. Prints
moves a second, moves per second of the server's processor time, and how long a move takes until it is acknowledged.

    .venv/bin/python benchmarks/server/load.py --matches 50 --seconds 10
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
from contextlib import suppress
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

    def post(self, path: str, body: dict[str, Any]) -> Any:
        request = Request(self.address + path, json.dumps(body).encode(), {"content-type": "application/json"})
        with urlopen(request, timeout=120) as answer:
            return json.load(answer)

    def cpu_s(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory_mb(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


async def seat(server: Server, table: str, secret: str, until: float, pause_s: float, waits: list[float]) -> None:
    """Play at random at one seat until the time is up, or the game is over."""
    address = f"{server.address.replace('http', 'ws', 1)}api/tables/{table}/socket"
    async with connect(address, compression=None) as socket:
        await socket.send(json.dumps({"t": "hello", "secret": secret, "previews": False}))
        await socket.send(json.dumps({"t": "entropy", "serial": 0, "text": "load"}))
        with suppress(TimeoutError):
            async with asyncio.timeout(until - time.perf_counter()):
                await _play(socket, pause_s, waits)


async def _play(socket: ClientConnection, pause_s: float, waits: list[float]) -> None:
    serial, sent, table = 0, 0.0, None
    await asyncio.sleep(random.random() * pause_s)
    async for text in socket:
        message = json.loads(text)
        if message["t"] == "ok" and message["serial"] and message["serial"] == serial:
            waits.append(time.perf_counter() - sent)
            sent = 0.0
        elif message["t"] == "table":
            table = message["table"]
        if table and table["over"]:
            return
        if table and table["legal"] and not sent:
            await asyncio.sleep(pause_s)
            serial += 1
            sent = time.perf_counter()
            await socket.send(json.dumps({"t": "move", "serial": serial, "move": random.choice(table["legal"])}))
            table = None


async def match(server: Server, until: float, pause_s: float, waits: list[float]) -> None:
    """One match after the other."""
    while time.perf_counter() < until:
        wish = {"game": "poker-squares", "seats": ["me", "open"], "name": "one"}
        made = await asyncio.to_thread(server.post, "api/tables", wish)
        joined = await asyncio.to_thread(server.post, f"api/tables/{made['id']}/join", {"name": "two"})
        secrets = made["secret"], joined["secret"]
        await asyncio.gather(*(seat(server, made["id"], secret, until, pause_s, waits) for secret in secrets))


async def measure(server: Server, matches: int, seconds: float, pause_s: float) -> dict[str, float]:
    waits: list[float] = []
    before, began = server.cpu_s(), time.perf_counter()
    until = began + seconds
    await asyncio.gather(*(match(server, until, pause_s, waits) for _ in range(matches)))
    spent, cpu = time.perf_counter() - began, server.cpu_s() - before
    cuts = statistics.quantiles(waits, n=100)
    return {
        "moves": len(waits),
        "moves_a_second": round(len(waits) / spent),
        "moves_per_cpu_second": round(len(waits) / cpu),
        "p50_ms": round(cuts[49] * 1000, 1),
        "p99_ms": round(cuts[98] * 1000, 1),
        "memory_mb": round(server.memory_mb()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pause", type=float, default=0, help="seconds that a client waits before it moves")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            server.post("api/tables", {"game": "poker-squares", "seats": ["bot:greedy"]})  # waits until all is compiled
            print(json.dumps(asyncio.run(measure(server, chosen.matches, chosen.seconds, chosen.pause))))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
