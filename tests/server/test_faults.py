"""What is broken, huge or too much harms nobody but its sender, and is answered with a code."""

import json
import random
import time
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.support import MESSAGES, PATIENCE_S, Server

FRAMES = 10_000
MANY = 3_000
WORDS = ["t", "move", "hello", "serial", "secret", "undo", "chat", "visible", "text", "answer", "yes", "offer", "ping"]


def fuzzed(chance: random.Random) -> str | bytes:
    """A frame that is hardly ever right."""
    match chance.randrange(6):
        case 0:
            return chance.randbytes(chance.randrange(40))
        case 1:
            return "".join(chance.choices('{}[]",:tmove019.\\u0000 \ud7ff', k=chance.randrange(60)))
        case 2:
            return json.dumps({chance.choice(WORDS): value(chance, 3) for _ in range(chance.randrange(5))})
        case 3:
            kind = chance.choice(["move", "undo", "chat", "resign", "rematch", "answer", "entropy", "visible"])
            return json.dumps({"t": kind, "serial": value(chance, 1), "move": value(chance, 1)})
        case 4:
            whole = json.dumps({"t": "move", "serial": chance.randrange(10**6), "move": "place 7h c3"})
            return whole[: chance.randrange(len(whole))]
        case _:
            return json.dumps({"t": "move", "serial": chance.randrange(10**6), "move": str(value(chance, 2))[:600]})


def value(chance: random.Random, depth: int) -> Any:
    kinds: list[Any] = [None, True, -1, 2**70, 1e308, "", "\x00", "place", "x" * 600, "\ud83c\udca1"]
    if depth and chance.random() < 0.5:
        return [value(chance, depth - 1), {chance.choice(WORDS): value(chance, depth - 1)}]
    return chance.choice(kinds)


def test_fuzzed_frames(server: Server) -> None:
    table, secrets = server.people("poker-squares")
    before = server.look(table, secrets[0])
    chance = random.Random(7)
    with server.socket(table, secrets[1]) as client:
        began = time.monotonic()
        for _ in range(FRAMES // 100):
            for _ in range(100):
                client.connection.send(fuzzed(chance))
            client.send("ping")
            answers = []
            while (message := client.next())["t"] != "pong":
                answers.append(message)
            assert {answer["t"] for answer in answers} <= {"rejected", "ok", "people", "table", "moves", "chat"}
            assert all(answer["code"] != "server-fault" for answer in answers if answer["t"] == "rejected")
            client.heard.clear()
        assert time.monotonic() - began < PATIENCE_S
    after = server.look(table, secrets[0])
    assert (after["view"], after["length"]) == (before["view"], before["length"])
    assert "trace" not in server.log.read_text()


@pytest.mark.parametrize("size", [70_000, 64 << 20])
def test_an_oversized_frame_ends_its_own_socket(server: Server, size: int) -> None:
    table, secrets = server.people("poker-squares")
    with server.socket(table, secrets[0]) as other, server.socket(table, secrets[1]) as client:
        with suppress(BrokenPipeError, ConnectionClosed):
            client.connection.send("x" * size)
        with pytest.raises(ConnectionClosed) as closed:
            client.until(lambda message: False)
        if closed.value.rcvd is not None:
            assert closed.value.rcvd.code == 1009
        other.send("ping")
        other.until(lambda message: message["t"] == "pong")


@pytest.mark.parametrize(
    "text", ["[" * 10_000 + "]" * 10_000, '{"t":' * 10_000 + "1" + "}" * 10_000], ids=["lists", "objects"]
)
def test_deep_json(server: Server, text: str) -> None:
    table, secrets = server.people("poker-squares")
    with server.socket(table, secrets[0]) as client:
        client.connection.send(text)
        assert client.until(lambda message: message["t"] == "rejected")["code"] == "unreadable-message"
    answer = server.http.post("api/tables", content=text, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "unreadable-message")


def test_oversized_requests(server: Server) -> None:
    answer = server.http.post("api/tables", json={"game": "x" * 100_000, "seats": ["me"]})
    assert (answer.status_code, answer.json()["code"]) == (413, "message-too-big")
    assert answer.json()["arguments"] == {"most": 65_536}
    answer = server.http.post("api/records", json={"record": "x" * 300_000})
    assert (answer.status_code, answer.json()["arguments"]) == (413, {"most": 262_144})


def test_an_empty_request(server: Server) -> None:
    answer = server.http.post("api/tables", content=b"", headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["detail"]) == (400, "This cannot be read: it is empty.")


def test_many_small_messages_are_read_slowly_and_all_answered(server: Server) -> None:
    table, secrets = server.people("poker-squares")
    with server.socket(table, secrets[0]) as client:
        began = time.monotonic()
        for _ in range(MANY):
            client.send("ping")
        for _ in range(MANY):
            client.until(lambda message: message["t"] == "pong")
        assert time.monotonic() - began > (MANY - MESSAGES["messages_burst"]) / MESSAGES["messages"]


def test_a_message_before_hello(server: Server) -> None:
    table, _ = server.people("poker-squares")
    with server.socket(table, say=False) as client:
        assert client.command("move", move="place 7h c3")["code"] == "no-hello"


def test_a_socket_to_nowhere(server: Server) -> None:
    with server.socket("nothing", say=False) as client:
        client.send("hello")
        assert client.next()["code"] == "no-such-table"
    with pytest.raises(Exception, match="403"), connect(f"ws://127.0.0.1:{server.port}/api/nothing"):
        pass


def test_a_page_of_another_site_is_refused(server: Server) -> None:
    foreign = {"origin": "https://elsewhere.example"}
    answer = server.http.post("api/tables", json={"game": "poker-squares", "seats": ["me"]}, headers=foreign)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    table, _ = server.people("poker-squares")
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    with pytest.raises(Exception, match="403"), connect(address, additional_headers=foreign):
        pass
    broken = {"origin": "http://[::1"}
    assert server.http.get("api/lobby", headers=broken).json()["code"] == "foreign-origin"
    with pytest.raises(Exception, match="403"), connect(address, additional_headers=broken):
        pass
    own = {"origin": f"http://127.0.0.1:{server.port}"}
    with connect(address, additional_headers=own):
        assert server.http.get("api/lobby", headers=own).status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "api/nothing", 404, "no-such-address"),
        ("DELETE", "api/lobby", 405, "wrong-method"),
        ("POST", "rules", 405, "wrong-method"),
        ("GET", "api/tables/nothing", 404, "no-such-table"),
        ("GET", "api/tables/NOT-AN-ID", 404, "no-such-table"),
        ("GET", "nothing.js", 404, "no-such-address"),
    ],
)
def test_ways_that_are_none(server: Server, method: str, path: str, status: int, code: str) -> None:
    answer: httpx.Response = server.http.request(method, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
