"""What the learned value sees in a grid: features, all counted against the cards that are still unseen.

Of each line its rank pattern (with the copies that are left), its chances of a straight and of a flush; of each suit
the claims of the columns; of each rank the claims of the rows, and for English points those of the columns' straights;
of each empty cell how its row and its column get on; of all rows, and of all columns, their classes together. A feature
is a row of the tables in `network`.

For American points it pays to gather ranks in the rows and suits in the columns, for English ones ranks and straights:
the two directions have features of their own, and training from nothing settles into that plan.
"""

from __future__ import annotations

from itertools import product
from math import comb

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import RANKS
from cardloom.compiled import lean, rule
from cardloom.games.poker_squares.rules import EMPTY, SIDE
from cardloom.players.poker_squares.board import COUNT, FOUR, ONCE, SUITS, THRICE, TWICE, Board

AMERICAN, ENGLISH = range(2)

STRAIGHTS = np.array([31 << low for low in range(9)] + [1 << 12 | 15], np.int64)  # the ten sets of ranks
BITS = np.array([each.bit_count() for each in range(1 << 13)], np.int64)  # BITS[bit - 1] is the index of that bit
# Which straights hold all of these ranks, a set of ten.
HOLDING = np.array(
    [sum(1 << k for k in range(10) if not each & ~int(STRAIGHTS[k])) for each in range(1 << 13)], np.int64
)


def _multisets() -> NDArray[np.int64]:
    """Numbers for up to four counts from 0 to 3 in any order, by how often each comes (three bits a count)."""
    table = np.zeros(1 << 12, np.int64)
    for often in product(range(5), repeat=4):
        size = sum(often)
        if size <= 4:
            falling = [count for count in (3, 2, 1, 0) for _ in range(often[count])]
            table[sum(times << 3 * count for count, times in enumerate(often))] = sum(
                comb(count + size - place - 1, size - place) for place, count in enumerate(falling)
            )
    return table


MULTISETS = _multisets()

# Rank patterns: where those of each shape begin. The copies that are left of the ranks tell the rest.
ONE, TWO, PAIRED, THREE = 1, 5, 15, 18
PAIR_AND_ONE, TRIPS, FOUR_RANKS, PAIR_AND_TWO, TWO_PAIRS, TRIPS_AND_ONE, QUADS, PATTERNS = (
    38,
    50,
    52,
    87,
    117,
    123,
    131,
    132,
)
OUTS = 5  # classes of straight chances beside a pattern
FINE_OUTS = 16

# Where each table of features begins.
ROW = 0
ROW_SUITED = ROW + PATTERNS * OUTS
COLUMN_SUITED = ROW_SUITED + 4 * 14
COLUMN = COLUMN_SUITED + 4 * 14 * 4
SUIT_CLAIMS = COLUMN + PATTERNS * OUTS
RANK_CLAIMS = SUIT_CLAIMS + 5 * 5 * 2 * 14
ROW_OUTS = RANK_CLAIMS + 60 * 5
COLUMN_OUTS = ROW_OUTS + 4 * FINE_OUTS
WANTED = COLUMN_OUTS + 4 * FINE_OUTS
ROW_WINDOWS = WANTED + 4 * 4 * 3 * 5
COLUMN_WINDOWS = ROW_WINDOWS + 4 * 6 * 28
FEATURES = COLUMN_WINDOWS + 4 * 6 * 28

# Classes of lines, the last for a full one; a shape is which ones the five rows are of, in any order, or the columns.
ROW_CLASSES, COLUMN_CLASSES = 13, 10
CHOOSE = np.array([[comb(n, k) for k in range(SIDE + 1)] for n in range(ROW_CLASSES + SIDE)], np.int64)
COLUMN_SHAPES = comb(ROW_CLASSES + SIDE - 1, SIDE)
SHAPES = COLUMN_SHAPES + comb(COLUMN_CLASSES + SIDE - 1, SIDE)

CELL_FEATURES = 12 * 9 * 3 * 4
MOST_LINE = 4  # features of one line
MOST_FEATURES = 2 * SIDE * MOST_LINE + 4 + 2 * len(RANKS)


@lean
def available(board: Board) -> int:
    """The ranks of which a card is unseen, a set."""
    return board.unseen[0] | board.unseen[1] | board.unseen[2] | board.unseen[3]  # type: ignore[no-any-return]


