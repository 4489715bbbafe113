"""Two servers of one PostgreSQL and one Redis: whatever is killed or restarted, no acknowledged move is lost."""

from __future__ import annotations

import random
import signal
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import httpx
import pytest

from tests.server.services import Postgres, Redis
from tests.server.support import PATIENCE_S, SERIALS, Server, bearer

MOVES = 8  # of every game, before and after what happens; a game has 50


@dataclass
class Cluster:
    """What runs."""

    postgres: Postgres
    redis: Redis
    servers: list[Server] = field(default_factory=list)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("cluster")
    running = Cluster(Postgres(), Redis(folder / "redis"))
    for name in ("one", "two"):
        (folder / name).mkdir()
        running.servers.append(Server(folder / name, database=running.postgres.address, redis=running.redis.address))
    yield running
    for server in running.servers:
        server.end()
    running.redis.stop()
    running.postgres.remove()


class Load(threading.Thread):
    """Two people who play Poker Squares, each move sent until it is acknowledged by one of the servers."""

    def __init__(self, servers: list[Server], chance: random.Random) -> None:
        super().__init__()
        self.ports = [server.port for server in servers]
        self.chance = chance
        self.table, self.secrets = servers[0].people("poker-squares")
        servers[0].look(self.table, self.secrets[0])
        self.acknowledged: list[tuple[int, str]] = []
        self.enough = threading.Event()
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            with httpx.Client(timeout=PATIENCE_S) as http:
                while not self.enough.is_set():
                    for seat, secret in enumerate(self.secrets, 1):
                        self._move(http, seat, secret)
        except BaseException as trouble:  # noqa: BLE001  (told to the test, which waits in another thread)
            self.trouble = trouble

    def _move(self, http: httpx.Client, seat: int, secret: str) -> None:
        told = self._ask(http, "GET", "", secret).json()
        if told["over"]:
            self.enough.set()
        if seat not in told["to_act"]:
            return
        body = {"move": self.chance.choice(told["legal"]), "serial": next(SERIALS)}
        answer = self._ask(http, "POST", "/moves", secret, body)
        assert answer.status_code == 200, answer.text
        self.acknowledged.append((seat, body["move"]))

    def _ask(
        self, http: httpx.Client, method: str, path: str, secret: str, body: dict[str, object] | None = None
    ) -> httpx.Response:
        """An answer from either server, tried again while there is none."""
        deadline = time.monotonic() + PATIENCE_S
        while True:
            port = self.chance.choice(self.ports)
            address = f"http://127.0.0.1:{port}/api/tables/{self.table}{path}"
            try:
                answer = http.request(method, address, json=body, headers=bearer(secret))
            except httpx.TransportError:
                answer = None
            if answer is not None and answer.status_code < 500:
                return answer
            assert time.monotonic() < deadline
            time.sleep(0.05)


def go_on(loads: list[Load]) -> None:
    """Until some more moves of every game are acknowledged."""
    deadline = time.monotonic() + PATIENCE_S
    wanted = [len(load.acknowledged) + MOVES for load in loads]
    while any(len(load.acknowledged) < moves for load, moves in zip(loads, wanted, strict=True)):
        assert time.monotonic() < deadline, [load.trouble for load in loads]
        time.sleep(0.02)


def under_load(cluster: Cluster, happening: Callable[[], None]) -> None:
    """Let something happen in the middle of games; then every acknowledged move must stand, in its order."""
    loads = [Load(cluster.servers, random.Random(number)) for number in range(4)]
    for load in loads:
        load.start()
    go_on(loads)
    happening()
    go_on(loads)
    for load in loads:
        load.enough.set()
        load.join(PATIENCE_S)
        assert load.trouble is None, load.trouble
        for server in cluster.servers:
            for seat, secret in enumerate(load.secrets, 1):
                log = server.look(load.table, secret)["log"]
                made = [(line["seat"], line["move"]) for line in log if line["seat"] == seat]
                assert made == [move for move in load.acknowledged if move[0] == seat]
    for server in cluster.servers:
        assert "trace" not in server.log.read_text()


def test_in_peace(cluster: Cluster) -> None:
    under_load(cluster, lambda: None)


def test_a_server_is_killed(cluster: Cluster) -> None:
    def kill() -> None:
        cluster.servers[1].end(signal.SIGKILL)
        cluster.servers[1].start()

    under_load(cluster, kill)


def test_postgresql_is_restarted(cluster: Cluster) -> None:
    def restart() -> None:
        cluster.postgres.stop()
        cluster.postgres.start()

    under_load(cluster, restart)


def test_redis_is_restarted(cluster: Cluster) -> None:
    def restart() -> None:
        cluster.redis.stop()
        time.sleep(0.5)
        cluster.redis.start()

    under_load(cluster, restart)


def test_a_move_at_one_server_is_seen_at_the_other(cluster: Cluster) -> None:
    one, two = cluster.servers
    table, secrets = one.people("grid-poker", options={"start": 1})
    with one.socket(table, secrets[0]) as here, two.socket(table, secrets[1]) as there:
        here.until_table(lambda told: bool(told["legal"]))
        assert here.command("move", move="take row1")["t"] == "ok"
        assert there.until_table(lambda told: told["length"] == 1)["log"][0]["move"] == "take row1"
        here.until_table(lambda told: told["people"][1]["present"])
        assert there.command("chat", text="hello")["t"] == "ok"
        here.until(lambda message: message["t"] == "chat")


def test_who_joins_at_one_server_is_known_at_the_other(cluster: Cluster) -> None:
    one, two = cluster.servers
    cluster.redis.stop()
    made = one.create("grid-poker", ["me", "open"])
    assert two.look(made["id"])["status"] == "waiting"
    joined = one.join(made["id"])
    assert two.look(made["id"], joined["secret"])["seat"] == joined["seat"]
    cluster.redis.start()


def test_clients_of_a_killed_server_go_on_with_the_other(cluster: Cluster) -> None:
    one, two = cluster.servers
    made = two.create("grid-poker", ["me", "bot:greedy"], options={"start": 2})
    two.end(signal.SIGKILL)
    with one.socket(made["id"], made["secret"]) as client:
        client.until_table(lambda told: told["to_act"] == [1])
    two.start()


def test_many_seats_are_given_once(cluster: Cluster) -> None:
    for _ in range(5):
        made = cluster.servers[0].create("poker-squares", ["me"] + ["open"] * 3)
        answers: list[httpx.Response] = []

        def join(server: Server, table: str = made["id"], answers: list[httpx.Response] = answers) -> None:
            answers.append(httpx.post(f"http://127.0.0.1:{server.port}/api/tables/{table}/join", json={}, timeout=60))

        threads = [threading.Thread(target=join, args=(cluster.servers[number % 2],)) for number in range(5)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE_S)
        assert sorted(answer.json().get("seat", 0) for answer in answers) == [0, 0, 2, 3, 4]
