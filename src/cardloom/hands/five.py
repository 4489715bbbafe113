"""What five cards are worth: poker hands, natural and with Grid Poker's jokers."""

from __future__ import annotations

from cardloom.cards import RED_JOKER
from cardloom.compiled import rule

HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, ROYAL_FLUSH = range(10)
CATEGORIES = (
    "high-card",
    "pair",
    "two-pair",
    "three",
    "straight",
    "flush",
    "full-house",
    "four",
    "straight-flush",
    "royal-flush",
)
FIVE, ACE = 1 << 3, 1 << 12
ALL_RANKS = (1 << 13) - 1


@rule
def strength(a: int, b: int, c: int, d: int, e: int) -> int:
    """The strength of five different cards, jokers included: more is better, equal is a tie.

    From the top: 4 bits category, 13 bits the ranks that decide first, 13 bits the ranks that decide next, 1 bit set if no
    joker is in the hand. Ranks are sets of bits: with the deuce as the lowest bit, comparing two sets as numbers is
    comparing their ranks downward, and a dead joker, ranking below a deuce, is a card that is in no set.
    """
    once, twice, thrice, four_times, suits, jokers = 0, 0, 0, 0, 0, 0
    for card in (a, b, c, d, e):
        if card >= RED_JOKER:
            jokers += 1
        else:
            rank = 1 << (card >> 2)
            four_times |= thrice & rank
            thrice |= twice & rank
            twice |= once & rank
            once |= rank
            suits |= 1 << (card & 3)
    natural = 1 if jokers == 0 else 0

    # Jokers are wild for straights and flushes alone, where every rank comes once.
    flush = suits & (suits - 1) == 0
    top = 0 if twice else straight_top(once)
    if flush and top == ACE:
        return packed(ROYAL_FLUSH, top, 0, natural)
    if flush and top:
        return packed(STRAIGHT_FLUSH, top, 0, natural)
    if four_times:
        return packed(FOUR, four_times, once ^ four_times, natural)
    if thrice and twice != thrice:
        return packed(FULL_HOUSE, thrice, twice ^ thrice, natural)
    if flush:
        for _ in range(jokers):
            once |= highest(ALL_RANKS ^ once)
        return packed(FLUSH, once, 0, natural)
    if top:
        return packed(STRAIGHT, top, 0, natural)

    # Else they are dead.
    if thrice:
        return packed(THREE, thrice, once ^ thrice, natural)
    if twice:
        return packed(PAIR if twice & (twice - 1) == 0 else TWO_PAIR, twice, once ^ twice, natural)
    return packed(HIGH_CARD, once, 0, natural)


@rule
def category(strength: int) -> int:
    """The category of a strength: 0 high card to 9 royal flush."""
    return strength >> 27


@rule
def straight_top(ranks: int) -> int:
    """The top rank of the best straight that these different ranks and jokers in the gaps make; 0 if there is none."""
    lowest = ranks & -ranks
    if ranks < lowest << 5:
        return min(lowest << 4, ACE)
    # A-2-3-4-5, the lowest straight, is the only one in which the ace is low.
    if ranks & ACE and ranks ^ ACE < FIVE << 1:
        return FIVE
    return 0


@rule
def highest(ranks: int) -> int:
    """The highest rank of a set that is not empty."""
    rank = ACE
    while not ranks & rank:
        rank >>= 1
    return rank


@rule
def packed(category: int, first: int, second: int, natural: int) -> int:
    """A strength from its parts."""
    return category << 27 | first << 14 | second << 1 | natural
