"""What the piles of a seat that plays the equilibrium are worth, and what an arrangement wins against such seats.

The equilibrium was found by `training/nine_card_brag/equilibrium.py`: a population of dealt hands, each arranged best
against all the others. What is kept of it is the distribution of its piles, for 3, 4 and 5 seats: of each pile alone by
rank, and how the three go together as a copula, that is, by the parts of all hands that the ranks stay below.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.nine_card_brag.rules import ARRANGEMENTS, CARDS
from cardloom.hands.three import tables

PARTS = 20  # the copula's steps along each pile
PARTINGS = ARRANGEMENTS[::6].copy()  # the 280 ways to part nine places into three piles, one order of each
PILES = np.array([*combinations(range(CARDS), 3)], np.int8)  # the 84 that nine places have
_NUMBERS = {frozenset(pile): number for number, pile in enumerate(PILES.tolist())}
PILES_OF = np.array(
    [[_NUMBERS[frozenset(pile)] for pile in parting] for parting in PARTINGS.reshape(-1, 3, 3).tolist()]
)
FIRST, SECOND, THIRD = range(3)
FIRST_SECOND, FIRST_THIRD, SECOND_THIRD = range(3)


class Field(NamedTuple):
    """What others' piles are worth. Two piles' copula is `pairs`, that of all three is `threes`."""

    below: NDArray[np.float64]  # (3, 742): the part of the hands whose pile ranks below a rank; the last is 1
    pairs: NDArray[np.float64]  # (3, PARTS + 1, PARTS + 1): first and second pile, first and third, second and third
    threes: NDArray[np.float64]  # (PARTS + 1, PARTS + 1, PARTS + 1)
    saved: NDArray[np.float64]  # (3,): how often the pot is saved if one wins no round; if exactly one; and at all
    rounds: NDArray[np.float64]  # (seats + 2, 741): the chance to win the first round by place, the second, the third


LEARNED = Field._fields[:-1]


@cache
def field(seats: int) -> Field:
    """The equilibrium's distribution with so many seats."""
    with files(__package__).joinpath("equilibrium.npz").open("rb") as file, np.load(file) as kept:
        return with_rounds(*(kept[f"{name}{seats}"] / (2.0**16 - 1) for name in LEARNED), seats=seats)


def with_rounds(
    below: NDArray[np.float64],
    pairs: NDArray[np.float64],
    threes: NDArray[np.float64],
    saved: NDArray[np.float64],
    *,
    seats: int,
) -> Field:
    """A distribution, with the chances to win each round alone.

    Of equal piles the one shown first wins: in the first round by the places; later a tie counts half.
    """
    under, level = below[:, :-1], below[:, 1:]
    first = [under[FIRST] ** place * level[FIRST] ** (seats - 1 - place) for place in range(seats)]
    later = ((under + level) / 2)[SECOND:] ** (seats - 1)
    return Field(below, pairs, threes, saved, np.array([*first, *later]))


@rule
def round_chances(
    field: Field, seats: int, place: int, first: int, second: int, third: int, out: NDArray[np.float64]
) -> None:
    """Write the chances to win no round, exactly one, and two or three, with piles of these ranks.

    place: 0 shows first. The others' hands count as independent. Of equal piles the one shown first wins: in the first
    round by the places; who has won a round shows first in the next; else a tie counts half.
    """
    before, after = place, seats - 1 - place
    one = rounds_expected(field, place, first, second, third)
    under, level = field.below[FIRST, first], field.below[FIRST, first + 1]
    second_level, third_level = field.below[SECOND, second + 1], field.below[THIRD, third + 1]
    second_half = (field.below[SECOND, second] + second_level) / 2
    third_half = (field.below[THIRD, third] + third_level) / 2

    pairs = field.pairs
    two = (
        both(pairs[FIRST_SECOND], under, second_level) ** before
        * both(pairs[FIRST_SECOND], level, second_level) ** after
        + both(pairs[FIRST_THIRD], under, third_half) ** before * both(pairs[FIRST_THIRD], level, third_half) ** after
        + both(pairs[SECOND_THIRD], second_half, third_level) ** (seats - 1)
    )
    three = (
        all_three(field.threes, under, second_level, third_level) ** before
        * all_three(field.threes, level, second_level, third_level) ** after
    )
    out[2] = two - 2 * three
    out[1] = one - 2 * two + 3 * three
    out[0] = 1 - out[1] - out[2]


