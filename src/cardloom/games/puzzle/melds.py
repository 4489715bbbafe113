"""Lines, windows and melds, and the bonuses that melds earn.

Cells count row by row from a1. The solo grid is like the upper three rows of the duel's, and its windows are the first
eight of the duel's: so one set of tables serves both.
"""

from __future__ import annotations

from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule

COLUMNS, ROWS = 3, 5
CELLS, SOLO_CELLS = COLUMNS * ROWS, 9
EMPTY = -1  # a cell, or a place in a hand, without a card
JOKER = 52  # an unnamed joker is JOKER + 0 or 1; a joker that was named lies as the card that it was named

KIND, FLUSH, STRAIGHT, SCRAMBLED = 1, 2, 4, 8
TYPES = ("kind", "flush", "straight", "scrambled")  # in the order of their bits


def _windows() -> tuple[list[tuple[int, ...]], list[int]]:
    """The windows, three or more neighbouring cells of a line; and by window, a bit each, the longer ones around it."""
    lines = [[(column, row) for column in range(COLUMNS)] for row in range(ROWS)]
    lines += [[(column, row) for row in range(ROWS)] for column in range(COLUMNS)]
    lines += [[(k, row + k) for k in range(COLUMNS)] for row in range(ROWS - 2)]
    lines += [[(k, row + 2 - k) for k in range(COLUMNS)] for row in range(ROWS - 2)]
    windows = [
        tuple(row * COLUMNS + column for column, row in line[start:end])
        for line in lines
        for start, end in combinations(range(len(line) + 1), 2)
        if end - start >= 3
    ]
    windows.sort(key=max)
    around = [
        sum(1 << v for v, longer in enumerate(windows) if len(longer) > len(window) and {*window} < {*longer})
        for window in windows
    ]
    return windows, around


_WINDOWS, _AROUND = _windows()
WINDOWS = len(_WINDOWS)
SOLO_WINDOWS = sum(max(window) < SOLO_CELLS for window in _WINDOWS)
_THROUGH = [[w for w, window in enumerate(_WINDOWS) if cell in window] for cell in range(CELLS)]
MOST_THROUGH = max(map(len, _THROUGH)) + 1

CELL = np.array([window + (EMPTY,) * (5 - len(window)) for window in _WINDOWS], np.int8)  # by window, its cells
LENGTH = np.array([len(window) for window in _WINDOWS], np.int8)
HOLDS = np.array([sum(1 << cell for cell in window) for window in _WINDOWS], np.int32)  # by window, a bit a cell
AROUND = np.array(_AROUND, np.int32)
# by cell, the windows through it in order, and then a number that no window has
THROUGH = np.array([through + [WINDOWS] * (MOST_THROUGH - len(through)) for through in _THROUGH], np.int8)


@rule
def window_count(grid: NDArray[np.int8]) -> int:
    """How many windows the grid has: the first so many."""
    return SOLO_WINDOWS if len(grid) == SOLO_CELLS else WINDOWS


@rule
def empty_cells(grid: NDArray[np.int8]) -> int:
    """The empty cells, a bit each."""
    cells = 0
    for cell in range(len(grid)):
        if grid[cell] == EMPTY:
            cells |= 1 << cell
    return cells


@rule
def types(grid: NDArray[np.int8], window: int, wheel: int) -> int:
    """The types of the meld in a window, a bit each; 0 if there is none, as with an empty cell or an unnamed joker.

    Kind: one rank. Flush: one suit. Straight: each step along the line +1, or each -1, on the wheel. Scrambled, the
    out-of-order straight: the ranks are as many neighbours on the wheel, all different, but not a straight.
    """
    first = grid[CELL[window, 0]]
    kind = flush = up = down = apart = True
    seen = before = 0
    for k in range(LENGTH[window]):
        card = grid[CELL[window, k]]
        if card == EMPTY or card >= JOKER:
            return 0
        place = (card // 4 + 1) % 13
        if k:
            step = place - before
            up &= step in (1, 1 - wheel)
            down &= step in (-1, wheel - 1)
            kind &= step == 0
            flush &= card % 4 == first % 4
            apart &= not seen >> place & 1
        seen |= 1 << place
        before = place
    found = 0
    if kind:
        found |= KIND
    if flush:
        found |= FLUSH
    if up or down:
        found |= STRAIGHT
    elif apart:
        starts = seen & ~(seen << 1 | seen >> (wheel - 1))  # the ranks whose lower neighbour is not there
        if starts & (starts - 1) == 0:
            found |= SCRAMBLED
    return found


@rule
def types_through(grid: NDArray[np.int8], cell: int, wheel: int) -> int:
    """The types of all melds with the cell."""
    found = 0
    for window in THROUGH[cell]:
        if window >= window_count(grid):
            break
        found |= types(grid, window, wheel)
    return found


@rule
def share_meld(grid: NDArray[np.int8], cell: int, other: int, wheel: int) -> bool:
    """Whether the two cells are in one meld."""
    for window in THROUGH[cell]:
        if window >= window_count(grid):
            break
        if HOLDS[window] >> other & 1 and types(grid, window, wheel):
            return True
    return False


@rule
def bonus(last: int, shown: int) -> int:
    """The types that a bonus may be: those shown that differ from one that the last bonus may have been; 0: no bonus.

    last: the types that the turn's last bonus may have been, 0 before the first.
    """
    if last == 0:
        return shown
    new = 0
    for k in range(len(TYPES)):
        if shown >> k & 1 and last & ~(1 << k):
            new |= 1 << k
    return new
