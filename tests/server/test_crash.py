"""A server that is killed has lost nothing that it acknowledged: same cards, same seat, same choices."""

import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.support import GAMES, SERIALS, Server, Told

GONE_S, SLACK_S = 3.0, 0.5


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path)
    yield running
    running.end()


def without_people(told: Told) -> Told:
    """A table but for who is present and since when."""
    return {key: value for key, value in told.items() if key != "people"}


def test_killed_in_mid_game(own_server: Server) -> None:
    server = own_server
    tables = {game: server.people(game) for game in GAMES}
    for game, (table, secrets) in tables.items():
        server.look(table, secrets[0])
        server.play(table, secrets, random.Random(game), most=7)
    before = {
        (table, secret): without_people(server.look(table, secret))
        for table, secrets in tables.values()
        for secret in (*secrets, None)
    }
    server.end(signal.SIGKILL)
    server.start()
    for (table, secret), told in before.items():
        assert without_people(server.look(table, secret)) == told


def test_killed_while_all_choose_at_once(own_server: Server) -> None:
    server = own_server
    table, secrets = server.people("nine-card-brag")
    hands = [server.look(table, secret)["view"]["hand"] for secret in secrets]
    serial = next(SERIALS)
    assert server.move(table, secrets[1], "stay", serial).status_code == 200
    server.end(signal.SIGKILL)
    server.start()
    told = server.look(table, secrets[1])
    assert (told["to_act"], told["view"]["declared"]) == ([1, 3], "stay")
    assert [server.look(table, secret)["view"]["hand"] for secret in secrets] == hands
    repeated = server.move(table, secrets[1], "stay", serial)
    assert repeated.json() == {"version": told["version"]}, "the serial is remembered"
    for secret in (secrets[0], secrets[2]):
        assert server.move(table, secret, "stay").status_code == 200
    assert server.look(table, secrets[0])["view"]["phase"] == "arrange"


def test_killed_before_the_deal(own_server: Server) -> None:
    server = own_server
    made = server.create("grid-poker", ["me", "open"])
    commitment = server.look(made["id"], made["secret"])["shuffle"]["commitment"]
    server.end(signal.SIGKILL)
    server.start()
    server.join(made["id"])
    told = server.look(made["id"], made["secret"])
    assert (told["shuffle"]["commitment"], told["status"]) == (commitment, "playing")


def test_a_bot_goes_on_after_a_restart(own_server: Server) -> None:
    server = own_server
    made = server.create("pyramid-poker", ["me", "bot:greedy"])
    server.look(made["id"], made["secret"])
    server.end(signal.SIGKILL)
    server.start()
    server.play(made["id"], [made["secret"]], random.Random(1))
    assert server.look(made["id"])["over"]


def test_clocks_stand_while_no_server_is_there(own_server: Server) -> None:
    server = own_server
    table, secrets = server.people("grid-poker", options={"start": 1}, clock={"seconds": 60, "on_timeout": "resign"})
    before = server.look(table, secrets[0])
    seen = time.monotonic()
    assert before["to_act"] == [1]
    server.end(signal.SIGKILL)
    time.sleep(GONE_S)
    server.start()
    told = server.look(table, secrets[0])
    at_most = time.monotonic() - seen - GONE_S + SLACK_S  # of the clock, while a server was there
    assert before["people"][0]["clock_ms"] - told["people"][0]["clock_ms"] < 1000 * at_most
    assert server.move(table, secrets[0], told["legal"][0]).status_code == 200


def test_a_clean_end_says_goodbye(own_server: Server) -> None:
    server = own_server
    table, secrets = server.people("grid-poker", options={"start": 1})
    with server.socket(table, secrets[0]) as client:
        client.until_table(lambda told: bool(told["legal"]))
        assert client.command("move", move="take row1")["t"] == "ok"
        server.process.send_signal(signal.SIGTERM)
        client.until(lambda message: message["t"] == "closing")
        with pytest.raises(ConnectionClosed) as closed:
            client.until(lambda message: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
    server.end()
    assert "trace" not in server.log.read_text()
    server.start()
    assert server.look(table, secrets[0])["length"] == 1
