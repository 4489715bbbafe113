"""What a position of the duel is worth to the seat whose turn has ended: points that are still to come, by tables.

Every feature sees the grid from the own side: p2's rows count from the other end. Left and right are alike.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import OVER, Record
from cardloom.games.puzzle.duel.rules import (
    KEEPING,
    MOST_MOVES,
    NAMING,
    SIDE,
    STATE,
    deal,
    legal,
    play,
    to_act,
    winners,
)
from cardloom.games.puzzle.hand import add, size
from cardloom.games.puzzle.melds import CELL, CELLS, COLUMNS, EMPTY, JOKER, LENGTH, ROWS, WINDOWS
from cardloom.games.puzzle.record import UNPLAYED, stock
from cardloom.players.puzzle.completers import SHAPES, SUIT, apart, completing, near, shape, size_of
from cardloom.players.puzzle.turns import fill

__all__ = ["MOST_MOVES", "NAMING", "STATE", "deal", "legal", "play", "to_act"]


def _cell_kind(cell: int, seat: int) -> int:
    row, column = divmod(cell, COLUMNS)
    return (ROWS - 1 - row if seat else row) * 2 + column % 2


def _line_kinds(seat: int) -> list[int]:
    """By window of three, a number that windows have in common which look alike from the seat's side."""
    looks = [tuple(sorted(_cell_kind(int(cell), seat) for cell in CELL[window, :3])) for window in range(WINDOWS)]
    known = sorted({tuple(sorted(_cell_kind(int(cell), 0) for cell in CELL[w, :3])) for w in THREES})
    return [known.index(look) if window in THREES else -1 for window, look in enumerate(looks)]


THREES = np.flatnonzero(LENGTH == 3)
LINE_KIND = np.array([_line_kinds(seat) for seat in range(2)])
CELL_KIND = np.array([[_cell_kind(cell, seat) for cell in range(CELLS)] for seat in range(2)])
PHASES, KINDS = 4, int(LINE_KIND.max()) + 1

# The tables stand one behind the other: windows of three, by how they lie, those with one gap also by the gap's row,
# how their two cards are related (7 ways), and how many cards complete them, own ones and the other's; then empty
# cells; what each hand can play at once; the hand's shape; room on both sides; jokers; stock. Some stand there twice,
# for hidden hands and for open ones.
GAP = 5 * 7 * 3 * 2 * 4
LINE = GAP + 9 + 10
CELL_AT = 2 * PHASES * KINDS * LINE
CELL_SIZE = 5 * 4 * 3 * 4
CHAIN_AT = CELL_AT + 2 * PHASES * 10 * CELL_SIZE
CHAIN_SIZE = 6 * 5 * 16 * 2
SHAPE_AT = CHAIN_AT + 4 * CHAIN_SIZE
ROOM_AT = SHAPE_AT + 2 * SHAPES
ROOM_SIZE = 7 * 4 * 7
JOKER_AT = ROOM_AT + PHASES * ROOM_SIZE
JOKER_SIZE = 4 * 3 * 6
BASE_AT = JOKER_AT + PHASES * JOKER_SIZE
WIDTH_AT = BASE_AT + 2 * 2 * 3 * 53  # and by the stock, how wide the curve is from a lead to the chance to win
SIZE = WIDTH_AT + 53
MOST = len(THREES) + CELLS + 8


@rule
def hand(s: Record, seat: int) -> int:
    """The cards in hand that are known, jokers aside."""
    cards = 0
    for card in s.held[seat]:
        if card == EMPTY or card >= JOKER:
            break
        cards |= 1 << card
    return cards


