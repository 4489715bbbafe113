"""What hands are worth, word by word as the rules say it, slowly: to check the compiled rules by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

Worth = tuple[int, ...]

JOKERS = (52, 53)


def five(hand: Sequence[int]) -> Worth:
    """Grid Poker's worth: category, ranks that break ties (2 to 14, a dead joker 0), whether the hand is natural."""
    naturals = [card for card in hand if card not in JOKERS]
    jokers = len(hand) - len(naturals)
    others = [card for card in range(52) if card not in hand]
    ways = [_natural(naturals) + (0,) * jokers]
    if jokers:
        ways += filter(None, (_straight_or_flush([*naturals, *cards]) for cards in combinations(others, jokers)))
    return *max(ways), int(jokers == 0)


def three(pile: Iterable[int]) -> Worth:
    """Brag's worth: category from 5 prial to 0 high card, then what decides."""
    cards = list(pile)
    ranks = sorted((card // 4 + 2 for card in cards), reverse=True)
    one_suit = len({card % 4 for card in cards}) == 1
    if len(set(ranks)) == 1:
        return 5, 15 if ranks[0] == 3 else ranks[0]
    if len(set(ranks)) == 2:
        pair = ranks[1]
        return 1, pair, next(rank for rank in ranks if rank != pair)
    if ranks == [14, 3, 2]:
        return 3 + one_suit, 15
    if ranks[0] - ranks[2] == 2:
        return 3 + one_suit, ranks[0]
    return (2 if one_suit else 0), *ranks


def _natural(cards: Sequence[int]) -> Worth:
    """The worth of at most five natural cards: of fewer, by what is equal among them alone."""
    counts = Counter(card // 4 + 2 for card in cards)
    groups = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    shape = [counts[rank] for rank in groups]
    if len(groups) == 5 and (wild := _straight_or_flush(cards)):
        return wild
    if shape[0] == 4:
        return 7, *groups
    if shape == [3, 2]:
        return 6, *groups
    if shape[0] == 3:
        return 3, *groups
    if shape[:2] == [2, 2]:
        return 2, *groups
    if shape[0] == 2:
        return 1, *groups
    return 0, *groups


def _straight_or_flush(cards: Sequence[int]) -> Worth | None:
    """The worth of five natural cards as a royal flush, straight flush, flush or straight; None if they are none."""
    ranks = sorted({card // 4 + 2 for card in cards}, reverse=True)
    if len(ranks) < 5:
        return None
    flush = len({card % 4 for card in cards}) == 1
    top = 5 if ranks == [14, 5, 4, 3, 2] else ranks[0]
    straight = top == 5 or ranks[0] - ranks[4] == 4
    if flush and straight:
        return (9 if top == 14 else 8), top
    if flush:
        return 5, *ranks
    return (4, top) if straight else None
