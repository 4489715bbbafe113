"""The rules of Nine Card Brag.

Moves: STAY, SHOW_QUADS, SHOW_PAIRS; PILE + k lays the nine cards, sorted by number, as ARRANGEMENTS[k] says.
"""

from __future__ import annotations

from itertools import combinations, permutations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import NEXT_DEAL, OVER, Record
from cardloom.hands.three import pile_strength

MOST_SEATS, CARDS = 5, 9
DECLARE, ARRANGE = 0, 1  # the phases
STAY, SHOW_QUADS, SHOW_PAIRS, PILE = range(4)
NOBODY = NO_CARD = -1
FOUR, ACE = 2, 12
EACH_RANK = 0x1_1111_1111_1111  # one, in four bits a rank


def _piles(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Three piles: the first place with `a`, the first one left with `b`, and the rest."""
    left = [place for place in range(1, CARDS) if place not in a]
    return (0, *a), (left[0], *b), tuple(place for place in left[1:] if place not in b)


# Every way to lay nine cards into three piles: which are in the first pile, the second, the third. Six in a row are
# the same three piles in their six orders.
ARRANGEMENTS = np.array(
    [
        first + second + third
        for a in combinations(range(1, CARDS), 2)
        for b in combinations([place for place in range(1, CARDS) if place not in a][1:], 2)
        for first, second, third in permutations(_piles(a, b))
    ],
    np.int8,
)

MOST_MOVES = PILE + len(ARRANGEMENTS)
SPLIT = MOST_MOVES

STATE = np.dtype(
    [
        ("hands", "i1", (MOST_SEATS, CARDS)),  # sorted by number
        ("chosen", "u1"),  # the seats that have declared, or arranged, a bit each
        ("declared", "i1", MOST_SEATS),  # STAY, SHOW_QUADS or SHOW_PAIRS
        ("arranged", "i2", MOST_SEATS),  # the number of an arrangement
        ("purses", "i2", MOST_SEATS),  # tokens
        ("pot", "i2"),
        # What the deal before has shown to everybody.
        ("last_dealer", "i1"),  # NOBODY if there was none
        ("last_pot", "i2"),
        ("last_declared", "i1", MOST_SEATS),
        ("last_cards", "i1", (MOST_SEATS, CARDS)),  # pile by pile, or the declared set; NO_CARD for what was not shown
        ("last_winners", "i1", 3),  # of the three rounds; NOBODY if they were not played
        ("last_taker", "i1"),  # of the pot; NOBODY if it was saved
        ("seats", "i1"),
        ("phase", "i1"),
        ("deals", "i4"),
        ("tokens", "i2"),
        ("dealer", "i1"),  # of the first deal, then of this one
    ],
    align=True,
)


@rule
def deal(s: Record, deck: NDArray[np.int8]) -> None:
    """Every seat that has a token puts one in the pot; nine cards at a time, from the dealer's left."""
    if s.deals == 0:
        s.purses[: s.seats] = s.tokens
        s.last_dealer = NOBODY
    s.deals += 1
    seat = s.dealer
    for first in range(0, CARDS * s.seats, CARDS):
        seat = left_of(s, seat)
        if s.purses[seat] > 0:
            s.purses[seat] -= 1
            s.pot += 1
        for k in range(first, first + CARDS):
            lower = 0
            for other in range(first, first + CARDS):
                lower += deck[other] < deck[k]
            s.hands[seat, lower] = deck[k]
    s.chosen = 0
    s.phase = DECLARE


@rule
def left_of(s: Record, seat: int) -> int:
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def to_act(s: Record) -> int:
    """All declare at once, and all arrange at once: every seat that has not yet chosen."""
    return 0 if s.phase == OVER else ((1 << s.seats) - 1) & ~s.chosen


@rule
def legal(s: Record, seat: int, moves: NDArray[np.int64]) -> int:
    """Declaring needs what is declared, and nobody must. Piles stand best first."""
    n = 0
    if not to_act(s) >> seat & 1:
        return n
    if s.phase == DECLARE:
        moves[n] = STAY
        n += 1
        held = counts(s.hands[seat])
        if has_quads(held):
            moves[n] = SHOW_QUADS
            n += 1
        if pairs(held) >= 4:
            moves[n] = SHOW_PAIRS
            n += 1
    else:
        for k in range(len(ARRANGEMENTS)):
            if best_first(s.hands[seat], ARRANGEMENTS[k]):
                moves[n] = PILE + k
                n += 1
    return n


@rule
def counts(hand: NDArray[np.int8]) -> int:
    """How many cards of each rank are held, four bits a rank."""
    held = 0
    for k in range(CARDS):
        held += 1 << (hand[k] >> 2) * 4
    return held


@rule
def has_quads(held: int) -> bool:
    return held & 4 * EACH_RANK != 0


@rule
def pairs(held: int) -> int:
    """How many different ranks are held twice or more: four at most."""
    twice = (held >> 1 | held >> 2) & EACH_RANK
    return twice * EACH_RANK >> 48 & 0xF  # the product's highest rank holds the sum of all


@rule
def best_quads(hand: NDArray[np.int8]) -> int:
    """Where in the hand its best four of a kind begin. Fours are best, then A K Q J T 9 8 7 6 5 3 2."""
    best, at = -1, -1
    for k in range(CARDS - 3):
        if hand[k] >> 2 == hand[k + 3] >> 2 and quads_value(hand[k]) > best:
            best, at = quads_value(hand[k]), k
    return at


@rule
def quads_value(card: int) -> int:
    return ACE + 1 if card >> 2 == FOUR else card >> 2


@rule
def best_first(hand: NDArray[np.int8], places: NDArray[np.int8]) -> bool:
    """The piles may not rise; equal ones may stand in either order."""
    second = strength_at(hand, places, 1)
    return strength_at(hand, places, 0) >= second and second >= strength_at(hand, places, 2)


@rule
def strength_at(hand: NDArray[np.int8], places: NDArray[np.int8], pile: int) -> int:
    """The strength of a pile of the hand as it is arranged."""
    return pile_strength(hand[places[3 * pile]], hand[places[3 * pile + 1]], hand[places[3 * pile + 2]])


@rule
def play(s: Record, seat: int, move: int) -> None:
    """What is chosen stays unseen until all have chosen."""
    if s.phase == DECLARE:
        s.declared[seat] = move
    else:
        s.arranged[seat] = move - PILE
    s.chosen |= 1 << seat
    if s.chosen == (1 << s.seats) - 1:
        s.chosen = 0
        if s.phase == DECLARE:
            all_declared(s)
        else:
            all_arranged(s)


@rule
def all_declared(s: Record) -> None:
    """The best quads that were shown take the pot; else four pairs save it; else all arrange."""
    shown, taker, best = False, NOBODY, -1
    for seat in range(s.seats):
        shown |= s.declared[seat] != STAY
        if s.declared[seat] == SHOW_QUADS:
            hand = s.hands[seat]
            value = quads_value(hand[best_quads(hand)])
            if value > best:
                taker, best = seat, value
    if not shown:
        s.phase = ARRANGE
        return
    for seat in range(s.seats):
        expose(s, seat)
    s.last_winners[:] = NOBODY
    end_deal(s, taker)


@rule
def expose(s: Record, seat: int) -> None:
    """Only the declared set is exposed: four of a kind, or two cards of each of the four ranks, the lowest suits."""
    hand, cards = s.hands[seat], s.last_cards[seat]
    cards[:] = NO_CARD
    if s.declared[seat] == SHOW_QUADS:
        at = best_quads(hand)
        cards[:4] = hand[at : at + 4]
    elif s.declared[seat] == SHOW_PAIRS:
        n = 0
        for k in range(CARDS - 1):
            if hand[k] >> 2 == hand[k + 1] >> 2 and (n == 0 or hand[k] >> 2 != cards[n - 1] >> 2):
                cards[n] = hand[k]
                cards[n + 1] = hand[k + 1]
                n += 2


@rule
def all_arranged(s: Record) -> None:
    """All three rounds are shown, the first from the dealer's left. Two or more rounds take the pot.

    The best pile of a round wins, among equals the one shown first; the winner shows first in the next round.
    """
    seat = left_of(s, s.dealer)
    for pile in range(3):
        winner, best = seat, -1
        for _ in range(s.seats):
            strength = strength_at(s.hands[seat], ARRANGEMENTS[s.arranged[seat]], pile)
            if strength > best:
                winner, best = seat, strength
            seat = left_of(s, seat)
        s.last_winners[pile] = winner
        seat = winner
    for seat in range(s.seats):
        for k in range(CARDS):
            s.last_cards[seat, k] = s.hands[seat, ARRANGEMENTS[s.arranged[seat], k]]
    first, second, third = s.last_winners[0], s.last_winners[1], s.last_winners[2]
    if first in (second, third):
        end_deal(s, first)
    elif second == third:
        end_deal(s, second)
    else:
        end_deal(s, NOBODY)


@rule
def end_deal(s: Record, taker: int) -> None:
    """A saved pot stays. When one has been taken and a seat then has no token the game ends. The deal moves on left."""
    s.last_dealer, s.last_pot, s.last_taker = s.dealer, s.pot, taker
    s.last_declared[:] = s.declared
    s.dealer = left_of(s, s.dealer)
    s.phase = NEXT_DEAL
    if taker != NOBODY:
        s.purses[taker] += s.pot
        s.pot = 0
        for seat in range(s.seats):
            if s.purses[seat] == 0:
                s.phase = OVER


@rule
def random_move(s: Record, seat: int, moves: NDArray[np.int64], rng: np.random.Generator) -> int:
    if s.phase == DECLARE:
        return moves[int(rng.random() * legal(s, seat, moves))]  # type: ignore[no-any-return]
    hand = s.hands[seat]
    held = counts(hand)
    if pairs(held) < 3 and not has_quads(held):  # no two piles can be equal, so every three piles have one order
        return PILE + falling(hand, 6 * int(rng.random() * (len(ARRANGEMENTS) // 6)))
    while True:
        k = int(rng.random() * len(ARRANGEMENTS))
        if best_first(hand, ARRANGEMENTS[k]):
            return PILE + k


@rule
def falling(hand: NDArray[np.int8], first: int) -> int:
    """Of the six orders of three different piles, counted from the first, the one that stands best first."""
    places = ARRANGEMENTS[first]
    x, y, z = strength_at(hand, places, 0), strength_at(hand, places, 1), strength_at(hand, places, 2)
    if x > y and x > z:
        return first + (z > y)
    if y > z:
        return first + 2 + (z > x)
    return first + 4 + (y > x)


@rule
def scores(s: Record, out: NDArray[np.int64]) -> None:
    """Tokens."""
    for seat in range(s.seats):
        out[seat] = s.purses[seat]


@rule
def winners(s: Record) -> int:
    """Most tokens wins, equal ones share."""
    best = s.purses[: s.seats].max()
    won = 0
    for seat in range(s.seats):
        if s.purses[seat] == best:
            won |= 1 << seat
    return won
