"""A hand on the record: its cards in order, jokers last, then EMPTY, at least once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.puzzle.melds import EMPTY


@rule
def size(hand: NDArray[np.int8]) -> int:
    """How many cards."""
    n = 0
    while hand[n] != EMPTY:
        n += 1
    return n


@rule
def add(hand: NDArray[np.int8], card: int) -> None:
    """Put a card in its place."""
    at = size(hand)
    while at > 0 and hand[at - 1] > card:
        hand[at] = hand[at - 1]
        at -= 1
    hand[at] = card


@rule
def drop(hand: NDArray[np.int8], card: int) -> None:
    """Take a card out."""
    at = 0
    while hand[at] != card:
        at += 1
    while hand[at] != EMPTY:
        hand[at] = hand[at + 1]
        at += 1
