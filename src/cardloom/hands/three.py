"""What three cards are worth in Nine Card Brag."""

from __future__ import annotations

from cardloom.compiled import rule

HIGH_CARD, PAIR, FLUSH, RUN, RUNNING_FLUSH, PRIAL = range(6)
CATEGORIES = ("high-card", "pair", "flush", "run", "running-flush", "prial")
TREY, ACE = 1, 12
ACE_TWO_THREE = 1 << ACE | 0b11
ABOVE_ACE = ACE + 1


@rule
def pile_strength(a: int, b: int, c: int) -> int:
    """The strength of a pile of three different cards: more is better, equal is a tie.

    From the top: 3 bits category, 14 bits what decides first, 13 bits what decides next. Ranks are sets of bits: with the
    deuce as the lowest bit, comparing two sets as numbers is comparing their ranks downward.
    """
    first, second, third = 1 << (a >> 2), 1 << (b >> 2), 1 << (c >> 2)
    ranks = first | second | third
    one_suit = a & 3 == b & 3 == c & 3

    # Prial: 3-3-3, then A-A-A down to 2-2-2.
    if first == second == third:
        return packed(PRIAL, 1 << ABOVE_ACE if ranks == 1 << TREY else ranks, 0)

    # Pair: the pair, then the third card.
    pair = first & second | second & third | third & first
    if pair:
        return packed(PAIR, pair, ranks ^ pair)

    # Run: A-2-3, then A-K-Q down to 4-3-2; K-A-2 is none. In one suit it is a running flush.
    lowest = ranks & -ranks
    if ranks == ACE_TWO_THREE:
        return packed(RUNNING_FLUSH if one_suit else RUN, 1 << ABOVE_ACE, 0)
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
