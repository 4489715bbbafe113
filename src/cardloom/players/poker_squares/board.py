"""One seat's grid as the search sees it: the cards, what each line holds, and what is still unseen.

Lines are 0 to 4 the rows, 5 to 9 the columns. A set of ranks is 13 bits, a set of suits 4.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import lean, rule
from cardloom.decks import STANDARD
from cardloom.games.poker_squares.rules import CELLS, EMPTY, SIDE, line_points

LINES = 2 * SIDE
COUNT, ONCE, TWICE, THRICE, FOUR, SUITS = range(6)  # of a line: how many cards, sets of ranks held so often, its suits
PARTS = 6


class Board(NamedTuple):
    """A grid while it is searched; kernels change it in place."""

    grid: NDArray[np.int8]  # (25,): a card or EMPTY
    lines: NDArray[np.int64]  # (10, 6): see above
    ranks: NDArray[np.int64]  # (13,): how many cards of each rank are unseen
    suits: NDArray[np.int64]  # (4,): how many of each suit
    unseen: NDArray[np.int64]  # (4,): the unseen ranks of each suit, a set


def new_board(grid: Sequence[int] = (EMPTY,) * CELLS, seen: Iterable[int] = ()) -> Board:
    """The board of a grid, given row by row; `seen`: cards that are known and not in it, such as the announced one."""
    zeros = (np.zeros(shape, np.int64) for shape in ((LINES, PARTS), 13, 4, 4))
    board = Board(np.full(CELLS, EMPTY, np.int8), *zeros)
    clear(board)
    for cell, card in enumerate(grid):
        if card != EMPTY:
            see(board, card)
            put(board, cell, card)
    for card in seen:
        see(board, card)
    return board


def placed(board: Board) -> int:
    """How many cards the grid holds."""
    return int(board.lines[:SIDE, COUNT].sum())


def unseen_cards(board: Board) -> list[int]:
    return [card for card in STANDARD if is_unseen(board, card)]


@lean
def clear(board: Board) -> None:
    """An empty grid, and nothing seen."""
    board.grid[:] = EMPTY
    board.lines[:] = 0
    board.ranks[:] = 4
    board.suits[:] = 13
    board.unseen[:] = (1 << 13) - 1


@rule
def copy(board: Board, to: Board) -> None:
    to.grid[:] = board.grid
    to.lines[:] = board.lines
    to.ranks[:] = board.ranks
    to.suits[:] = board.suits
    to.unseen[:] = board.unseen


@lean
def first_empty(board: Board, cell: int) -> int:
    """The first empty cell from this one on; there is one."""
    while board.grid[cell] != EMPTY:
        cell += 1
    return cell


@lean
def is_unseen(board: Board, card: int) -> int:
    return board.unseen[card & 3] >> (card >> 2) & 1  # type: ignore[no-any-return]


@lean
def list_unseen(board: Board, cards: NDArray[np.int64]) -> int:
    """List the cards that are unseen; how many they are."""
    size = 0
    for card in range(52):
        if is_unseen(board, card):
            cards[size] = card
            size += 1
    return size


@lean
def see(board: Board, card: int) -> None:
    board.ranks[card >> 2] -= 1
    board.suits[card & 3] -= 1
    board.unseen[card & 3] ^= 1 << (card >> 2)


@lean
def unsee(board: Board, card: int) -> None:
    board.ranks[card >> 2] += 1
    board.suits[card & 3] += 1
    board.unseen[card & 3] ^= 1 << (card >> 2)


@lean
def add(line: NDArray[np.int64], card: int) -> None:
    rank = 1 << (card >> 2)
    line[FOUR] |= line[THRICE] & rank
    line[THRICE] |= line[TWICE] & rank
    line[TWICE] |= line[ONCE] & rank
    line[ONCE] |= rank
    line[SUITS] |= 1 << (card & 3)
    line[COUNT] += 1


@lean
def put(board: Board, cell: int, card: int) -> None:
    board.grid[cell] = card
    add(board.lines[cell // SIDE], card)
    add(board.lines[SIDE + cell % SIDE], card)


@lean
def keep_lines(board: Board, cell: int, kept: NDArray[np.int64]) -> None:
    """Note the two lines of a cell, for `take_back`; kept: (2, 6)."""
    for part in range(PARTS):
        kept[0, part] = board.lines[cell // SIDE, part]
        kept[1, part] = board.lines[SIDE + cell % SIDE, part]


@lean
def take_back(board: Board, cell: int, kept: NDArray[np.int64]) -> None:
    board.grid[cell] = EMPTY
    for part in range(PARTS):
        board.lines[cell // SIDE, part] = kept[0, part]
        board.lines[SIDE + cell % SIDE, part] = kept[1, part]


@lean
def points_of(board: Board, line: int, points: int) -> int:
    """What a line scores by the rules: nothing before it is full."""
    if line < SIDE:
        return line_points(board.grid, line * SIDE, 1, points)
    return line_points(board.grid, line - SIDE, SIDE, points)


@lean
def made_so_far(board: Board, points: int) -> int:
    """What all lines score."""
    total = 0
    for line in range(LINES):
        total += points_of(board, line, points)
    return total


@lean
def made_at(board: Board, cell: int, points: int) -> int:
    """What the two lines of a cell score."""
    return points_of(board, cell // SIDE, points) + points_of(board, SIDE + cell % SIDE, points)


@lean
def made_with(board: Board, line: int, card: int, points: int) -> int:
    """What a line that lacks one card scores with this one."""
    start, step = (line * SIDE, 1) if line < SIDE else (line - SIDE, SIDE)
    cell = start
    while board.grid[cell] != EMPTY:
        cell += step
    board.grid[cell] = card
    made = line_points(board.grid, start, step, points)
    board.grid[cell] = EMPTY
    return made
