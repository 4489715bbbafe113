"""What every sensible arrangement of nine cards wins: for the coach's comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from cardloom.hands.split import undominated_threes
from cardloom.players.nine_card_brag.showings import Showings, worth


@dataclass(frozen=True, slots=True)
class Piles:
    """A way to arrange nine cards, and what it wins against seats that play the equilibrium."""

    hands: tuple[tuple[int, ...], ...]  # the best first
    strengths: tuple[int, ...]
    rounds: tuple[float, float, float]  # the chance to win each round
    pot: float  # the chance to take the pot, with two rounds or more
    saved: float  # the chance that the pot is saved
    share: float  # of the pot, expected; a saved one is worth an equal share of it
    error: float  # the share's standard error


def arrangements(own: Sequence[int], seats: int, place: int, deals: int = 2000, seed: int = 0) -> list[Piles]:
    """Every undominated way to arrange, best first; all on the same imagined deals. Place 1 shows first."""
    counted = Showings(own, seats, place - 1, np.random.default_rng(seed))
    counted.add(deals)
    stakes = np.zeros(seats + 1)
    stakes[place - 1], stakes[seats] = 1, 1 / seats
    shares, errors = worth(counted.takers, stakes)
    found = [
        Piles(
            split.hands,
            split.strengths,
            (float(rounds[0]), float(rounds[1]), float(rounds[2])),
            float(takers[place - 1]),
            float(takers[seats]),
            float(share),
            float(error),
        )
        for split, rounds, takers, share, error in zip(
            undominated_threes(own), counted.rounds / deals, counted.takers / deals, shares, errors, strict=True
        )
    ]
    return sorted(found, key=lambda piles: -piles.share)
