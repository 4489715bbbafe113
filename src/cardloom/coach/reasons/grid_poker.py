"""Grid Poker: what a line adds to the own cards and keeps from the others; what three hands are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import numpy as np

from cardloom.cards import RANKS, RED_JOKER, SUITS, parse_cards
from cardloom.coach.reasons.lines import in_one_straight
from cardloom.coach.reasons.reason import Reason, reason
from cardloom.games.grid_poker.rules import HAND
from cardloom.games.grid_poker.view import SIDE
from cardloom.hands.five import CATEGORIES, HIGH_CARD, STRAIGHT, categories, rank
from cardloom.players.greedy.grid_poker import line_cards
from cardloom.players.player import View

NEEDED, LONG = 2, 4  # of a rank, of a suit: who owns so many has use for another one
EARLY = 2 * SIDE  # who owns no more cards than this has begun a flush or a straight with three
BEGUN = 3


def facts(view: View, move: str) -> list[Reason]:
    if move.startswith("build"):
        hands = move.split()[1:]
        kinds = {f"category{at}": rank(hand).category for at, hand in enumerate(hands, 1)}
        return [reason("grid-hands", **kinds, **{f"hand{at}": hand for at, hand in enumerate(hands, 1)})]
    cards = line_cards(view, move)
    owned = parse_cards("".join(view["owned"][view["seat"] - 1]))
    few = [reason("grid-cards", cards=len(cards))] if len(cards) < SIDE else []  # the line was crossed by another
    told = [*few, *_gains(owned, cards), *_denials(view, cards)]
    return told or [reason("grid-highest", rank=RANKS[max(cards) // 4])]  # a joker is a gain: here is none


def _gains(owned: Sequence[int], cards: Sequence[int]) -> list[Reason]:
    pool = [*owned, *cards]
    found = []
    if jokers := sum(card >= RED_JOKER for card in cards):
        found.append(reason("grid-joker", count=jokers))
    kind = best_kind(pool)
    if kind > max(best_kind(owned), HIGH_CARD):
        found.append(reason("grid-makes", category=CATEGORIES[kind]))
    new = {card // 4 for card in cards if card < RED_JOKER}
    count, best = max(((ranks_of(pool)[each], each) for each in new), default=(0, 0))
    if count > 1:
        found.append(reason("grid-group", ranks=RANKS[best], count=count))
    suits = Counter(card % 4 for card in pool if card < RED_JOKER)
    count, suit = max(((suits[card % 4], card % 4) for card in cards if card < RED_JOKER), default=(0, 0))
    early = len(pool) <= EARLY
    if count >= (BEGUN if early else HAND):
        found.append(reason("grid-suit", suit=SUITS[suit], count=count))
    straight = in_one_straight(pool)
    if kind < STRAIGHT and in_one_straight(owned) < straight >= (BEGUN if early else LONG):
        found.append(reason("grid-straight", count=straight))
    return found


def _denials(view: View, cards: Sequence[int]) -> list[Reason]:
    """What others could have taken after this seat, and have use for."""
    if view["drafts"][-1]["takes"] and view["seats"] == 2:
        return []  # what is left now is discarded
    picked = {take["seat"] for take in view["drafts"][-1]["takes"]}
    for seat, texts in enumerate(view["owned"], 1):
        if seat == view["seat"] or seat in picked:
            continue
        theirs = parse_cards("".join(texts))
        held = ranks_of(theirs)
        for card in sorted((card for card in cards if card < RED_JOKER), reverse=True):
            if held[card // 4] >= NEEDED:
                return [reason("grid-denies", rank=RANKS[card // 4], seat=seat, count=held[card // 4])]
        suits = Counter(card % 4 for card in theirs if card < RED_JOKER)
        for suit, count in Counter(card % 4 for card in cards if card < RED_JOKER).most_common():
            if suits[suit] >= LONG:
                return [reason("grid-denies-suit", suit=SUITS[suit], seat=seat, count=suits[suit], cards=count)]
    return []


def ranks_of(cards: Sequence[int]) -> Counter[int]:
    return Counter(card // 4 for card in cards if card < RED_JOKER)


def best_kind(cards: Sequence[int]) -> int:
    """The category of the best five of the cards; below all of them if there are fewer."""
    if len(cards) < HAND:
        return -1
    return int(categories(np.array(list(combinations(cards, HAND)))).max())
