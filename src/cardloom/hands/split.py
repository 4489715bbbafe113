"""Splitting a pool of cards into three hands: every way that no other way beats, and a sensible one.

A way is known by what its hands are worth, best hand first. One way dominates another if hand by hand it is never worth
less; among ways worth the same, one is kept. What comes out depends on the cards alone, not on their order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.hands import five, reference, three
from cardloom.hands.reading import Cards, read_hand, read_hands, refuse_bad_row

FIVES = range(15, 21)
THREES = range(9, 10)


@dataclass(frozen=True, slots=True)
class Split:
    """One way: three hands, the best first, what each is worth, and the cards left out; cards fall in every group."""

    hands: tuple[tuple[int, ...], ...]
    strengths: tuple[int, ...]
    left_over: tuple[int, ...]


class Splits(NamedTuple):
    """Many ways, those of a pool together."""

    pools: NDArray[np.int64]  # (k,): the pool that each way splits
    ranks: NDArray[np.uint16]  # (k, 3): the ranks of its hands, the best first
    hands: NDArray[np.int64]  # (k, 3): its hands as sets of cards, bit c for card c


def undominated_fives(cards: str | Sequence[int]) -> list[Split]:
    """Every undominated way to make three hands of five of 15 to 20 different cards, jokers included."""
    pool = read_hand(cards, five.KINDS, FIVES)
    splits = five_splits(np.array([pool]))
    return [_told(pool, splits, at, five.tables().strengths) for at in range(len(splits.ranks))]


def undominated_threes(cards: str | Sequence[int]) -> list[Split]:
    """Every undominated way to make three of brag's piles of nine different cards."""
    pool = read_hand(cards, three.KINDS, THREES)
    splits = three_splits(np.array([pool]))
    return [_told(pool, splits, at, three.tables().strengths) for at in range(len(splits.ranks))]


def best_fives(cards: str | Sequence[int]) -> Split:
    """The way that wins most of three comparisons, on average, against somebody who splits 17 random cards alike."""
    pool = read_hand(cards, five.KINDS, FIVES)
    splits = five_splits(np.array([pool]))
    best = int(np.argmax(reference.wins_expected(splits.ranks, reference.FIVES)))
    return _told(pool, splits, best, five.tables().strengths)


def best_threes(cards: str | Sequence[int]) -> Split:
    """The way most likely to win two or three of three rounds against somebody who splits nine random cards alike."""
    pool = read_hand(cards, three.KINDS, THREES)
    splits = three_splits(np.array([pool]))
    best = int(np.argmax(reference.most_rounds(splits.ranks, reference.THREES)))
    return _told(pool, splits, best, three.tables().strengths)


def five_splits(pools: NDArray[np.integer]) -> Splits:
    """Every undominated way of each pool of an array of shape (n, 15 to 20); ranks are those of `five.ranks`."""
    cards = _pools(pools, five.KINDS, FIVES)
    codes, mixed, suited, strengths = five.tables()
    return _together([_five_splits(pool, codes, mixed, suited, len(strengths)) for pool in cards])


def three_splits(pools: NDArray[np.integer]) -> Splits:
    """Every undominated way of each pool of an array of shape (n, 9); ranks are those of `three.ranks`."""
    cards = _pools(pools, three.KINDS, THREES)
    by_cards, strengths = three.tables()
    return _together([_three_splits(pool, by_cards, len(strengths)) for pool in cards])


def _together(found: list[tuple[NDArray[np.uint16], NDArray[np.int64]]]) -> Splits:
    if len(found) == 1:
        ranks, hands = found[0]
        return Splits(np.zeros(len(ranks), np.int64), ranks, hands)
    pools = np.repeat(np.arange(len(found)), [len(ranks) for ranks, _ in found])
    ranks = np.concatenate([np.empty((0, 3), np.uint16), *(ranks for ranks, _ in found)])
    hands = np.concatenate([np.empty((0, 3), np.int64), *(hands for _, hands in found)])
    return Splits(pools, ranks, hands)


