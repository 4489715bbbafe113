"""Every game, from the first move to the last, over HTTP and over sockets."""

import random
from collections.abc import Sequence
from contextlib import ExitStack

import pytest

from cardloom.record import read
from tests.server.support import GAMES, Client, Server, Told


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_bots_over_http(server: Server, game: str) -> None:
    seats, options = GAMES[game]
    bots = ["bot:greedy", "bot:random"][: seats - 1]
    made = server.create(game, ["me", *bots], options=options, name="Ann")
    chance = random.Random(game)
    while not (told := server.look(made["id"], made["secret"]))["over"]:
        if told["legal"]:
            assert server.move(made["id"], made["secret"], server.choose(told, chance)).status_code == 200
    record = server.http.get(f"api/tables/{made['id']}/record")
    assert record.headers["content-type"].startswith("application/toml")
    state = read(record.text).replay()
    assert (list(state.scores), list(state.winners)) == (told["scores"], told["winners"])
    assert told["length"] == len(told["log"])
    assert all(line["move"] for line in told["log"])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_between_people_over_sockets(server: Server, game: str) -> None:
    table, secrets = server.people(game)
    chance = random.Random(game)
    with ExitStack() as sockets:
        clients = [sockets.enter_context(server.socket(table, secret)) for secret in secrets]
        told = play_to_the_end(server, clients, chance)
    assert len({str(table["winners"]) for table in told}) == 1


def play_to_the_end(server: Server, clients: Sequence[Client], chance: random.Random) -> list[Told]:
    for number, client in enumerate(clients):
        client.command("entropy", text=f"entropy of {number + 1}")
    while True:
        newest = max(client.until_table(lambda told: told["status"] != "waiting")["version"] for client in clients)
        told = [client.until_version(newest) for client in clients]
        if told[0]["over"]:
            return told
        acting = next(number for number, table in enumerate(told) if table["legal"])
        answer = clients[acting].command("move", move=server.choose(told[acting], chance))
        assert answer["t"] == "ok", answer
        clients[acting].until_version(answer["version"])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_bots_alone_is_watched(server: Server, game: str) -> None:
    seats, options = GAMES[game]
    made = server.create(game, ["bot:greedy"] * seats, options=options)
    assert made["seat"] is None and made["secret"] is None
    with server.socket(made["id"]) as watcher:
        told = watcher.until_table(lambda table: table["over"])
    assert told["seat"] is None and told["legal"] == []
