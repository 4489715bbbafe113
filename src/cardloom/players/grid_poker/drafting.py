"""The lines of a grid, by what the cards promise afterwards.

Seats count in the order of picking in the grid. What lines are worth stands in arrays of shape (6, 6, seats): by the
line of the first seat and that of the second, the seats' chances.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.grid_poker.rules import CELLS, LINES
from cardloom.players.grid_poker.promise import LOOKS, chances, promise

LINE_CELLS = np.array([sum(1 << cell for cell in line) for line in LINES.tolist()])
ALL_CELLS = (1 << CELLS) - 1


@rule
def cards_at(grid: NDArray[np.int8], cells: int) -> int:
    """The cards at a set of cells."""
    cards = 0
    for cell in range(CELLS):
        cards |= (cells >> cell & 1) << grid[cell]
    return cards


@rule
def takes(grid: NDArray[np.int8], first: int, second: int) -> tuple[int, int, int]:
    """The cards of the first line, those of the second that are left then, and the rest."""
    a, b = LINE_CELLS[first], LINE_CELLS[second] & ~LINE_CELLS[first]
    return cards_at(grid, a), cards_at(grid, b), cards_at(grid, ALL_CELLS & ~a & ~b)


@rule
def take(hands: NDArray[np.int64], grid: NDArray[np.int8], first: int, second: int) -> None:
    """Give the seats their cards and put them in the order of picking in the next grid: the second is first then."""
    a, b, rest = takes(grid, first, second)
    mine = hands[0] | a
    hands[0] = hands[1] | b
    if len(hands) == 3:
        hands[1] = hands[2] | rest
    hands[len(hands) - 1] = mine


@rule
def promised(
    weights: NDArray[np.float64],
    hands: NDArray[np.int64],
    coming: int,
    grid: NDArray[np.int8],
    first: int,
    worth: NDArray[np.float64],
) -> None:
    """Write what the lines are worth by the weights after this grid.

    hands: the seats' cards before it; coming: the cards of the grids after it; first: the line that the first seat
    takes, -1 for any.
    """
    seats = len(hands)
    room = np.empty(LOOKS, np.int64)
    for a in range(len(LINES)):
        if first >= 0 and a != first:
            continue
        mine = promise(weights, hands[0] | cards_at(grid, LINE_CELLS[a]), coming, seats - 1, room)
        for b in range(len(LINES)):
            if a != b:
                _, second, rest = takes(grid, a, b)
                now = worth[a, b]
                now[0] = mine
                now[1] = promise(weights, hands[1] | second, coming, 0, room)
                if seats == 3:
                    now[2] = promise(weights, hands[2] | rest, coming, 1, room)
                chances(now)


@rule
def settled(worth: NDArray[np.float64], first: int) -> tuple[int, int]:
    """The lines that the two seats take if each does what is best for it; first: as in `promised`."""
    best_a, best_b = -1, -1
    for a in range(len(LINES)):
        if first >= 0 and a != first:
            continue
        reply = -1
        for b in range(len(LINES)):
            if a != b and (reply < 0 or worth[a, b, 1] > worth[a, reply, 1]):
                reply = b
        if best_a < 0 or worth[a, reply, 0] > worth[best_a, best_b, 0]:
            best_a, best_b = a, reply
    return best_a, best_b


@rule
def look_ahead(
    weights: NDArray[np.float64],
    number: int,
    hands: NDArray[np.int64],
    coming: int,
    grid: NDArray[np.int8],
    first: int,
    layouts: int,
    sums: NDArray[np.float64],
    squares: NDArray[np.float64],
    rng: np.random.Generator,
) -> None:
    """Add up what the lines are worth over random next grids, the same for all lines, and the squares of it.

    weights: those after every grid; number: of the grid, from 0, not the last; coming: what may lie in the next.
    """
    seats = len(hands)
    unseen = np.array([card for card in range(54) if coming >> card & 1], np.int8)
    after = np.empty_like(hands)
    worth = np.empty((len(LINES), len(LINES), seats))
    for _ in range(layouts):
        for place in range(CELLS):
            other = place + int(rng.random() * (len(unseen) - place))
            unseen[place], unseen[other] = unseen[other], unseen[place]
        later = coming & ~cards_at(unseen, ALL_CELLS)
        for a in range(len(LINES)):
            if first >= 0 and a != first:
                continue
            for b in range(len(LINES)):
                if a == b:
                    continue
                after[:] = hands
                take(after, grid, a, b)
                promised(weights[number + 2], after, later, unseen, -1, worth)
                now = worth[settled(worth, -1)]
                for seat in range(seats):
                    chance = now[seat - 1 if seat else seats - 1]
                    sums[a, b, seat] += chance
                    squares[a, b, seat] += chance * chance
