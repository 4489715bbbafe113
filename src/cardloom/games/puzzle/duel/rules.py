"""The rules of Puzzle Poker's duel.

Moves: namings first (see `puzzle.jokers`); PLAY + card * CELLS + cell; KEEP + cell and KEEP_NONE.
Rows 1-3 are p1's side and rows 3-5 p2's; row 3 is shared. p1's joker is 52 (`Xr`), p2's 53 (`Xb`).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import OVER, Record
from cardloom.games.puzzle import WHEELS
from cardloom.games.puzzle.hand import add, drop, size
from cardloom.games.puzzle.jokers import PLAY, list_names, may_name, name
from cardloom.games.puzzle.melds import (
    AROUND,
    CELLS,
    EMPTY,
    FLUSH,
    HOLDS,
    JOKER,
    KIND,
    LENGTH,
    STRAIGHT,
    WINDOWS,
    bonus,
    empty_cells,
    types,
    types_through,
)
from cardloom.games.puzzle.record import UNPLAYED, clear, draw, fields, lay_out, stock

HAND = 5
PLAYING, NAMING, KEEPING = range(3)  # the phases

KEEP = PLAY + (JOKER + 2) * CELLS
KEEP_NONE = KEEP + CELLS
MOST_MOVES = PLAY  # 105 namings; six cards on 15 cells are fewer
SPLIT = MOST_MOVES

# cells, a bit each; by seat
SIDE = np.array([0b000_000_111_111_111, 0b111_111_111_000_000])
FRONT = np.array([0b000_000_111_111_000, 0b000_111_111_000_000])
OWN_ROWS = np.array([0b000_000_000_111_111, 0b111_111_000_000_000])
SHARED = 0b000_000_111_000_000

STATE = np.dtype(
    [
        *fields(CELLS),
        ("points", "i2", 2),
        ("held", "i1", (2, HAND + 2)),  # hands, the joker among them while it is unplayed
        ("turn", "i1"),
        ("hands", "i1"),
        ("persistence", "i1"),
    ],
    align=True,
)


@rule
def deal(s: Record, deck: NDArray[np.int8]) -> None:
    """Five cards and a joker to each seat; the rest is the stock."""
    lay_out(s, deck)
    s.held[:] = EMPTY
    for seat in range(2):
        add(s.held[seat], JOKER + seat)
        for _ in range(HAND):
            add(s.held[seat], draw(s))
    s.points[:] = 0
    s.turn = 0
    s.turns = 1
    s.phase = PLAYING


@rule
def to_act(s: Record) -> int:
    return 0 if s.phase == OVER else 1 << s.turn


@rule
def open_cells(s: Record) -> int:
    """Where the seat may play: its front rows while its side is empty, then its side, when that is full anywhere."""
    empty = empty_cells(s.grid)
    side = SIDE[s.turn]
    if empty & side == side:
        return FRONT[s.turn]  # type: ignore[no-any-return]
    return empty & side or empty


@rule
def legal(s: Record, seat: int, moves: NDArray[np.int64]) -> int:
    """Play a hand card or the own joker; name jokers; keep a card that just scored, not in the shared row."""
    if not to_act(s) >> seat & 1:
        return 0
    n = 0
    if s.phase == NAMING:
        return list_names(s, moves)
    if s.phase == KEEPING:
        for cell in range(CELLS):
            if s.scored[cell] != EMPTY and not SHARED >> cell & 1:
                moves[n] = KEEP + cell
                n += 1
        moves[n] = KEEP_NONE
        return n + 1
    cells = open_cells(s)
    for k in range(size(s.held[seat])):
        first = PLAY + s.held[seat, k] * CELLS
        for cell in range(CELLS):
            moves[n] = first + cell
            n += cells >> cell & 1  # half as long as a branch that nobody can predict
    return n


@rule
def random_move(s: Record, seat: int, moves: NDArray[np.int64], rng: np.random.Generator) -> int:
    return moves[int(rng.random() * legal(s, seat, moves))]  # type: ignore[no-any-return]


@rule
def play(s: Record, seat: int, move: int) -> None:
    """Play a card; name jokers, at once and if possible; then see whether the play earned a bonus."""
    if s.phase == KEEPING:
        if move != KEEP_NONE:
            keep(s, move - KEEP)
        end_turn(s)
        return
    if s.phase == NAMING:
        more = name(s, move)
    else:
        card, cell = (move - PLAY) // CELLS, (move - PLAY) % CELLS
        drop(s.held[seat], card)
        s.grid[cell] = card
        if card >= JOKER:
            s.joker_at[seat] = cell
        s.touched = cell
        more = may_name(s)
    if more:
        s.phase = NAMING
    else:
        see_bonus(s)


@rule
def see_bonus(s: Record) -> None:
    """One bonus a card. It must be played; with no cell or nothing to play it lapses."""
    s.phase = PLAYING
    earned = bonus(s.last, types_through(s.grid, s.touched, WHEELS[s.ranks]))
    if earned:
        s.last = earned
        if empty_cells(s.grid) and size(s.held[s.turn]):
            return
    score(s)


@rule
def score(s: Record) -> None:
    """Everything on the grid scores, and all cells of melds leave."""
    leaving = 0
    if s.last:  # without a bonus there is no meld, since there was none before the turn
        counted = np.empty(WINDOWS, np.int8)
        leaving = count(s.grid, WHEELS[s.ranks], counted)
        s.points[s.turn] += shared_point(leaving) + five_point(counted)
        for window in range(WINDOWS):
            s.points[s.turn] += points(counted[window], LENGTH[window])
    clear(s, leaving)
    if s.persistence and leaving & ~SHARED:
        s.phase = KEEPING
    else:
        end_turn(s)


@rule
def count(grid: NDArray[np.int8], wheel: int, counted: NDArray[np.int8]) -> int:
    """By window, the types that count there, each once for the longest run; returns the cells of melds, a bit each."""
    cells = 0
    for window in range(WINDOWS):
        counted[window] = types(grid, window, wheel)
        if counted[window]:
            cells |= HOLDS[window]
    for window in range(WINDOWS):
        if counted[window] and AROUND[window]:
            for longer in range(WINDOWS):
                if AROUND[window] >> longer & 1:
                    counted[window] &= ~counted[longer]
    return cells


@rule
def points(counted: int, length: int) -> int:
    """A kind counts 2, a flush 1, a straight 1 for every three neighbours in it, an out-of-order straight nothing."""
    total = 0
    if counted & KIND:
        total += 2
    if counted & FLUSH:
        total += 1
    if counted & STRAIGHT:
        total += length - 2
    return total


@rule
def shared_point(cells: int) -> int:
    """One if a cell of a meld lies in the shared row, once a turn."""
    return 1 if cells & SHARED else 0


@rule
def five_point(counted: NDArray[np.int8]) -> int:
    """One if a meld has five cells, once a turn."""
    for window in range(WINDOWS):
        if counted[window] and LENGTH[window] == 5:
            return 1
    return 0


@rule
def keep(s: Record, cell: int) -> None:
    """A card that just scored stays on its cell, a named joker as what it was named."""
    s.grid[cell] = s.scored[cell]
    for joker in range(2):
        if s.scored_jokers[joker] == cell:
            s.joker_at[joker] = cell


@rule
def end_turn(s: Record) -> None:
    """Back to five cards, jokers not counted. Over if the stock has fewer than needed, or the grid is full."""
    seat = s.turn
    needed = HAND - size(s.held[seat]) + (s.joker_at[seat] == UNPLAYED)
    short = needed > stock(s)
    if not short:
        for _ in range(needed):
            add(s.held[seat], draw(s))
    s.turn = 1 - seat
    s.turns += 1
    s.last = 0
    s.phase = OVER if short or empty_cells(s.grid) == 0 else PLAYING


@rule
def scores(s: Record, out: NDArray[np.int64]) -> None:
    out[0], out[1] = s.points[0], s.points[1]


@rule
def winners(s: Record) -> int:
    """Most points; else the only joker unplayed; else fewer cards, jokers too, in the own two rows; else p2."""
    if s.points[0] != s.points[1]:
        return 1 if s.points[0] > s.points[1] else 2
    if (s.joker_at[0] == UNPLAYED) != (s.joker_at[1] == UNPLAYED):
        return 1 if s.joker_at[0] == UNPLAYED else 2
    cards = np.zeros(2, np.int64)
    for cell in range(CELLS):
        if s.grid[cell] != EMPTY:
            for seat in range(2):
                cards[seat] += OWN_ROWS[seat] >> cell & 1
    return 1 if cards[0] < cards[1] else 2
