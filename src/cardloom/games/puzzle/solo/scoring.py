"""What the melds of the solo game score."""

from __future__ import annotations

from cardloom.compiled import rule
from cardloom.games.game import Record
from cardloom.games.puzzle import WHEELS
from cardloom.games.puzzle.melds import EMPTY, HOLDS, KIND, SOLO_WINDOWS, types
from cardloom.games.puzzle.record import clear

CHAIN, CHAIN_POINTS = 4, 5  # so many bonuses in a turn score so many points


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
    """Every meld scores its types and leaves; the turn's first is the cheapest of `first`."""
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
