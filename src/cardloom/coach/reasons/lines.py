"""What an unfinished hand of five has made, and what it can still become."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from cardloom.cards import RED_JOKER
from cardloom.hands.five import CATEGORIES, HIGH_CARD
from cardloom.players.greedy.promise import made

HAND = 5
DRAW = 3  # so many cards make a draw worth a word
WHEEL = (12, 0, 1, 2, 3)
WINDOWS = (WHEEL, *(tuple(range(low, low + HAND)) for low in range(9)))


def grown(before: Sequence[int], after: Sequence[int]) -> str | None:
    """The category of the group that the new cards have made or bettered: a pair, three alike and so on."""
    was, now = (made(Counter(card // 4 for card in cards if card < RED_JOKER)) for cards in (before, after))
    return CATEGORIES[now] if now > max(was, HIGH_CARD) else None


def flush_suit(cards: Sequence[int], unseen: Iterable[int], least: int = DRAW) -> int | None:
    """The suit of a flush that is under way, with so many cards, and can still be completed by cards not seen."""
    suits = {card % 4 for card in cards}
    if len(cards) < least or len(suits) != 1 or max(cards) >= RED_JOKER:
        return None
    suit = suits.pop()
    left = sum(card % 4 == suit for card in unseen if card < RED_JOKER)
    return suit if left >= HAND - len(cards) else None


def can_be_straight(cards: Sequence[int], unseen: Iterable[int]) -> bool:
    """Whether a straight is under way and each rank that it lacks is among the cards not seen."""
    ranks = {card // 4 for card in cards}
    if len(cards) < DRAW or len(ranks) != len(cards) or max(cards) >= RED_JOKER:
        return False
    left = {card // 4 for card in unseen if card < RED_JOKER}
    return any(ranks <= {*window} and {*window} - ranks <= left for window in WINDOWS)


def in_one_straight(cards: Iterable[int]) -> int:
    """How many ranks of one straight are among the cards, at most."""
    ranks = {card // 4 for card in cards if card < RED_JOKER}
    return max(len(ranks & {*window}) for window in WINDOWS)
