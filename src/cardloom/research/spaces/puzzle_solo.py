"""Puzzle Poker, playing alone.

Actions: 52 * joker + card names a joker, 104 names none; 105 + 9 * card + cell plays a card, jokers being 52 and 53;
591 + 9 * card + cell places one; 1059 + 9 * from + to shifts one; 1140 + cell removes one; 1149 is done.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import Record
from cardloom.games.puzzle.melds import COLUMNS, EMPTY, JOKER, SOLO_WINDOWS
from cardloom.games.puzzle.solo.rules import DONE, NAMING
from cardloom.research.parts import MOST, NONE, Part, cards, flags, number
from cardloom.research.spaces.listed import FIRST_GROUP, GROUP_SIZE, GROUPS, MOST_CARDS, split_move, split_size
from cardloom.research.spaces.puzzle import DECK, put_gone, put_table, table_parts

__all__ = ["FIRST_GROUP", "GROUPS", "GROUP_SIZE", "MOST_CARDS", "split_move", "split_size"]

SIMULTANEOUS = False
ACTIONS = DONE + 1
MOST_SEATS = 1


def parts(seats: int) -> tuple[Part, ...]:
    return (
        *table_parts((COLUMNS, COLUMNS)),
        number("points", -MOST, MOST, "so far"),
        flags("gone", (DECK,), "by card: out of the game"),
        flags("hand", (DECK,), "by card: in hand"),
        cards("drawn", (2,), "the cards one of which is to be placed"),
        number("step", 0, NAMING, "the phase that jokers are named for"),
        number("bonuses", 0, MOST, "of this turn"),
        flags("first", (SOLO_WINDOWS,), "by line: the cheapest of these is the turn's first meld"),
        number("scored_first", NONE, SOLO_WINDOWS - 1, "the line that was the last turn's first meld"),
        number("scored_bonuses", 0, MOST, "of the last turn"),
    )


@rule
def observe(s: Record, player: int, assigned: NDArray[np.int8], at: int, out: NDArray[np.int16], n: int) -> int:
    n = put_table(s, out, n)
    out[n] = s.points
    n += 1
    gone, hand = n, n + DECK
    n = put_gone(s, out, n) + DECK
    out[hand:n] = 0
    at = 0
    while s.held[at] != EMPTY and s.held[at] < JOKER:
        out[hand + s.held[at]] = 1
        out[gone + s.held[at]] = 0
        at += 1
    for card in s.offered:
        out[n] = card
        n += 1
        if card != EMPTY:
            out[gone + card] = 0
    out[n] = s.step
    out[n + 1] = s.bonuses
    n += 2
    for window in range(SOLO_WINDOWS):
        out[n + window] = s.first >> window & 1
    n += SOLO_WINDOWS
    out[n] = s.scored_first
    out[n + 1] = s.scored_bonuses
    return n + 2
