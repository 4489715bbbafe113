"""Hands as somebody gives them: as text or numbers, one or many; what is no hand is refused."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import TEXTS, UNKNOWN, card_text, parse_cards, refuse_duplicates
from cardloom.errors import BadCards

Cards = NDArray[np.uint8]


def read_hand(cards: str | Sequence[int], kinds: int, sizes: range) -> tuple[int, ...]:
    """So many different cards below the number `kinds`, from text or numbers, in the given order."""
    hand = parse_cards(cards) if isinstance(cards, str) else tuple(index(card) for card in cards)
    if len(hand) not in sizes:
        wanted = str(sizes[0]) if len(sizes) == 1 else f"{sizes[0]}-{sizes[-1]}"
        raise BadCards("wrong-number-of-cards", count=len(hand), wanted=wanted)
    for card in hand:
        if not 0 <= card < kinds:
            raise BadCards("card-in-no-hand", card=card_text(card) if UNKNOWN <= card < len(TEXTS) else str(card))
    refuse_duplicates(hand)
    return hand


def read_hands(hands: NDArray[np.integer], size: int) -> Cards:
    """An array of shape (n, size) of whole numbers, as bytes in one block; ValueError for another shape or type."""
    given = np.asarray(hands)
    if given.ndim != 2 or given.shape[1] != size or not np.issubdtype(given.dtype, np.integer):
        raise ValueError(f"an array of whole numbers of shape (n, {size}) is needed, not {given.dtype} {given.shape}")
    if given.dtype != np.uint8 and given.size and not 0 <= given.min() <= given.max() <= 255:
        wrong = np.argmax(((given < 0) | (given > 255)).any(axis=1))
        raise BadCards("no-hand-in-row", row=int(wrong))
    return np.ascontiguousarray(given, np.uint8)


def refuse_bad_row(hands: Cards, kinds: int) -> None:
    """Refuse the first row that is not of different cards below `kinds`."""
    for row, hand in enumerate(hands.tolist()):
        if len(set(hand)) < len(hand) or max(hand) >= kinds:
            raise BadCards("no-hand-in-row", row=row)
