"""What the seats' cards promise in Grid Poker's draft: chances to win the game, learned, from a few looks at the cards.

Each seat's cards have a sum of learned weights: of every rank, how many are held and how many are still to come; of
every suit the same, with the jokers; of every straight, in any suits and in one, how much of it is held. The chances
are the softmax of the seats' sums. There are weights for 2 and 3 seats after each of the six grids
(`training/grid_poker/promise.py`). Cards are sets, bit c for card c.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule

RANKS, SUITS, STRAIGHTS = 13, 4, 10
BITS = np.array([number.bit_count() for number in range(1 << RANKS)], np.int64)
# the straights' ranks, from the one to the five, with the ace low
STRAIGHT_RANKS = np.array([1 << 12 | 0b1111, *(0b11111 << low for low in range(9))], np.int64)
COMING = np.array([0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3], np.int64)  # how many cards of a suit are to come, roughly

# where each kind of weight begins
OF_RANK = 0  # [rank][held 0-4][to come 0-4]
OF_SUIT = OF_RANK + RANKS * 25  # [jokers][held 0-13][to come, roughly]
OF_STRAIGHT = OF_SUIT + 3 * 14 * 4  # [straight][jokers][held 0-5]
OF_SUITED = OF_STRAIGHT + STRAIGHTS * 18  # straights in one suit: [jokers][held 0-5]
OF_JOKERS = OF_SUITED + 18
OF_SIZE = OF_JOKERS + 3  # [how many cards]
OF_TURN = OF_SIZE + 21  # [how many seats pick before this one in the next grid]
WEIGHTS = OF_TURN + 3
LOOKS = RANKS + SUITS + STRAIGHTS + STRAIGHTS * SUITS + 3


@cache
def weights(seats: int) -> NDArray[np.float64]:
    """(GRIDS + 1, WEIGHTS): the weights after so many grids; before the first all are 0."""
    with files(__package__).joinpath("promise.npz").open("rb") as file, np.load(file) as kept:
        return np.vstack([np.zeros(WEIGHTS), kept[f"weights{seats}"].astype(np.float64)])


@rule
def looks(cards: int, coming: int, turn: int, out: NDArray[np.int64]) -> None:
    """Write the numbers of the weights that count for a seat with these cards, with those still to come."""
    jokers = (cards >> 52 & 1) + (cards >> 53 & 1)
    size = jokers
    of_suit = np.zeros(SUITS, np.int64)
    coming_of_suit = np.zeros(SUITS, np.int64)
    n = 0
    for rank in range(RANKS):
        held, ahead = cards >> 4 * rank & 0xF, coming >> 4 * rank & 0xF
        for suit in range(SUITS):
            of_suit[suit] |= (held >> suit & 1) << rank
            coming_of_suit[suit] += ahead >> suit & 1
        size += BITS[held]
        out[n] = OF_RANK + rank * 25 + BITS[held] * 5 + BITS[ahead]
        n += 1
    for suit in range(SUITS):
        out[n] = OF_SUIT + (jokers * 14 + BITS[of_suit[suit]]) * 4 + COMING[coming_of_suit[suit]]
        n += 1
    ranks = of_suit[0] | of_suit[1] | of_suit[2] | of_suit[3]
    for straight in range(STRAIGHTS):
        wanted = STRAIGHT_RANKS[straight]
        out[n] = OF_STRAIGHT + (straight * 3 + jokers) * 6 + BITS[ranks & wanted]
        n += 1
        for suit in range(SUITS):
            out[n] = OF_SUITED + jokers * 6 + BITS[of_suit[suit] & wanted]
            n += 1
    out[n] = OF_JOKERS + jokers
    out[n + 1] = OF_SIZE + size
    out[n + 2] = OF_TURN + turn


@rule
def promise(weights: NDArray[np.float64], cards: int, coming: int, turn: int, room: NDArray[np.int64]) -> float:
    """The sum of the weights, of those after one of the grids."""
    looks(cards, coming, turn, room)
    total = 0.0
    for look in room:
        total += weights[look]
    return total


@rule
def chances(promises: NDArray[np.float64]) -> None:
    """Turn the seats' promises into chances to win."""
    promises[:] = np.exp(promises - promises.max())
    promises /= promises.sum()
