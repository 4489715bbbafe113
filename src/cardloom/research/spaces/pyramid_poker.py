"""Pyramid Poker.

Actions, a cell being level * 12 + slot, both from 0: 0 + cell places a block, 144 + cell takes one, 288 + hand says to
which hand the card goes, 291 + card which card is kept for a joker.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import Record
from cardloom.games.pyramid_poker.rules import (
    BLOCKS,
    BUILD,
    FULL_MEMORY,
    HAND,
    HANDS,
    LEVELS,
    MOST_MOVES,
    SEATS,
    SLOTS,
    first_seat,
    is_filled,
)
from cardloom.research.parts import HIDDEN, MOST, NONE, Part, cards, number
from cardloom.research.spaces.listed import FIRST_GROUP, GROUP_SIZE, GROUPS, MOST_CARDS, split_move, split_size

__all__ = ["FIRST_GROUP", "GROUPS", "GROUP_SIZE", "MOST_CARDS", "split_move", "split_size"]

SIMULTANEOUS = False
ACTIONS = MOST_MOVES
MOST_SEATS = SEATS
SUPPLY = 54 - BLOCKS
CELLS = SLOTS * LEVELS


def parts(seats: int) -> tuple[Part, ...]:
    return (
        number("deal", 0, MOST, "from 1"),
        number("first", 0, 1, "who began it: 0 the observer"),
        number("totals", -MOST, MOST, "points by player from the observer", (SEATS,)),
        cards("next", (1,), "the block that the observer is about to place"),
        cards("held", (1,), "the card that goes to a hand now"),
        cards("pyramid", (LEVELS, SLOTS), "what lies on each cell; HIDDEN: a block whose face is not known"),
        number("cells", NONE, CELLS - 1, "by block in the order of building: where it was placed", (BLOCKS,)),
        cards("faces", (BLOCKS,), "by block: its face; NONE before it is placed"),
        cards("hands", (SEATS, HANDS, HAND), "by player from the observer"),
        cards("last_hands", (SEATS, HANDS, HAND), "those of the deal before"),
        cards("turned", (SUPPLY,), "the supply blocks turned, three for each joker"),
    )


@rule
def observe(s: Record, player: int, assigned: NDArray[np.int8], at: int, out: NDArray[np.int16], n: int) -> int:
    return put_view(s, player, out, n)  # too long to be put into what calls it, as `observe` is


@rule
def put_view(s: Record, player: int, out: NDArray[np.int16], n: int) -> int:
    first = (first_seat(s) + player) % SEATS
    out[n] = min(s.deals, MOST)
    out[n + 1] = first
    out[n + 2] = s.totals[player]
    out[n + 3] = s.totals[1 - player]
    builds = s.phase == BUILD and (first + s.placed) % SEATS == 0
    out[n + 4] = s.deck[s.placed] if builds else NONE
    out[n + 5] = s.held
    n += 6
    pyramid, cells, faces = n, n + CELLS, n + CELLS + BLOCKS
    n = faces + BLOCKS
    out[pyramid:n] = NONE
    for k in range(s.placed):
        cell = s.cells[k]
        taken = not is_filled(s, cell)
        own = (first + k) % SEATS == 0
        face = s.deck[k] if taken or (own and s.memory == FULL_MEMORY) else HIDDEN
        out[cells + k] = cell
        out[faces + k] = face
        if not taken:
            out[pyramid + cell] = face
    n = put_hands(s.hands, player, out, n)
    n = put_hands(s.last_hands, player, out, n)
    if s.deals == 1:
        out[n - SEATS * HANDS * HAND : n] = NONE
    for k in range(SUPPLY):
        out[n + k] = s.deck[BLOCKS + k] if k < s.turned else NONE
    return n + SUPPLY


@rule
def put_hands(hands: NDArray[np.int8], player: int, out: NDArray[np.int16], n: int) -> int:
    """Write all hands, the player's first."""
    for k in range(SEATS):
        for hand in hands[(player + k) % SEATS]:
            for card in hand:
                out[n] = card
                n += 1
    return n
