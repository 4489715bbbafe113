"""A grid of the draft as a view tells it, for the kernels: seats in the order of picking, cards as sets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import parse_card
from cardloom.games.grid_poker.moves import LINE_NAMES
from cardloom.games.grid_poker.rules import LINES
from cardloom.players.grid_poker.drafting import promised, settled
from cardloom.players.grid_poker.promise import weights
from cardloom.players.player import View

ALL_CARDS = (1 << 54) - 1


@dataclass(frozen=True, slots=True)
class Table:
    """The grid that is drafted now."""

    number: int  # of the grid, from 0
    hands: NDArray[np.int64]  # the seats' cards before this grid
    grid: NDArray[np.int8]  # its nine cards, row by row
    coming: int  # the cards of the grids to come
    first: int  # the line that the first seat has taken, -1 if the seat to act is the first

    def promised(self) -> NDArray[np.float64]:
        """What the lines are worth by what the cards promise after this grid, (6, 6, seats)."""
        seats = len(self.hands)
        worth = np.zeros((len(LINES), len(LINES), seats))
        promised(weights(seats)[self.number + 1], self.hands, self.coming, self.grid, self.first, worth)
        return worth

    def lines(self, move: str, worth: NDArray[np.float64]) -> tuple[int, int, int]:
        """Where a move's worth to who makes it stands, with the reply that must be expected."""
        line = LINE_NAMES.index(move.split()[1])
        return (self.first, line, 1) if self.first >= 0 else (*settled(worth, line), 0)


def table(view: View) -> Table:
    seats, draft = view["seats"], view["drafts"][-1]
    grid = cards_of(draft["cards"])
    dealt = sum(cards_of(each["cards"]) for each in view["drafts"])
    order = [(draft["first"] - 1 + pick) % seats for pick in range(seats)]
    return Table(
        number=view["grid"] - 1,
        hands=np.array([cards_of(view["owned"][seat]) & ~grid for seat in order]),
        grid=np.array([parse_card(card) for card in draft["cards"]], np.int8),
        coming=ALL_CARDS & ~dealt,
        first=LINE_NAMES.index(draft["takes"][0]["line"]) if draft["takes"] else -1,
    )


def cards_of(texts: Iterable[str]) -> int:
    """The cards as a set."""
    return sum(1 << parse_card(text) for text in texts)


def cards_in(cards: int) -> list[int]:
    """The cards of a set, rising."""
    return [card for card in range(54) if cards >> card & 1]
