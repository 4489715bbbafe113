"""The rules of Puzzle Poker, playing alone.

Moves: namings first (see `puzzle.jokers`); PLAY + card * CELLS + cell; PLACE + card * CELLS + cell;
SHIFT + cell * CELLS + the cell it goes to; REMOVE + cell; DONE.
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
    COLUMNS,
    EMPTY,
    GONE,
    HOLDS,
    JOKER,
    KIND,
    SOLO_CELLS,
    SOLO_WINDOWS,
    UNPLAYED,
    bonus,
    clear,
    empty_cells,
    types,
    types_through,
)

CELLS, CENTRE, HAND = SOLO_CELLS, 4, 5
WIN_MARK = 20  # more than this wins
REMOVAL, CHAIN, CHAIN_POINTS = -2, 4, 5

REMOVING, PLACING, ACTING, CHAINING, NAMING = range(5)  # the phases

PLACE = PLAY + (JOKER + 2) * CELLS
SHIFT = PLACE + JOKER * CELLS
REMOVE = SHIFT + CELLS * CELLS
DONE = REMOVE + CELLS
MOST_MOVES = (JOKER + 2) * CELLS + CELLS * CELLS + 1  # any card on any cell, any shift, done
SPLIT = MOST_MOVES


def _reach(diagonally: bool) -> list[int]:
    """By cell, its neighbours, a bit each."""
    apart = 2 if diagonally else 1
    cells = [divmod(cell, COLUMNS) for cell in range(CELLS)]
    return [
        sum(
            1 << k
            for k, (r, c) in enumerate(cells)
            if max(abs(r - row), abs(c - column)) == 1 and abs(r - row) + abs(c - column) <= apart
        )
        for row, column in cells
    ]


REACH = np.array([_reach(True), _reach(False)])  # by the option `hard`: in eight directions, in four

STATE = np.dtype(
    [
        ("grid", "i1", CELLS),  # EMPTY, a card, or an unnamed joker; a named joker lies as its card
        ("joker_at", "i1", 2),  # a cell, UNPLAYED or GONE
        ("held", "i1", JOKER + 3),  # the hand, the jokers among them while they are unplayed
        ("offered", "i1", 2),  # the cards drawn, one of which is to be placed
        ("deck", "i1", 52),
        ("drawn", "i1"),  # how many of the deck; the rest is the stock
        ("points", "i2"),
        ("step", "i1"),  # what is being done, when jokers are named too: PLACING, ACTING or CHAINING
        ("touched", "i1"),  # the cell just placed on, played on or shifted to
        ("owed", "i1"),  # the cell of a joker that was named for a meld which the other joker must close, else EMPTY
        ("first", "i2"),  # the standing lines of the turn's earliest action that made some, a bit a window
        ("last", "i1"),  # the types that the turn's last bonus may have been
        ("bonuses", "i1"),  # of this turn
        ("scored", "i1", CELLS),  # what left the grid at the last turn's end
        ("scored_jokers", "i1", 2),  # and on which cells the jokers in it lay
        ("scored_first", "i1"),  # the window that was its first meld
        ("scored_bonuses", "i1"),  # how many bonuses it had
        ("seats", "i1"),
        ("phase", "i1"),
        ("deals", "i1"),
        ("easy", "i1"),
        ("hard", "i1"),
        ("ranks", "i1"),
    ],
    align=True,
)


@rule
def deal(s: Record, deck: NDArray[np.int8]) -> None:
    """The first card in the centre, five in hand, both jokers at the side; the rest is the stock."""
    s.deck[:] = EMPTY
    s.deck[: len(deck)] = deck
    s.deals += 1
    s.drawn = 0
    s.grid[:] = EMPTY
    s.grid[CENTRE] = draw(s)
    s.joker_at[:] = UNPLAYED
    s.held[:] = EMPTY
    add(s.held, JOKER)
    add(s.held, JOKER + 1)
    for _ in range(HAND):
        add(s.held, draw(s))
    s.offered[:] = EMPTY
    s.points = 0
    s.touched = EMPTY
    s.owed = EMPTY
    s.scored[:] = EMPTY
    s.scored_jokers[:] = EMPTY
    s.scored_first = EMPTY
    s.scored_bonuses = 0
    begin_turn(s)


@rule
def stock(s: Record) -> int:
    """How many cards are left to draw."""
    return 4 * WHEELS[s.ranks] - s.drawn


@rule
def draw(s: Record) -> int:
    """The next card of the stock."""
    s.drawn += 1
    return s.deck[s.drawn - 1]  # type: ignore[no-any-return]


@rule
def begin_turn(s: Record) -> None:
    """Stock empty: the game is over. Grid full: first a card must go."""
    s.step = PLACING
    s.first = 0
    s.last = 0
    s.bonuses = 0
    if stock(s) == 0:
        s.phase = OVER
    elif empty_cells(s.grid) == 0:
        s.phase = REMOVING
    else:
        offer(s)


@rule
def offer(s: Record) -> None:
    """Draw two cards, one if one is left."""
    for k in range(min(2, stock(s))):
        s.offered[k] = draw(s)
    s.phase = PLACING


@rule
def to_act(s: Record) -> int:
    return 0 if s.phase == OVER else 1


@rule
def legal(s: Record, seat: int, moves: NDArray[np.int64]) -> int:
    """Remove any card; place a drawn one; play, shift or be done; play for a bonus; name jokers."""
    if s.phase == OVER:
        return 0
    if s.phase == NAMING:
        return list_names(s, moves)
    if s.phase == REMOVING:
        for cell in range(CELLS):
            moves[cell] = REMOVE + cell
        return CELLS
    empty = empty_cells(s.grid)
    if s.phase == PLACING:
        return list_cards(s.offered, PLACE, empty, moves, 0)
    n = list_cards(s.held, PLAY, empty, moves, 0)
    if s.phase == ACTING:
        n = list_shifts(s, empty, moves, n)
        moves[n] = DONE
        n += 1
    return n


@rule
def list_cards(cards: NDArray[np.int8], kind: int, empty: int, moves: NDArray[np.int64], n: int) -> int:
    """List each card on each empty cell, as moves of this kind."""
    for card in cards:
        if card == EMPTY:
            break
        for cell in range(CELLS):
            if empty >> cell & 1:
                moves[n] = kind + card * CELLS + cell
                n += 1
    return n


@rule
def list_shifts(s: Record, empty: int, moves: NDArray[np.int64], n: int) -> int:
    """List the shifts of a grid card, jokers too, to an empty neighbouring cell."""
    for cell in range(CELLS):
        if not empty >> cell & 1:
            for other in range(CELLS):
                if REACH[s.hard, cell] & empty & 1 << other:
                    moves[n] = SHIFT + cell * CELLS + other
                    n += 1
    return n


@rule
def random_move(s: Record, seat: int, moves: NDArray[np.int64], rng: np.random.Generator) -> int:
    return moves[int(rng.random() * legal(s, seat, moves))]  # type: ignore[no-any-return]


@rule
def play(s: Record, seat: int, move: int) -> None:
    """Do it; name jokers, at once and if possible; then see what it made."""
    if s.phase == REMOVING:
        remove(s, move - REMOVE)
        offer(s)
        return
    more = False
    if s.phase == NAMING:
        more = name(s, move)
    else:
        s.step = s.phase
        if move != DONE:
            act(s, move)
            more = may_name(s)
    if more:
        s.phase = NAMING
    else:
        settle(s)


@rule
def remove(s: Record, cell: int) -> None:
    """A card goes, for two points."""
    move_joker(s, cell, GONE)
    s.grid[cell] = EMPTY
    s.points += REMOVAL


@rule
def act(s: Record, move: int) -> None:
    """Place one of the drawn cards, the other joins the hand; or play a card of the hand; or shift one of the grid."""
    cell = (move - PLAY) % CELLS
    if move >= SHIFT:
        origin = (move - SHIFT) // CELLS
        s.grid[cell] = s.grid[origin]
        s.grid[origin] = EMPTY
        move_joker(s, origin, cell)
    elif move >= PLACE:
        s.grid[cell] = (move - PLACE) // CELLS
        for card in s.offered:
            if card != EMPTY and card != s.grid[cell]:
                add(s.held, card)
        s.offered[:] = EMPTY
    else:
        card = (move - PLAY) // CELLS
        drop(s.held, card)
        s.grid[cell] = card
        if card >= JOKER:
            s.joker_at[card - JOKER] = cell
    s.touched = cell


@rule
def move_joker(s: Record, cell: int, to: int) -> None:
    """A joker that lies on the cell goes elsewhere."""
    for joker in range(2):
        if s.joker_at[joker] == cell:
            s.joker_at[joker] = to


@rule
def settle(s: Record) -> None:
    """A meld that shows after steps 1 and 2 is the first bonus; then bonuses chain with plays, one a card.

    A bonus must be played; with no cell or nothing to play it lapses.
    """
    lines = melds(s)
    s.first &= lines
    if s.first == 0:
        s.first = lines
    if s.step == PLACING:
        s.phase = ACTING
        return
    shown = types_through(s.grid, s.touched, WHEELS[s.ranks]) if s.step == CHAINING else all_types(s)
    earned = bonus(s.last, shown)
    if earned:
        s.last = earned
        s.bonuses += 1
        if empty_cells(s.grid) and size(s.held):
            s.phase = CHAINING
            return
    score(s)


@rule
def melds(s: Record) -> int:
    """The lines that are melds, a bit a window."""
    lines = 0
    for window in range(SOLO_WINDOWS):
        if types(s.grid, window, WHEELS[s.ranks]):
            lines |= 1 << window
    return lines


@rule
def all_types(s: Record) -> int:
    """The types of all melds on the grid."""
    found = 0
    for window in range(SOLO_WINDOWS):
        found |= types(s.grid, window, WHEELS[s.ranks])
    return found


@rule
def worth(found: int) -> int:
    """A kind is worth 2; a flush, a straight and an out-of-order straight 1 each."""
    total = 2 if found & KIND else 0
    for k in range(1, 4):
        total += found >> k & 1
    return total


@rule
def meld_points(found: int, first: bool, easy: bool) -> int:
    """What a line scores: the turn's first meld nothing, or if it is easy one point less than it is worth."""
    if first:
        return worth(found) - 1 if easy else 0
    return worth(found)