@rule
def key(s: Record, seat: int, over: bool) -> int:
    """A number that positions of one turn have in common when they go on alike."""
    h = (hand(s, seat) << 1 | (s.joker_at[seat] == UNPLAYED)) * -7046029254386353131
    for cell in range(CELLS):
        h = (h ^ s.grid[cell]) * 6364136223846793005 + 1442695040888963407
        h ^= h >> 31
    h = (h ^ s.points[seat]) * 6364136223846793005
    h ^= h >> 29
    if not over:
        extra = s.last | s.phase << 4
        if s.phase == NAMING:
            extra |= (s.touched + 1) << 8 | (s.owed + 1) << 16
        elif s.phase == KEEPING:
            extra |= s.drawn << 24
            for cell in range(CELLS):
                h = (h ^ s.scored[cell]) * 6364136223846793005 + 1442695040888963407
                h ^= h >> 31
        h = (h ^ extra) * 6364136223846793005
        h ^= h >> 31
    return h  # type: ignore[no-any-return]


@rule
def lead(s: Record, seat: int) -> float:
    """How many points the seat is ahead."""
    return float(s.points[seat] - s.points[1 - seat])


@rule
def worth(s: Record, seat: int, forecast: float, tables: NDArray[np.float32]) -> float:
    """What players want: the chance to win, by a logistic curve around the forecast, the wider the more is to come."""
    if s.phase == OVER:
        return float(winners(s) >> seat & 1)
    return 1 / (1 + math.exp(-forecast / tables[WIDTH_AT + stock(s)]))


@rule
def unseen_by(s: Record, seat: int, stock: int) -> int:
    """The cards that the seat does not know, a bit each: those of the stock, and the other's if they are hidden."""
    return stock if s.hands else stock | hand(s, 1 - seat)


@rule
def give(s: Record, seat: int, deck: NDArray[np.int8], drawn: int) -> None:
    """Unless hands are open, give the seat as many of the last cards before this one as it has."""
    if not s.hands:
        cards = size(s.held[seat]) - (s.joker_at[seat] == UNPLAYED)
        s.held[seat, :] = EMPTY
        if s.joker_at[seat] == UNPLAYED:
            add(s.held[seat], JOKER + seat)
        for k in range(drawn - cards, drawn):
            add(s.held[seat], deck[k])


@rule
def reveal(s: Record, deck: NDArray[np.int8], drawn: int) -> None:
    """Put the cards of this deck where unknown ones were drawn, from this one on; and for the stock."""
    for card in range(len(deck)):
        s.deck[card] = deck[card]
    for seat in range(2):
        drawn = fill(s.held[seat], deck, drawn)


