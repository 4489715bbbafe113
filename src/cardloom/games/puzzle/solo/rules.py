"""The rules of Puzzle Poker, playing alone.

Moves: namings first (see `puzzle.jokers`); PLAY + card * CELLS + cell; PLACE + card * CELLS + cell;
SHIFT + cell * CELLS + the cell that it goes to (of all three, (move - PLAY) % CELLS is the cell); REMOVE + cell; DONE.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import OVER, Record
from cardloom.games.puzzle import WHEELS
from cardloom.games.puzzle.hand import add, drop, size
from cardloom.games.puzzle.jokers import PLAY, list_names, may_name, name
from cardloom.games.puzzle.melds import COLUMNS, EMPTY, JOKER, SOLO_CELLS, bonus, empty_cells, types_through
from cardloom.games.puzzle.record import GONE, UNPLAYED, draw, fields, lay_out, stock
from cardloom.games.puzzle.solo.scoring import all_types, melds, score

CELLS, CENTRE, HAND = SOLO_CELLS, 4, 5
WIN_MARK = 20  # more than this wins
REMOVAL = -2

REMOVING, PLACING, ACTING, CHAINING, NAMING = range(5)  # the phases

PLACE = PLAY + (JOKER + 2) * CELLS
SHIFT = PLACE + JOKER * CELLS
REMOVE = SHIFT + CELLS * CELLS
DONE = REMOVE + CELLS
MOST_MOVES = (JOKER + 2) * CELLS + CELLS * CELLS + 1  # any card on any cell, any shift, done
SPLIT = MOST_MOVES


_STRAIGHT = [(-1, 0), (0, -1), (0, 1), (1, 0)]
_DIAGONAL = [(-1, -1), (-1, 1), (1, -1), (1, 1)]


def _reach(steps: list[tuple[int, int]]) -> list[int]:
    """By cell, the cells a step away, a bit each."""
    at = {divmod(cell, COLUMNS): 1 << cell for cell in range(CELLS)}
    return [sum(at.get((row + down, column + right), 0) for down, right in steps) for row, column in at]


REACH = np.array([_reach(_STRAIGHT + _DIAGONAL), _reach(_STRAIGHT)])  # by the option `hard`

STATE = np.dtype(
    [
        *fields(CELLS),
        ("points", "i2"),
        ("held", "i1", JOKER + 3),  # the hand, the jokers among them while they are unplayed
        ("offered", "i1", 2),  # the cards drawn, one of which is to be placed
        ("step", "i1"),  # the phase that a move was made in, while jokers are named for it
        ("first", "i2"),  # of the turn's earliest action that made melds, those still standing, a bit a window
        ("bonuses", "i1"),  # of this turn
        ("scored_first", "i1"),  # the window of the last turn's first meld, else EMPTY
        ("scored_bonuses", "i1"),  # the last turn's bonuses
        ("easy", "i1"),
        ("hard", "i1"),
    ],
    align=True,
)


@rule
def deal(s: Record, deck: NDArray[np.int8]) -> None:
    """The first card in the centre, five in hand, both jokers at the side; the rest is the stock."""
    lay_out(s, deck)
    s.grid[CENTRE] = draw(s)
    s.held[:] = EMPTY
    add(s.held, JOKER)
    add(s.held, JOKER + 1)
    for _ in range(HAND):
        add(s.held, draw(s))
    s.points = 0
    s.offered[:] = EMPTY
    s.scored_first = EMPTY
    s.scored_bonuses = 0
    begin_turn(s)


@rule
def begin_turn(s: Record) -> None:
    """Stock empty: the game is over. Grid full: first a card must go."""
    s.turns += 1
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
            moves[n] = kind + card * CELLS + cell
            n += empty >> cell & 1  # half as long as a branch that nobody can predict
    return n


@rule
def list_shifts(s: Record, empty: int, moves: NDArray[np.int64], n: int) -> int:
    """List the shifts of a grid card, jokers too, to an empty neighbouring cell."""
    for cell in range(CELLS):
        if not empty >> cell & 1:
            reached = REACH[s.hard, cell] & empty
            for other in range(CELLS):
                moves[n] = SHIFT + cell * CELLS + other
                n += reached >> other & 1
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
    """A card goes, at the price of two points."""
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
    end_turn(s)


@rule
def end_turn(s: Record) -> None:
    """Back to five cards if below, jokers not counted, as far as the stock goes."""
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
