"""What the players of Nine Card Brag say."""

from __future__ import annotations

from cardloom.cards import cards_text
from cardloom.games.nine_card_brag.moves import in_order
from cardloom.players.player import Valued

Hands = tuple[tuple[int, ...], ...]


def pile_text(hands: Hands) -> str:
    """The move that lays these piles, the best first."""
    return "pile " + " ".join(cards_text(in_order(list(hand))) for hand in hands)


def best_first(values: list[Valued]) -> list[Valued]:
    return sorted(values, key=lambda each: -each[1])
