"""Decks: a key determines the order, and every order is equally likely."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations, product

import pytest

from cardloom import decks
from cardloom.decks import STANDARD, WITH_JOKERS, Decks, drawn, number_stream, seed_key, shuffled
from cardloom.errors import NoMoreDecks


def test_the_decks() -> None:
    assert list(STANDARD) == list(range(52))
    assert list(WITH_JOKERS) == list(range(54))


def test_the_stream_is_hmac_sha256_over_a_counter() -> None:
    # By `printf '\0\0\0\0\0\0\0\0' | openssl dgst -sha256 -hmac loom`, then with a last byte of \1.
    first = "61e9cc618285451c10100942e9f0a0d7ef53aa044965ac4bb013db1c949a6c25"
    second = "638c5d7ffe8a9e0fe239fb1518b03bbdbfbf6cac15d537b4449ca99fce5b7fbb"
    numbers = list(islice(number_stream(b"loom"), 16))
    assert "".join(f"{number:08x}" for number in numbers) == first + second


def test_a_seed_gives_a_key_for_each_purpose() -> None:
    assert seed_key(7, "deck 0") == hmac.new(b"7", b"deck 0", hashlib.sha256).digest()
    assert len({seed_key(seed, purpose) for seed in (7, 8) for purpose in ("deck 0", "deck 1")}) == 4


def fixed(numbers: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    def stream(key: bytes) -> Iterator[int]:
        yield from numbers

    monkeypatch.setattr(decks, "number_stream", stream)


def test_each_choice_of_places_gives_an_order_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    orders = []
    for numbers in product(range(4), range(3), range(2)):
        fixed(list(numbers), monkeypatch)
        orders.append(shuffled(range(4), b""))
    assert sorted(orders) == sorted(permutations(range(4)))


def test_numbers_that_would_favour_some_places_are_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    # 2**32 leaves 1 when divided by 3, so the highest number is not fair for three places; for two it is.
    fixed([2**32 - 1, 1, 2**32 - 1], monkeypatch)
    assert shuffled((10, 11, 12), b"") == (10, 12, 11)
    fixed([2**32 - 2, 2**32 - 1], monkeypatch)
    assert shuffled((10, 11, 12), b"") == (10, 11, 12)


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    keys = 24_000
    counts = Counter(shuffled(range(4), seed_key(seed, "deck 0")) for seed in range(keys))
    assert set(counts) == set(permutations(range(4)))
    # Chi-square with 23 degrees of freedom: 49.7 is passed once in a thousand.
    assert sum((count - keys / 24) ** 2 / (keys / 24) for count in counts.values()) < 49.7


def test_every_card_of_a_deck_comes_to_every_place_equally_often() -> None:
    keys = 5_200
    counts = Counter(
        (place, card) for seed in range(keys) for place, card in enumerate(shuffled(STANDARD, seed_key(seed, "deck 0")))
    )
    # Chi-square with 51 * 51 = 2601 degrees of freedom: 2829 is passed once in a thousand.
    squares = sum((counts[place, card] - keys / 52) ** 2 / (keys / 52) for place in range(52) for card in range(52))
    assert squares < 2829


def test_a_shuffle_keeps_the_cards_and_depends_on_the_key_alone() -> None:
    one, again, other = (shuffled(WITH_JOKERS, key) for key in (b"a", b"a", b"b"))
    assert one == again != other
    assert sorted(one) == sorted(other) == list(WITH_JOKERS)


def test_what_a_seed_draws() -> None:
    counts = Counter(drawn(seed, "start", 3) for seed in range(3000))
    assert set(counts) == {0, 1, 2}
    # Chi-square with 2 degrees of freedom: 13.8 is passed once in a thousand.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 13.8
    assert drawn(5, "start", 3) == drawn(5, "start", 3)


def test_given_decks_come_first_then_the_seeds() -> None:
    given = (tuple(reversed(STANDARD)),)
    source = Decks(given, seed=7)
    assert source.deck(0, STANDARD) == given[0]
    assert source.deck(1, STANDARD) == shuffled(STANDARD, seed_key(7, "deck 1"))
    with pytest.raises(NoMoreDecks) as refusal:
        Decks(given).deck(1, STANDARD)
    assert refusal.value.arguments == {"deal": 2}