def _pools(pools: NDArray[np.integer], kinds: int, sizes: range) -> Cards:
    size = np.shape(pools)[-1] if np.ndim(pools) == 2 else 0
    if size not in sizes:
        raise ValueError(f"pools of {sizes[0]} to {sizes[-1]} cards are needed, in rows, not {np.shape(pools)}")
    cards = np.sort(read_hands(pools, size), axis=1)
    if (cards[:, -1] >= kinds).any() or (cards[:, 1:] == cards[:, :-1]).any():
        refuse_bad_row(cards, kinds)
    return cards


def _told(pool: tuple[int, ...], splits: Splits, at: int, strengths: NDArray[np.int64]) -> Split:
    falling = sorted(pool, reverse=True)
    sets = splits.hands[at].tolist()
    hands = tuple(tuple(card for card in falling if cards >> card & 1) for cards in sets)
    left_over = tuple(card for card in falling if not sum(sets) >> card & 1)
    return Split(hands, tuple(strengths[splits.ranks[at]].tolist()), left_over)


# In the kernels a hand is a set of places in the pool, whose cards rise; `ranks` holds the rank of each of `hands`,
# `rank_of` that of every hand by its set.
@rule
def _five_splits(
    pool: Cards, codes: NDArray[np.uint64], mixed: NDArray[np.uint16], suited: NDArray[np.uint16], rank_count: int
) -> tuple[NDArray[np.uint16], NDArray[np.int64]]:
    size = len(pool)
    hands = np.empty(size * (size - 1) * (size - 2) * (size - 3) * (size - 4) // 120, np.int32)
    ranks = np.empty(len(hands), np.uint16)
    rank_of = np.empty(1 << size, np.uint16)
    code = codes[pool]
    at = 0
    for e in range(4, size):
        for d in range(3, e):
            for c in range(2, d):
                for b in range(1, c):
                    code_of_four = code[e] + code[d] + code[c] + code[b]
                    four = 1 << e | 1 << d | 1 << c | 1 << b
                    for a in range(b):
                        code_of_five = code_of_four + code[a]
                        rank = mixed[code_of_five & five.KEY]
                        if (code_of_five + five.THREE_OF_EACH_SUIT) & five.EIGHT_OF_ANY_SUIT != np.uint64(0):
                            rank = suited[code_of_five >> five.RANK_BITS]
                        hands[at] = four | 1 << a
                        ranks[at] = rank
                        rank_of[hands[at]] = rank
                        at += 1
    return _undominated(pool, hands, ranks, rank_of, rank_count)


@rule
def _three_splits(
    pool: Cards, by_cards: NDArray[np.uint16], rank_count: int
) -> tuple[NDArray[np.uint16], NDArray[np.int64]]:
    hands = np.empty(84, np.int32)
    ranks = np.empty(len(hands), np.uint16)
    rank_of = np.empty(1 << 9, np.uint16)
    at = 0
    for c in range(2, 9):
        for b in range(1, c):
            for a in range(b):
                hands[at] = 1 << c | 1 << b | 1 << a
                ranks[at] = by_cards[(int(pool[a]) * 52 + pool[b]) * 52 + pool[c]]
                rank_of[hands[at]] = ranks[at]
                at += 1
    return _undominated(pool, hands, ranks, rank_of, rank_count)


@rule
def _undominated(
    pool: Cards, hands: NDArray[np.int32], ranks: NDArray[np.uint16], rank_of: NDArray[np.uint16], rank_count: int
) -> tuple[NDArray[np.uint16], NDArray[np.int64]]:
    falling, falling_ranks = _falling(hands, ranks, rank_count)
    everything = (1 << len(pool)) - 1
    places = np.empty(len(pool), np.int32)
    # For each place in `falling`: the best third hand found so far beside a second hand that is at least as good as the
    # one at this place. First hands fall, so whatever does not beat this is dominated.
    reached = np.full(len(falling), -1, np.int32)
    found = np.empty((64, 3), np.int32)
    count = 0
    for i in range(len(falling)):
        first = falling[i]
        if reached[i] >= falling_ranks[i]:
            break
        for j in range(i + 1, len(falling)):
            second = falling[j]
            if reached[j] >= falling_ranks[j]:
                break
            if first & second:
                continue
            third = _best_within(everything ^ first ^ second, rank_of, places)
            # A third hand better than the second gets its turn as a second hand.
            if not reached[j] < rank_of[third] <= falling_ranks[j]:
                continue
            if count == len(found):
                found = np.concatenate((found, np.empty_like(found)))
            found[count, 0], found[count, 1], found[count, 2] = first, second, third
            count += 1
            _reach(reached, falling_ranks, j, rank_of[third])
    return _kept(pool, found[:count], rank_of)


@rule
def _falling(
    hands: NDArray[np.int32], ranks: NDArray[np.uint16], rank_count: int
) -> tuple[NDArray[np.int32], NDArray[np.uint16]]:
    """The hands from the best down to the worst that may be first or second, and their ranks."""
    # Take the best hand, the best of the rest and the best of the rest again. No first hand is better than this one, so
    # whatever is not dominated has a better second or third hand, and its first two are better than this third.
    taken = 0
    worst = 0
    for _ in range(3):
        best, worst = 0, -1
        for at in range(len(hands)):
            if ranks[at] > worst and not hands[at] & taken:
                best, worst = hands[at], ranks[at]
        taken |= best

    # Counting sort by rank.
    ends = np.zeros(rank_count, np.int32)
    for rank in ranks:
        if rank >= worst:
            ends[rank] += 1
    total = 0
    for rank in range(rank_count - 1, worst - 1, -1):
        count = ends[rank]
        ends[rank] = total
        total += count
    falling = np.empty(total, np.int32)
    falling_ranks = np.empty(total, np.uint16)
    for at in range(len(hands)):
        rank = ranks[at]
        if rank >= worst:
            falling[ends[rank]] = hands[at]
            falling_ranks[ends[rank]] = rank
            ends[rank] += 1
    return falling, falling_ranks


@rule
def _best_within(cards: int, rank_of: NDArray[np.uint16], place: NDArray[np.int32]) -> int:
    """The best hand of a set that is one hand exactly, or of six or more cards when hands have five."""
    size = 0
    rest = cards
    while rest:
        place[size] = rest & -rest
        rest &= rest - 1
        size += 1
    if size <= 5:
        return cards
    best = -1
    for e in range(4, size):
        for d in range(3, e):
            for c in range(2, d):
                for b in range(1, c):
                    four = place[e] | place[d] | place[c] | place[b]
                    for a in range(b):
                        hand = four | place[a]
                        if best < 0 or rank_of[hand] > rank_of[best]:
                            best = hand
    return best


@rule
def _reach(reached: NDArray[np.int32], falling_ranks: NDArray[np.uint16], second: int, third: int) -> None:
    """Note the rank of a third hand beside the second hand at a place, for that and all worse second hands."""
    at = second
    while at > 0 and falling_ranks[at - 1] == falling_ranks[second]:
        at -= 1
    while at < len(reached) and reached[at] < third:
        reached[at] = third
        at += 1


@rule
def _kept(
    pool: Cards, found: NDArray[np.int32], rank_of: NDArray[np.uint16]
) -> tuple[NDArray[np.uint16], NDArray[np.int64]]:
    """The ways that no later way with an equal first hand dominates, as ranks and as sets of cards."""
    ranks = np.empty(found.shape, np.uint16)
    cards = np.zeros(found.shape, np.int64)
    count = 0
    for i in range(len(found)):
        first, second, third = rank_of[found[i, 0]], rank_of[found[i, 1]], rank_of[found[i, 2]]
        dominated = False
        for j in range(i + 1, len(found)):
            if dominated or rank_of[found[j, 0]] < first:
                break
            dominated = rank_of[found[j, 1]] >= second and rank_of[found[j, 2]] >= third
        if not dominated:
            ranks[count, 0], ranks[count, 1], ranks[count, 2] = first, second, third
            for place in range(len(pool)):
                for hand in range(3):
                    cards[count, hand] |= (found[i, hand] >> place & 1) << pool[place]
            count += 1
    return ranks[:count], cards[:count]
