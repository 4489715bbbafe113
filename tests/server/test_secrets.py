"""No secret leaves: everything that is sent to each seat and to a bystander, over random games of every kind.

What a receiver may know at a moment is said by the referee, which is written from the rule book alone, once the game is
over and its decks are known.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import pytest

from cardloom.games.puzzle.duel import moves as duel
from cardloom.games.puzzle.solo import moves as solo
from cardloom.games.pyramid_poker import moves as pyramid
from cardloom.record import Record, read
from tests.referee.base import Referee, split_cards
from tests.referee.test_against_rules import REFEREES
from tests.server.support import GAMES, Client, Server, Told

CARD = re.compile(r"(X[rb]|[2-9TJQKA][cdhs])(?:=..)?")  # a joker is the same card whatever it is named
# Texts that are no cards, though they may look like them; an answer's English says what its arguments say.
# What a refusal shows as the right form of a move is the same for everybody, whatever the cards.
EXAMPLES = {"name Xr=4h", *pyramid.FORMS.values(), *duel.FORMS.values(), *solo.FORMS.values()}
NO_CARDS = {"id", "name", "commitment", "detail", "t", "next"}

MOST_MOVES = 60
KINDS: list[tuple[str, int, dict[str, Any]]] = [
    *((game, seats, options) for game, (seats, options) in GAMES.items()),
    ("poker-squares", 3, {"grids": "open"}),
    ("grid-poker", 3, {}),
    ("pyramid-poker", 2, {"memory": "none"}),
    ("pyramid-poker", 2, {"scoring": "advanced"}),
    ("nine-card-brag", 5, {"tokens": 1}),
    ("puzzle-poker", 2, {"hands": "open", "persistence": True}),
]


@dataclass(frozen=True)
class Sent:
    """Something that was sent to a seat, or a bystander, when so many moves stood."""

    viewer: int | None
    moves: int
    message: Told


class Ears:
    """Clients at all seats and one beside, and everything that they hear."""

    def __init__(self, server: Server, table: str, secrets: Sequence[str], sockets: ExitStack) -> None:
        self.server, self.table, self.secrets = server, table, secrets
        self.clients: dict[int | None, Client] = {
            seat: sockets.enter_context(server.socket(table, secret, previews=True))
            for seat, secret in [*enumerate(secrets, 1), (None, None)]
        }
        self.sent: list[Sent] = []

    def sync(self, version: int) -> Told:
        """Wait until all have heard of a version; what they have heard."""
        for viewer, client in self.clients.items():
            told = client.until_version(version)
            moves = told["length"]
            for message in client.heard:
                moves = message.get("table", message).get("length", moves)
                self.sent.append(Sent(viewer, moves, message))
            client.heard.clear()
        return told

    def ask(self) -> None:
        """Look by HTTP, which shows what the sockets have told, and try what must not be told yet."""
        for viewer, secret in [*enumerate(self.secrets, 1), (None, None)]:
            headers = {"authorization": f"Bearer {secret}"} if secret else {}
            for path in ("", "/record", "/replay?at=0&seat=1", "?previews=true"):
                answer = self.server.http.get(f"api/tables/{self.table}{path}", headers=headers).json()
                self.sent.append(Sent(viewer, self.clients[viewer].table["length"], answer))
            assert answer == self.clients[viewer].table


def play(ears: Ears, chance: random.Random) -> None:
    """A game at random, with wrong moves, moves taken back, and looks from everywhere."""
    told = ears.sync(0)
    made: dict[int, str] = {}
    while not told["over"]:
        if told["length"] >= MOST_MOVES:
            told = ears.sync(ears.clients[1].command("resign")["version"])
            break
        acting = [seat for seat, client in ears.clients.items() if seat and client.table["legal"]]
        seat = chance.choice(acting)
        client = ears.clients[seat]
        move = ears.server.choose(client.table, chance)
        if seat in made and made[seat] not in client.table["legal"] and chance.random() < 0.2:
            assert client.command("move", move=made[seat])["t"] == "rejected"
        answer = client.command("move", move=move)
        assert answer["t"] == "ok", answer
        made[seat] = move
        told = ears.sync(answer["version"])
        if chance.random() < 0.2 and take_back(ears, seat):
            told = ears.sync(client.command("move", move=move)["version"])
        if not told["over"] and chance.random() < 0.05:
            ears.ask()


def take_back(ears: Ears, seat: int) -> bool:
    """Ask for the last move; whether all have agreed and it is gone."""
    answer = ears.clients[seat].command("undo")
    if answer["t"] == "rejected":
        assert answer["code"] in ("undo-revealed", "game-over", "undo-nothing"), answer
        return False
    told = ears.sync(answer["version"])
    if told["offers"]["undo"]:
        others = [client for other, client in ears.clients.items() if other not in (seat, None)]
        for other in others:
            answer = other.command("answer", offer="undo", yes=True)
            assert answer["t"] == "ok", answer
        ears.sync(answer["version"])
    return True


@pytest.mark.parametrize(("game", "seats", "options"), KINDS, ids=str)
def test_no_secret_leaves(server: Server, game: str, seats: int, options: dict[str, Any]) -> None:
    made = server.create(game, ["me"] + ["open"] * (seats - 1), options=options)
    seated = [made, *(server.join(made["id"]) for _ in range(seats - 1))]
    secrets = [each["secret"] for each in sorted(seated, key=lambda each: int(each["seat"]))]
    server.look(made["id"], secrets[0])  # waits for the deal
    with ExitStack() as sockets:
        ears = Ears(server, made["id"], secrets, sockets)
        play(ears, random.Random(f"{game} {options}"))
        shuffle = ears.clients[None].table["shuffle"]
    record = read(server.http.get(f"api/tables/{made['id']}/record").text)
    knowledge = Knowledge(record)
    running = [sent for sent in ears.sent if sent.moves < len(record.moves)]
    assert len(running) > 4 * seats
    for sent in running:
        text = json.dumps(sent.message)
        assert shuffle["secret"] not in text
        assert not any(secret in text for secret in secrets)
        knowledge.check(sent)


class Knowledge:
    """By viewer, and by how many moves were made, what might be known."""

    def __init__(self, record: Record) -> None:
        self.moves = [move.partition(" ") for move in record.moves]
        decks = [split_cards(deck) for deck in record.decks]
        self.seats = len(record.seats)
        referee = REFEREES[record.game](self.seats, decks, **record.options)
        self.viewers: tuple[int | None, ...] = (None, *range(1, self.seats + 1))
        self.known = {viewer: [referee.known(viewer)] for viewer in self.viewers}
        self.unseen: list[bool] = []
        for seat, _, move in self.moves:
            self._play(referee, int(seat[1:]), move)

    def _play(self, referee: Referee, seat: int, move: str) -> None:
        self.unseen.append(referee.unseen(seat))
        referee.play(seat, move)
        for viewer in self.viewers:
            self.known[viewer].append(referee.known(viewer))

    def check(self, sent: Sent) -> None:
        """Refuse a card that the receiver could not know, and a move that nobody else could see."""
        table = sent.message.get("table", sent.message)
        log = table.pop("log", [])
        hidden = set(cards_of(table)) - self.known[sent.viewer][sent.moves]
        assert not hidden, (sent, hidden)
        for line in log:
            if line["move"] is None or line["seat"] == sent.viewer:
                continue
            ever = set().union(*self.known[sent.viewer][line["n"] : sent.moves + 1])
            assert set(CARD.findall(line["move"])) <= ever, (sent.viewer, line)
            assert not (line["n"] == sent.moves and self.unseen[line["n"] - 1]), (sent.viewer, line)


def cards_of(data: Any) -> Iterator[str]:
    """Every card that stands anywhere in the data."""
    if isinstance(data, str):
        yield from CARD.findall(data)
    elif isinstance(data, list):
        for part in data:
            yield from cards_of(part)
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from CARD.findall(key)
            if key not in NO_CARDS and not (key == "form" and value in EXAMPLES):
                yield from cards_of(value)
