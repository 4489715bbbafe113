"""All moves of a card at once: each is worth the lines that it finishes and the learned value of the grid after it.

A move changes a row and a column only. So every row, and every column, is done once with the card, and a move adds the
two sums; only the terms of the empty cells have to be put together.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import lean
from cardloom.games.poker_squares.rules import CELLS, EMPTY, SIDE
from cardloom.players.poker_squares.board import (
    COUNT,
    LINES,
    ONCE,
    PARTS,
    SUITS,
    TWICE,
    Board,
    add,
    first_empty,
    is_unseen,
    keep_lines,
    made_at,
    made_with,
    put,
    take_back,
)
from cardloom.players.poker_squares.features import (
    COLUMN_CLASSES,
    COLUMN_SHAPES,
    ENGLISH,
    MOST_LINE,
    ROW_CLASSES,
    available,
    cell_feature,
    claimed,
    column_class,
    line_features,
    rank_claims,
    row_class,
    shape,
    suit_claims,
    wanted_feature,
    wanted_ranks,
)
from cardloom.players.poker_squares.network import (
    BIAS,
    HIDDEN,
    MIDDLE,
    UNIT,
    Floats,
    Network,
    add_features,
    exchange,
    forward,
)

# A line now and with the card, for the cells: class, what helps (columns), ranks held, ranks held twice.
NOW, WITH = 0, 4
CLASS, HELPING, HELD, PAIRS = range(4)


class Work(NamedTuple):
    """Room for `moves`, and what it found."""

    cells: NDArray[np.int64]  # (25,): the distinct moves
    values: NDArray[np.float64]  # (25,): their values, points from now on
    sums: (
        Floats  # (10, HIDDEN): the hidden sums of all rows (and ranks), of all columns (and suits), with the card there
    )
    own: Floats  # (5, HIDDEN)
    made: NDArray[np.float64]  # (10,): the points of a line that the card finishes
    open: NDArray[np.bool_]  # (10,): takes the card, and is no second empty line
    sketch: NDArray[np.int64]  # (10, 8): see above
    terms: Floats  # (3, 25): of the cells: as they are, with the card in their row, in their column
    changes: (
        Floats  # (11,): what the card in a line changes in the terms of that line's cells; last the sum of all terms
    )
    hidden: Floats
    z: Floats
    kept: NDArray[np.int64]  # (2, 6)
    # For a while, of all rows and then of all columns:
    base: Floats  # (HIDDEN,): the sums of all as they are
    claims: NDArray[np.int64]  # (13,): the feature of each rank (suit) by what holds it,
    wants: NDArray[np.int64]  # (13,): and by what wants it
    wanted: NDArray[np.int64]  # (5,): the ranks that each column wants, a set
    classes: NDArray[np.int64]  # (5,)
    found: NDArray[np.int64]  # (MOST_LINE,): features of one line
    old: NDArray[np.int64]  # (6,): that line without the card


def new_work() -> Work:
    one, whole = np.float32, np.int64
    return Work(
        np.zeros(CELLS, whole),
        np.zeros(CELLS),
        np.zeros((LINES, HIDDEN), one),
        np.zeros((SIDE, HIDDEN), one),
        np.zeros(LINES),
        np.zeros(LINES, np.bool_),
        np.zeros((LINES, 8), whole),
        np.zeros((3, CELLS), one),
        np.zeros(LINES + 1, one),
        np.zeros(HIDDEN, one),
        np.zeros(MIDDLE, one),
        np.zeros((2, PARTS), whole),
        np.zeros(HIDDEN, one),
        np.zeros(13, whole),
        np.zeros(13, whole),
        np.zeros(SIDE, whole),
        np.zeros(SIDE, whole),
        np.zeros(MOST_LINE, whole),
        np.zeros(PARTS, whole),
    )


@lean
def last_mean(board: Board, points: int) -> float:
    """The mean score of the last card, exactly: one cell is empty."""
    cell, total = first_empty(board, 0), 0
    for card in range(52):
        if is_unseen(board, card):
            board.grid[cell] = card
            total += made_at(board, cell, points)
    board.grid[cell] = EMPTY
    return total / (52 - CELLS + 1)


@lean
def moves(board: Board, card: int, t: int, net: Network, points: int, work: Work) -> int:
    """The distinct moves of the t-th card, already seen, and their values; how many. Equal empty lines count once."""
    if t >= CELLS - 1:
        return _last_moves(board, card, t, points, work)
    with_card(board, card, t, net, points, work)
    n = list_moves(board, work)
    for k in range(n):
        cell = work.cells[k]
        work.values[k] = made_by_move(work, cell) + UNIT[points] * value_at(work, cell, t, net)
    return n


@lean
def list_moves(board: Board, work: Work) -> int:
    """List the distinct moves of the card that `with_card` looked at; how many they are."""
    n = 0
    for row in range(SIDE):
        if not work.open[row]:
            continue
        for column in range(SIDE):
            if work.open[SIDE + column] and board.grid[row * SIDE + column] == EMPTY:
                work.cells[n] = row * SIDE + column
                n += 1
    return n


@lean
def made_by_move(work: Work, cell: int) -> int:
    """The points that the move to this cell makes."""
    return work.made[cell // SIDE] + work.made[SIDE + cell % SIDE]  # type: ignore[no-any-return]


@lean
def value_at(work: Work, cell: int, t: int, net: Network) -> float:
    """The net's word for what is to come after the move to this cell, in units; its middle layer is in `work.z`."""
    hidden_sum(work, cell, work.hidden)
    return forward(work.hidden, t, net, work.z) + cells_sum(work, cell)  # type: ignore[return-value]


