"""What a position of the solo game is worth after a turn: points that are still to come, by learned tables."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import Record
from cardloom.games.puzzle.melds import CELL, EMPTY, JOKER
from cardloom.games.puzzle.record import UNPLAYED, stock
from cardloom.games.puzzle.solo.rules import CELLS, CENTRE, MOST_MOVES, NAMING, STATE, deal, legal, play, to_act
from cardloom.players.puzzle.completers import SHAPES, SUIT, apart, completing, near, shape, size_of
from cardloom.players.puzzle.turns import UNKNOWN, fill

__all__ = ["MOST_MOVES", "NAMING", "STATE", "deal", "legal", "play", "to_act"]

LINES = 8
CELL_KIND = np.array([2 if cell == CENTRE else cell % 2 for cell in range(CELLS)])  # the corners are even
# of lines: along the border, through the centre, diagonals
LINE_KIND = np.array([0 if CENTRE not in CELL[w] else 1 if CELL[w, 0] % 2 else 2 for w in range(LINES)])
PHASES = 4

# The tables stand one behind the other: lines with one gap, by how their two cards are related (7 ways) and what
# completes them in hand and in the stock, lines of one card, and others; then empty cells, by how many lines are ready
# there and how many hand cards make a meld, or two; what the hand can play at once; its shape; its size; jokers; room
# and stock; options.
PAIR = 7 * 144
LINE = PAIR + 16 + 14
CELL_AT = PHASES * 3 * LINE
CELL_SIZE = 5 * 4 * 3
CHAIN_AT = CELL_AT + PHASES * 3 * CELL_SIZE
CHAIN_SIZE = 6 * 5 * 16 * 3
SHAPE_AT = CHAIN_AT + PHASES * CHAIN_SIZE
HELD_AT = SHAPE_AT + PHASES * SHAPES
HELD_SIZE = 10 * 3
JOKER_AT = HELD_AT + PHASES * HELD_SIZE
BASE_AT = JOKER_AT + 3 * 10 * 3
OPTIONS_AT = BASE_AT + 3 * 53 * 10
SIZE = WIDTH_AT = OPTIONS_AT + 12 * 53  # points need no curve to a chance, as the duel's do
MOST = LINES + CELLS + 6


@rule
def hand(s: Record, seat: int) -> int:
    """The cards in hand that are known, jokers aside."""
    cards = 0
    for card in s.held:
        if card == EMPTY or card >= JOKER:
            break
        cards |= 1 << card
    return cards


@rule
def jokers_held(s: Record) -> int:
    return (s.joker_at[0] == UNPLAYED) + (s.joker_at[1] == UNPLAYED)  # type: ignore[no-any-return]


@rule
def key(s: Record, seat: int, over: bool) -> int:
    """A number that positions of one turn have in common when they go on alike; one joker is like the other."""
    h = (hand(s, seat) << 2 | jokers_held(s)) * -7046029254386353131
    for cell in range(CELLS):
        h = (h ^ min(s.grid[cell], JOKER)) * 6364136223846793005 + 1442695040888963407
        h ^= h >> 31
    h = (h ^ s.points) * 6364136223846793005
    h ^= h >> 29
    if not over:
        more = s.last | s.phase << 4 | s.step << 8 | s.bonuses << 12 | s.first << 20
        if s.phase == NAMING:
            more |= (s.touched + 1) << 32 | (s.owed + 1) << 40
        h = (h ^ more) * 6364136223846793005
        h ^= h >> 31
    return h  # type: ignore[no-any-return]


@rule
def lead(s: Record, seat: int) -> float:
    """The points so far."""
    return float(s.points)


@rule
def worth(s: Record, seat: int, forecast: float, tables: NDArray[np.float32]) -> float:
    """What players want: points."""
    return forecast


@rule
def unseen_by(s: Record, seat: int, stock: int) -> int:
    """The cards that the seat does not know, a bit each: those of the stock."""
    return stock


@rule
def give(s: Record, seat: int, deck: NDArray[np.int8], drawn: int) -> None:
    """There is nobody else to give cards to."""


@rule
def reveal(s: Record, deck: NDArray[np.int8], drawn: int) -> None:
    """Put the cards of this deck where unknown ones were drawn, from this one on; and for the stock."""
    for card in range(len(deck)):
        s.deck[card] = deck[card]
    drawn = fill(s.held, deck, drawn)
    for k in range(2):
        if s.offered[k] == UNKNOWN:
            s.offered[k] = deck[drawn]
            drawn += 1


@rule
def features(s: Record, seat: int, unseen: int, at: NDArray[np.int64]) -> int:
    """List the entries of the tables that make up the value of a position; returns how many.

    unseen: the cards of the stock, a bit each.
    """
    left = stock(s)
    phase = 0 if left <= 4 else 1 if left <= 10 else 2 if left <= 18 else 3
    cards = hand(s, seat)
    jokers = jokers_held(s)
    one = np.zeros(CELLS, np.int64)  # by cell, the cards that make a meld there
    two = np.zeros(CELLS, np.int64)  # and those that make two
    ready = np.zeros(CELLS, np.int64)
    kinds = 0
    n = 0
    for w in range(LINES):
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
        base = (phase * 3 + LINE_KIND[w]) * LINE
        if empty == 1 and wild < 2:
            cell = CELL[w, gap]
            if wild:
                every = near(s.ranks, card)
                at[n] = base + PAIR + 16 + min(3, size_of(cards & every))
            else:
                a, b = s.grid[CELL[w, (gap + 1) % 3]], s.grid[CELL[w, (gap + 2) % 3]]
                kind, flush, straight, scrambled = completing(s.ranks, gap, a, b)
                runs = straight | scrambled
                every = kind | flush | runs
                kinds |= (kind & cards != 0) | (flush & cards != 0) << 1
                kinds |= (straight & cards != 0) << 2 | (scrambled & cards != 0) << 3
                far = min(3, apart(s.ranks, a, b))
                relation = far * 2 - (flush != 0) if far else 0
                own = min(3, size_of(cards & (kind | flush))) * 3 + _few(size_of(unseen & (kind | flush)))
                at[n] = (
                    base + relation * 144 + own * 12 + min(3, size_of(cards & runs)) * 3 + _few(size_of(unseen & runs))
                )
            two[cell] |= one[cell] & every
            one[cell] |= every
            ready[cell] += 1
        elif empty == 2 and wild == 0:
            mates = size_of(cards & SUIT << card % 4)
            at[n] = base + PAIR + min(3, mates) * 4 + min(3, size_of(cards & near(s.ranks, card)) - mates)
        else:
            at[n] = base + PAIR + 20 + (0 if empty == 3 else 1 + empty * 3 + wild)
        n += 1
    empty = live = useful = 0
    for cell in range(CELLS):
        if s.grid[cell] == EMPTY:
            good = cards & one[cell]
            empty += 1
            live += good != 0
            useful |= good
            ways = (ready[cell] * 4 + min(3, size_of(good))) * 3 + min(2, size_of(cards & two[cell]))
            at[n] = CELL_AT + (phase * 3 + CELL_KIND[cell]) * CELL_SIZE + ways
            n += 1
    chain = (min(5, size_of(useful)) * 5 + min(4, live)) * 16 + kinds
    lying = (s.joker_at[0] >= 0) + (s.joker_at[1] >= 0)
    at[n] = CHAIN_AT + phase * CHAIN_SIZE + chain * 3 + jokers
    at[n + 1] = SHAPE_AT + phase * SHAPES + shape(s.ranks, cards)
    at[n + 2] = HELD_AT + phase * HELD_SIZE + min(9, size_of(cards)) * 3 + jokers
    at[n + 3] = JOKER_AT + (lying * 10 + empty) * 3 + jokers
    at[n + 4] = BASE_AT + (s.ranks * 53 + left) * 10 + empty
    at[n + 5] = OPTIONS_AT + ((s.ranks * 2 + s.easy) * 2 + s.hard) * 53 + left
    return n + 6


@rule
def _few(number: int) -> int:
    """A number of cards that may be drawn, in steps."""
    return 0 if number == 0 else 1 if number <= 3 else 2
