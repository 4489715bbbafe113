"""The rules of Three Tricks. Moves are places in the hand that was dealt: 0 to 2."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import OVER, Record

HAND, MOST_SEATS = 3, 4
NONE = -1
PLAY = 0  # the phase
MOST_MOVES = HAND
SPLIT = MOST_MOVES

STATE = np.dtype(
    [
        ("hand", "i1", (MOST_SEATS, HAND)),  # as dealt
        ("trick", "i1", (MOST_SEATS, HAND)),  # the place played to each trick, NONE before that
        ("turn", "i1"),  # tricks that are over
        ("seats", "i1"),
        ("phase", "i1"),
        ("deals", "i1"),
        ("aces", "i1"),
    ],
    align=True,
)


@rule
def deal(s: Record, deck: NDArray[np.int8]) -> None:
    """Three cards to each seat, one seat after the other."""
    for seat in range(s.seats):
        for k in range(HAND):
            s.hand[seat, k] = deck[seat * HAND + k]
    s.trick[:] = NONE
    s.turn = 0
    s.phase = PLAY
    s.deals = 1


@rule
def to_act(s: Record) -> int:
    """Every seat that has not yet played to this trick."""
    acting = 0
    if s.phase == PLAY:
        for seat in range(s.seats):
            if s.trick[seat, s.turn] == NONE:
                acting |= 1 << seat
    return acting


@rule
def legal(s: Record, seat: int, moves: NDArray[np.int64]) -> int:
    """Any card that is still in the hand."""
    n = 0
    if to_act(s) >> seat & 1:
        for k in range(HAND):
            played = False
            for turn in range(s.turn):
                played |= s.trick[seat, turn] == k
            if not played:
                moves[n] = k
                n += 1
    return n


@rule
def play(s: Record, seat: int, move: int) -> None:
    """The cards are turned up when all have played; after the third trick the game is over."""
    s.trick[seat, s.turn] = move
    if to_act(s) == 0:
        s.turn += 1
        if s.turn == HAND:
            s.phase = OVER


@rule
def random_move(s: Record, seat: int, moves: NDArray[np.int64], rng: np.random.Generator) -> int:
    return moves[int(rng.random() * legal(s, seat, moves))]  # type: ignore[no-any-return]


@rule
def height(s: Record, seat: int, turn: int) -> int:
    """The rank that a seat played to a trick; aces are high or, as an option, low."""
    rank = s.hand[seat, s.trick[seat, turn]] // 4
    return -1 if rank == 12 and s.aces == 1 else rank


@rule
def scores(s: Record, out: NDArray[np.int64]) -> None:
    """A point for the highest rank of a trick, for each seat that played it."""
    out[:] = 0
    for turn in range(s.turn):
        best = -1
        for seat in range(s.seats):
            best = max(best, height(s, seat, turn))
        for seat in range(s.seats):
            out[seat] += height(s, seat, turn) == best


@rule
def winners(s: Record) -> int:
    """Most points win, equals share."""
    points = np.zeros(s.seats, np.int64)
    scores(s, points)
    won = 0
    for seat in range(s.seats):
        if points[seat] == points.max():
            won |= 1 << seat
    return won