@lean
def representative(board: Board, cell: int) -> int:
    """The cell that stands for this one among the moves: the first of equal empty rows, and of equal empty columns."""
    row, column = cell // SIDE, cell % SIDE
    if board.lines[row, COUNT] == 0:
        row = 0
        while board.lines[row, COUNT]:
            row += 1
    if board.lines[SIDE + column, COUNT] == 0:
        column = 0
        while board.lines[SIDE + column, COUNT]:
            column += 1
    return row * SIDE + column


@lean
def hidden_sum(work: Work, cell: int, hidden: Floats) -> None:
    """The net's hidden sums after the move to this cell."""
    row, column = work.sums[cell // SIDE], work.sums[SIDE + cell % SIDE]
    for k in range(HIDDEN):
        hidden[k] = row[k] + column[k]


@lean
def cells_sum(work: Work, cell: int) -> float:
    """The terms of all cells that are empty after the move to this cell, in units."""
    terms, changes = work.terms, work.changes
    lines = changes[LINES] + changes[cell // SIDE] + changes[SIDE + cell % SIDE]
    return lines + terms[0, cell] - terms[1, cell] - terms[2, cell]  # type: ignore[no-any-return]


@lean
def _last_moves(board: Board, card: int, t: int, points: int, work: Work) -> int:
    n = 0
    for cell in range(CELLS):
        if board.grid[cell] == EMPTY:
            keep_lines(board, cell, work.kept)
            put(board, cell, card)
            work.cells[n] = cell
            work.values[n] = made_at(board, cell, points)
            if t < CELLS:
                work.values[n] += last_mean(board, points)
            take_back(board, cell, work.kept)
            n += 1
    return n


@lean
def with_card(board: Board, card: int, t: int, net: Network, points: int, work: Work) -> None:
    """Every line with the card in it."""
    unseen = available(board)
    base, claims, wants, wanted, classes = work.base, work.claims, work.wants, work.wanted, work.classes
    found, old = work.found, work.old
    for first in (0, SIDE):
        for k in range(HIDDEN):
            base[k] = net.embedding[BIAS + t, k] if first == 0 else np.float32(0)
        if first == 0:
            for rank in range(13):
                claims[rank] = rank_claims(board, rank)
            add_features(base, net, t, claims, 13)
        else:
            for suit in range(4):
                claims[suit] = suit_claims(board, suit)
            add_features(base, net, t, claims, 4)
            if points == ENGLISH:
                for column in range(SIDE):
                    line = board.lines[SIDE + column]
                    wanted[column] = wanted_ranks(line, unseen) if line[COUNT] < SIDE else 0
                for rank in range(13):
                    wants[rank] = wanted_feature(board, rank, wanted)
                add_features(base, net, t, wants, 13)
        for k in range(SIDE):
            work.own[k, :] = 0
            own = work.own[k]
            add_features(own, net, t, found, line_features(board, first + k, unseen, points, found))
            for j in range(HIDDEN):
                base[j] += own[j]
        for k in range(SIDE):
            _sketch(board, first + k, unseen, points, work.sketch[first + k, NOW:WITH])
            classes[k] = work.sketch[first + k, CLASS]
        seen_empty = False
        for k in range(SIDE):
            index = first + k
            line = board.lines[index]
            work.open[index] = line[COUNT] < SIDE and not (line[COUNT] == 0 and seen_empty)
            if not work.open[index]:
                continue
            if line[COUNT] == 0:
                seen_empty = True
            for part in range(PARTS):
                old[part] = line[part]
            work.made[index] = made_with(board, index, card, points) if line[COUNT] == SIDE - 1 else 0
            add(line, card)
            full = line[COUNT] == SIDE
            total, own = work.sums[index], work.own[k]
            for j in range(HIDDEN):
                total[j] = base[j] - own[j]
            add_features(total, net, t, found, line_features(board, index, unseen, points, found))
            if first == 0:
                changed = line[ONCE] if full else 1 << (card >> 2)
                while changed:
                    rank = _lowest(changed)
                    changed &= changed - 1
                    exchange(total, net, t, claims[rank], rank_claims(board, rank))
            else:
                changed = old[SUITS] | 1 << (card & 3)
                while changed:
                    suit = _lowest(changed)
                    changed &= changed - 1
                    exchange(total, net, t, claims[suit], suit_claims(board, suit))
                if points == ENGLISH:
                    before = wanted[k]
                    wanted[k] = 0 if full else wanted_ranks(line, unseen)
                    changed = before | wanted[k]  # the line's count has changed too, so its old wants count anew
                    while changed:
                        rank = _lowest(changed)
                        changed &= changed - 1
                        exchange(total, net, t, wants[rank], wanted_feature(board, rank, wanted))
                    wanted[k] = before
            _sketch(board, index, unseen, points, work.sketch[index, WITH:])
            for part in range(PARTS):
                line[part] = old[part]
            now = classes[k]
            classes[k] = work.sketch[index, WITH + CLASS]
            total[0] += net.shapes[t, (0 if first == 0 else COLUMN_SHAPES) + shape(classes)]
            classes[k] = now
    _cell_terms(board, t, net, work)


@lean
def _lowest(bits: int) -> int:
    """The index of the lowest bit."""
    index = 0
    while not bits >> index & 1:
        index += 1
    return index


@lean
def _sketch(board: Board, index: int, unseen: int, points: int, out: NDArray[np.int64]) -> None:
    """What the cells of a line see of it."""
    line = board.lines[index]
    if line[COUNT] == SIDE:
        out[CLASS] = (ROW_CLASSES if index < SIDE else COLUMN_CLASSES) - 1
        return
    if index < SIDE:
        out[CLASS], out[HELD], out[PAIRS] = row_class(line), line[ONCE], line[TWICE]
    else:
        out[HELPING] = claimed(board, line, unseen, points)
        out[CLASS] = column_class(line, out[HELPING], points)


@lean
def _cell_terms(board: Board, t: int, net: Network, work: Work) -> None:
    work.changes[:] = 0
    terms, changes, ranks = work.terms, work.changes, board.ranks
    for cell in range(CELLS):
        if board.grid[cell] != EMPTY:
            continue
        row, column = cell // SIDE, SIDE + cell % SIDE
        a, b = work.sketch[row], work.sketch[column]
        term = net.cells[t, cell_feature(a[CLASS], a[HELD], a[PAIRS], b[CLASS], b[HELPING], ranks)]
        in_row = in_column = np.float32(0)
        if work.open[row] and board.lines[row, COUNT] < SIDE - 1:
            feature = cell_feature(a[WITH + CLASS], a[WITH + HELD], a[WITH + PAIRS], b[CLASS], b[HELPING], ranks)
            in_row = net.cells[t, feature]
        if work.open[column] and board.lines[column, COUNT] < SIDE - 1:
            feature = cell_feature(a[CLASS], a[HELD], a[PAIRS], b[WITH + CLASS], b[WITH + HELPING], ranks)
            in_column = net.cells[t, feature]
        terms[0, cell], terms[1, cell], terms[2, cell] = term, in_row, in_column
        changes[LINES] += term
        changes[row] += in_row - term
        changes[column] += in_column - term
