"""Puzzle Poker, as a duel and alone.

Ranks run on a wheel: after the top rank comes the ace, then the 2.
"""

from __future__ import annotations

from cardloom.decks import STANDARD
from cardloom.games.game import Options

RANKS = ("A-9", "A-10", "A-K")  # the values of the option `ranks`
WHEELS = (9, 10, 13)  # how many ranks each leaves on the wheel


def place(card: int) -> int:
    """A card's place on the wheel: ace 0, two 1, ... king 12."""
    return (card // 4 + 1) % 13


DECKS = {
    ranks: tuple(card for card in STANDARD if place(card) < wheel) for ranks, wheel in zip(RANKS, WHEELS, strict=True)
}


def cards(options: Options) -> tuple[int, ...]:
    """The cards of a deck; the jokers are with the seats."""
    return DECKS[str(options["ranks"])]
