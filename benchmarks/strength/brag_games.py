"""What a little more of every pot comes to in whole games of Nine Card Brag, compiled.

`strong` meets `greedy`, and the equilibrium, which is what `master` imagines of the others, meets `strong`. All three
go by the cards alone. With 3 seats, in as many games with one of the two alone as with two. Printed as in
docs/strength.md: the chance to win a table that one of the two wins, with its 95 % interval. Luck decides most games,
so it takes many thousands to tell players apart that both lay their piles well.

    python benchmarks/strength/brag_games.py [--games 200000]
"""

from __future__ import annotations

import argparse

import numba
import numpy as np
from numpy.typing import NDArray

from cardloom.hands import reference, three
from cardloom.players.nine_card_brag.deals import (
    NOTHING,
    SAVED,
    claim,
    lay,
    taker,
    taker_by_claims,
)
from cardloom.players.nine_card_brag.field import PARTINGS, Field, field, pile_ranks, rounds_won

SEATS, TOKENS = 3, 10
GREEDY, STRONG, EQUILIBRIUM = range(3)


@numba.njit(nogil=True)
def lay_by_rounds(
    hand: NDArray[np.int8], by_cards: NDArray[np.uint16], wins: NDArray[np.float64], ranks: NDArray[np.int64]
) -> float:
    """Lay what is likeliest to win two rounds of three, and how likely; wins: by rank and pile, as if independent."""
    most = -1.0
    for k in range(len(PARTINGS)):
        first, second, third = pile_ranks(hand, PARTINGS[k], by_cards)
        a, b, c = wins[first, 0], wins[second, 1], wins[third, 2]
        chance = a * b + b * c + c * a - 2 * a * b * c
        if chance > most:
            most = chance
            ranks[0], ranks[1], ranks[2] = first, second, third
    return most


@numba.njit(nogil=True)
def winners(
    kinds: NDArray[np.int64],
    field: Field,
    by_cards: NDArray[np.uint16],
    greedy_wins: NDArray[np.float64],
    strong_wins: NDArray[np.float64],
    shares: NDArray[np.float64],
    rng: np.random.Generator,
) -> None:
    """Play games with these kinds of players, by seat; writes what each seat has won, (games, seats)."""
    room, won = np.empty(3), np.empty(3, np.int64)
    ranks, claims = np.empty((SEATS, 3), np.int64), np.empty(SEATS, np.int64)
    deck = np.arange(52).astype(np.int8)
    for game in range(len(shares)):
        purses, pot, dealer = np.full(SEATS, TOKENS), 0, game % SEATS
        while pot or purses.min() > 0:
            for seat in range(SEATS):
                paid = min(1, purses[seat])
                purses[seat] -= paid
                pot += paid
            for k in range(9 * SEATS):
                other = rng.integers(k, 52)
                deck[k], deck[other] = deck[other], deck[k]
            for place in range(SEATS):
                hand = deck[9 * place : 9 * place + 9]
                kind = kinds[(dealer + 1 + place) % SEATS]
                if kind == EQUILIBRIUM:
                    claims[place] = lay(field, by_cards, SEATS, place, hand, ranks[place], room)
                elif kind == STRONG:
                    claims[place] = claim(hand, lay_by_rounds(hand, by_cards, strong_wins[place], ranks[place]), SEATS)
                else:
                    lay_by_rounds(hand, by_cards, greedy_wins, ranks[place])
                    claims[place] = claim(hand, 1.0, SEATS)
            took = taker_by_claims(claims) if claims.max() > NOTHING else taker(ranks, won)
            if took != SAVED:
                purses[(dealer + 1 + took) % SEATS] += pot
                pot = 0
            dealer = (dealer + 1) % SEATS
        best_purses = purses == purses.max()
        shares[game] = best_purses / best_purses.sum()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200_000)
    games = parser.parse_args().games // 2
    known, by_heart = three.tables(), field(SEATS)
    ranks = np.repeat(np.arange(len(known.strengths))[:, None], 3, axis=1)
    greedy_wins = reference.wins(ranks, reference.THREES)
    strong_wins = np.array([rounds_won(by_heart, place, ranks) for place in range(SEATS)])
    for better, worse, title in (
        (STRONG, GREEDY, "strong against greedy"),
        (EQUILIBRIUM, STRONG, "the equilibrium against strong"),
    ):
        rng = np.random.default_rng(1)
        won, each = np.zeros((2, games)), np.zeros((games, SEATS))
        for row, number in enumerate((1, 2)):
            kinds = np.where(np.arange(SEATS) < number, better, worse)
            winners(kinds, by_heart, known.by_cards, greedy_wins, strong_wins, each, rng)
            won[row] = each[:, :number].sum(axis=1)
        one, two = won.mean(axis=1)
        a_seat, other_seat = one + two / 2, (1 - one) / 2 + 1 - two  # twice the chance of a seat
        near_even = 9 / 16  # how much the chance that is printed moves with one of these two
        error = 1.96 * near_even * (won.var(axis=1).sum() / games) ** 0.5
        print(f"{title}, {2 * games} games: {a_seat / (a_seat + other_seat):.1%} ± {error:.1%}", flush=True)


if __name__ == "__main__":
    main()
