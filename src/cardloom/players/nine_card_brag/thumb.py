"""Players of Nine Card Brag who go by rules of thumb, and overlook what people overlook."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import parse_cards
from cardloom.hands import reference, three
from cardloom.hands.split import undominated_threes
from cardloom.players.nine_card_brag.texts import Hands, best_first, pile_text
from cardloom.players.player import Measure, Player, Valued, View

# How often each kind of pile wins its round, in front, in the middle and behind, against one who splits sensibly.
KINDS_WIN = np.array(
    [
        [0.01, 0.01, 0.25],  # high card
        [0.02, 0.12, 0.69],
        [0.11, 0.47, 0.94],
        [0.46, 0.84, 0.99],
        [0.79, 0.98, 1.00],
        [0.93, 0.99, 1.00],  # prial
    ]
)
BETTER_FRONT = np.array([1e-6, 1e-9, 0])  # among ways of the same kinds the better first pile, then the second


class Novice(Player):
    """Lays the best pile in front, the best of the rest behind it, and shows whatever it may show."""

    name = "novice@1"

    def measure(self, view: View) -> Measure:
        return "tokens"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        ways = self.ways(parse_cards("".join(view["hand"])))
        ranks = three.ranks(np.array([pile for way in ways for pile in way])).reshape(-1, 3)
        shares = self.shares(ranks)
        if view["phase"] == "declare":
            worth = {"show quads": 1.0, "show pairs": 1 / view["seats"], "stay": self.stay(float(shares.max()))}
            return best_first([(move, worth[move] * view["pot"], 0.0) for move in legal])
        moves = [pile_text(way) for way in ways]
        return best_first([(move, each * view["pot"], 0.0) for move, each in zip(moves, shares.tolist(), strict=True)])

    def stay(self, share: float) -> float:
        """What playing on seems worth, with piles that seem to win a share of the pot."""
        return 0.0

    def ways(self, own: Sequence[int]) -> list[Hands]:
        """The ways to arrange that come to mind."""
        return [behind(best_pile(own), own)]

    def shares(self, ranks: NDArray[np.integer]) -> NDArray[np.float64]:
        """What each way seems to win: its chance against one opponent as if rounds were independent."""
        return reference.most_rounds(ranks, reference.THREES)


class Casual(Novice):
    """Tries the best pile of every kind in front, a pair as well as a run, and the best of the rest behind each."""

    name = "casual@1"

    def ways(self, own: Sequence[int]) -> list[Hands]:
        kinds = {three.rank(pile).category: pile for pile in sorted(combinations(own, 3), key=three.rank)}
        return [in_order(behind(pile, own)) for pile in kinds.values()]


class Strong(Novice):
    """Sees every way, and knows how often each kind of pile wins its round, whatever its ranks.

    It counts rounds rather than pots, as if there were one opponent only.
    """

    name = "strong@1"

    def stay(self, share: float) -> float:
        return share

    def ways(self, own: Sequence[int]) -> list[Hands]:
        return [split.hands for split in undominated_threes(own)]

    def shares(self, ranks: NDArray[np.integer]) -> NDArray[np.float64]:
        wins: NDArray[np.float64] = KINDS_WIN[kinds()[ranks], range(3)].sum(axis=1) + ranks @ BETTER_FRONT
        return wins / 3


@cache
def kinds() -> NDArray[np.int64]:
    """By the rank of a pile, its kind."""
    return np.array([three.category(strength) for strength in three.tables().strengths.tolist()])


def best_pile(cards: Sequence[int]) -> tuple[int, ...]:
    return max(combinations(cards, 3), key=three.rank)


def behind(first: tuple[int, ...], own: Sequence[int]) -> Hands:
    """The pile, the best of the other cards, and the rest."""
    left = [card for card in own if card not in first]
    second = best_pile(left)
    return first, second, tuple(card for card in left if card not in second)


def in_order(piles: Hands) -> Hands:
    return tuple(sorted(piles, key=three.rank, reverse=True))
