"""The learned chance to beat another with one's own grid, for every pair of grids with the same cards.

    chance = 1 / (1 + exp(-(lead + value(mine) - value(theirs)) / scale - patience[t, unlike]))       all in units
    scale  = exp(base[t] + apart[t, unlike] + wide[t] . (relu(z(mine)) + relu(z(theirs))))

for the grids after t cards: `lead` are the points made that one has more than the other, `value` and `z` are those of
`network`, trained for this, and `unlike` of my open lines hold other cards than any of theirs.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import lean
from cardloom.games.poker_squares.rules import CELLS, EMPTY, SIDE
from cardloom.players.poker_squares.afterstates import Work, list_moves, made_by_move, new_work, value_at, with_card
from cardloom.players.poker_squares.board import (
    COUNT,
    LINES,
    PARTS,
    Board,
    first_empty,
    is_unseen,
    keep_lines,
    made_at,
    new_board,
    put,
    take_back,
)
from cardloom.players.poker_squares.network import MIDDLE, UNIT, Floats, Network, weights
from cardloom.players.poker_squares.odds import chance

LAST = CELLS - 1  # the last card with a choice: from here on all is exact


class Rivalry(NamedTuple):
    """The weights."""

    net: Network
    base: Floats  # (TURNS,)
    wide: Floats  # (TURNS, MIDDLE)
    apart: Floats  # (TURNS, 11)
    patience: Floats  # (TURNS, 11): above all of who is level and may still pick the moment


ROWS, NOW = 53, 52  # of a world: another's grid after each card that may come, and after the announced one


class Theirs(NamedTuple):
    """Another's grid in several worlds, one after another, ROWS of each."""

    lines: NDArray[np.int64]  # (rows, 10): the cards of each line, a set
    scores: NDArray[np.int64]  # (rows, 52): of 24 cards: the score with each unseen one as the last
    made: NDArray[np.int64]  # (rows,): points
    value: NDArray[np.float64]  # (rows,): of the network, in units
    wide: NDArray[np.float64]  # (rows,): what it adds to the logarithm of the scale


class Room(NamedTuple):
    """Room to look ahead."""

    board: Board  # another's
    theirs: Theirs
    work: Work  # of mine
    next: Work
    other: Work
    lines: NDArray[np.int64]  # (10,): the cards of each of my lines
    unlike: NDArray[np.int64]  # (worlds, 2, 10): if a line of mine is unlike all of theirs, as it is and with the card
    unlike_now: NDArray[np.int64]  # (worlds,): how many are, as they are
    scores: NDArray[np.int64]  # (52,): mine, by the last card
    kept: NDArray[np.int64]  # (2, 6)


def new_room(worlds: int = 1) -> Room:
    rows, whole = worlds * ROWS, np.int64
    return Room(
        new_board(),
        Theirs(
            np.zeros((rows, LINES), whole),
            np.zeros((rows, 52), whole),
            np.zeros(rows, whole),
            np.zeros(rows),
            np.zeros(rows),
        ),
        new_work(),
        new_work(),
        new_work(),
        np.zeros(LINES, whole),
        np.zeros((worlds, 2, LINES), whole),
        np.zeros(worlds, whole),
        np.zeros(52, whole),
        np.zeros((2, PARTS), whole),
    )


@cache
def rivalry(points: str) -> Rivalry:
    """The trained ones, for `american` or `english` points."""
    kept = weights(f"{points}-rival")
    return Rivalry(Network(*(kept[name] for name in Network._fields)), *(kept[name] for name in Rivalry._fields[1:]))


@lean
def widening(rivals: Rivalry, t: int, z: Floats) -> float:
    total = 0.0
    for j in range(MIDDLE):
        total += rivals.wide[t, j] * z[j]
    return total


