"""What each way to arrange nine cards comes to, over imagined deals that are the same for all ways."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardloom.decks import STANDARD
from cardloom.hands.split import three_splits
from cardloom.hands.three import tables
from cardloom.players.nine_card_brag.deals import claimings, deal_others, showings
from cardloom.players.nine_card_brag.field import field


class Showings:
    """Counts of outcomes for every undominated way, and for claims if there are any to be made.

    takers: (ways, seats + 1), how often each place took the pot, and last how often it was saved; rounds: (ways, 3),
    how often each way won each round; claimed: (claims, seats + 1), as takers.
    """

    def __init__(
        self, own: Sequence[int], seats: int, place: int, rng: np.random.Generator, claims: Sequence[int] | None = None
    ) -> None:
        """Claims None: all have stayed, and piles are arranged."""
        self.seats, self.place, self.rng = seats, place, rng
        self.splits = three_splits(np.array([own]))
        self.claims = claims
        self.deals = 0
        ways = len(self.splits.ranks)
        self.takers = np.zeros((ways, seats + 1), np.int64)
        self.rounds = np.zeros((ways, 3), np.int64)
        self.claimed = np.zeros((len(claims or ()), seats + 1), np.int64)
        self._mine = self.splits.ranks.astype(np.int64)
        self._unseen = np.array([card for card in STANDARD if card not in own], np.int8)

    def add(self, deals: int) -> None:
        """Imagine more deals."""
        ranks = np.zeros((deals, self.seats, 3), np.int64)
        claims = np.zeros((deals, self.seats), np.int64)
        stayed = self.claims is None
        others = field(self.seats)
        deal_others(others, tables().by_cards, self._unseen, self.place, stayed, ranks, claims, self.rng)
        showings(ranks, claims, self.place, self._mine, self.takers, self.rounds)
        for number, mine in enumerate(self.claims or ()):
            claimings(claims, self.place, mine, self.claimed[number])
        self.deals += deals


def worth(takers: NDArray[np.int64], stakes: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The mean of what the outcomes are worth, row by row, and its standard error."""
    deals = takers.sum(axis=1)
    mean = takers @ stakes / deals
    spread = takers @ stakes**2 / deals - mean**2
    return mean, np.sqrt(np.maximum(spread, 0) / deals)
