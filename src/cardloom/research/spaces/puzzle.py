"""What both games of Puzzle Poker show: the grid, the jokers, what is gone, and what scored last."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import NAMED
from cardloom.compiled import rule
from cardloom.games.game import Record
from cardloom.games.puzzle.melds import EMPTY, JOKER, TYPES
from cardloom.games.puzzle.record import GONE, stock
from cardloom.research.parts import MOST, NONE, Part, cards, flags, number
from cardloom.research.writing import fill, put

DECK = 52


def table_parts(shape: tuple[int, int]) -> tuple[Part, ...]:
    last = shape[0] * shape[1] - 1
    return (
        cards("grid", shape, "row by row"),
        number("jokers", GONE, last, "the cell of the red and of the black one; -1: in hand; -2: gone", (2,)),
        number("stock", 0, DECK, "how many cards are left to draw"),
        number("turns", 0, MOST, "how many began"),
        number("touched", NONE, last, "the cell just played"),
        number("owed", NONE, last, "the cell of a joker that was named for a meld which the other one must close"),
        flags("chain", (len(TYPES),), "the types that the turn's last bonus may have been: K, F, S, O"),
        cards("scored", shape, "what left the grid at the last turn's end"),
    )


@rule
def put_table(s: Record, out: NDArray[np.int16], n: int) -> int:
    n = put_faces(s.grid, s.joker_at, out, n)
    out[n] = s.joker_at[0]
    out[n + 1] = s.joker_at[1]
    out[n + 2] = stock(s)
    out[n + 3] = s.turns
    out[n + 4] = s.touched
    out[n + 5] = s.owed
    n += 6
    for k in range(len(TYPES)):
        out[n + k] = s.last >> k & 1
    n += len(TYPES)
    return put_faces(s.scored, s.scored_jokers, out, n)


@rule
def put_faces(grid: NDArray[np.int8], joker_at: NDArray[np.int8], out: NDArray[np.int16], n: int) -> int:
    """Write what lies on each cell, a named joker as such."""
    put(grid, out, n)
    for joker in range(2):
        at = joker_at[joker]
        if at >= 0 and grid[at] < JOKER:
            out[n + at] += NAMED + joker * DECK
    return n + len(grid)


@rule
def put_gone(s: Record, out: NDArray[np.int16], n: int) -> int:
    """Mark the cards that were drawn and do not lie on the grid; those in hands are for the game to take out."""
    fill(0, DECK, out, n)
    for k in range(s.drawn):
        out[n + s.deck[k]] = 1
    for cell in range(len(s.grid)):
        card = s.grid[cell]
        if card != EMPTY and card < JOKER and cell != s.joker_at[0] and cell != s.joker_at[1]:
            out[n + card] = 0
    return n + DECK
