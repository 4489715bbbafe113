"""The coach at the tables: who may be helped, what it may know, when it looks back."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest

from cardloom.record import read
from cardloom.server import warming, wire
from cardloom.server.refusals import Refused
from tests.server.indoors import house, until
from tests.server.support import SERIALS, Server, bearer

PATIENCE_S = 60.0


def ask(server: Server, table: str, secret: str | None, serial: int | None = None, **more: Any) -> httpx.Response:
    """The hint, or a refusal; while the coach gets ready one asks again."""
    body = {"serial": next(SERIALS) if serial is None else serial, **more}
    while True:
        answer = server.http.post(f"api/tables/{table}/hint", json=body, headers=bearer(secret))
        if answer.status_code != 202:
            return answer
        assert answer.json() == {"game": server.look(table, secret)["game"]}


def look_back(server: Server, table: str, secret: str | None, language: str = "en") -> Any:
    for _ in range(600):
        answer = later(server, table, secret, f"review?language={language}")
        if answer.status_code != 202:
            assert answer.status_code == 200, answer.text
            return answer.json()
        told = answer.json()
        assert told["done"] <= told["of"]
        time.sleep(0.1)
    raise AssertionError("the review has not come")


def test_a_hint_is_counted_once_and_stays_in_the_record(server: Server) -> None:
    made = server.create("grid-poker", ["me", "bot:random"], options={"start": 1})
    table, secret = made["id"], made["secret"]
    told = server.look(table, secret)
    assert (told["hints"], told["may_hint"]) == ([0, 0], True)
    first = ask(server, table, secret, serial=7)
    assert first.status_code == 200, first.text
    hint = first.json()["hint"]
    assert {each["move"] for each in hint["moves"]} == set(told["legal"])
    assert all(each["reasons"] and each["reasons"][0]["text"] for each in hint["moves"])
    again = ask(server, table, secret, serial=7, language="sv").json()
    assert first.json()["used"] == again["used"] == 1
    assert [each["value"] for each in again["hint"]["moves"]] == [each["value"] for each in hint["moves"]]
    assert again["hint"]["moves"][0]["reasons"][0]["text"] != hint["moves"][0]["reasons"][0]["text"]
    server.move(table, secret, hint["moves"][0]["move"])
    # The serial stands for the position that it was used in: it buys no other hint.
    later = ask(server, table, secret, serial=7).json()
    assert later["hint"]["moves"] == hint["moves"] and later["used"] == 1
    assert server.look(table, secret)["hints"] == [1, 0]
    server.http.post(f"api/tables/{table}/commands", json={"t": "resign", "serial": 8}, headers=bearer(secret))
    record = read(server.http.get(f"api/tables/{table}/record").text)
    assert record.extras["_hints"] == [1, 0]


def test_who_may_not_be_helped(server: Server) -> None:
    table, secrets = server.people("puzzle-poker")
    assert [server.look(table, secret)["may_hint"] for secret in secrets] == [False, False]
    assert ask(server, table, secrets[0]).json()["code"] == "hints-off"
    assert ask(server, table, None).json()["code"] == "not-seated"
    allowed, secrets = server.people("puzzle-poker", hints=True)
    acting = server.look(allowed, secrets[0])["to_act"][0]
    assert ask(server, allowed, secrets[2 - acting]).json()["code"] == "not-your-turn"
    assert ask(server, allowed, secrets[acting - 1]).status_code == 200
    assert server.http.get(f"api/tables/{allowed}/review").json()["code"] == "still-running"


def test_a_hint_shows_no_hidden_card(server: Server) -> None:
    """What the other seat holds, and what is to come, is in no part of the answer."""
    made = server.create("puzzle-poker", ["me", "bot:random"])
    table, secret = made["id"], made["secret"]
    told = server.look(table, secret)
    while told["legal"] == []:
        told = server.look(table, secret)
    own = (
        set(told["view"]["hands"][told["seat"] - 1])
        | {"Xr"}
        | {card for row in told["view"]["grid"] for card in row if card}
    )
    answer = ask(server, table, secret).json()["hint"]
    shown = {word for each in answer["moves"] for word in each["move"].split() if len(word) == 2 and word[1] in "cdhs"}
    assert shown and shown <= own | {f"{column}{row}" for column in "abc" for row in range(1, 6)}


Finished: TypeAlias = tuple[str, str, list[Any]]


@pytest.fixture(scope="module")
def finished(server: Server) -> Finished:
    """A game of Nine Card Brag against two bots, that nobody else may watch: its table, the secret, its log."""
    seats = ["me", "bot:casual", "bot:casual"]
    made = server.create("nine-card-brag", seats, options={"tokens": 1, "dealer": 3}, watchable=False)
    table, secret = made["id"], made["secret"]
    assert later(server, table, secret, "seen?at=0").json()["code"] == "still-running"
    assert play_on(server, table, secret, at=0, seat=1).json()["code"] == "still-running"
    while not (told := server.look(table, secret))["over"]:
        if told["legal"]:
            legal = told["legal"]
            server.move(table, secret, server.split(legal) if isinstance(legal, dict) else legal[0])
    return table, secret, told["log"]


def later(server: Server, table: str, secret: str | None, path: str) -> httpx.Response:
    return server.http.get(f"api/tables/{table}/{path}", headers=bearer(secret))


def play_on(server: Server, table: str, secret: str | None, **asked: Any) -> httpx.Response:
    return server.http.post(f"api/tables/{table}/play-on", json=asked, headers=bearer(secret))


def test_the_review_of_a_finished_game(server: Server, finished: Finished) -> None:
    table, secret, log = finished
    review = look_back(server, table, secret)
    (seat,) = review["seats"]
    own = [line["n"] for line in log if line["seat"] == 1]
    assert (seat["seat"], [move["n"] for move in seat["moves"]]) == (1, own)
    assert seat["accuracy"] is None or 0 <= seat["accuracy"] <= 100
    assert look_back(server, table, secret, "it")["seats"][0]["accuracy"] == seat["accuracy"]


def test_another_move_where_one_was_made(server: Server, finished: Finished) -> None:
    table, secret, log = finished
    (seat,) = look_back(server, table, secret)["seats"]
    made = seat["moves"][0]
    same = later(server, table, secret, f"retry?seat=1&at={made['n'] - 1}&move={made['move']}").json()
    assert (same["verdict"], same["gain"], same["why"]) == ("same", 0, [])
    wrong = later(server, table, secret, f"retry?seat=1&at={made['n'] - 1}&move=take row1").json()
    assert wrong["code"] == "unreadable-move"
    other = next(line for line in log if line["seat"] == 2)
    for at in (other["n"] - 1, len(log)):
        assert later(server, table, secret, f"retry?seat=1&at={at}&move=stay").json()["code"] == "no-such-move"


def test_what_a_bot_saw(server: Server, finished: Finished) -> None:
    """It is asked again with the view that it had, and is as strong as it was."""
    table, secret, log = finished
    line = next(line for line in log if line["seat"] == 2)
    seen = later(server, table, secret, f"seen?at={line['n'] - 1}&language=sv").json()
    then = later(server, table, secret, f"replay?at={line['n'] - 1}&seat=2").json()
    assert (seen["made"], seen["hint"]["player"], seen["hint"]["seat"]) == (line["move"], "casual@1", 2)
    legal = then["legal"]
    assert {each["move"] for each in seen["hint"]["moves"]} <= set(legal) if isinstance(legal, list) else True
    person = next(line for line in log if line["seat"] == 1)
    assert later(server, table, secret, f"seen?at={person['n'] - 1}").json()["code"] == "no-bot-there"
    assert later(server, table, secret, f"seen?at={len(log)}").json()["code"] == "no-such-move"


def test_a_game_is_played_on_from_anywhere_in_it(server: Server, finished: Finished) -> None:
    """With the same cards, alone among bots, to its end; what was not dealt is dealt anew."""
    table, secret, log = finished
    at = next(line["n"] for line in log if line["seat"] == 1) - 1
    made = play_on(server, table, secret, at=at, seat=1, name="Ann").json()
    then = later(server, table, secret, f"replay?at={at}&seat=1").json()
    told = server.look(made["id"], made["secret"])
    assert (told["origin"], told["seat"], told["may_hint"]) == (table, 1, True)
    assert [person["kind"] for person in told["people"]] == ["person", "bot", "bot"]
    assert [line["move"] for line in told["log"][:at]] == [line["move"] for line in log[:at]]
    assert told["view"]["hand"] == then["view"]["hand"]
    assert server.http.get(f"api/tables/{made['id']}").json()["code"] == "not-watchable"
    server.play(made["id"], [made["secret"]], random.Random(1))
    record = read(later(server, made["id"], made["secret"], "record").text)
    before = read(later(server, table, secret, "record").text)
    assert record.replay().over and record.decks[0] == before.decks[0]
    assert record.moves[:at] == before.moves[:at]


def test_where_no_game_is_played_on(server: Server, finished: Finished) -> None:
    table, secret, log = finished
    for asked, code in (
        ({"at": len(log), "seat": 1}, "game-over"),
        ({"at": len(log) + 1, "seat": 1}, "no-such-move"),
        ({"at": 0, "seat": 4}, "no-such-seat"),
    ):
        assert play_on(server, table, secret, **asked).json()["code"] == code


def test_who_may_not_watch_learns_nothing_afterwards(server: Server, finished: Finished) -> None:
    table, _, _ = finished
    for path in ("review", "retry?seat=1&at=0&move=stay", "seen?at=0", "replay?at=0&seat=1", "record"):
        assert later(server, table, None, path).json()["code"] == "not-watchable"
    assert play_on(server, table, None, at=0, seat=1).json()["code"] == "not-watchable"


def test_the_lab(server: Server) -> None:
    asked = {"game": "nine-card-brag", "cards": "9h9d9c AsKsQs 7c2s2d", "seats": 4, "place": 4}
    told = server.http.post("api/lab", json=asked).json()
    assert told["measure"] == "share"
    assert told["ways"][0]["categories"] == ["prial", "running-flush", "pair"]
    assert told["reasons"][0]["text"]
    refused = server.http.post("api/lab", json={"game": "grid-poker", "cards": "9h9d9c"})
    assert (refused.status_code, refused.json()["code"]) == (400, "wrong-number-of-cards")


def test_the_coach_gets_ready_beside_the_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until it is ready a hint is told to wait, and neither bots nor other games wait for it."""
    asked: list[str] = []

    def slow(key: str, closing: Any) -> None:
        asked.append(key)
        closing.wait(PATIENCE_S)

    monkeypatch.setattr(warming, "_ask_coach", slow)

    async def course() -> None:
        async with house(tmp_path) as opened:
            assert not await opened.warmth.coached("grid-poker", 0.05)
            async with asyncio.timeout(PATIENCE_S / 2):
                await opened.warmth.player("grid-poker", "greedy@1")
        assert await opened.warmth.coached("grid-poker")
        assert asked == ["grid-poker"]

    asyncio.run(course())


def test_a_review_that_fails_is_no_endless_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(looking: object) -> None:
        raise ValueError("a fault of the coach")

    monkeypatch.setattr("cardloom.server.looking_back._step", fail)
    monkeypatch.setattr(warming, "_ask_coach", lambda key, closing: None)

    async def ask() -> None:
        async with house(tmp_path) as opened:
            host = await opened.host((await opened.create(wire.NewTable("poker-squares", ["me"]))).id)
            await host.ready()
            await host.command(1, wire.Resign(1))
            assert host.look_back(lambda: None).review is None
            await until(lambda: not host._tasks)
            with pytest.raises(Refused, match="Something went wrong"):
                host.look_back(lambda: None)

    asyncio.run(ask())