@rule
def features(s: Record, seat: int, unseen: int, at: NDArray[np.int64]) -> int:
    """List the entries of the tables that make up the value of a position; returns how many.

    unseen: the cards that the seat does not know, a bit each.
    """
    left = stock(s)
    phase = 0 if left <= 5 else 1 if left <= 12 else 2 if left <= 20 else 3
    if s.hands:
        phase += PHASES
    cards = hand(s, seat)
    theirs = hand(s, 1 - seat) if s.hands else unseen  # what the other may hold
    one = np.zeros(CELLS, np.int64)  # by cell, the cards that make a meld there
    two = np.zeros(CELLS, np.int64)  # and those that make two
    ready = np.zeros(CELLS, np.int64)
    side = SIDE[seat]
    mine_kinds = their_kinds = 0
    n = 0
    for w in THREES:
        empty = wild = 0
        gap = 0
        card = EMPTY
        for k in range(3):
            lies = s.grid[CELL[w, k]]
            if lies == EMPTY:
                empty += 1
                gap = k
            elif lies >= JOKER:
                wild += 1
            else:
                card = lies
        base = (phase * KINDS + LINE_KIND[seat, w]) * LINE
        if empty == 1 and wild < 2:
            cell = CELL[w, gap]
            row = CELL_KIND[seat, cell] // 2
            if wild:
                every = near(s.ranks, card)
                good = size_of(cards & every)
                at[n] = base + GAP + 9 + min(3, good)
            else:
                a, b = s.grid[CELL[w, (gap + 1) % 3]], s.grid[CELL[w, (gap + 2) % 3]]
                kind, flush, straight, scrambled = completing(s.ranks, gap, a, b)
                every = kind | flush | straight | scrambled
                scoring = kind | flush | straight
                bits = (kind & cards != 0) | (flush & cards != 0) << 1 | (straight & cards != 0) << 2
                bits |= (scrambled & cards != 0) << 3
                if side >> cell & 1:
                    mine_kinds |= bits
                if SIDE[1 - seat] >> cell & 1:
                    bits = (kind & theirs != 0) | (flush & theirs != 0) << 1 | (straight & theirs != 0) << 2
                    bits |= (scrambled & theirs != 0) << 3
                    their_kinds |= bits
                far = min(3, apart(s.ranks, a, b))
                relation = far * 2 - (flush != 0) if far else 0
                own = min(2, size_of(cards & scoring))
                other = _few(size_of(theirs & scoring), s.hands)
                at[n] = base + (((row * 7 + relation) * 3 + own) * 2 + (cards & scrambled != 0)) * 4 + other
            two[cell] |= one[cell] & every
            one[cell] |= every
            ready[cell] += 1
        elif empty == 2 and wild == 0:
            mates = min(2, size_of(cards & SUIT << card % 4))
            at[n] = base + GAP + mates * 3 + min(2, size_of(cards & near(s.ranks, card)) - mates)
        else:
            at[n] = base + GAP + 9 + (4 if empty == 3 else 5 if empty else 6 + wild)
        n += 1
    rooms = np.zeros(3, np.int64)
    my_useful = my_live = their_useful = their_live = 0
    for cell in range(CELLS):
        if s.grid[cell] == EMPTY:
            row = CELL_KIND[seat, cell] // 2
            rooms[0 if row < 2 else 1 if row == 2 else 2] += 1
            good = cards & one[cell]
            threat = theirs & one[cell]
            if side >> cell & 1:
                my_useful |= good
                my_live += good != 0
            if SIDE[1 - seat] >> cell & 1:
                their_useful |= threat
                their_live += threat != 0
            ways = (min(4, ready[cell]) * 4 + min(3, size_of(good))) * 3 + min(2, size_of(cards & two[cell]))
            if ready[cell]:
                at[n] = (
                    CELL_AT
                    + (phase * 10 + CELL_KIND[seat, cell]) * CELL_SIZE
                    + ways * 4
                    + _few(size_of(threat), s.hands)
                )
                n += 1
    joker, other_joker = s.joker_at[seat] == UNPLAYED, s.joker_at[1 - seat] == UNPLAYED
    at[n] = CHAIN_AT + ((min(5, size_of(my_useful)) * 5 + min(4, my_live)) * 16 + mine_kinds) * 2 + joker
    their_size = min(5, size_of(their_useful)) if s.hands else min(5, size_of(their_useful) // 3)
    at[n + 1] = CHAIN_AT + (1 + s.hands) * CHAIN_SIZE
    at[n + 1] += ((their_size * 5 + min(4, their_live)) * 16 + their_kinds) * 2 + other_joker
    at[n + 2] = SHAPE_AT + shape(s.ranks, cards)
    phase %= PHASES
    at[n + 3] = ROOM_AT + phase * ROOM_SIZE + (rooms[0] * 4 + rooms[1]) * 7 + rooms[2]
    known = size_of(cards)
    lying = (s.joker_at[0] >= 0) + (s.joker_at[1] >= 0)
    at[n + 4] = JOKER_AT + phase * JOKER_SIZE + ((joker * 2 + other_joker) * 3 + lying) * 6 + known
    at[n + 5] = BASE_AT + ((s.hands * 2 + s.persistence) * 3 + s.ranks) * 53 + left
    return n + 6


@rule
def _few(number: int, known: bool) -> int:
    """A number of cards in a few steps: of those that the other holds, or may hold."""
    if known:
        return min(3, number)
    return 0 if number == 0 else 1 if number <= 2 else 2 if number <= 6 else 3
