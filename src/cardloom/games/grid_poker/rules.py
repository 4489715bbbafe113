"""The rules of Grid Poker.

Moves 0 to 5 take a line: row1, row2, row3, col1, col2, col3. Moves from SPLIT build three hands: SPLIT + the number of
the way, see `builds`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import OVER, Record
from cardloom.games.grid_poker.builds import MOST_CARDS, USED, build, builds
from cardloom.hands.five import strength

GRIDS, CELLS, MOST_SEATS = 6, 9, 3
LANES, HAND = 3, 5
EMPTY = -1
DRAFT, BUILD = range(2)  # the phases

LINES = np.array([(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8)])
MOST_MOVES = len(LINES)
SPLIT = MOST_MOVES
WHOLE_GRID = (1 << CELLS) - 1

STATE = np.dtype(
    [
        ("deck", "i1", 54),  # grid g is the cards from 9g, row by row
        ("owned", "i1", (MOST_SEATS, MOST_CARDS)),  # in the order of drafting
        ("cards", "i1", MOST_SEATS),  # how many each seat owns
        ("hands", "i1", (MOST_SEATS, USED)),  # hand by hand, EMPTY until built
        ("lines", "i1", (GRIDS, 2)),  # what the first and the second seat took, EMPTY until then
        ("left", "i2"),  # the cells of the grid that still hold cards, a bit each
        ("grid", "i1"),  # from 0; GRIDS when all are drafted
        ("picks", "i1"),  # how many lines of the grid are taken
        ("built", "u1"),  # the seats that have built, a bit each
        ("seats", "i1"),
        ("phase", "i1"),
        ("deals", "i1"),
        ("start", "i1"),
    ],
    align=True,
)


@rule
def deal(s: Record, deck: NDArray[np.int8]) -> None:
    """Six grids of nine cards: the deck runs out exactly."""
    for k in range(len(deck)):
        s.deck[k] = deck[k]
    s.owned[:] = EMPTY
    s.cards[:] = 0
    s.hands[:] = EMPTY
    s.lines[:] = EMPTY
    s.left = WHOLE_GRID
    s.grid = 0
    s.picks = 0
    s.built = 0
    s.deals = 1
    s.phase = DRAFT


@rule
def to_act(s: Record) -> int:
    """Each grid is picked first by the seat after the one before; all build at once."""
    if s.phase == DRAFT:
        return 1 << (s.start + s.grid + s.picks) % s.seats  # type: ignore[no-any-return]
    if s.phase == BUILD:
        return ((1 << s.seats) - 1) & ~s.built  # type: ignore[no-any-return]
    return 0


@rule
def legal(s: Record, seat: int, moves: NDArray[np.int64]) -> int:
    """A row or column with cards left is taken; three hands are built from one's own cards."""
    if not to_act(s) >> seat & 1:
        return 0
    if s.phase == BUILD:
        return builds(s.cards[seat])
    n = 0
    for line in range(len(LINES)):
        if not (s.picks and line == s.lines[s.grid, 0]):
            moves[n] = line
            n += 1
    return n


@rule
def play(s: Record, seat: int, move: int) -> None:
    if s.phase == DRAFT:
        take(s, seat, move)
    else:
        build(s.owned[seat], s.cards[seat], move - SPLIT, s.hands[seat])
        # The hands are shown when all have built.
        s.built |= 1 << seat
        if s.built == (1 << s.seats) - 1:
            s.phase = OVER


@rule
def take(s: Record, seat: int, line: int) -> None:
    """The first seat takes three cards, the second every card still there of another line."""
    for cell in LINES[line]:
        take_card(s, seat, cell)
    s.lines[s.grid, s.picks] = line
    s.picks += 1
    if s.picks == 2:
        # The rest goes to the third seat; with two seats it is discarded.
        if s.seats == 3:
            for cell in range(CELLS):
                take_card(s, (s.start + s.grid + 2) % 3, cell)
        s.left = WHOLE_GRID
        s.picks = 0
        s.grid += 1
        if s.grid == GRIDS:
            s.phase = BUILD


@rule
def take_card(s: Record, seat: int, cell: int) -> None:
    """The seat takes the card at the cell if one is left there."""
    if s.left >> cell & 1:
        s.left &= ~(1 << cell)
        s.owned[seat, s.cards[seat]] = s.deck[s.grid * CELLS + cell]
        s.cards[seat] += 1


@rule
def random_move(s: Record, seat: int, moves: NDArray[np.int64], rng: np.random.Generator) -> int:
    move = int(rng.random() * legal(s, seat, moves))
    return SPLIT + move if s.phase == BUILD else moves[move]


@rule
def ladders(s: Record) -> NDArray[np.int64]:
    """[seat, lane]: the strengths of each seat's hands, the strongest first."""
    out = np.empty((MOST_SEATS, LANES), np.int64)
    for seat in range(s.seats):
        h = s.hands[seat]
        a = strength(h[0], h[1], h[2], h[3], h[4])
        b = strength(h[5], h[6], h[7], h[8], h[9])
        c = strength(h[10], h[11], h[12], h[13], h[14])
        out[seat, 0] = max(a, b, c)
        out[seat, 2] = min(a, b, c)
        out[seat, 1] = a + b + c - out[seat, 0] - out[seat, 2]
    return out


@rule
def lane_points(ladders: NDArray[np.int64], seats: int, lane: int, seat: int) -> int:
    """What the seat gets in a lane: best meets best, second second, third third.

    With two seats 1 for the stronger hand; with three 2 for the strongest and 1 for the second. Tied seats each get the
    points of the place that they share, and the places below are skipped.
    """
    stronger = 0
    for other in range(seats):
        if ladders[other, lane] > ladders[seat, lane]:
            stronger += 1
    return max(seats - 1 - stronger, 0)


@rule
def scores(s: Record, out: NDArray[np.int64]) -> None:
    """Nothing before the hands are shown."""
    out[: s.seats] = 0
    if s.phase == OVER:
        shown = ladders(s)
        for seat in range(s.seats):
            for lane in range(LANES):
                out[seat] += lane_points(shown, s.seats, lane, seat)


@rule
def winners(s: Record) -> int:
    """Most points win; then the better third hand; equal there too, the win is shared."""
    points = np.empty(MOST_SEATS, np.int64)
    scores(s, points)
    shown = ladders(s)
    won = 0
    for seat in range(s.seats):
        beaten = False
        for other in range(s.seats):
            if (points[other], shown[other, 2]) > (points[seat], shown[seat, 2]):
                beaten = True
        if not beaten:
            won |= 1 << seat
    return won
