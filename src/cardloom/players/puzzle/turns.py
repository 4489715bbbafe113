"""Whole turns: every way to play one is tried, ways to the same position once, and the end that is worth most is found.

The functions here are compiled for each game; `legal`, `play`, `features` and `worth` are that game's own, for example.
A turn ends where chance comes in: what is drawn then is unknown, and lies in the record as UNKNOWN.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import OVER, Record
from cardloom.games.puzzle import WHEELS
from cardloom.games.puzzle.hand import add, size
from cardloom.games.puzzle.jokers import NAME_NONE
from cardloom.games.puzzle.melds import CELL, EMPTY, JOKER, LENGTH, THROUGH, types, window_count
from cardloom.games.puzzle.record import stock
from cardloom.players.puzzle.completers import completing

if TYPE_CHECKING:
    from cardloom.players.puzzle_solo.value import NAMING, features, hand, key, lead, legal, play, worth

DEEPEST = 64  # moves of one turn: fewer can be played, placed, shifted and named
UNKNOWN = 54  # a card that is drawn, and not known: behind the jokers in a hand
KEYS = 1 << 14
SALT = 0x1E3779B97F4A7C15


class Room(NamedTuple):
    """Room for a search."""

    states: NDArray[Any]  # a record at each depth
    moves: NDArray[np.int64]  # and its moves
    counts: NDArray[np.int64]  # how many they are
    tried: NDArray[np.int64]  # and how many were tried
    keys: NDArray[np.int64]  # of positions that were met
    salt: NDArray[np.int64]  # what makes the keys of one turn unlike those of others
    at: NDArray[np.int64]  # the features of one position
    end: NDArray[Any]  # the best end of a turn


def room(rules: ModuleType) -> Room:
    return Room(
        np.zeros(DEEPEST + 1, rules.STATE),
        np.zeros((DEEPEST + 1, rules.MOST_MOVES), np.int64),
        np.zeros(DEEPEST + 1, np.int64),
        np.zeros(DEEPEST + 1, np.int64),
        np.zeros(KEYS, np.int64),
        np.zeros(1, np.int64),
        np.zeros(rules.MOST, np.int64),
        np.zeros(1, rules.STATE),
    )


@rule
def hide(s: Record) -> int:
    """Make the stock's cards unknown; returns them, a bit each."""
    cards = 0
    for k in range(s.drawn, s.drawn + stock(s)):
        cards |= 1 << s.deck[k]
        s.deck[k] = UNKNOWN
    return cards


@rule
def fill(hand: NDArray[np.int8], deck: NDArray[np.int8], drawn: int) -> int:
    """Put the next cards of the deck in the place of a hand's unknown ones; returns how many of the deck are drawn."""
    unknown = 0
    last = size(hand) - 1
    while last >= unknown and hand[last - unknown] >= UNKNOWN:
        unknown += 1
    for k in range(last - unknown + 1, last + 1):
        hand[k] = EMPTY
    for k in range(drawn, drawn + unknown):
        add(hand, deck[k])
    return drawn + unknown


@rule
def unlike_names(s: Record, hand: int, moves: NDArray[np.int64], n: int) -> int:
    """Leave of the namings only those that are unlike in the melds that they make and in what the hand can add to."""
    kept = 0
    looks = np.empty(n, np.int64)
    for k in range(n):
        look = -1
        if moves[k] != NAME_NONE:
            look = looks_like(s, hand, moves[k] // 52, moves[k] % 52)
        new = True
        for other in range(kept):
            new &= looks[other] != look
        if new:
            looks[kept] = look
            moves[kept] = moves[k]
            kept += 1
    return kept


@rule
def looks_like(s: Record, hand: int, joker: int, card: int) -> int:
    """What the joker does as this card: a number."""
    at = s.joker_at[joker]
    s.grid[at] = card
    look = joker
    for window in THROUGH[at]:
        if window >= window_count(s.grid):
            break
        found = types(s.grid, window, WHEELS[s.ranks])
        if found == 0 and LENGTH[window] == 3:
            gap = EMPTY
            for k in range(3):
                cell = CELL[window, k]
                if s.grid[cell] == EMPTY:
                    gap = k if gap == EMPTY else 3
                elif s.grid[cell] >= JOKER:
                    gap = 3
            if 0 <= gap < 3:
                one, two = s.grid[CELL[window, (gap + 1) % 3]], s.grid[CELL[window, (gap + 2) % 3]]
                for k, cards in enumerate(completing(s.ranks, gap, one, two)):
                    found |= (cards & hand != 0) << k
        look = look * 16 + found if LENGTH[window] == 3 else look ^ found << 2
    s.grid[at] = JOKER + joker
    return look


def forecast(s: Record, seat: int, unseen: int, tables: NDArray[np.float32], at: NDArray[np.int64]) -> float:
    """The seat's lead when a turn has ended, and what it is to gain or lose yet; alone, its points."""
    value = lead(s, seat)
    if s.phase != OVER:
        for k in range(features(s, seat, unseen, at)):
            value += tables[at[k]]
    return value


def best_end(room: Room, seat: int, unseen: int, tables: NDArray[np.float32], tries: int) -> float:
    """What the best end of the turn in the first record is worth; it is left in `room.end`. The stock is hidden.

    unseen: the cards that the seat does not know, a bit each. After so many tries the best so far is taken.
    """
    states, moves, counts, tried = room.states, room.moves, room.counts, room.tried
    room.salt[0] += SALT
    turn, drawn = states[0].turns, states[0].drawn
    best = -np.inf
    left = tries
    depth = 0
    s = states[0]
    while True:
        ended = s.turns != turn or s.drawn != drawn or s.phase == OVER
        known = key(s, seat, ended) ^ room.salt[0]
        slot = (known ^ known >> 29) & (KEYS - 1)
        counts[depth] = tried[depth] = 0
        if room.keys[slot] != known:
            room.keys[slot] = known
            if ended:
                value = worth(s, seat, forecast(s, seat, unseen, tables, room.at), tables)
                if value > best:
                    best = value
                    room.end[0] = s
            else:
                counts[depth] = legal(s, seat, moves[depth])
                if s.phase == NAMING:
                    counts[depth] = unlike_names(s, hand(s, seat), moves[depth], counts[depth])
        while depth >= 0 and tried[depth] == counts[depth]:  # all ways on from here are tried
            depth -= 1
        if depth < 0 or (left <= 0 and best > -np.inf):
            return best
        states[depth + 1] = states[depth]
        s = states[depth + 1]
        play(s, seat, moves[depth, tried[depth]])
        tried[depth] += 1
        depth += 1
        left -= 1
