"""What unfinished hands promise: a rule of thumb in units of a hand's category, 0 high card to 9 royal flush."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardloom.cards import RED_JOKER
from cardloom.hands.five import FLUSH, FOUR, FULL_HOUSE, HIGH_CARD, PAIR, STRAIGHT, THREE, TWO_PAIR, strength

GROUPS = {(2,): PAIR, (2, 2): TWO_PAIR, (3,): THREE, (3, 2): FULL_HOUSE, (4,): FOUR}
CATEGORY_BITS = 27  # a strength is its category and 27 bits that break ties


def promise(hand: Sequence[int]) -> float:
    """What up to five cards of one hand are worth or may become: groups as made, draws by how far they have come."""
    if len(hand) == 5:
        return float(strength(*hand) / 2**CATEGORY_BITS)
    ranks = Counter(card // 4 for card in hand)
    high = max((rank for rank, count in ranks.items() if count == max(ranks.values())), default=0) / 13
    come = (len(hand) / 5) ** 2
    flush = FLUSH * come if len({card % 4 for card in hand}) == 1 and len(hand) > 1 else 0.0
    straight = STRAIGHT * come if len(hand) > 1 and within_five(list(ranks), len(hand)) else 0.0
    return max(made(ranks) + high, flush, straight)


def made(ranks: Counter[int]) -> int:
    """The category of what cards of these ranks have made already: pairs, threes and fours."""
    groups = tuple(sorted((count for count in ranks.values() if count > 1), reverse=True))
    return GROUPS.get(groups, HIGH_CARD)


def within_five(ranks: list[int], cards: int) -> bool:
    """Whether all the cards are of different ranks that lie in one straight."""
    low_ace = [-1 if rank == 12 else rank for rank in ranks]
    return len(ranks) == cards and (max(ranks) - min(ranks) < 5 or max(low_ace) - min(low_ace) < 5)


def pool_promise(cards: Sequence[int]) -> float:
    """What cards that are yet to be split into hands promise: groups, long suits, high cards and jokers."""
    naturals = [card for card in cards if card < RED_JOKER]
    groups = Counter(card // 4 for card in naturals).values()
    suits = Counter(card % 4 for card in naturals).values()
    return (
        sum((0, 0, 2, 5, 8)[count] for count in groups)
        + sum(0.25 * count * count for count in suits)
        + sum(card // 4 for card in naturals) / 26
        + 4 * (len(cards) - len(naturals))
    )
