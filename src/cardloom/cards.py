"""Cards as numbers and as text.

A card is rank * 4 + suit: the ranks 2 to ace are 0 to 12, the suits c d h s are 0 to 3. The jokers are 52 (`Xr`) and 53
(`Xb`). A joker that was named is 54 + 52 * joker + card (`Xr=7h`); a card that is not known is -1 (`??`). Text is
written strictly and read generously: `10h`, `TH`, `A♠`, blanks and commas between cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from unicodedata import category

from cardloom.errors import BadCards

RANKS = "23456789TJQKA"
SUITS = "cdhs"
RED_JOKER, BLACK_JOKER = 52, 53
NAMED = 54
UNKNOWN = -1

TEXTS = (
    *(rank + suit for rank in RANKS for suit in SUITS),
    "Xr",
    "Xb",
    *(f"{joker}={rank}{suit}" for joker in ("Xr", "Xb") for rank in RANKS for suit in SUITS),
)
_NUMBERS = {text: number for number, text in enumerate(TEXTS)} | {"??": UNKNOWN}

_PLAIN = r"(?:10|[2-9TJQKA])[CDHS♣♦♥♠♧♢♡♤]\ufe0f?"
_CARD = re.compile(rf"(X[RB](?:={_PLAIN})?|\?\?|{_PLAIN})", re.IGNORECASE | re.ASCII)
_BETWEEN = re.compile(r"[\s,]*")
_SIGNS = str.maketrans("♣♦♥♠♧♢♡♤", "CDHSCDHS", "\ufe0f")


def card_text(card: int) -> str:
    """The strict text of a card."""
    return TEXTS[card] if card >= 0 else "??"


def cards_text(cards: Iterable[int]) -> str:
    """The strict text of cards, without blanks: `AsKd`."""
    return "".join(map(card_text, cards))


def parse_card(text: str) -> int:
    """The one card that the text names, generously read."""
    if (card := _NUMBERS.get(text)) is not None:
        return card
    cards = parse_cards(text)
    if len(cards) != 1:
        raise BadCards("not-one-card", text=shown(text))
    return cards[0]


def parse_cards(text: str) -> tuple[int, ...]:
    """The cards that the text names, generously read; refuses what is no card and a card that comes twice."""
    cards = []
    at = _after_blanks(text, 0)
    while at < len(text):
        match = _CARD.match(text, at)
        if match is None:
            bad = re.split(r"[\s,]", text[at:], maxsplit=1)[0]
            raise BadCards("not-a-card", text=shown(bad))
        cards.append(_NUMBERS[_strict(match[1])])
        at = _after_blanks(text, match.end())
    refuse_duplicates(cards)
    return tuple(cards)


def refuse_duplicates(cards: Sequence[int]) -> None:
    """Refuse the same card twice (cards that are not known may repeat)."""
    seen = set()
    for card in cards:
        if card != UNKNOWN and card in seen:
            raise BadCards("card-twice", card=card_text(card))
        seen.add(card)


def shown(text: str) -> str:
    """A short, printable form of somebody's text, for a message."""
    text = printable(text)
    return text if len(text) <= 40 else text[:39] + "…"


def printable(text: str) -> str:
    """Somebody's text on one line, without what would move the cursor, colour the screen or turn the writing."""
    return "".join(
        character if character.isprintable() or category(character) == "Zs" else "\ufffd" for character in text
    )


def _after_blanks(text: str, at: int) -> int:
    match = _BETWEEN.match(text, at)
    return match.end() if match else at


def _strict(text: str) -> str:
    text = text.translate(_SIGNS).upper().replace("10", "T")
    if text[0] == "X":
        return "X" + text[1].lower() + (text[2:4] + text[4:].lower())
    return text[:-1] + text[-1].lower()
