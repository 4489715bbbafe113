"""What the players of Grid Poker say."""

from __future__ import annotations

from collections.abc import Sequence

from cardloom.cards import cards_text
from cardloom.games.grid_poker.moves import sorted_hands
from cardloom.players.player import Valued


def build_text(hands: Sequence[Sequence[int]]) -> str:
    """The move that builds these hands."""
    cards = [card for hand in hands for card in hand]
    return "build " + " ".join(map(cards_text, sorted_hands(cards)))


def best_first(values: list[Valued]) -> list[Valued]:
    return sorted(values, key=lambda each: -each[1])
