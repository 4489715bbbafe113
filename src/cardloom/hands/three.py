"""What three cards are worth in Nine Card Brag.

`pile_strength` is the rule, compiled; `rank` says what one pile is worth; `ranks` orders many piles at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.hands.five import rank_letters
from cardloom.hands.reading import Cards, read_hand, read_hands, refuse_bad_row

HIGH_CARD, PAIR, FLUSH, RUN, RUNNING_FLUSH, PRIAL = range(6)
CATEGORIES = ("high-card", "pair", "flush", "run", "running-flush", "prial")
KINDS = 52
SIZES = range(3, 4)
TREY, ACE, ABOVE_ACE = 1 << 1, 1 << 12, 1 << 13
ACE_TWO_THREE = ACE | 0b11


@rule
def pile_strength(a: int, b: int, c: int) -> int:
    """The strength of a pile of three different cards: more is better, equal is a tie.

    From the top: 3 bits category, 14 bits what decides first, 13 bits what decides next. Ranks are sets of bits: with
    the deuce as the lowest bit, comparing two sets as numbers is comparing their ranks downward.
    """
    first, second, third = 1 << (a >> 2), 1 << (b >> 2), 1 << (c >> 2)
    ranks = first | second | third
    one_suit = a & 3 == b & 3 == c & 3

    # Prial: 3-3-3, then A-A-A down to 2-2-2.
    if first == second == third:
        return packed(PRIAL, ABOVE_ACE if ranks == TREY else ranks, 0)

    # Pair: the pair, then the third card.
    pair = first & second | second & third | third & first
    if pair:
        return packed(PAIR, pair, ranks ^ pair)

    # Run: A-2-3, then A-K-Q down to 4-3-2; K-A-2 is none. In one suit it is a running flush.
    lowest = ranks & -ranks
    if ranks == ACE_TWO_THREE:
        return packed(RUNNING_FLUSH if one_suit else RUN, ABOVE_ACE, 0)
    if ranks == 0b111 * lowest:
        return packed(RUNNING_FLUSH if one_suit else RUN, lowest << 2, 0)

    # Flush and high card: by the ranks downward.
    return packed(FLUSH if one_suit else HIGH_CARD, ranks, 0)


@rule
def category(strength: int) -> int:
    """The category of a strength: 0 high card to 5 prial."""
    return strength >> 27


@rule
def packed(category: int, first: int, second: int) -> int:
    """A strength from its parts."""
    return category << 27 | first << 13 | second


@dataclass(frozen=True, order=True, slots=True)
class PileRank:
    """What a pile is worth. Piles compare as in the game: more is better, equal is a tie."""

    strength: int

    @property
    def category(self) -> str:
        """The code of the category, such as `running-flush`."""
        return CATEGORIES[category(self.strength)]

    @property
    def ranks(self) -> str:
        """The ranks that decide, first things first: `QJ` for a pair of queens, `3` for a run A-2-3, `K` for K-Q-J."""
        first, second = self.strength >> 13 & (2 * ABOVE_ACE - 1), self.strength & (ABOVE_ACE - 1)
        return rank_letters(TREY if first == ABOVE_ACE else first) + rank_letters(second)


def rank(cards: str | Sequence[int]) -> PileRank:
    """What three different cards are worth; BadCards for anything else."""
    return PileRank(int(pile_strength(*read_hand(cards, KINDS, SIZES))))


class Tables(NamedTuple):
    """The order of all piles. A rank is a place in `strengths`, from 0 for the worst; equal is a tie."""

    by_cards: NDArray[np.uint16]  # (52 * 52 * 52,): the rank of three different cards a, b, c at (a * 52 + b) * 52 + c
    strengths: NDArray[np.int64]  # every strength that there is, rising


@cache
def tables() -> Tables:
    """The tables of the rule, made from it when first asked for."""
    of = _strengths_by_cards()
    strengths = np.unique(of[of >= 0])
    return Tables(np.searchsorted(strengths, of).astype(np.uint16), strengths)


def ranks(piles: NDArray[np.integer]) -> NDArray[np.uint16]:
    """The rank of each pile of an array of shape (n, 3): its place in `tables().strengths`, so equal is a tie.

    BadCards names the first row that is not three different cards.
    """
    cards = read_hands(piles, 3)
    if not _all_piles(cards.reshape(-1)):
        refuse_bad_row(cards, KINDS)
    found = np.empty(len(cards), np.uint16)
    _find_ranks(cards.reshape(-1), tables().by_cards, found)
    return found


@rule
def _strengths_by_cards() -> NDArray[np.int64]:
    of = np.full(KINDS**3, -1)
    for a in range(KINDS):
        for b in range(KINDS):
            for c in range(KINDS):
                if a != b and b != c and c != a:
                    of[(a * KINDS + b) * KINDS + c] = pile_strength(a, b, c)
    return of


# The cards of these two come in one row, and places are unsigned: only then does the compiler use vector instructions.
@rule
def _all_piles(cards: Cards) -> bool:
    wrong = False
    for pile in range(cards.size // 3):
        at = np.uint64(3 * pile)
        a, b, c = cards[at], cards[at + np.uint64(1)], cards[at + np.uint64(2)]
        wrong |= (a >= KINDS) | (b >= KINDS) | (c >= KINDS) | (a == b) | (b == c) | (c == a)
    return not wrong


@rule
def _find_ranks(cards: Cards, by_cards: NDArray[np.uint16], found: NDArray[np.uint16]) -> None:
    for pile in range(found.size):
        at = np.uint64(3 * pile)
        place = (np.uint32(cards[at]) * KINDS + cards[at + np.uint64(1)]) * KINDS + cards[at + np.uint64(2)]
        found[pile] = by_cards[np.uint32(place)]
