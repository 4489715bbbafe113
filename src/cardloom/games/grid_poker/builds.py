"""All ways to build three hands of five from 15 to 20 cards, numbered.

A number says which cards are left out, then which cards form the hand with the first card that is used, then which form
the hand with the first card that remains; the third hand is the rest. So neither the order of the hands nor that of the
cards in them counts. Each choice is a set of bits. Sets of one size are numbered as they grow, read as binary numbers;
that is the combinatorial number system: the set with the bits a < b < c < ... is number C(a,1) + C(b,2) + C(c,3) + ...
"""

from __future__ import annotations

from math import comb

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule

USED, MOST_CARDS = 15, 20


def sets_of_four(cards: int) -> NDArray[np.int16]:
    """All sets of four of so many cards, as bits."""
    return np.array([bits for bits in range(1 << cards) if bits.bit_count() == 4], np.int16)


WITH_FIRST = sets_of_four(14)  # what may join the first of 15 cards
WITH_SECOND = sets_of_four(9)  # what may join the first of the 10 that remain
PARTINGS = len(WITH_FIRST) * len(WITH_SECOND)

BINOMIAL = np.array([[comb(n, k) for k in range(MOST_CARDS - USED + 1)] for n in range(MOST_CARDS + 1)])


@rule
def builds(cards: int) -> int:
    """How many ways there are with so many cards: 126,126 from 15 up to 1,955,457,504 from 20."""
    return BINOMIAL[cards, cards - USED] * PARTINGS  # type: ignore[no-any-return]


@rule
def build(owned: NDArray[np.int8], cards: int, number: int, hands: NDArray[np.int8]) -> None:
    """Write the way with this number to build from the first `cards` of `owned`: 15 cards, hand by hand."""
    left_out = bits_of(number // PARTINGS, cards - USED)
    first = WITH_FIRST[number // len(WITH_SECOND) % len(WITH_FIRST)] << 1 | 1
    second = WITH_SECOND[number % len(WITH_SECOND)] << 1 | 1
    in_first, in_second, in_third = 0, 5, 10
    for at in range(cards):
        if left_out >> at & 1:
            continue
        if first & 1:
            hands[in_first] = owned[at]
            in_first += 1
        else:
            if second & 1:
                hands[in_second] = owned[at]
                in_second += 1
            else:
                hands[in_third] = owned[at]
                in_third += 1
            second >>= 1
        first >>= 1


@rule
def build_number(owned: NDArray[np.int8], cards: int, hands: NDArray[np.int8]) -> int:
    """The number of the way that makes these hands: 15 of the first `cards` of `owned`, hand by hand, in any order."""
    a, b, c = card_set(hands[:5]), card_set(hands[5:10]), card_set(hands[10:])
    first_hand, second_hand = 0, 0
    left_out, first, second = 0, 0, 0
    used, remaining = 0, 0
    for at in range(cards):
        card = 1 << owned[at]
        hand = a if card & a else b if card & b else c
        if not card & hand:
            left_out |= 1 << at
            continue
        if first_hand == 0:
            first_hand = hand
        if hand == first_hand:
            first |= 1 << used
        else:
            if second_hand == 0:
                second_hand = hand
            if hand == second_hand:
                second |= 1 << remaining
            remaining += 1
        used += 1
    parting = number_of(first >> 1) * len(WITH_SECOND) + number_of(second >> 1)
    return number_of(left_out) * PARTINGS + parting


@rule
def card_set(cards: NDArray[np.int8]) -> int:
    """The cards as bits."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


@rule
def bits_of(number: int, size: int) -> int:
    """The set of so many bits that has this number."""
    bits = 0
    at = MOST_CARDS
    for rank in range(size, 0, -1):
        at -= 1
        while BINOMIAL[at, rank] > number:
            at -= 1
        bits |= 1 << at
        number -= BINOMIAL[at, rank]
    return bits


@rule
def number_of(bits: int) -> int:
    """The number of a set of bits."""
    number, rank, at = 0, 0, 0
    while bits >> at:
        inside = bits >> at & 1
        rank += inside
        number += inside * BINOMIAL[at, rank]
        at += 1
    return number