@lean
def list_lines(board: Board, lines: NDArray[np.int64]) -> None:
    for line in range(LINES):
        lines[line] = 0
    for cell in range(CELLS):
        if board.grid[cell] != EMPTY:
            lines[cell // SIDE] |= 1 << board.grid[cell]
            lines[SIDE + cell % SIDE] |= 1 << board.grid[cell]


@lean
def count_unlike(board: Board, card: int, row: int, room: Room) -> None:
    """Which of my open lines, not empty, hold other cards than any of theirs."""
    theirs, unlike = room.theirs.lines[row], room.unlike[row // ROWS]
    total = 0
    for line in range(LINES):
        count, cards, first = board.lines[line, COUNT], room.lines[line], 0 if line < SIDE else SIDE
        now, then = 0 < count < SIDE, count < SIDE - 1
        for other in range(first, first + SIDE):
            now &= theirs[other] != cards
            then &= theirs[other] != cards | 1 << card
        unlike[0, line], unlike[1, line] = now, then
        total += now
    room.unlike_now[row // ROWS] = total


@lean
def unlike_with(cell: int, world: int, room: Room) -> int:
    """How many lines are unlike theirs with the card in this cell."""
    row, column, now, then = cell // SIDE, SIDE + cell % SIDE, room.unlike[world, 0], room.unlike[world, 1]
    return room.unlike_now[world] + then[row] + then[column] - now[row] - now[column]  # type: ignore[no-any-return]


@lean
def score_with_last(board: Board, made: int, points: int, scores: NDArray[np.int64]) -> None:
    """The score with each unseen card in the last empty cell."""
    last = first_empty(board, 0)
    for card in range(52):
        if is_unseen(board, card):
            board.grid[last] = card
            scores[card] = made + made_at(board, last, points)
    board.grid[last] = EMPTY


@lean
def rate(
    board: Board,
    card: int,
    t: int,
    made: int,
    row: int,
    worlds: int,
    rivals: Rivalry,
    points: int,
    room: Room,
    work: Work,
) -> int:
    """My distinct moves of the t-th card, already seen, and in `work.values` their chances; how many. t < 25.

    made: my points before; row: of each world, their grid after the card; `room.lines` are my lines.
    """
    theirs, n, unit = room.theirs, 0, UNIT[points]
    rows = range(row, row + worlds * ROWS, ROWS)
    if t == LAST:
        for cell in range(CELLS):
            if board.grid[cell] == EMPTY:
                board.grid[cell] = card
                score_with_last(board, made + made_at(board, cell, points), points, room.scores)
                won = 0.0
                for last in range(52):
                    if is_unseen(board, last):
                        for k in rows:
                            mine, other = room.scores[last], theirs.scores[k, last]
                            won += 1.0 if mine > other else 0.5 if mine == other else 0.0
                work.cells[n], work.values[n] = cell, won / (worlds * (52 - LAST))
                board.grid[cell] = EMPTY
                n += 1
        return n
    for k in rows:
        count_unlike(board, card, k, room)
    with_card(board, card, t, rivals.net, points, work)
    n = list_moves(board, work)
    for move in range(n):
        cell = work.cells[move]
        value = value_at(work, cell, t, rivals.net)
        value += (made + made_by_move(work, cell)) / unit
        mine, total = rivals.base[t] + widening(rivals, t, work.z), 0.0
        for k in rows:
            unlike = unlike_with(cell, k // ROWS, room)
            scale = np.exp(mine + theirs.wide[k] + rivals.apart[t, unlike])
            lead = value - theirs.made[k] / unit - theirs.value[k]
            total += chance(lead + scale * rivals.patience[t, unlike], scale)
        work.values[move] = total / worlds
    return n


@lean
def note(
    board: Board, cell: int, card: int, t: int, made: int, row: int, rivals: Rivalry, points: int, room: Room
) -> None:
    """Note in a row what becomes of their grid, which made so many points, with the t-th card in this cell. t < 25."""
    theirs, work = room.theirs, room.other
    if t < LAST:
        with_card(board, card, t, rivals.net, points, work)
        theirs.value[row] = value_at(work, cell, t, rivals.net)
        theirs.wide[row] = widening(rivals, t, work.z)
    keep_lines(board, cell, room.kept)
    put(board, cell, card)
    theirs.made[row] = made + made_at(board, cell, points)
    if t < LAST:
        list_lines(board, theirs.lines[row])
    else:
        score_with_last(board, theirs.made[row], points, theirs.scores[row])
    take_back(board, cell, room.kept)
