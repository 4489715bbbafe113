"""What both games' records share: the grid and the jokers, the deck, and what scored last."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import Record
from cardloom.games.puzzle import WHEELS
from cardloom.games.puzzle.melds import EMPTY

UNPLAYED, GONE = -1, -2  # where a joker is that is not on the grid


def fields(cells: int) -> list[tuple[Any, ...]]:
    """The fields, for a grid of so many cells."""
    return [
        ("grid", "i1", cells),  # EMPTY, a card, or an unnamed joker; a named joker lies as its card
        ("joker_at", "i1", 2),  # a cell, UNPLAYED or GONE
        ("deck", "i1", 52),
        ("drawn", "i1"),  # how many of the deck; the rest is the stock
        ("turns", "i2"),  # begun so far
        ("touched", "i1"),  # the cell just played
        ("owed", "i1"),  # the cell of a joker that was named for a meld which the other joker must close, else EMPTY
        ("last", "i1"),  # the types that the turn's last bonus may have been, a bit each
        ("scored", "i1", cells),  # what left the grid at the last turn's end
        ("scored_jokers", "i1", 2),  # and on which cells the jokers in it lay
        ("ranks", "i1"),
        ("seats", "i1"),
        ("phase", "i1"),
        ("deals", "i1"),
    ]


@rule
def lay_out(s: Record, deck: NDArray[np.int8]) -> None:
    """An empty grid, both jokers unplayed, nothing drawn."""
    s.grid[:] = EMPTY
    s.joker_at[:] = UNPLAYED
    s.deck[:] = EMPTY
    for k in range(len(deck)):
        s.deck[k] = deck[k]
    s.drawn = 0
    s.turns = 0
    s.touched = EMPTY
    s.owed = EMPTY
    s.last = 0
    s.scored[:] = EMPTY
    s.scored_jokers[:] = EMPTY
    s.deals += 1


@rule
def stock(s: Record) -> int:
    """How many cards are left to draw."""
    return 4 * WHEELS[s.ranks] - s.drawn  # type: ignore[no-any-return]


@rule
def draw(s: Record) -> int:
    """The next card of the stock."""
    s.drawn += 1
    return s.deck[s.drawn - 1]  # type: ignore[no-any-return]


@rule
def clear(s: Record, leaving: int) -> None:
    """These cells, those of melds, leave for good, named jokers too. What lay there stays known as what scored last."""
    s.scored[:] = EMPTY
    s.scored_jokers[:] = EMPTY
    for cell in range(len(s.grid)):
        if leaving >> cell & 1:
            s.scored[cell] = s.grid[cell]
            s.grid[cell] = EMPTY
    for joker in range(2):
        at = s.joker_at[joker]
        if at >= 0 and leaving >> at & 1:
            s.scored_jokers[joker] = at
            s.joker_at[joker] = GONE
