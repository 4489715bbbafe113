"""The player of Nine Card Brag who has the equilibrium by heart."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardloom.hands.split import undominated_threes
from cardloom.players.nine_card_brag.field import field, share
from cardloom.players.nine_card_brag.texts import Hands
from cardloom.players.nine_card_brag.thumb import Novice


class Strong(Novice):
    """Sees every way, and knows what it wins on average from the place where it shows, against who knows as much.

    Four pairs are shown if playing on wins less. Which cards the own hand leaves to the others, and how the game
    stands, do not count.
    """

    name = "strong@1"

    def stay(self, share: float) -> float:
        return share

    def ways(self, own: Sequence[int]) -> list[Hands]:
        return [split.hands for split in undominated_threes(own)]

    def shares(self, ranks: NDArray[np.integer], seats: int, place: int) -> NDArray[np.float64]:
        known, room = field(seats), np.empty(3)
        return np.array(
            [share(known, seats, place, first, second, third, room) for first, second, third in ranks.tolist()]
        )
