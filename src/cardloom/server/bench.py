"""Hands on a bench: their names while they are being built, and a sensible way to lay them."""

from __future__ import annotations

from cardloom.cards import RANKS, RED_JOKER, cards_text
from cardloom.hands import five, split, three
from cardloom.hands.reading import read_hand
from cardloom.server.wire import HandName, Hands, SplitAnswer, SplitRequest

FIVE, THREE = 5, 3


def hand_names(asked: Hands) -> list[HandName]:
    """What each hand is, or what it is so far."""
    name = five_name if asked.kind == "five" else three_name
    return [name(hand) for hand in asked.hands]


def five_name(cards: str) -> HandName:
    """A hand with gaps is named by its groups; from three cards on, by the straight or flush that the gaps leave open.

    A gap then is what a joker is in Grid Poker: anything in a straight or flush, and dead elsewhere.
    """
    hand = read_hand(cards, five.KINDS, range(FIVE + 1))
    short = FIVE - len(hand)
    if short == 0:
        whole = five.rank(hand)
        return HandName(whole.category, whole.ranks, list(whole.jokers), whole.strength, 0)
    so_far = five.FiveRank(int(five.strength(*hand, *[RED_JOKER] * short)), ())
    if len(hand) < 3 and so_far.category != "pair":
        return HandName("high-card", _ranks(hand), [], 0, short)
    return HandName(so_far.category, so_far.ranks, [], 0, short)


def three_name(cards: str) -> HandName:
    """A pile with gaps is a pair or its high card."""
    hand = read_hand(cards, three.KINDS, range(THREE + 1))
    short = THREE - len(hand)
    if short == 0:
        whole = three.rank(hand)
        return HandName(whole.category, whole.ranks, [], whole.strength, 0)
    ranks = _ranks(hand)
    if len(hand) == 2 and ranks[0] == ranks[1]:
        return HandName("pair", ranks[0], [], 0, short)
    return HandName("high-card", ranks, [], 0, short)


def suggestion(asked: SplitRequest) -> SplitAnswer:
    """Three hands that a sensible player would lay."""
    best = split.best_fives(asked.cards) if asked.kind == "five" else split.best_threes(asked.cards)
    return SplitAnswer([cards_text(hand) for hand in best.hands])


def _ranks(hand: tuple[int, ...]) -> str:
    """The ranks of natural cards, downward."""
    return "".join(RANKS[card >> 2] for card in sorted(hand, reverse=True) if card < RED_JOKER)
