"""The coach at the tables: who may be helped, what it may know, when it looks back."""

import time
from typing import Any

import httpx

from cardloom.record import read
from tests.server.support import SERIALS, Server, bearer


def ask(server: Server, table: str, secret: str | None, serial: int | None = None, **more: Any) -> httpx.Response:
    body = {"serial": next(SERIALS) if serial is None else serial, **more}
    return server.http.post(f"api/tables/{table}/hint", json=body, headers=bearer(secret))


def look_back(server: Server, table: str, language: str = "en") -> Any:
    for _ in range(600):
        answer = server.http.get(f"api/tables/{table}/review", params={"language": language})
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


def test_the_review_of_a_finished_game(server: Server) -> None:
    made = server.create("nine-card-brag", ["me", "bot:casual", "bot:casual"], options={"tokens": 1})
    table, secret = made["id"], made["secret"]
    while not (told := server.look(table, secret))["over"]:
        if told["legal"]:
            legal = told["legal"]
            server.move(table, secret, server.split(legal) if isinstance(legal, dict) else legal[0])
    review = look_back(server, table)
    (seat,) = review["seats"]
    own = [line["n"] for line in told["log"] if line["seat"] == 1]
    assert (seat["seat"], [move["n"] for move in seat["moves"]]) == (1, own)
    assert seat["accuracy"] is None or 0 <= seat["accuracy"] <= 100
    assert look_back(server, table, "it")["seats"][0]["accuracy"] == seat["accuracy"]


def test_the_lab(server: Server) -> None:
    asked = {"game": "nine-card-brag", "cards": "9h9d9c AsKsQs 7c2s2d", "seats": 4, "place": 4}
    told = server.http.post("api/lab", json=asked).json()
    assert told["measure"] == "share"
    assert told["ways"][0]["categories"] == ["prial", "running-flush", "pair"]
    assert told["reasons"][0]["text"]
    refused = server.http.post("api/lab", json={"game": "grid-poker", "cards": "9h9d9c"})
    assert (refused.status_code, refused.json()["code"]) == (400, "wrong-number-of-cards")