@rule
def chain_points(bonuses: int) -> int:
    """Four or more bonuses in a turn score five points, once."""
    return CHAIN_POINTS if bonuses >= CHAIN else 0


@rule
def score(s: Record) -> None:
    """Every meld scores its types and leaves; the first is the cheapest line of `first`. Then back to five cards, jokers not counted."""
    wheel = WHEELS[s.ranks]
    s.scored_first = EMPTY
    s.scored_bonuses = s.bonuses
    s.points += chain_points(s.bonuses)
    leaving = 0
    if s.bonuses:
        cheapest = 0
        for window in range(SOLO_WINDOWS):
            value = worth(types(s.grid, window, wheel))
            if s.first >> window & 1 and (s.scored_first == EMPTY or value < cheapest):
                s.scored_first = window
                cheapest = value
        for window in range(SOLO_WINDOWS):
            found = types(s.grid, window, wheel)
            if found:
                leaving |= HOLDS[window]
                s.points += meld_points(found, window == s.scored_first, s.easy)
    clear(s, leaving)
    jokers = (s.joker_at[0] == UNPLAYED) + (s.joker_at[1] == UNPLAYED)
    for _ in range(min(HAND + jokers - size(s.held), stock(s))):
        add(s.held, draw(s))
    begin_turn(s)


@rule
def scores(s: Record, out: NDArray[np.int64]) -> None:
    out[0] = s.points


@rule
def winners(s: Record) -> int:
    """More than 20 points win."""
    return 1 if s.points > WIN_MARK else 0