@lean
def pattern(line: NDArray[np.int64], ranks: NDArray[np.int64]) -> int:
    """The rank pattern of a line that is not full, with the copies left of its ranks."""
    count, twice = line[COUNT], line[TWICE]
    if count == 0:
        return 0
    if line[FOUR]:
        return QUADS
    packed, single = 0, line[ONCE] & ~twice
    while single:
        packed += 1 << 3 * ranks[BITS[(single & -single) - 1]]
        single &= single - 1
    others = MULTISETS[packed]
    if twice == 0:
        return (ONE if count == 1 else TWO if count == 2 else THREE if count == 3 else FOUR_RANKS) + others  # type: ignore[no-any-return]
    left = ranks[BITS[(twice & -twice) - 1]]
    if line[THRICE]:
        return TRIPS + left if count == 3 else TRIPS_AND_ONE + left * 4 + others  # type: ignore[no-any-return]
    second = twice & (twice - 1)
    if second:
        more, less = left, ranks[BITS[second - 1]]
        if less > more:
            more, less = less, more
        return TWO_PAIRS + more * (more + 1) // 2 + less  # type: ignore[no-any-return]
    if count == 2:
        return PAIRED + left  # type: ignore[no-any-return]
    return PAIR_AND_ONE + left * 4 + others if count == 3 else PAIR_AND_TWO + left * 10 + others  # type: ignore[no-any-return]


@lean
def live_straights(line: NDArray[np.int64], unseen: int) -> int:
    """The straights that a line may still become, out of these unseen ranks: a set of ten."""
    if line[TWICE] or line[COUNT] == 0:
        return 0
    ahead, live = HOLDING[line[ONCE]], 0
    while ahead:
        first = ahead & -ahead
        if STRAIGHTS[BITS[first - 1]] & ~line[ONCE] & ~unseen == 0:
            live |= first
        ahead ^= first
    return live


@lean
def straight_ways(line: NDArray[np.int64], live: int, ranks: NDArray[np.int64]) -> int:
    """In how many ways unseen cards complete a line to one of its live straights."""
    ways = 0
    while live:
        missing = STRAIGHTS[BITS[(live & -live) - 1]] & ~line[ONCE]
        live &= live - 1
        product = 1
        while missing:
            product *= ranks[BITS[(missing & -missing) - 1]]
            missing &= missing - 1
        ways += product
    return ways


@lean
def outs_class(count: int, live: int, ways: int, points: int) -> int:
    """How good the chances of a straight are, coarsely: 0 none to 4, for American points to 2."""
    if count < 2 or live == 0:
        return 0
    if points == AMERICAN:
        if count == 4:
            return 1 if ways <= 4 else 2
        return 1 if live & (live - 1) == 0 else 2
    if count == 4:
        return (ways + 1) // 2
    if count == 2:
        ways = (ways + 4) // 5
    return 1 if ways <= 6 else 2 if ways <= 14 else 3 if ways <= 26 else 4


