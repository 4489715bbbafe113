"""What hands are worth, by counting and by trying out, straight from the rule book.

A value is a tuple; the better hand has the greater one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import combinations, permutations

from tests.referee.base import JOKERS, RANKS, STANDARD

ROYAL, STRAIGHT_FLUSH, FOUR, FULL_HOUSE, FLUSH, STRAIGHT, THREE, TWO_PAIR, PAIR, HIGH_CARD = range(9, -1, -1)

AMERICAN = {
    ROYAL: 100,
    STRAIGHT_FLUSH: 75,
    FOUR: 50,
    FULL_HOUSE: 25,
    FLUSH: 20,
    STRAIGHT: 15,
    THREE: 10,
    TWO_PAIR: 5,
    PAIR: 2,
    HIGH_CARD: 0,
}
ENGLISH = {
    ROYAL: 30,
    STRAIGHT_FLUSH: 30,
    FOUR: 16,
    FULL_HOUSE: 10,
    FLUSH: 5,
    STRAIGHT: 12,
    THREE: 6,
    TWO_PAIR: 3,
    PAIR: 1,
    HIGH_CARD: 0,
}
ADVANCED = {
    ROYAL: 5,
    STRAIGHT_FLUSH: 4,
    FOUR: 3,
    FULL_HOUSE: 2,
    FLUSH: 1,
    STRAIGHT: 1,
    THREE: 0,
    TWO_PAIR: 0,
    PAIR: 0,
    HIGH_CARD: -1,
}

DEAD = 1  # a joker that stands for nothing ranks below a deuce


def rank(card: str) -> int:
    """2 to 14."""
    return RANKS.index(card[0]) + 2


def five(cards: Iterable[str]) -> tuple[int, ...]:
    """Five natural cards."""
    return _five(tuple(sorted(cards)))


def grid_five(cards: Iterable[str]) -> tuple[int, ...]:
    """Five cards of Grid Poker, jokers among them."""
    return _grid_five(tuple(sorted(cards)))


def stand_ins(cards: list[str]) -> set[str]:
    """What the jokers of a hand of Grid Poker may stand for, `Xr=7h`, so that it is worth what it is worth."""
    natural = [card for card in cards if card not in JOKERS]
    jokers = [card for card in cards if card in JOKERS]
    *value, _ = grid_five(cards)
    elsewhere = [card for card in STANDARD if card not in natural]
    return {
        f"{joker}={card}"
        for chosen in permutations(elsewhere, len(jokers))
        if list(five([*natural, *chosen])) == value
        for joker, card in zip(jokers, chosen, strict=True)
    }


def brag(cards: Iterable[str]) -> tuple[int, ...]:
    """A pile of three in Nine Card Brag."""
    return _brag(tuple(sorted(cards)))


def quads_order(rank_text: str) -> int:
    """Shown quads: fours are best, then A K Q J T 9 8 7 6 5 3 2."""
    return -"4AKQJT9876532".index(rank_text)


@cache
def _five(cards: tuple[str, ...]) -> tuple[int, ...]:
    assert len(cards) == 5
    ranks = sorted(map(rank, cards), reverse=True)
    one_suit = len({card[1] for card in cards}) == 1

    # Five ranks in a row; A-2-3-4-5 is the lowest straight, five-high; Q-K-A-2-3 is none.
    top = 0
    if ranks == [ranks[0] - step for step in range(5)]:
        top = ranks[0]
    elif ranks == [14, 5, 4, 3, 2]:
        top = 5

    if top and one_suit:
        return (ROYAL,) if top == 14 else (STRAIGHT_FLUSH, top)
    if one_suit:
        return (FLUSH, *ranks)
    if top:
        return (STRAIGHT, top)
    return _groups(ranks)


def _groups(ranks: list[int]) -> tuple[int, ...]:
    """Ties inside a category go by the groups first, the larger before the smaller, the higher before the lower."""
    counts = Counter(ranks)
    # Two dead jokers have the same rank here, yet they are no pair.
    groups = sorted(((1, r) if r == DEAD else (n, r) for r, n in counts.items()), reverse=True)
    shape = [n for n, _ in groups]
    if shape[0] == 4:
        category = FOUR
    elif shape[:2] == [3, 2]:
        category = FULL_HOUSE
    elif shape[0] == 3:
        category = THREE
    elif shape[:2] == [2, 2]:
        category = TWO_PAIR
    elif shape[0] == 2:
        category = PAIR
    else:
        category = HIGH_CARD
    in_order = [r for n, r in groups if n > 1 for _ in range(n)] + sorted(
        (r for r in ranks if counts[r] == 1), reverse=True
    )
    return (category, *in_order, *[DEAD] * (5 - len(in_order)))


@cache
def _grid_five(cards: tuple[str, ...]) -> tuple[int, ...]:
    natural = [card for card in cards if card not in JOKERS]
    jokers = len(cards) - len(natural)
    if not jokers:
        return (*_five(cards), 1)

    # (b) the natural cards alone, the jokers being dead cards
    dead = _groups(sorted(map(rank, natural), reverse=True) + [DEAD] * jokers)

    # (a) every way to let the jokers stand for cards that are not in this hand, for one of four results alone
    elsewhere = [card for card in STANDARD if card not in natural]
    tried = (_five(tuple(sorted([*natural, *stand_ins]))) for stand_ins in combinations(elsewhere, jokers))
    made = [value for value in tried if value[0] in (ROYAL, STRAIGHT_FLUSH, FLUSH, STRAIGHT)]

    # Between otherwise equal hands the natural one wins (1 above, 0 here); one joker against two is a tie.
    return (*max([dead, *made]), 0)


@cache
def _brag(cards: tuple[str, ...]) -> tuple[int, ...]:
    assert len(cards) == 3
    ranks = sorted(map(rank, cards), reverse=True)
    high, middle, low = ranks
    one_suit = len({card[1] for card in cards}) == 1

    # Prial: 3-3-3, then A-A-A, K-K-K ... 4-4-4, 2-2-2.
    if high == low:
        return (5, -"3AKQJT987654 2".index(RANKS[high - 2]))

    # A run: A-2-3 is best, then A-K-Q, K-Q-J ... 4-3-2; K-A-2 is none.
    run = 0
    if ranks == [14, 3, 2]:
        run = 15
    elif middle == high - 1 and low == high - 2:
        run = high
    if run:
        return (4 if one_suit else 3, run)

    if one_suit:
        return (2, *ranks)
    if high == middle or middle == low:
        return (1, middle, low if high == middle else high)
    return (0, *ranks)
