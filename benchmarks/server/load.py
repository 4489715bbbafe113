"""How many moves a server carries, beside boardgame.io: matches of two clients that play Poker Squares over sockets.

A match has one move on its way at a time, and both clients are told every move. Only the play is measured: tables are
made and clients connected before the clocks start. Prints moves a second, moves per second of the server's processor
time, how long a move takes until it is answered, and the ratio. boardgame.io is installed for it, keeps all in memory
and scores nothing; here every move is on disk before it is answered.

    .venv/bin/python -m benchmarks.server.load
    .venv/bin/python -m benchmarks.server.load --alone --matches 1000 --pause 1 --rounds 1

`--idle` prints instead how much memory so many tables take whose two people have the page open and do nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from functools import partial
from pathlib import Path

import uvloop

from benchmarks.server.servers import Boardgame, Cardloom, Seat, Server

DEALT_S = 1.5  # within which all is dealt and told


class Match:
    """Plays one match, from `begin` to its end."""

    def __init__(self, seats: list[Seat], pause_s: float, waits: list[float]) -> None:
        self.seats, self._pause_s, self._waits = seats, pause_s, waits
        self._loop = asyncio.get_running_loop()
        self._begun = False
        self._first: Seat | None = None
        self.over: asyncio.Future[None] = self._loop.create_future()
        for seat in seats:
            seat.may_move, seat.is_answered, seat.is_over = partial(self._turn, seat), self._answered, self._end
            seat.sit()

    def begin(self) -> None:
        assert self._first is not None, "nothing was dealt"
        self._begun = True
        self._loop.call_later(random.random() * self._pause_s, self._move, self._first)

    def _turn(self, seat: Seat) -> None:
        if self._begun:
            self._loop.call_later(self._pause_s, self._move, seat)
        else:
            self._first = seat

    def _move(self, seat: Seat) -> None:
        self._sent = time.perf_counter()
        seat.move()

    def _answered(self) -> None:
        self._waits.append(time.perf_counter() - self._sent)

    def _end(self) -> None:
        if not self.over.done():
            self.over.set_result(None)

    def close(self) -> None:
        for seat in self.seats:
            seat.client.transport.close()


class Measured:
    """What the rounds at one server have come to."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.waits: list[float] = []
        self.seconds = self.cpu_s = 0.0

    async def round(self, matches: int, pause_s: float) -> None:
        begun = [Match(await self.server.match(), pause_s, self.waits) for _ in range(matches)]
        await asyncio.sleep(DEALT_S)
        cpu, began = self.server.cpu_s(), time.perf_counter()
        for match in begun:
            match.begin()
        await asyncio.gather(*(match.over for match in begun))
        self.seconds += time.perf_counter() - began
        self.cpu_s += self.server.cpu_s() - cpu
        for match in begun:
            match.close()

    @property
    def moves_per_cpu_second(self) -> float:
        return len(self.waits) / self.cpu_s

    def told(self) -> dict[str, str | int | float]:
        cuts = statistics.quantiles(self.waits, n=100)
        return {
            "server": self.server.name,
            "moves": len(self.waits),
            "moves_a_second": round(len(self.waits) / self.seconds),
            "moves_per_cpu_second": round(self.moves_per_cpu_second),
            "p50_ms": round(cuts[49] * 1000, 1),
            "p99_ms": round(cuts[98] * 1000, 1),
            "memory_mb": round(self.server.memory_mb()),
        }


async def compare(servers: list[Server], matches: int, rounds: int, pause_s: float) -> None:
    measured = [Measured(server) for server in servers]
    for each in measured:
        await each.round(min(matches, 20), 0.0)  # warm
        each.waits, each.seconds, each.cpu_s = [], 0.0, 0.0
    for _ in range(rounds):
        for each in measured:
            await each.round(matches, pause_s)
    for each in measured:
        print(json.dumps(each.told()))
    if len(measured) > 1:
        one, other = measured
        print(f"moves per second of processor time: {one.moves_per_cpu_second / other.moves_per_cpu_second:.2f} x")


async def idle(server: Server, matches: int) -> None:
    await Measured(server).round(20, 0.0)
    before = server.memory_mb()
    begun = [Match(await server.match(), 0.0, []) for _ in range(matches)]
    await asyncio.sleep(DEALT_S)
    print(f"{matches} tables, two sockets each: {server.memory_mb() - before:.0f} MB more than {before:.0f} MB")
    for match in begun:
        match.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--pause", type=float, default=0, help="seconds before every move")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--idle", action="store_true", help="measure memory")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        servers: list[Server] = [Cardloom(Path(folder))]
        try:
            if chosen.idle:
                uvloop.run(idle(servers[0], chosen.matches))
                return
            if not chosen.alone:
                servers.append(Boardgame(Path(folder)))
            uvloop.run(compare(servers, chosen.matches, chosen.rounds, chosen.pause))
        finally:
            for server in servers:
                server.stop()


if __name__ == "__main__":
    main()
