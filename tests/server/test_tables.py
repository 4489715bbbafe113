"""Tables: who sits there, what they may do, what others are told of it."""

import json
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

import cardloom
import cardloom.record
from cardloom.server.plain_text import MOST_MARKS
from cardloom.server.rulings import MOST_CHAT
from cardloom.shuffle import verify
from tests.server.support import SERIALS, Server, bearer


def test_games_are_listed_with_their_options_and_players(server: Server) -> None:
    lines = {line["key"]: line for line in server.http.get("api/games").json()}
    squares = lines["poker-squares"]
    assert squares["seats"] == {"least": 1, "most": 8, "usual": 2}
    assert squares["options"][0] == {
        "name": "points",
        "kind": "choice",
        "values": ["american", "english"],
        "default": "american",
    }
    assert {option["kind"] for option in lines["nine-card-brag"]["options"]} == {"number", "seat"}
    assert lines["nine-card-brag"]["options"][0]["values"] == [1, 1000]
    assert lines["puzzle-solo"]["options"][0]["kind"] == "flag"
    assert "greedy@1" in squares["players"]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": ["me"] * 9}, "unreadable-message"),
        ({"seats": ["me", "me"]}, "two-seats-for-me"),
        ({"seats": ["me", "you"]}, "unknown-seat-plan"),
        ({"seats": ["me", "bot:nobody"]}, "unknown-player"),
        ({"options": {"points": "french"}}, "option-value"),
        ({"options": {"colour": "red"}}, "option-name"),
        ({"clock": {"seconds": 1}}, "unreadable-message"),
        ({"colour": "red"}, "unreadable-message"),
        ({"name": 7}, "unreadable-message"),
        ({"game": "grid-poker", "seats": ["me"]}, "seats"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_code(server: Server, wish: dict[str, object], code: str) -> None:
    answer = server.http.post("api/tables", json={"game": "poker-squares", "seats": ["me", "open"], **wish})
    assert answer.status_code == 400
    assert answer.json()["code"] == code
    assert answer.json()["detail"]


def test_two_people_on_one_invitation_get_two_seats(server: Server) -> None:
    for _ in range(10):
        made = server.create("nine-card-brag", ["me", "open", "open"])
        with ThreadPoolExecutor(3) as threads:
            wishes = [
                threads.submit(server.http.post, f"api/tables/{made['id']}/join", json={"name": f"guest {number}"})
                for number in range(3)
            ]
            answers = [wish.result() for wish in wishes]
        assert sorted(answer.status_code for answer in answers) == [200, 200, 409]
        joined = [answer.json() for answer in answers if answer.status_code == 200]
        assert sorted(answer["seat"] for answer in joined) == [2, 3]
        assert joined[0]["secret"] != joined[1]["secret"]
        assert next(a.json()["code"] for a in answers if a.status_code == 409) == "table-full"


def test_a_seat_answers_to_its_own_secret_alone(server: Server) -> None:
    one, secrets = server.people("poker-squares")
    _, foreign = server.people("poker-squares")
    for secret in (foreign[0], "seat-nothing"):
        assert server.http.get(f"api/tables/{one}", headers=bearer(secret)).status_code == 401
        refused = server.move(one, secret, "place 7h c3")
        assert (refused.status_code, refused.json()["code"]) == (401, "unknown-secret")
    assert server.move(one, secrets[0], "take row2").json()["code"] == "unreadable-move"
    bystander = server.http.post(f"api/tables/{one}/moves", json={"move": "place 7h c3", "serial": 1})
    assert (bystander.status_code, bystander.json()["code"]) == (403, "not-seated")
    with server.socket(one, say=False) as client:
        client.send("hello", secret=foreign[0])
        assert client.next()["code"] == "unknown-secret"
        client.hello(secrets[0])
        assert client.table["seat"] == 1


def test_many_tabs_of_a_seat_hear_the_same(server: Server) -> None:
    table, secrets = server.people("grid-poker", options={"start": 1})
    with server.socket(table, secrets[0]) as one, server.socket(table, secrets[0]) as two:
        one.until_table(lambda told: bool(told["legal"]))
        answer = one.command("move", move="take row1")
        assert one.until_version(answer["version"])["view"] == two.until_version(answer["version"])["view"]


def test_a_repeated_serial_is_one_move(server: Server) -> None:
    table, secrets = server.people("grid-poker", options={"start": 1})
    serial = next(SERIALS)
    first = server.move(table, secrets[0], "take row1", serial)
    assert first.status_code == 200
    assert server.move(table, secrets[0], "take row1", serial).json() == first.json()
    assert server.look(table)["length"] == 1
    with server.socket(table, secrets[0]) as client:
        assert client.command("move", serial, move="take row1") == {"t": "ok", "serial": serial, **first.json()}


def test_a_serial_is_one_commands(server: Server) -> None:
    table, secrets = server.people("grid-poker", options={"start": 1})
    with server.socket(table, secrets[0]) as client:
        client.until_table(lambda told: bool(told["legal"]))
        made = {
            1: {"kind": "chat", "text": "so"},
            2: {"kind": "chat", "preset": "thanks"},
            3: {"kind": "move", "move": "take row1"},
            4: {"kind": "undo"},
        }
        done = {serial: client.command(serial=serial, **command) for serial, command in made.items()}
        for serial, answer in done.items():
            for command in made.values():
                again = client.command(serial=serial, **command)
                assert again == answer if command == made[serial] else again["code"] == "serial-used"
        assert client.table["length"] == 1 and len(client.table["chat"]) == 2


def test_only_listed_tables_are_in_the_lobby(server: Server) -> None:
    listed = server.create("grid-poker", ["me", "open"], listed=True, name="Ann  <b>\u202e\u0007")
    hidden = server.create("grid-poker", ["me", "open"])
    lines = {line["id"]: line for line in server.http.get("api/lobby").json()["tables"]}
    assert hidden["id"] not in lines
    line = lines[listed["id"]]
    assert (line["status"], line["joinable"], line["people"][0]["name"]) == ("waiting", True, "Ann <b>")


def test_finding_an_opponent(server: Server) -> None:
    game = "pyramid-poker"
    waiting = server.http.post("api/find", json={"game": game, "name": "Ann"}).json()
    table = server.look(waiting["id"], waiting["secret"])
    assert [person["kind"] for person in table["people"]] == ["person", "bot"]
    assert table["people"][1]["name"] == "casual@1", "what a newcomer plays against"
    assert table["to_act"] == [1], "who waits moves first, so that the bot can still give way"
    found = server.http.post("api/find", json={"game": game, "name": "Bo"}).json()
    assert (found["id"], found["seat"]) == (waiting["id"], 2)
    table = server.look(found["id"], found["secret"])
    assert [person["name"] for person in table["people"]] == ["Ann", "Bo"]
    assert server.http.post("api/find", json={"game": game}).json()["id"] != waiting["id"]


def test_nobody_finds_themselves(server: Server) -> None:
    wish = {"game": "nine-card-brag"}
    first = server.http.post("api/find", json=wish).json()["id"]
    second = server.http.post("api/find", json={**wish, "seated_at": [first]}).json()["id"]
    assert second != first
    assert server.http.post("api/find", json={**wish, "seated_at": [second]}).json()["id"] == first


def test_a_bot_gives_way_only_before_the_first_move(server: Server) -> None:
    waiting = server.http.post("api/find", json={"game": "puzzle-poker"}).json()
    told = server.look(waiting["id"], waiting["secret"])
    assert server.move(waiting["id"], waiting["secret"], told["legal"][0]).status_code == 200
    assert server.http.post(f"api/tables/{waiting['id']}/join", json={}).json()["code"] == "table-full"


def test_who_may_watch(server: Server) -> None:
    made = server.create("poker-squares", ["me", "bot:greedy"], watchable=False)
    assert server.http.get(f"api/tables/{made['id']}").json()["code"] == "not-watchable"
    table, _ = server.people("nine-card-brag")
    told = server.look(table)
    assert (told["seat"], told["legal"], told["view"]["hand"]) == (None, [], None)


def test_who_looked_at_the_free_seats_sees_no_game_of_its_players_alone(server: Server) -> None:
    made = server.create("poker-squares", ["me", "open"], watchable=False)
    with server.socket(made["id"]) as bystander, server.http.stream("GET", f"api/tables/{made['id']}/events") as events:
        lines = events.iter_lines()
        assert json.loads(next(lines))["table"]["status"] == "waiting"
        server.join(made["id"])
        with pytest.raises(ConnectionClosed):
            bystander.until(lambda message: message["t"] in ("table", "moves"))
        assert [json.loads(line)["t"] for line in lines] == []
    answer = server.http.get(f"api/tables/{made['id']}")
    assert answer.json()["code"] == "not-watchable"


def test_an_unseen_move_is_taken_back_at_once(server: Server) -> None:
    table, secrets = server.people("poker-squares")
    card = server.look(table, secrets[0])["view"]["announced"][0]
    assert server.move(table, secrets[0], f"place {card} a1").status_code == 200
    undo = {"t": "undo", "serial": next(SERIALS)}
    answer = server.http.post(f"api/tables/{table}/commands", json=undo, headers=bearer(secrets[0]))
    assert answer.status_code == 200
    assert server.look(table, secrets[0])["to_act"] == [1, 2]
    for secret, cell in zip(secrets, ("a1", "b1"), strict=True):
        assert server.move(table, secret, f"place {card} {cell}").status_code == 200
    undo = {"t": "undo", "serial": next(SERIALS)}
    answer = server.http.post(f"api/tables/{table}/commands", json=undo, headers=bearer(secrets[0]))
    assert answer.json()["code"] == "undo-revealed", "the next card is known"


def test_a_seen_move_is_taken_back_by_consent(server: Server) -> None:
    table, secrets = server.people("grid-poker", options={"start": 1})
    with server.socket(table, secrets[0]) as one, server.socket(table, secrets[1]) as two:
        one.until_table(lambda told: bool(told["legal"]))
        assert one.command("move", move="take row1")["t"] == "ok"
        assert one.command("undo")["t"] == "ok"
        assert one.command("answer", offer="undo", yes=True)["code"] == "own-offer"
        two.until_table(lambda told: told["offers"]["undo"] == 1)
        assert two.command("answer", offer="undo", yes=False)["t"] == "ok"
        assert one.until_table(lambda told: told["offers"]["undo"] is None)["length"] == 1
        assert two.command("answer", offer="undo", yes=True)["code"] == "nothing-offered"
        assert one.command("undo")["t"] == "ok"
        assert two.command("answer", offer="undo", yes=True)["t"] == "ok"
        assert one.until_table(lambda told: told["length"] == 0)["to_act"] == [1]


def test_a_move_that_was_answered_is_taken_back_with_its_answer(server: Server) -> None:
    made = server.create("grid-poker", ["me", "bot:greedy"], options={"start": 1})
    with server.socket(made["id"], made["secret"]) as client:
        client.until_table(lambda told: bool(told["legal"]))
        client.command("move", move="take row1")
        told = client.until_table(lambda told: told["length"] == 2 or told["view"]["grid"] == 2)
        if told["length"] == 2 and told["view"]["grid"] == 1:
            assert client.command("undo")["t"] == "ok"
            assert client.until_table(lambda told: told["length"] == 0)["to_act"] == [1]


def test_resigning_ends_the_game(server: Server) -> None:
    table, secrets = server.people("grid-poker")
    with server.socket(table, secrets[0]) as client:
        client.until_table(lambda told: told["status"] == "playing")
        assert client.command("resign")["t"] == "ok"
        told = client.until_table(lambda told: told["over"])
        assert (told["winners"], told["gone"], told["to_act"], told["legal"]) == ([2], 1, [], [])
        assert client.command("move", move="take row1")["code"] == "game-over"
    assert "resigned = 1" in server.http.get(f"api/tables/{table}/record").text


def test_a_rematch_with_the_seats_moved_on(server: Server) -> None:
    table, secrets = server.people("grid-poker", name="Ann")
    with server.socket(table, secrets[0]) as one, server.socket(table, secrets[1]) as two:
        one.until_table(lambda told: told["status"] == "playing")
        assert one.command("rematch")["code"] == "still-running"
        one.command("resign")
        two.until_table(lambda told: told["over"])
        assert one.command("rematch")["t"] == "ok"
        assert two.until_table(lambda told: told["offers"]["rematch"] == [1])["offers"]["next"] is None
        assert two.command("rematch")["t"] == "ok"
        following = one.until_table(lambda told: told["offers"]["next"] is not None)["offers"]["next"]
    told = server.look(following, secrets[0])
    assert (told["seat"], told["people"][1]["name"], told["status"]) == (2, "Ann", "playing")


def test_chat_is_plain_text_and_can_be_off(server: Server) -> None:
    table, secrets = server.people("grid-poker")
    with server.socket(table, secrets[0]) as one, server.socket(table, secrets[1]) as two:
        text = "<img src=x onerror=alert(1)> \u202eevil\u0000 'quotes\""
        assert one.command("chat", text=text)["t"] == "ok"
        heard = two.until(lambda message: message["t"] == "chat")
        assert (heard["seat"], heard["text"]) == (1, "<img src=x onerror=alert(1)> evil 'quotes\"")
        assert two.command("chat", preset="well-played")["t"] == "ok"
        assert two.command("chat", text="x" * 301)["code"] == "unreadable-message"
        assert two.command("chat", text=" \u200e ")["code"] == "text-or-preset"
        assert [line["seat"] for line in server.look(table)["chat"]] == [1, 2]
        assert one.command("chat", text="e" + "\u0301" * 200)["t"] == "ok"
        assert len(two.until(lambda message: message["t"] == "chat")["text"]) == 1 + MOST_MARKS
    silent = server.create("grid-poker", ["me", "bot:greedy"], chat=False)
    with server.socket(silent["id"], silent["secret"]) as client:
        assert client.command("chat", text="hello")["code"] == "chat-is-off"
        assert client.table["chat"] is None


def test_nobody_floods_the_chat(server: Server) -> None:
    made = server.create("grid-poker", ["me", "bot:greedy"])
    with server.socket(made["id"], made["secret"]) as client:
        answers = [client.command("chat", preset="hello") for _ in range(MOST_CHAT + 1)]
    assert [answer["t"] for answer in answers] == ["ok"] * MOST_CHAT + ["rejected"]
    assert answers[-1]["code"] == "too-many-requests"


def test_presence_is_a_visible_screen(server: Server) -> None:
    table, secrets = server.people("grid-poker")

    def present() -> bool:
        return bool(server.look(table)["people"][1]["present"])

    assert not present()
    with server.socket(table, secrets[0]) as one:
        with server.socket(table, secrets[1]) as two:
            one.until_table(lambda told: told["people"][1]["present"])
            two.send("visible", visible=False)
            one.until_table(lambda told: not told["people"][1]["present"])
            two.send("visible", visible=True)
            one.until_table(lambda told: told["people"][1]["present"])
        one.until_table(lambda told: not told["people"][1]["present"])
    assert not present()


@pytest.mark.parametrize("policy", ["bot", "resign"])
def test_a_clock_that_runs_out(server: Server, policy: str) -> None:
    clock = {"seconds": 5, "increment": 0, "on_timeout": policy}
    made = server.create("grid-poker", ["me", "bot:greedy"], options={"start": 1}, clock=clock)
    with server.socket(made["id"], made["secret"]) as client:
        told = client.until_table(lambda told: told["status"] == "playing")
        assert 1000 < told["people"][0]["clock_ms"] <= 5000
        assert told["people"][1]["clock_ms"] == 5000
        if policy == "resign":
            assert client.until_table(lambda told: told["over"])["winners"] == [2]
        else:
            client.until_table(lambda told: told["length"] >= 2)


def test_a_move_made_again_earns_no_second_increment(server: Server) -> None:
    clock = {"seconds": 60, "increment": 600}
    table, secrets = server.people("poker-squares", clock=clock)
    with server.socket(table, secrets[0]) as client:
        for move in client.until_table(lambda told: bool(told["legal"]))["legal"][:3]:
            assert client.command("move", move=move)["t"] == "ok"
            version = client.command("undo")["version"]
        told = client.until_version(version)
        assert (told["length"], told["people"][0]["clock_ms"] > 650_000) == (0, True)
        assert told["people"][0]["clock_ms"] <= 660_000


def test_events_come_as_lines(server: Server) -> None:
    made = server.create("poker-squares", ["bot:random"])
    with server.http.stream("GET", f"api/tables/{made['id']}/events") as answer:
        lines = [json.loads(line) for line in answer.iter_lines()]
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    versions = [line.get("table", line)["version"] for line in lines if line["t"] in ("table", "moves")]
    assert versions == sorted(set(versions))
    assert lines[-1]["table"]["over"]
    with server.http.stream("GET", f"api/tables/{made['id']}/events?since={versions[-1]}") as answer:
        assert list(answer.iter_lines()) == []


def test_the_shuffle_can_be_verified(server: Server) -> None:
    table, secrets = server.people("grid-poker")
    with server.socket(table, secrets[0]) as one, server.socket(table, secrets[1]) as two:
        commitment = one.table["shuffle"]["commitment"]
        added = [client.command("entropy", text=f"from {n}")["t"] for n, client in enumerate((one, two))]
        one.until_table(lambda told: told["status"] == "playing")
        one.command("resign")
        shuffle = one.until_table(lambda told: told["over"])["shuffle"]
    assert shuffle["commitment"] == commitment
    expected = [f"from {n}" if answer == "ok" else "" for n, answer in enumerate(added)]
    assert shuffle["entropy"] == expected
    record = cardloom.record.read(server.http.get(f"api/tables/{table}/record").text)
    assert record.shuffle is not None and record.shuffle.entropy == tuple(expected)
    assert verify(record) == ()


def test_a_record_comes_back_as_a_table(server: Server) -> None:
    made = server.create("nine-card-brag", ["bot:greedy"] * 3, options={"tokens": 1})
    with server.socket(made["id"]) as watcher:
        played = watcher.until_table(lambda told: told["over"])
    assert server.http.post("api/records", json={"record": "cardloom = 2"}).json()["code"] == "record-version"
    text = server.http.get(f"api/tables/{made['id']}/record").text
    imported = server.http.post("api/records", json={"record": text})
    assert imported.status_code == 201
    told = server.look(imported.json()["id"])
    for key in ("view", "scores", "winners", "over", "length"):
        assert told[key] == played[key]
    assert server.http.get(f"api/tables/{told['id']}/record").text == text


def test_a_record_that_cannot_be_a_table_leaves_none(server: Server) -> None:
    def kept() -> list[str]:
        return [line for line in server.http.get("metrics").text.splitlines() if line.startswith("cardloom_tables ")]

    before = kept()
    state = cardloom.new("pyramid-poker", 2, seed=1)
    running = cardloom.record.Record.of(state, [], ["Ann", "Bo"])
    answer = server.http.post("api/records", json={"record": cardloom.record.text(running)})
    assert (answer.status_code, answer.json()["code"]) == (409, "still-running")
    assert kept() == before


def test_names_in_a_record_are_plain_text(server: Server) -> None:
    ended = cardloom.record.Result(scores=(0, 0), winners=(2,), resigned=1)
    names = ["Ann\u202e  <b>" + "x" * 99, "greedy@1"]
    record = cardloom.record.Record.of(cardloom.new("pyramid-poker", 2, seed=1), [], names, result=ended)
    imported = server.http.post("api/records", json={"record": cardloom.record.text(record)})
    assert imported.status_code == 201, imported.text
    people = server.look(imported.json()["id"])["people"]
    assert [(person["name"], person["kind"]) for person in people] == [
        ("Ann <b>" + "x" * 33, "person"),
        ("greedy@1", "bot"),
    ]


def test_a_finished_game_is_replayed_as_a_seat_saw_it(server: Server) -> None:
    table, secrets = server.people("nine-card-brag")
    running = server.http.get(f"api/tables/{table}/replay?at=0&seat=1")
    assert (running.status_code, running.json()["code"]) == (409, "still-running")
    before = server.look(table, secrets[1])
    with server.socket(table, secrets[0]) as client:
        client.command("resign")
    told = server.http.get(f"api/tables/{table}/replay?at=0&seat=2").json()
    assert (told["view"], told["seat"], told["over"]) == (before["view"], 2, False)
    assert server.http.get(f"api/tables/{table}/replay?at=99").json()["code"] == "no-such-move"
    assert server.http.get(f"api/tables/{table}/replay?seat=9").json()["code"] == "no-such-seat"


def test_hands_on_a_bench_are_named(server: Server) -> None:
    asked = {"kind": "five", "hands": ["AsKsQsJsTs", "2h3h9h", "AsAd", ""]}
    named = server.http.post("api/hands", json=asked).json()
    assert [(hand["category"], hand["short"]) for hand in named] == [
        ("royal-flush", 0),
        ("flush", 2),
        ("pair", 3),
        ("high-card", 5),
    ]
    piles = server.http.post("api/hands", json={"kind": "three", "hands": ["As2s3s", "AsAd"]}).json()
    assert [hand["category"] for hand in piles] == ["running-flush", "pair"]
    assert server.http.post("api/hands", json={"kind": "five", "hands": ["AsAs"]}).json()["code"] == "card-twice"
    split = server.http.post("api/split", json={"kind": "three", "cards": "2h4d6c8s9c9h9d7h5s"}).json()
    assert len(split["hands"]) == 3


def test_a_bot_moves_though_nobody_looks(server: Server) -> None:
    made = server.create("grid-poker", ["me", "bot:greedy"], options={"start": 2})
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline and server.look(made["id"], made["secret"])["length"] == 0:
        time.sleep(0.05)
    assert server.look(made["id"], made["secret"])["log"][0]["seat"] == 2
