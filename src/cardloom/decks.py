"""Decks: which cards a game deals, and the shuffle that a key determines.

The stream is HMAC-SHA256 of the key over the counter 0, 1, 2, ... (8 bytes, big-endian), 32 bytes a block, read as
4-byte big-endian numbers. The shuffle is Fisher-Yates from the last place to the second; a number that would favour
some places is rejected and the next one taken.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Protocol

from cardloom.errors import NoMoreDecks

STANDARD = tuple(range(52))
WITH_JOKERS = tuple(range(54))


def number_stream(key: bytes) -> Iterator[int]:
    """32-bit numbers, for ever."""
    for block in count():
        yield from struct.unpack(">8I", hmac.digest(key, block.to_bytes(8, "big"), hashlib.sha256))


def shuffled(cards: Sequence[int], key: bytes) -> tuple[int, ...]:
    """The cards in the order that the key determines, each order equally likely over the keys."""
    numbers = number_stream(key)
    deck = list(cards)
    for place in range(len(deck) - 1, 0, -1):
        fair = 2**32 - 2**32 % (place + 1)
        number = next(numbers)
        while number >= fair:
            number = next(numbers)
        other = number % (place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck)


def seed_key(seed: int, purpose: str) -> bytes:
    """The key that a seed gives for a purpose: `deck 0`, `deck 1`, ..., or what a default draws."""
    return hmac.digest(str(seed).encode(), purpose.encode(), hashlib.sha256)


def drawn(seed: int, purpose: str, choices: int) -> int:
    """A number from 0 to choices - 1 that the seed determines."""
    return shuffled(range(choices), seed_key(seed, purpose))[0]


class DeckSource(Protocol):
    """Where deals and lots come from. It never changes and can be hashed and pickled, as states are."""

    def deck(self, deal: int, cards: Sequence[int]) -> tuple[int, ...]:
        """The deck of a deal (from 0), of these cards."""

    def lot(self, name: str, choices: int) -> int:
        """What the lot of this name falls on: 0 to choices - 1."""


@dataclass(frozen=True, slots=True)
class Decks:
    """The given decks first, then the seed's, if there is a seed. Without one every lot falls on the first."""

    given: tuple[tuple[int, ...], ...] = ()
    seed: int | None = None

    def deck(self, deal: int, cards: Sequence[int]) -> tuple[int, ...]:
        if deal < len(self.given):
            return self.given[deal]
        if self.seed is None:
            raise NoMoreDecks("no-more-decks", deal=deal + 1)
        return shuffled(cards, seed_key(self.seed, f"deck {deal}"))

    def lot(self, name: str, choices: int) -> int:
        return 0 if self.seed is None else drawn(self.seed, name, choices)