@rule
def rounds_expected(field: Field, place: int, first: int, second: int, third: int) -> float:
    """How many rounds piles of these ranks win on average."""
    rounds = field.rounds
    return rounds[place, first] + rounds[len(rounds) - 2, second] + rounds[len(rounds) - 1, third]  # type: ignore[no-any-return]


def rounds_won(field: Field, place: int, ranks: NDArray[np.integer]) -> NDArray[np.float64]:
    """The chance of each pile to win its round, for ways to lay of shape (k, 3)."""
    first, second, third = field.rounds[place], *field.rounds[-2:]
    return np.column_stack([first[ranks[:, FIRST]], second[ranks[:, SECOND]], third[ranks[:, THIRD]]])


@rule
def both(table: NDArray[np.float64], u: float, v: float) -> float:
    """The part of the hands that stay below in two piles, between the table's entries in a straight line."""
    i, j = min(int(u * PARTS), PARTS - 1), min(int(v * PARTS), PARTS - 1)
    x, y = u * PARTS - i, v * PARTS - j
    lower = table[i, j] + y * (table[i, j + 1] - table[i, j])
    upper = table[i + 1, j] + y * (table[i + 1, j + 1] - table[i + 1, j])
    return lower + x * (upper - lower)  # type: ignore[no-any-return]


@rule
def all_three(table: NDArray[np.float64], u: float, v: float, w: float) -> float:
    """The part of the hands that stay below in all three piles."""
    i = min(int(u * PARTS), PARTS - 1)
    lower = both(table[i], v, w)
    return lower + (u * PARTS - i) * (both(table[i + 1], v, w) - lower)


@rule
def share(
    field: Field, seats: int, place: int, first: int, second: int, third: int, room: NDArray[np.float64]
) -> float:
    """The expected share of the pot; a saved one is worth an equal share of it, see `stakes`."""
    round_chances(field, seats, place, first, second, third, room)
    saved = room[0] * field.saved[0] + room[1] * field.saved[1]
    return room[2] + saved / seats  # type: ignore[no-any-return]


@rule
def pile_ranks(hand: NDArray[np.int8], places: NDArray[np.int8], by_cards: NDArray[np.uint16]) -> tuple[int, int, int]:
    """The ranks of the three piles of a parting, falling."""
    return falling(
        rank_at(hand, places[0:3], by_cards), rank_at(hand, places[3:6], by_cards), rank_at(hand, places[6:9], by_cards)
    )


@rule
def rank_at(hand: NDArray[np.int8], places: NDArray[np.int8], by_cards: NDArray[np.uint16]) -> int:
    return np.int64(by_cards[(hand[places[0]] * 52 + hand[places[1]]) * 52 + hand[places[2]]])  # type: ignore[return-value]


@rule
def falling(a: int, b: int, c: int) -> tuple[int, int, int]:
    highest, lowest = max(a, b, c), min(a, b, c)
    return highest, a + b + c - highest - lowest, lowest


@rule
def best_parting(
    field: Field,
    seats: int,
    place: int,
    hand: NDArray[np.int8],
    by_cards: NDArray[np.uint16],
    room: NDArray[np.float64],
) -> tuple[int, float]:
    """The number of the parting with the greatest share, and the share."""
    ranks, expected = np.empty(len(PILES), np.int64), np.empty(len(PARTINGS))
    for k in range(len(PILES)):
        ranks[k] = rank_at(hand, PILES[k], by_cards)
    best = 0
    for k in range(len(PARTINGS)):
        a, b, c = PILES_OF[k]
        expected[k] = rounds_expected(field, place, *falling(ranks[a], ranks[b], ranks[c]))
        if expected[k] > expected[best]:
            best = k
    a, b, c = PILES_OF[best]
    first, second, third = falling(ranks[a], ranks[b], ranks[c])
    most = share(field, seats, place, first, second, third, room)
    for k in range(len(PARTINGS)):
        # Two rounds take the whole pot, and one alone is worth less than half of it.
        if expected[k] / 2 + field.saved[0] / seats > most:
            a, b, c = PILES_OF[k]
            first, second, third = falling(ranks[a], ranks[b], ranks[c])
            worth = share(field, seats, place, first, second, third, room)
            if worth > most:
                best, most = k, worth
    return best, most


def best_piles(seats: int, place: int, hand: Sequence[int]) -> tuple[int, float]:
    """`best_parting` of one hand, place from 0."""
    cards = np.array(hand, np.int8)
    assert len(cards) == CARDS
    return best_parting(field(seats), seats, place, cards, tables().by_cards, np.empty(3))
