"""Grid Poker.

Actions: 0 to 5 take row1, row2, row3, col1, col2, col3. Then 15 to 20 actions build: the own cards come in the order of
drafting, and 6, 7 and 8 put the next one into the first, the second or the third hand begun, 9 leaves it out.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import Record
from cardloom.games.grid_poker.builds import MOST_CARDS, USED, build_number
from cardloom.games.grid_poker.rules import BUILD, CELLS, DRAFT, EMPTY, GRIDS, HAND, LANES, SPLIT, to_act
from cardloom.research.around import left_of, seen_from
from cardloom.research.parts import NONE, Part, cards, number
from cardloom.research.writing import fill, put

SIMULTANEOUS = False
GROUPS, GROUP_SIZE, FIRST_GROUP = LANES, HAND, SPLIT
ACTIONS = FIRST_GROUP + GROUPS + 1


def parts(seats: int) -> tuple[Part, ...]:
    return (
        number("grid", 0, GRIDS, "from 0"),
        number("first", 0, seats - 1, "who picks first in it, counted from the observer"),
        cards("table", (3, 3), "the grid as it lies, row by row"),
        cards("dealt", (GRIDS, CELLS), "every grid as it was dealt"),
        number("lines", NONE, 5, "by grid: what the first and the second player took", (GRIDS, 2)),
        cards("owned", (seats, MOST_CARDS), "by player from the observer, in the order of drafting"),
        number("assigned", NONE, GROUPS, "the hand that each own card went to, from 0; 3: left out", (MOST_CARDS,)),
    )


@rule
def observe(s: Record, player: int, assigned: NDArray[np.int8], at: int, out: NDArray[np.int16], n: int) -> int:
    out[n] = s.grid
    out[n + 1] = seen_from(player, (s.start + s.grid) % s.seats, s.seats)
    first = np.uint64(n + 2)
    left = s.left if s.phase == DRAFT else 0
    lies = np.uint64(CELLS * min(s.grid, GRIDS - 1))
    for cell in range(np.uint64(CELLS)):
        out[first + cell] = s.deck[lies + cell] if left >> cell & 1 else NONE
    n += 2 + CELLS
    dealt = CELLS * min(s.grid + 1, GRIDS)
    n = put(s.deck[:dealt], out, n)
    n = fill(NONE, CELLS * GRIDS - dealt, out, n)
    for grid in range(GRIDS):
        out[n] = s.lines[grid, 0]
        out[n + 1] = s.lines[grid, 1]
        n += 2
    seat = player
    for _ in range(s.seats):
        n = put(s.owned[seat], out, n)
        seat = left_of(seat, s.seats)
    return put(assigned[at : at + MOST_CARDS], out, n)


@rule
def split_size(s: Record, player: int) -> int:
    """How many cards the player has to split now, 0 if it has not."""
    return s.cards[player] if s.phase == BUILD and to_act(s) >> player & 1 else 0


@rule
def split_move(s: Record, player: int, assigned: NDArray[np.int8], at: int) -> int:
    hands = np.full(USED, EMPTY, np.int8)
    filled = np.zeros(GROUPS + 1, np.int64)
    for k in range(s.cards[player]):
        group = assigned[at + k]
        if group < GROUPS:
            hands[group * HAND + filled[group]] = s.owned[player, k]
            filled[group] += 1
    return SPLIT + build_number(s.owned[player], s.cards[player], hands)
