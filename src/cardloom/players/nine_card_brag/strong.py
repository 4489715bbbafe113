"""The player of Nine Card Brag who knows how often a pile wins its round."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardloom.hands.reference import two_of_three
from cardloom.hands.split import undominated_threes
from cardloom.players.nine_card_brag.field import field, rounds_won
from cardloom.players.nine_card_brag.texts import Hands
from cardloom.players.nine_card_brag.thumb import Novice


class Strong(Novice):
    """Sees every way, and knows by experience how often each pile wins its round, with so many seats, from its place.

    Four pairs are shown if that wins more. Overlooked is that a seat with one good pile has less for the others, what a
    saved pot is worth, which cards the own hand leaves to the others, and how the game stands.
    """

    name = "strong@1"

    def stay(self, share: float) -> float:
        return share

    def ways(self, own: Sequence[int]) -> list[Hands]:
        return [split.hands for split in undominated_threes(own)]

    def shares(self, ranks: NDArray[np.integer], seats: int, place: int) -> NDArray[np.float64]:
        return two_of_three(rounds_won(field(seats), place, ranks))
