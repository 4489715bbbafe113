"""Players of Nine Card Brag who go by rules of thumb, and overlook what people overlook."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import parse_cards
from cardloom.hands import reference, three
from cardloom.players.nine_card_brag.stakes import place_of
from cardloom.players.nine_card_brag.texts import Hands, best_first, pile_text
from cardloom.players.player import Measure, Player, Valued, View


class Novice(Player):
    """Lays the best pile in front, the best of the rest behind it, and shows whatever it may show."""

    name = "novice@1"

    def measure(self, view: View) -> Measure:
        return "tokens"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        ways = self.ways(parse_cards("".join(view["hand"])))
        ranks = three.ranks(np.array([pile for way in ways for pile in way])).reshape(-1, 3)
        shares = self.shares(ranks, view["seats"], place_of(view))
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

    def shares(self, ranks: NDArray[np.integer], seats: int, place: int) -> NDArray[np.float64]:
        """What each way seems to win: its chance against one opponent as if rounds were independent."""
        return reference.most_rounds(ranks, reference.THREES)


class Casual(Novice):
    """Tries the best pile of every kind in front, a pair as well as a run, and the best of the rest behind each."""

    name = "casual@1"

    def ways(self, own: Sequence[int]) -> list[Hands]:
        kinds = {three.rank(pile).category: pile for pile in sorted(combinations(own, 3), key=three.rank)}
        return [in_order(behind(pile, own)) for pile in kinds.values()]


def best_pile(cards: Sequence[int]) -> tuple[int, ...]:
    return max(combinations(cards, 3), key=three.rank)


def behind(first: tuple[int, ...], own: Sequence[int]) -> Hands:
    """The pile, the best of the other cards, and the rest."""
    left = [card for card in own if card not in first]
    second = best_pile(left)
    return first, second, tuple(card for card in left if card not in second)


def in_order(piles: Hands) -> Hands:
    return tuple(sorted(piles, key=three.rank, reverse=True))
