"""Verifiable shuffling: the vectors, an independent implementation, and that every order is equally likely."""

from __future__ import annotations

import hashlib
import hmac
import json
import pickle
from collections import Counter
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from cardloom import BadRecord
from cardloom.cards import cards_text, parse_cards
from cardloom.decks import STANDARD, WITH_JOKERS, shuffled
from cardloom.games import GAMES
from cardloom.games.state import State
from cardloom.match import Created, Match, Seated
from cardloom.record import Record
from cardloom.shuffle import ALGORITHM, Shuffle, fresh_secret, seating, verify

VECTORS = Path(__file__).parent.parent / "data" / "shuffle-vectors.json"
SECRET = bytes(range(32))


# The same once more, from the guide alone.


def joined(texts: list[str]) -> bytes:
    return b"".join(str(len(text.encode())).encode() + b":" + text.encode() for text in texts)


def in_order(key: bytes, cards: list[str]) -> list[str]:
    numbers: list[int] = []
    for counter in range(100):
        block = hmac.new(key, counter.to_bytes(8, "big"), hashlib.sha256).digest()
        numbers += [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    cards = cards.copy()
    for last in range(len(cards) - 1, 0, -1):
        while numbers[0] >= 2**32 // (last + 1) * (last + 1):
            numbers.pop(0)
        other = numbers.pop(0) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def vector(match: str, secret: bytes, entropy: list[str], jokers: bool) -> dict[str, Any]:
    pack = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"] + ["Xr", "Xb"] * jokers

    def key(purpose: str) -> bytes:
        return hmac.new(secret, joined(["cardloom-shuffle-1", match, purpose, *entropy]), hashlib.sha256).digest()

    def lot(name: str, choices: int) -> int:
        return int(in_order(key(f"lot {name}"), [str(choice) for choice in range(choices)])[0])

    left = [1, 2, 3]
    drawn = [left.pop(lot(f"seat {seat}", len(left))) for seat in (1, 2, 3)]
    return {
        "match": match,
        "secret": secret.hex(),
        "entropy": entropy,
        "pack": "".join(pack),
        "commitment": hashlib.sha256(joined(["cardloom-shuffle-1", match, secret.hex()])).hexdigest(),
        "decks": ["".join(in_order(key(f"deck {deal}"), pack)) for deal in range(3)],
        "lots": {name: [lot(name, choices) for choices in (2, 3, 5)] for name in ("start", "dealer")},
        "seating": drawn,
    }


def made() -> list[dict[str, Any]]:
    return [
        vector("k3v9x2ab", SECRET, ["", "bot"], jokers=True),
        vector("åäö ♠", bytes(32), [], jokers=False),
        vector("2026-11-30/7", hashlib.sha256(b"7").digest(), ["1:a", "a", "Grüße 🂡"], jokers=True),
    ]


def test_the_vectors_are_those_of_the_guide() -> None:
    assert json.loads(VECTORS.read_text("utf-8")) == {"algorithm": ALGORITHM, "vectors": made()}


@pytest.mark.parametrize("told", json.loads(VECTORS.read_text("utf-8"))["vectors"], ids=lambda told: told["match"])
def test_vectors(told: dict[str, Any]) -> None:
    shuffle = Shuffle(told["match"], bytes.fromhex(told["secret"]), tuple(told["entropy"]))
    pack = parse_cards(told["pack"])
    assert shuffle.commitment == told["commitment"]
    assert [cards_text(shuffle.deck(deal, pack)) for deal in range(3)] == told["decks"]
    assert {name: [shuffle.lot(name, choices) for choices in (2, 3, 5)] for name in told["lots"]} == told["lots"]
    assert seating(shuffle, 3) == tuple(told["seating"])


def test_every_order_is_equally_likely() -> None:
    rounds = 24_000
    orders = Counter(Shuffle("m", SECRET, (str(k),)).deck(0, range(4)) for k in range(rounds))
    assert set(orders) == set(permutations(range(4)))
    # Chi-square with 23 degrees of freedom: 49.7 is passed once in a thousand.
    assert sum((count - rounds / 24) ** 2 / (rounds / 24) for count in orders.values()) < 49.7


def test_every_order_of_five() -> None:
    rounds = 36_000
    orders = Counter(shuffled(range(5), Shuffle("m", SECRET).key(f"deck {k}")) for k in range(rounds))
    assert set(orders) == set(permutations(range(5)))
    # 119 degrees of freedom
    assert sum((count - rounds / 120) ** 2 / (rounds / 120) for count in orders.values()) < 172.7


def test_every_card_lies_anywhere() -> None:
    rounds = 2_000
    places = Counter(
        (card, place) for k in range(rounds) for place, card in enumerate(Shuffle("m", SECRET).deck(k, WITH_JOKERS))
    )
    expected = rounds / 54
    chi_square = sum((places[card, place] - expected) ** 2 / expected for card in range(54) for place in range(54))
    degrees = 53 * 53
    assert abs(chi_square - degrees) < 4 * (2 * degrees) ** 0.5


def test_lots_and_seats_are_fair() -> None:
    rounds = 3_000
    lots = Counter(Shuffle("m", SECRET, (str(k),)).lot("start", 3) for k in range(rounds))
    assert sum((count - 1000) ** 2 / 1000 for count in lots.values()) < 13.8
    seats = Counter(seating(Shuffle("m", SECRET, (str(k),)), 3) for k in range(rounds))
    assert set(seats) == set(permutations((1, 2, 3)))
    assert sum((count - 500) ** 2 / 500 for count in seats.values()) < 20.5


def test_everything_that_is_said_matters() -> None:
    shuffles = [
        Shuffle("m", SECRET, ("a", "b")),
        Shuffle("m", SECRET, ("b", "a")),
        Shuffle("m", SECRET, ("ab",)),
        Shuffle("m", SECRET, ("a", "b", "")),
        Shuffle("n", SECRET, ("a", "b")),
        Shuffle("m", SECRET[::-1], ("a", "b")),
    ]
    decks = {shuffle.deck(deal, STANDARD) for shuffle in shuffles for deal in (0, 1)}
    assert len(decks) == 2 * len(shuffles)
    assert len({shuffle.commitment for shuffle in shuffles}) == 3  # what is added comes later


def test_the_secret_is_not_shown() -> None:
    shuffle = Shuffle("m", fresh_secret(), ("a",))
    state = State.dealt(GAMES["poker-squares"], {"points": "english", "grids": "open"}, 1, shuffle)
    for shown in (repr(shuffle), str(shuffle), repr(state), repr(shuffle.transcript(revealed=False))):
        assert shuffle.secret.hex() not in shown
        assert repr(shuffle.secret) not in shown
    assert shuffle.transcript(revealed=True).secret == shuffle.secret.hex()
    assert len(shuffle.secret) == 32


def test_a_shuffled_state_is_as_any_other() -> None:
    state = State.dealt(GAMES["nine-card-brag"], {"tokens": 2, "dealer": "drawn"}, 4, Shuffle("m", SECRET))
    assert state.options["dealer"] == Shuffle("m", SECRET).lot("dealer", 4) + 1
    assert state == pickle.loads(pickle.dumps(state))
    assert hash(state) == hash(pickle.loads(pickle.dumps(state)))


# Verifying


def record_of(key: str = "nine-card-brag") -> Record:
    """A match that a seat gave up at once."""
    seats = GAMES[key].usual_seats
    created = Created(0, key, seats, match="m", secret=SECRET.hex(), draw_seats=True)
    sitting = [Seated(1, chair, f"n{chair}", f"e{chair}") for chair in range(1, seats + 1)]
    return Match.of([created, *sitting]).resign(1, 2).record()


def findings(record: Record) -> list[tuple[str, dict[str, str | int]]]:
    assert all(finding.detail for finding in verify(record))
    return [(finding.code, finding.arguments) for finding in verify(record)]


@pytest.mark.parametrize("key", GAMES)
def test_an_honest_record_fits(key: str) -> None:
    assert verify(record_of(key)) == ()


def test_what_does_not_fit_is_named() -> None:
    record = record_of()
    told = record.shuffle
    assert told is not None
    shuffle = Shuffle("m", SECRET, told.entropy)

    assert findings(replace(record, shuffle=None)) == [("shuffle-none", {})]
    assert findings(replace(record, shuffle=replace(told, secret=""))) == [("shuffle-not-revealed", {})]
    assert findings(replace(record, shuffle=replace(told, algorithm="riffle"))) == [
        ("shuffle-algorithm", {"algorithm": "riffle", "known": ALGORITHM})
    ]
    other = replace(told, secret="00" * 32)
    found = Shuffle("m", bytes(32)).commitment
    assert findings(replace(record, shuffle=other)) == [
        ("shuffle-commitment", {"commitment": shuffle.commitment, "found": found})
    ]

    assert findings(replace(record, seed=1, decks=())) == [("shuffle-seed", {})]

    deck = parse_cards(record.decks[0])
    swapped = cards_text((*deck[:4], deck[5], deck[4], *deck[6:]))
    texts = cards_text(deck[4:6])
    assert findings(replace(record, decks=(swapped,))) == [
        ("shuffle-deck", {"deck": 1, "place": 5, "said": texts[2:], "found": texts[:2]})
    ]

    dealer = int(record.options["dealer"])
    assert findings(replace(record, options={**record.options, "dealer": dealer % 3 + 1})) == [
        ("shuffle-lot", {"option": "dealer", "said": dealer % 3 + 1, "found": dealer})
    ]
    turned = told.seating[::-1]
    assert [code for code, _ in findings(replace(record, shuffle=replace(told, seating=turned)))] == ["shuffle-seating"]
    other = replace(told, entropy=("x", "y", "z"))
    assert "shuffle-deck" in [code for code, _ in findings(replace(record, shuffle=other))]


def test_a_record_that_cannot_be_replayed_is_refused() -> None:
    with pytest.raises(BadRecord) as refused:
        verify(replace(record_of(), game="whist"))
    assert refused.value.code == "record-game"


def test_a_chosen_dealer_is_no_lot() -> None:
    created = Created(0, "nine-card-brag", 3, {"dealer": 2}, match="m", secret=SECRET.hex())
    match = Match.of([created, *(Seated(1, chair, "n") for chair in (1, 2, 3))])
    assert verify(match.resign(1, 2).record()) == ()
    assert match.resign(1, 2).record().options["dealer"] == 2
