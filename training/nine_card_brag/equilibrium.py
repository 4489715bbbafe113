"""The equilibrium of Nine Card Brag's arrangements, from scratch: a population of dealt hands that settles.

For 3, 4 and 5 seats random deals are dealt once. At first every hand stands with its best pile in front, as beginners
lay it. Then, again and again, what others' piles are worth is read off the whole population, and a part of the hands,
smaller every time, is arranged anew, best against that. Hands that would be declared are left out of it.

    python training/nine_card_brag/equilibrium.py [--deals 100000] [--rounds 24] [--seed 1]
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numba
import numpy as np
from numpy.typing import NDArray

import cardloom.players.nine_card_brag as package
from cardloom.games.nine_card_brag.rules import CARDS
from cardloom.hands.three import tables
from cardloom.players.nine_card_brag.deals import NOTHING, SAVED, claim, taker
from cardloom.players.nine_card_brag.field import (
    LEARNED,
    PARTINGS,
    PARTS,
    Field,
    best_parting,
    pile_ranks,
    share,
    with_rounds,
)

RANKS = len(tables().strengths)
SEATS = (3, 4, 5)


def dealt_hands(deals: int, seats: int, rng: np.random.Generator) -> NDArray[np.int8]:
    """Shape (deals, seats, 9)."""
    decks = rng.permuted(np.tile(np.arange(52, dtype=np.int8), (deals, 1)), axis=1)
    return np.ascontiguousarray(decks[:, : seats * CARDS].reshape(deals, seats, CARDS))


@numba.njit
def lay_best_first(hands: NDArray[np.int8], by_cards: NDArray[np.uint16], ranks: NDArray[np.int64]) -> None:
    """Every hand with its best pile in front, then the best of the rest."""
    for deal in range(hands.shape[0]):
        for place in range(hands.shape[1]):
            best = (-1, -1, -1)
            for k in range(len(PARTINGS)):
                piles = pile_ranks(hands[deal, place], PARTINGS[k], by_cards)
                if piles > best:
                    best = piles
            ranks[deal, place, 0], ranks[deal, place, 1], ranks[deal, place, 2] = best


@numba.njit
def arrange_anew(
    field: Field,
    hands: NDArray[np.int8],
    by_cards: NDArray[np.uint16],
    part: float,
    ranks: NDArray[np.int64],
    stays: NDArray[np.bool_],
    rng: np.random.Generator,
) -> float:
    """Arrange a part of the hands anew; what those hands gained by it, in shares of the pot."""
    room = np.empty(3)
    gained, count = 0.0, 0
    seats = hands.shape[1]
    for deal in range(hands.shape[0]):
        for place in range(seats):
            if rng.random() >= part:
                continue
            hand, mine = hands[deal, place], ranks[deal, place]
            before = share(field, seats, place, mine[0], mine[1], mine[2], room)
            best, worth = best_parting(field, seats, place, hand, by_cards, room)
            mine[0], mine[1], mine[2] = pile_ranks(hand, PARTINGS[best], by_cards)
            stays[deal, place] = claim(hand, worth, seats) == NOTHING
            gained += worth - before
            count += 1
    return gained / count


@numba.njit
def saved_parts(ranks: NDArray[np.int64], stays: NDArray[np.bool_], parts: NDArray[np.float64]) -> None:
    """How often the pot is saved where a seat has won no round, where it has won exactly one, and at all."""
    won = np.empty(3, np.int64)
    times, of = np.zeros(3), np.zeros(3)
    for deal in range(ranks.shape[0]):
        if not stays[deal].all():
            continue
        saved = taker(ranks[deal], won) == SAVED
        times[2] += saved
        of[2] += 1
        for place in range(ranks.shape[1]):
            rounds = (won == place).sum()
            if rounds < 2:
                of[rounds] += 1
                times[rounds] += saved
    parts[:] = times / of


def field_of(ranks: NDArray[np.int64], stays: NDArray[np.bool_], rng: np.random.Generator) -> Field:
    """The distribution of the population's piles. Equal ranks are spread at random over their part of all hands."""
    piles = ranks[stays]
    below = np.zeros((3, RANKS + 1))
    spread = np.empty(piles.shape)
    for pile in range(3):
        below[pile, 1:] = np.cumsum(np.bincount(piles[:, pile], minlength=RANKS)) / len(piles)
        low, high = below[pile][piles[:, pile]], below[pile][piles[:, pile] + 1]
        spread[:, pile] = low + (high - low) * rng.random(len(piles))
    steps = np.minimum((spread * PARTS).astype(np.int64), PARTS - 1)
    counts = np.zeros((PARTS + 1,) * 3)
    np.add.at(counts, tuple(steps.T + 1), 1 / len(piles))
    threes = counts.cumsum(0).cumsum(1).cumsum(2)
    pairs = np.stack([threes[:, :, PARTS], threes[:, PARTS, :], threes[PARTS, :, :]])
    saved = np.empty(3)
    saved_parts(ranks, stays, saved)
    return with_rounds(below, pairs, threes, saved, seats=ranks.shape[1])


def equilibrium(deals: int, rounds: int, seats: int, rng: np.random.Generator) -> Field:
    by_cards = tables().by_cards
    hands = dealt_hands(deals, seats, rng)
    ranks = np.empty((deals, seats, 3), np.int64)
    lay_best_first(hands, by_cards, ranks)
    stays = np.ones((deals, seats), np.bool_)
    field = field_of(ranks, stays, rng)
    for turn in range(rounds):
        part = 1 / (1 + turn / 2)
        gained = arrange_anew(field, hands, by_cards, part, ranks, stays, rng)
        field = field_of(ranks, stays, rng)
        print(f"{seats} seats, round {turn + 1}: {part:.2f} of the hands arranged anew gained {gained:.5f} of the pot")
    print(f"{seats} seats: a pot is saved {field.saved.round(3)} of the time with no round won, with one, at all")
    return field


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    kept: dict[str, NDArray[np.uint16]] = {}
    for seats in SEATS:
        field = equilibrium(asked.deals, asked.rounds, seats, np.random.default_rng([asked.seed, seats]))
        for name in LEARNED:
            kept[f"{name}{seats}"] = np.round(getattr(field, name) * (2**16 - 1)).astype(np.uint16)
    np.savez_compressed(Path(package.__path__[0]) / "equilibrium.npz", allow_pickle=False, **kept)


if __name__ == "__main__":
    main()