@lean
def fine_outs(count: int, ways: int) -> int:
    """The same in sixteen classes, with four cards exactly."""
    if ways == 0 or count == 4:
        return min(ways, 8)
    unit = 64 if count == 1 else 16 if count == 2 else 3
    return 1 + min((ways - 1) // unit, FINE_OUTS - 2)


@lean
def line_features(board: Board, index: int, unseen: int, points: int, out: NDArray[np.int64]) -> int:
    """The features of a line; how many. A full line has none."""
    line = board.lines[index]
    count, suits = line[COUNT], line[SUITS]
    if count == SIDE:
        return 0
    suited = count > 0 and suits & (suits - 1) == 0
    live = live_straights(line, unseen)
    ways = straight_ways(line, live, board.ranks) if points == ENGLISH or count == 4 else 0
    outs = outs_class(count, live, ways, points)
    if index < SIDE:
        out[0] = ROW + pattern(line, board.ranks) * OUTS + outs
        n = 1
        if suited and count >= 2:
            out[n] = ROW_SUITED + (count - 1) * 14 + board.suits[BITS[suits - 1]]
            n += 1
    else:
        n = 0
        if points == ENGLISH or not suited:
            out[0] = COLUMN + pattern(line, board.ranks) * OUTS + outs
            n = 1
        if suited and (points == AMERICAN or count >= 2):
            suit = BITS[suits - 1]
            out[n] = COLUMN_SUITED + ((count - 1) * 14 + board.suits[suit]) * 4 + _straight_flushes(board, line, suit)
            n += 1
    if points == ENGLISH and count:
        out[n] = (ROW_OUTS if index < SIDE else COLUMN_OUTS) + (count - 1) * FINE_OUTS + fine_outs(count, ways)
        n += 1
        out[n] = (ROW_WINDOWS if index < SIDE else COLUMN_WINDOWS) + windows(line, live, board.ranks)
        n += 1
    return n


@lean
def windows(line: NDArray[np.int64], live: int, ranks: NDArray[np.int64]) -> int:
    """How many straights are live for how many cards, and how many are left of the cards that any of them wants."""
    wanted, number, left = 0, 0, 0
    while live:
        wanted |= STRAIGHTS[BITS[(live & -live) - 1]]
        live &= live - 1
        number += 1
    wanted &= ~line[ONCE]
    while wanted:
        left += ranks[BITS[(wanted & -wanted) - 1]]
        wanted &= wanted - 1
    return ((line[COUNT] - 1) * 6 + min(number, 5)) * 28 + min(left, 27)  # type: ignore[no-any-return]


@lean
def shape(classes: NDArray[np.int64]) -> int:
    """The number of the shape with these classes: sets with repetition, in the order of their sorted members."""
    index = 0
    for i in range(SIDE):
        place = 0
        for j in range(SIDE):
            place += classes[j] < classes[i] or (classes[j] == classes[i] and j < i)
        index += CHOOSE[classes[i] + place, place + 1]
    return index


@lean
def _straight_flushes(board: Board, line: NDArray[np.int64], suit: int) -> int:
    """How many straight flushes a line of one suit may still become, at most 3."""
    ahead, ways = HOLDING[line[ONCE]], 0
    while ahead:
        ways += STRAIGHTS[BITS[(ahead & -ahead) - 1]] & ~line[ONCE] & ~board.unseen[suit] == 0
        ahead &= ahead - 1
    return min(ways, 3)


@lean
def rank_claims(board: Board, rank: int) -> int:
    """The feature of a rank: how the rows hold it, and how many cards are left."""
    bit, claims = 1 << rank, 0
    for row in range(SIDE):
        line = board.lines[row]
        if line[COUNT] < SIDE and line[ONCE] & bit:
            claims += 1
            if line[TWICE] & bit:
                claims += 5
            if line[THRICE] & bit:
                claims += 15
            if line[FOUR] & bit:
                claims += 30
    return RANK_CLAIMS + claims * 5 + board.ranks[rank]  # type: ignore[no-any-return]


@lean
def suit_claims(board: Board, suit: int) -> int:
    """The feature of a suit: the two longest columns that hold nothing else, whether there is a third, cards left."""
    longest, second, columns = 0, 0, 0
    for index in range(SIDE, 2 * SIDE):
        line = board.lines[index]
        if line[SUITS] == 1 << suit and line[COUNT] < SIDE:
            columns += 1
            if line[COUNT] > longest:
                longest, second = line[COUNT], longest
            elif line[COUNT] > second:
                second = line[COUNT]
    return SUIT_CLAIMS + ((longest * 5 + second) * 2 + (columns > 2)) * 14 + board.suits[suit]  # type: ignore[no-any-return]


@lean
def wanted_ranks(line: NDArray[np.int64], unseen: int) -> int:
    """The ranks that a line lacks for its live straights, a set."""
    live, wanted = live_straights(line, unseen), 0
    while live:
        wanted |= STRAIGHTS[BITS[(live & -live) - 1]]
        live &= live - 1
    return wanted & ~line[ONCE]  # type: ignore[no-any-return]


@lean
def wanted_feature(board: Board, rank: int, wanted: NDArray[np.int64]) -> int:
    """The feature of a rank that the columns want for straights (a set for each): with four cards, three, two."""
    four, three, two = 0, 0, 0
    for column in range(SIDE):
        if wanted[column] >> rank & 1:
            count = board.lines[SIDE + column, COUNT]
            four += count == 4
            three += count == 3
            two += count == 2
    return WANTED + ((min(four, 3) * 4 + min(three, 3)) * 3 + min(two, 2)) * 5 + board.ranks[rank]  # type: ignore[no-any-return]


@lean
def row_class(line: NDArray[np.int64]) -> int:
    """A row at its empty cells: 12 rank patterns."""
    count, different = line[COUNT], BITS[line[ONCE]]
    if count < 2:
        return count  # type: ignore[no-any-return]
    if count < 4:
        return (4 if count == 2 else 7) - different  # type: ignore[no-any-return]
    if different == 2:
        return 9 if line[THRICE] else 10
    return 7 if different == 4 else 8 if different == 3 else 11


@lean
def column_class(line: NDArray[np.int64], wanted: int, points: int) -> int:
    """A column at its empty cells: 0 empty, 1 to 4 with its flush (English: a straight) still open, 5 to 8 without."""
    count = line[COUNT]
    if points == ENGLISH:
        return count if count == 0 or wanted else 4 + count  # type: ignore[no-any-return]
    return count if line[SUITS] & (line[SUITS] - 1) == 0 else 4 + count  # type: ignore[no-any-return]


@lean
def claimed(board: Board, line: NDArray[np.int64], unseen: int, points: int) -> int:
    """The unseen ranks that help a column: for its straights in English, of its one suit in American; else 0."""
    if points == ENGLISH:
        return wanted_ranks(line, unseen) & unseen
    suits = line[SUITS]
    return board.unseen[BITS[suits - 1]] if suits and suits & (suits - 1) == 0 else 0


@lean
def cell_feature(row: int, once: int, twice: int, column: int, helping: int, ranks: NDArray[np.int64]) -> int:
    """The feature of an empty cell: both lines' classes, and how many cards help both.

    Counted are the row's pairs, then its single ranks: those that help the column, or any if its claim is gone.
    """
    once &= ~twice
    if 0 < column < 5:
        pairs, singles = BITS[twice & helping], BITS[once & helping]
    else:
        pairs, singles = 1, 2
        while twice:
            pairs += ranks[BITS[(twice & -twice) - 1]]
            twice &= twice - 1
        while once:
            singles += ranks[BITS[(once & -once) - 1]]
            once &= once - 1
        pairs //= 2
        singles //= 3
    return ((row * 9 + column) * 3 + min(pairs, 2)) * 4 + min(singles, 3)  # type: ignore[no-any-return]


@rule
def features(
    board: Board, points: int, found: NDArray[np.int64], cells: NDArray[np.int64], shapes: NDArray[np.int64]
) -> tuple[int, int]:
    """All features of a grid, found directly: (of lines, suits and ranks; of cells), how many; and the two shapes."""
    unseen, n, m = available(board), 0, 0
    own = np.empty(MOST_LINE, np.int64)
    helping, wanted = np.empty(SIDE, np.int64), np.empty(SIDE, np.int64)
    for index in range(2 * SIDE):
        for k in range(line_features(board, index, unseen, points, own)):
            found[n] = own[k]
            n += 1
    for column in range(SIDE):
        line = board.lines[SIDE + column]
        helping[column] = claimed(board, line, unseen, points)
        wanted[column] = wanted_ranks(line, unseen) if points == ENGLISH and line[COUNT] < SIDE else 0
    for suit in range(4):
        found[n] = suit_claims(board, suit)
        n += 1
    for rank in range(13):
        found[n] = rank_claims(board, rank)
        n += 1
        if points == ENGLISH:
            found[n] = wanted_feature(board, rank, wanted)
            n += 1
    classes = np.empty(SIDE, np.int64)
    for row in range(SIDE):
        line = board.lines[row]
        classes[row] = row_class(line) if line[COUNT] < SIDE else ROW_CLASSES - 1
    shapes[0] = shape(classes)
    for column in range(SIDE):
        line = board.lines[SIDE + column]
        classes[column] = column_class(line, helping[column], points) if line[COUNT] < SIDE else COLUMN_CLASSES - 1
    shapes[1] = COLUMN_SHAPES + shape(classes)
    for cell in range(SIDE * SIDE):
        if board.grid[cell] == EMPTY:
            row, column = board.lines[cell // SIDE], board.lines[SIDE + cell % SIDE]
            help_ = helping[cell % SIDE]
            kind = column_class(column, help_, points)
            cells[m] = cell_feature(row_class(row), row[ONCE], row[TWICE], kind, help_, board.ranks)
            m += 1
    return n, m
