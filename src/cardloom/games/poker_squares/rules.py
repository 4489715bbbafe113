"""The rules of Poker Squares.

Moves are cells, row by row: 0 is a1, 24 is e5.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import OVER, Record
from cardloom.hands.five import category, strength
from cardloom.hands.points import POINTS

SIDE, CELLS, MOST_SEATS = 5, 25, 8
EMPTY = -1
PLACE = 0  # the phase

MOST_MOVES = CELLS
SPLIT = MOST_MOVES
WIN_MARKS = np.array([200, 70])  # for a lone player, american and english

STATE = np.dtype(
    [
        ("grid", "i1", (MOST_SEATS, CELLS)),  # EMPTY or a card
        ("deck", "i1", 52),
        ("turn", "i1"),  # from 0; the card that is announced is deck[turn]
        ("placed", "u1"),  # the seats that have placed it, a bit each
        ("seats", "i1"),
        ("phase", "i1"),
        ("deals", "i1"),
        ("points", "i1"),
        ("grids", "i1"),
    ],
    align=True,
)


@rule
def deal(s: Record, deck: NDArray[np.int8]) -> None:
    """Empty grids; the first card is announced."""
    s.grid[:] = EMPTY
    for k in range(52):
        s.deck[k] = deck[k]
    s.deals = 1
    s.turn = 0
    s.placed = 0
    s.phase = PLACE


@rule
def to_act(s: Record) -> int:
    """Every seat that has not yet placed the card that was announced."""
    return 0 if s.phase == OVER else ((1 << s.seats) - 1) & ~s.placed


@rule
def legal(s: Record, seat: int, moves: NDArray[np.int64]) -> int:
    """The card may be written into any empty cell of the own grid, once a turn."""
    n = 0
    if to_act(s) >> seat & 1:
        for cell in range(CELLS):
            moves[n] = cell
            n += s.grid[seat, cell] == EMPTY  # half as long as a branch that nobody can predict
    return n


@rule
def play(s: Record, seat: int, move: int) -> None:
    """Nothing written ever moves. The next card comes when all have placed; after turn 25 the game is over."""
    s.grid[seat, move] = s.deck[s.turn]
    s.placed |= 1 << seat
    if s.placed == (1 << s.seats) - 1:
        s.placed = 0
        s.turn += 1
        if s.turn == CELLS:
            s.phase = OVER


@rule
def random_move(s: Record, seat: int, moves: NDArray[np.int64], rng: np.random.Generator) -> int:
    return moves[int(rng.random() * legal(s, seat, moves))]  # type: ignore[no-any-return]


@rule
def line_points(grid: NDArray[np.int8], start: int, step: int, points: int) -> int:
    """A full line counts once, by its best category; a line with an empty cell counts nothing."""
    a, b, c = grid[start], grid[start + step], grid[start + 2 * step]
    d, e = grid[start + 3 * step], grid[start + 4 * step]
    if a | b | c | d | e < 0:  # EMPTY alone is negative
        return 0
    hand = strength(a, b, c, d, e)
    return POINTS[points, category(hand)]  # type: ignore[no-any-return]


@rule
def scores(s: Record, out: NDArray[np.int64]) -> None:
    """The five rows and five columns of each seat; the order inside a line and diagonals do not matter."""
    for seat in range(s.seats):
        out[seat] = 0
        for k in range(SIDE):
            out[seat] += line_points(s.grid[seat], k * SIDE, 1, s.points)
            out[seat] += line_points(s.grid[seat], k, SIDE, s.points)


@rule
def winners(s: Record) -> int:
    """The highest total wins, equal totals share the win; a lone player wins by reaching the mark."""
    totals = np.zeros(MOST_SEATS, np.int64)
    scores(s, totals)
    if s.seats == 1:
        return 1 if totals[0] >= WIN_MARKS[s.points] else 0
    best = totals[: s.seats].max()
    won = 0
    for seat in range(s.seats):
        if totals[seat] == best:
            won |= 1 << seat
    return won
