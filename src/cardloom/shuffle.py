"""Shuffling that can be verified: the secret is committed to before the deal and revealed after the end.

1. Whoever deals draws a secret of 32 bytes and shows its commitment: SHA-256 of algorithm, match and secret.
2. Then everybody at the table may add a text of their own, in the order of joining.
3. For each deal, and each lot, HMAC-SHA256 of the secret over the algorithm, the match, what it is for and those texts
   gives the key that orders the cards (see `decks`).
4. After the end the secret is revealed, and `verify` makes everything again.

Nobody can then change a deal unseen, and nobody can choose it alone. The dealer still knows the cards.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cardloom.cards import card_text, parse_cards
from cardloom.decks import DeckSource, shuffled
from cardloom.errors import BadRecord

if TYPE_CHECKING:
    from cardloom.record import Record

ALGORITHM = "cardloom-shuffle-1"
SECRET_BYTES = 32
BOT_ENTROPY = "bot"  # what a bot adds; who adds nothing in time adds the empty text


def fresh_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The deals and lots of one match, a `decks.DeckSource`; `entropy`: what was added, in the order of joining."""

    match: str
    secret: bytes = field(repr=False)
    entropy: tuple[str, ...] = ()

    @property
    def commitment(self) -> str:
        """What is shown before anybody adds anything, in hexadecimal digits."""
        return hashlib.sha256(_joined(ALGORITHM, self.match, self.secret.hex())).hexdigest()

    def key(self, purpose: str) -> bytes:
        return hmac.digest(self.secret, _joined(ALGORITHM, self.match, purpose, *self.entropy), hashlib.sha256)

    def deck(self, deal: int, cards: Sequence[int]) -> tuple[int, ...]:
        return shuffled(cards, self.key(f"deck {deal}"))

    def lot(self, name: str, choices: int) -> int:
        return shuffled(range(choices), self.key(f"lot {name}"))[0]

    def transcript(self, lots: Sequence[str] = (), seating: Sequence[int] = (), *, revealed: bool) -> Transcript:
        """What a record says of this shuffle; the secret only once it is revealed."""
        secret = self.secret.hex() if revealed else ""
        return Transcript(self.match, self.commitment, self.entropy, tuple(lots), tuple(seating), secret)


@dataclass(frozen=True, slots=True)
class Transcript:
    """The shuffle as a record tells it. `lots`: the options that were drawn; `seating`: () if seats were not drawn."""

    match: str
    commitment: str
    entropy: tuple[str, ...] = ()
    lots: tuple[str, ...] = ()
    seating: tuple[int, ...] = ()
    secret: str = ""  # in hexadecimal digits; empty until it is revealed
    algorithm: str = ALGORITHM


def seating(source: DeckSource, seats: int) -> tuple[int, ...]:
    """By seat, who sits there if seats are drawn; 1 is who joined first."""
    left = list(range(1, seats + 1))
    return tuple(left.pop(source.lot(f"seat {seat}", len(left))) for seat in range(1, seats + 1))


def verify(record: Record) -> tuple[BadRecord, ...]:
    """What in a record does not fit the shuffle that it tells of; () if all fits. Raises if it cannot be replayed."""
    return tuple(_misfits(record))


def _misfits(record: Record) -> Iterator[BadRecord]:
    told = record.shuffle
    if told is None:
        yield BadRecord("shuffle-none")
        return
    if told.algorithm != ALGORITHM:
        yield BadRecord("shuffle-algorithm", algorithm=told.algorithm, known=ALGORITHM)
        return
    if not told.secret:
        yield BadRecord("shuffle-not-revealed")
        return
    shuffle = Shuffle(told.match, bytes.fromhex(told.secret), told.entropy)
    if told.commitment != shuffle.commitment:
        yield BadRecord("shuffle-commitment", commitment=told.commitment, found=shuffle.commitment)
        return
    if record.seed is not None:
        yield BadRecord("shuffle-seed")
    start = record.replay(at=0)
    drawn = seating(shuffle, start.seats)
    if told.seating not in ((), drawn):
        yield BadRecord("shuffle-seating", said=_listed(told.seating), found=_listed(drawn))
    for name in told.lots:
        said, found = start.options.get(name, "-"), shuffle.lot(name, start.seats) + 1
        if said != found:
            yield BadRecord("shuffle-lot", option=name, said=said, found=found)
    cards = start.game.cards(start.options)
    for deal, deck in enumerate(record.decks):
        for place, (said, found) in enumerate(zip(parse_cards(deck), shuffle.deck(deal, cards), strict=False), 1):
            if said != found:
                yield BadRecord(
                    "shuffle-deck", deck=deal + 1, place=place, said=card_text(said), found=card_text(found)
                )
                break  # one is enough: all the others behind it are likely to differ too


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _joined(*texts: str) -> bytes:
    """Texts as one, so that no two lists look the same: each is its length in bytes, a colon, and itself in UTF-8."""
    encoded = (text.encode() for text in texts)
    return b"".join(b"%d:%s" % (len(text), text) for text in encoded)
