"""Hands in the making as numbers, so that adding a card is a step in a table.

A hand of up to five cards is its set of ranks (a place in `RANK_SETS`, repeats counted), and its suit: 0 to 3 while all
its cards are of one, else MIXED. Nothing else matters to what it can become. Its kind is 2 * set + whether of one suit.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.hands.five import strength

HAND = 5
NO_SUIT, MIXED = -1, 4
RANK_SETS = tuple(ranks for cards in range(HAND + 1) for ranks in combinations_with_replacement(range(13), cards))
KINDS = 2 * len(RANK_SETS)
SIZES = np.array([len(ranks) for ranks in RANK_SETS]).repeat(2)  # cards, by kind


class Steps(NamedTuple):
    """What adding a card makes of a set of ranks, and what full hands are worth."""

    after: NDArray[np.int16]  # (set, rank): the set with that rank added; -1 from five cards or four alike
    strengths: NDArray[np.int64]  # (kind,): the strength of a full hand, else -1


@cache
def steps() -> Steps:
    """The tables, made when first asked for."""
    places = {ranks: place for place, ranks in enumerate(RANK_SETS)}
    after = np.full((len(RANK_SETS), 13), -1, np.int16)
    strengths = np.full(KINDS, -1)
    for place, ranks in enumerate(RANK_SETS):
        if len(ranks) < HAND:
            for rank in range(13):
                if ranks.count(rank) < 4:
                    after[place, rank] = places[tuple(sorted((*ranks, rank)))]
        elif ranks[0] != ranks[4]:
            strengths[2 * place] = strength(*(4 * rank + at % 4 for at, rank in enumerate(ranks)))
            if len(set(ranks)) == HAND:
                strengths[2 * place + 1] = strength(*(4 * rank for rank in ranks))
    return Steps(after, strengths)


@rule
def suit_after(suit: int, card: int) -> int:
    """The suit of a hand when the card is added."""
    return card & 3 if suit == NO_SUIT or suit == card & 3 else MIXED


@rule
def kind_of(rank_set: int, suit: int) -> int:
    """The kind of a hand; an empty one is of one suit."""
    return 2 * rank_set + (suit != MIXED)
