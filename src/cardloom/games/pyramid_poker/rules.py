"""The rules of Pyramid Poker.

A cell is level * SLOTS + slot, both from 0: 0 is a1, 2 is c1, SLOTS is a2. Moves, each kind in a range of its own:
PLACE + cell, TAKE + cell, TO_HAND + hand (from 0), KEEP + card.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import RED_JOKER
from cardloom.compiled import rule
from cardloom.games.game import NEXT_DEAL, OVER, Record
from cardloom.hands.five import category, strength

SEATS, HANDS, HAND = 2, 3, 5
BLOCKS = SEATS * HANDS * HAND
SLOTS, LEVELS = 12, 12  # of the widest foundation
TURNED = 3  # supply blocks for a joker
EMPTY = -1
BUILD, TAKE_DOWN, KEEP_ONE, FILL_HAND = range(4)  # the phases
FULL_MEMORY, BASIC = 0, 0  # the options' first words

PLACE = 0
TAKE = PLACE + SLOTS * LEVELS
TO_HAND = TAKE + SLOTS * LEVELS
KEEP = TO_HAND + HANDS
MOST_MOVES = KEEP + RED_JOKER
SPLIT = MOST_MOVES

HAND_POINTS = np.array([-1, 0, 0, 0, 1, 1, 2, 3, 4, 5])  # advanced, by category
WIN_POINTS = np.array([0, 0, 3, 4])  # advanced, by hands won

STATE = np.dtype(
    [
        ("deck", "i1", 54),  # block k of the building is deck[k]; the supply follows
        ("cells", "i1", BLOCKS),  # where block k was set, EMPTY before
        ("filled", "i2", LEVELS + 1),  # by level: the slots with a block, a bit each; the last stays empty
        ("hands", "i1", (SEATS, HANDS, HAND)),  # filled from the front, EMPTY
        ("last_hands", "i1", (SEATS, HANDS, HAND)),  # those of the deal before, if there was one
        ("totals", "i2", SEATS),
        ("placed", "i1"),  # blocks
        ("taken", "i1"),  # takes that are finished
        ("turned", "i1"),  # supply blocks
        ("held", "i1"),  # the card that goes to a hand now, else EMPTY
        ("seats", "i1"),
        ("phase", "i1"),
        ("deals", "i2"),
        ("start", "i1"),
        ("base", "i1"),
        ("scoring", "i1"),
        ("target", "i1"),
        ("memory", "i1"),
    ],
    align=True,
)


@rule
def deal(s: Record, deck: NDArray[np.int8]) -> None:
    """15 blocks for each seat, face down; 24 are the supply."""
    for k in range(len(deck)):
        s.deck[k] = deck[k]
    s.last_hands[:] = s.hands
    s.cells[:] = EMPTY
    s.filled[:] = 0
    s.hands[:] = EMPTY
    s.placed = 0
    s.taken = 0
    s.turned = 0
    s.held = EMPTY
    s.phase = BUILD
    s.deals += 1


@rule
def first_seat(s: Record) -> int:
    """The start seat alternates from deal to deal."""
    return (s.start + s.deals - 1) % SEATS  # type: ignore[no-any-return]


@rule
def to_act(s: Record) -> int:
    """The start seat first, then in turn: 30 placements, then 30 takes."""
    if s.phase == OVER:
        return 0
    turns = s.placed if s.phase == BUILD else s.taken
    return 1 << (first_seat(s) + turns) % SEATS  # type: ignore[no-any-return]


@rule
def is_filled(s: Record, cell: int) -> bool:
    """Whether a block lies there."""
    return s.filled[cell // SLOTS] >> cell % SLOTS & 1 != 0  # type: ignore[no-any-return]


@rule
def open_cells(s: Record, level: int) -> int:
    """The slots of a level that may be filled: all of the foundation; above, where the two below are filled."""
    if level == 0:
        supported = (1 << s.base) - 1
    else:
        below = s.filled[level - 1]
        supported = below & below >> 1
    return supported & ~s.filled[level]  # type: ignore[no-any-return]


@rule
def free_blocks(s: Record, level: int) -> int:
    """The slots of a level whose block has nothing on top of it."""
    above = s.filled[level + 1]
    return s.filled[level] & ~(above | above << 1)  # type: ignore[no-any-return]


@rule
def turned_cards(s: Record) -> NDArray[np.int8]:
    """The supply blocks that were turned last."""
    end = BLOCKS + s.turned
    return s.deck[end - TURNED : end]  # type: ignore[no-any-return]


@rule
def legal(s: Record, seat: int, moves: NDArray[np.int64]) -> int:
    if not to_act(s) >> seat & 1:
        return 0
    n = 0
    if s.phase == BUILD or s.phase == TAKE_DOWN:
        for level in range(LEVELS):
            if level and not s.filled[level - 1]:
                break
            slots = open_cells(s, level) if s.phase == BUILD else free_blocks(s, level)
            first = (PLACE if s.phase == BUILD else TAKE) + level * SLOTS
            for slot in range(SLOTS):
                if slots >> slot & 1:
                    moves[n] = first + slot
                    n += 1
    elif s.phase == KEEP_ONE:
        # One of the turned blocks that is not a joker.
        for card in turned_cards(s):
            if card < RED_JOKER:
                moves[n] = KEEP + card
                n += 1
    else:
        # One of the seat's own three hands, with room.
        for hand in range(HANDS):
            if s.hands[seat, hand, HAND - 1] == EMPTY:
                moves[n] = TO_HAND + hand
                n += 1
    return n


@rule
def play(s: Record, seat: int, move: int) -> None:
    if move >= KEEP:
        s.held = move - KEEP
        s.phase = FILL_HAND
    elif move >= TO_HAND:
        fill_hand(s, seat, move - TO_HAND)
    elif move >= TAKE:
        take(s, move - TAKE)
    else:
        place(s, move - PLACE)


@rule
def place(s: Record, cell: int) -> None:
    """The seat sets its next block; the choice is the cell, not the block."""
    s.filled[cell // SLOTS] |= 1 << cell % SLOTS
    s.cells[s.placed] = cell
    s.placed += 1
    if s.placed == BLOCKS:
        s.phase = TAKE_DOWN


@rule
def take(s: Record, cell: int) -> None:
    """A card goes to a hand; a joker is discarded and three supply blocks are turned face up for both."""
    s.filled[cell // SLOTS] &= ~(1 << cell % SLOTS)
    block = 0
    while s.cells[block] != cell:
        block += 1
    if s.deck[block] < RED_JOKER:
        s.held = s.deck[block]
        s.phase = FILL_HAND
    else:
        s.turned += TURNED
        s.phase = KEEP_ONE


@rule
def fill_hand(s: Record, seat: int, hand: int) -> None:
    """The card goes face up into the hand and stays; 15 takes each make 5 + 5 + 5."""
    at = 0
    while s.hands[seat, hand, at] != EMPTY:
        at += 1
    s.hands[seat, hand, at] = s.held
    s.held = EMPTY
    s.taken += 1
    s.phase = TAKE_DOWN
    if s.taken == BLOCKS:
        end_deal(s)


@rule
def strengths(hands: NDArray[np.int8]) -> NDArray[np.int64]:
    """[seat, hand]: what the full hands are worth; EMPTY for a hand that is not full."""
    out = np.empty((SEATS, HANDS), np.int64)
    for seat in range(SEATS):
        for hand in range(HANDS):
            cards = hands[seat, hand]
            full = cards[HAND - 1] != EMPTY
            out[seat, hand] = strength(cards[0], cards[1], cards[2], cards[3], cards[4]) if full else EMPTY
    return out


@rule
def hands_won(worth: NDArray[np.int64], seat: int) -> int:
    """Hand i meets the other seat's hand i; a tied hand is nobody's."""
    return (worth[seat] > worth[1 - seat]).sum()  # type: ignore[no-any-return]


@rule
def end_deal(s: Record) -> None:
    """Basic: the hands won count. Advanced: every hand scores, won or lost, and winning two or three scores more."""
    worth = strengths(s.hands)
    for seat in range(SEATS):
        won = hands_won(worth, seat)
        if s.scoring == BASIC:
            s.totals[seat] = won
        else:
            s.totals[seat] += WIN_POINTS[won]
            for hand in range(HANDS):
                s.totals[seat] += HAND_POINTS[category(worth[seat, hand])]

    # When someone has reached the target the higher total wins; equal: another deal.
    decided = s.totals[0] != s.totals[1] and max(s.totals[0], s.totals[1]) >= s.target
    s.phase = OVER if s.scoring == BASIC or decided else NEXT_DEAL


@rule
def random_move(s: Record, seat: int, moves: NDArray[np.int64], rng: np.random.Generator) -> int:
    return moves[int(rng.random() * legal(s, seat, moves))]  # type: ignore[no-any-return]


@rule
def scores(s: Record, out: NDArray[np.int64]) -> None:
    """Basic: the hands won, once the game is over; advanced: the totals of the finished deals."""
    for seat in range(SEATS):
        out[seat] = s.totals[seat]


@rule
def winners(s: Record) -> int:
    """The higher score wins; equal, which only basic can be, is a draw."""
    if s.totals[0] == s.totals[1]:
        return 0b11
    return 0b01 if s.totals[0] > s.totals[1] else 0b10
