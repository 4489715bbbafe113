"""Naming jokers, in both games alike. Its moves: 52 * joker + card, and NAME_NONE."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import Record
from cardloom.games.puzzle import WHEELS
from cardloom.games.puzzle.melds import CELL, EMPTY, HOLDS, JOKER, LENGTH, THROUGH, share_meld, window_count

NAME_NONE = 2 * 52
PLAY = NAME_NONE + 1  # the first number of the other moves


@rule
def offers(grid: NDArray[np.int8], window: int, wheel: int) -> int:
    """The cards, a bit each, as which an unnamed joker makes the window a meld, if need be with the other joker's help.

    There is one in the window. 0 if a cell is empty.
    """
    n = LENGTH[window]
    first = EMPTY
    kind = flush = apart = True
    seen = 0
    for k in range(n):
        card = grid[CELL[window, k]]
        if card == EMPTY:
            return 0
        if card < JOKER:
            first = card if first == EMPTY else first
            place = (card // 4 + 1) % 13
            kind &= card // 4 == first // 4
            flush &= card % 4 == first % 4
            apart &= not seen >> place & 1
            seen |= 1 << place
    ranks = seen if kind else 0
    if apart:  # every run of neighbours around the ranks that are there offers its other ranks
        for start in range(wheel):
            run = ((1 << n) - 1) << start
            run = (run | run >> wheel) & ((1 << wheel) - 1)
            if seen & ~run == 0:
                ranks |= run & ~seen
    cards = 0
    for place in range(wheel):
        rank = (place + 12) % 13
        if ranks >> place & 1:
            cards |= 15 << rank * 4
        if flush:
            cards |= 1 << rank * 4 + first % 4
    return cards


@rule
def names(s: Record, joker: int) -> int:
    """The cards, a bit each, that the joker may be named.

    Any rank of the deck in any suit that puts it in a meld with the cell just played; and if the other joker was named
    for a meld that is still open, this one must close it.
    """
    at = s.joker_at[joker]
    if at < 0 or s.grid[at] != JOKER + joker:
        return 0
    cards = 0
    for window in THROUGH[at]:
        if window >= window_count(s.grid):
            break
        if HOLDS[window] >> s.touched & 1 and (s.owed == EMPTY or HOLDS[window] >> s.owed & 1):
            cards |= offers(s.grid, window, WHEELS[s.ranks])
    return cards


@rule
def may_name(s: Record) -> bool:
    """Whether a joker may be named."""
    return names(s, 0) != 0 or names(s, 1) != 0


@rule
def list_names(s: Record, moves: NDArray[np.int64]) -> int:
    """List the namings; none at all is one too, where what is named so far already makes its meld."""
    n = 0
    for joker in range(2):
        cards = names(s, joker)
        for card in range(52):
            if cards >> card & 1:
                moves[n] = joker * 52 + card
                n += 1
    if s.owed == EMPTY:
        moves[n] = NAME_NONE
        n += 1
    return n


@rule
def name(s: Record, move: int) -> bool:
    """Name a joker, or none; whether the other one may or must be named next."""
    if move == NAME_NONE:
        return False
    at = s.joker_at[move // 52]
    s.grid[at] = move % 52
    s.owed = EMPTY if share_meld(s.grid, at, s.touched, WHEELS[s.ranks]) else at
    return may_name(s)
