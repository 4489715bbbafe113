"""Games of Pyramid Poker played on to the end, compiled: every seat takes by a quick policy and by what it knows.

Blocks are set anywhere. Taking, a seat knows the faces that it set (with memory `none` none at all), and all that was
turned: in a world where every face is dealt it does not peek at the others. A card goes where it raises the chance of
the game most, reckoned from the chances of the three lanes (`TABLES`) as if these were independent; a block whose face
the seat does not know counts as a card of the supply.
"""

from __future__ import annotations

import numpy as np

from cardloom.cards import RED_JOKER
from cardloom.compiled import rule
from cardloom.games.game import Record
from cardloom.games.pyramid_poker.rules import (
    BASIC,
    BLOCKS,
    FULL_MEMORY,
    HAND_POINTS,
    HANDS,
    LEVELS,
    SEATS,
    SLOTS,
    TURNED,
    WIN_POINTS,
    first_seat,
    free_blocks,
    open_cells,
)
from cardloom.hands.five import category
from cardloom.players.pyramid_poker.hands import HAND, KINDS, MIXED, NO_SUIT, RANK_SETS, kind_of, suit_after

CARDS = 54
ALL_SUITS = 0b1111
NONE, DECIDING, OPEN = range(3)  # no room; the next card decides the lane; neither
SAMPLES = 4  # supply cards that stand for a face that is not known

GAME = np.dtype(
    [
        ("face", "i1", CARDS),
        ("block", "i1", LEVELS * SLOTS),  # which lies in a cell, or lay there
        ("filled", "i2", LEVELS + 1),  # as in the rules
        ("rank_set", "i2", (SEATS, HANDS)),
        ("suit", "i1", (SEATS, HANDS)),
        ("size", "i1", (SEATS, HANDS)),
        ("group", "i2", (SEATS, HANDS)),  # of a hand, see TABLES
        ("chance", "f4", HANDS),  # of the first seat, by lane
        # Of the seat whose turn it is, by lane, before it takes:
        ("before", "f4", HANDS),  # its chance
        ("leverage", "f4", HANDS),  # how much the lane matters to it
        ("room", "i1", HANDS),  # NONE, DECIDING or OPEN
        ("suits", "i1", HANDS),  # those that keep its hand of one suit, a bit each
        ("kinds", "i2", (SEATS, HANDS, HAND + 1)),  # that the hands went through, by size
        ("totals", "i2", SEATS),  # before this deal
        ("placed", "i1"),
        ("taken", "i1"),
        ("turned", "i1"),
        ("first", "i1"),
        ("base", "i1"),
        ("scoring", "i1"),
        ("memory", "i1"),
        ("random", "u8"),
    ],
    align=True,
)


# What playouts look up: a record, since numba counts references to arrays at every call and to a record at none.
GROUPS = 370
TOTALS = 64
TABLES = np.dtype(
    [
        ("after", "i2", (len(RANK_SETS), 13)),  # hands.Steps
        ("strengths", "i8", KINDS),
        ("group", "i2", KINDS),  # hands in the making that fare alike
        ("chance", "f4", (GROUPS, GROUPS)),  # that a hand of the first will win the lane against the second
        ("points", "f4", GROUPS),  # advanced: what the hand will score
        ("match", "f4", (TOTALS, TOTALS)),  # advanced: the first seat's chance of the match, by totals after a deal
        ("lowest", "i2"),  # the total that stands first in `match`
    ],
    align=True,
)


@rule
def random_below(g: Record, n: int) -> int:
    """A number from 0 to n - 1 (splitmix64)."""
    g.random += np.uint64(0x9E3779B97F4A7C15)
    z = g.random
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z ^= z >> np.uint64(31)
    return np.int64(((z >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))  # type: ignore[return-value]


@rule
def set_up(g: Record, s: Record, tables: Record) -> None:
    """The game as the rules' record has it."""
    g.face[:] = s.deck
    g.filled[:] = s.filled
    g.totals[:] = s.totals
    for k in range(s.placed):
        g.block[s.cells[k]] = k
    g.placed, g.taken, g.turned = s.placed, s.taken, s.turned
    g.first, g.base, g.scoring, g.memory = first_seat(s), s.base, s.scoring, s.memory
    g.rank_set[:] = 0
    g.suit[:] = NO_SUIT
    g.size[:] = 0
    g.kinds[:] = 1
    for seat in range(SEATS):
        for hand in range(HANDS):
            for at in range(HAND):
                if s.hands[seat, hand, at] >= 0:
                    add(g, tables, seat, hand, s.hands[seat, hand, at])
            g.group[seat, hand] = tables.group[g.kinds[seat, hand, g.size[seat, hand]]]
    for hand in range(HANDS):
        g.chance[hand] = lane_chance(g, tables, hand)


@rule
def add(g: Record, tables: Record, seat: int, hand: int, card: int) -> None:
    """The card goes to the hand."""
    g.rank_set[seat, hand] = tables.after[g.rank_set[seat, hand], card >> 2]
    g.suit[seat, hand] = suit_after(g.suit[seat, hand], card)
    g.size[seat, hand] += 1
    kind = kind_of(g.rank_set[seat, hand], g.suit[seat, hand])
    g.kinds[seat, hand, g.size[seat, hand]] = kind
    g.group[seat, hand] = tables.group[kind]


@rule
def versus(mine: int, theirs: int) -> float:
    """What a full hand is worth against another: 1, a half for a tie, or 0."""
    return 0.5 if mine == theirs else 1.0 * (mine > theirs)


@rule
def lane_chance(g: Record, tables: Record, hand: int) -> float:
    """The first seat's chance of the lane; exact when both hands are full."""
    if g.size[0, hand] == HAND and g.size[1, hand] == HAND:
        return versus(tables.strengths[g.kinds[0, hand, HAND]], tables.strengths[g.kinds[1, hand, HAND]])
    return tables.chance[g.group[0, hand], g.group[1, hand]]  # type: ignore[no-any-return]


@rule
def weigh(g: Record, seat: int) -> None:
    """Before a take: how much the lanes matter, each the game's value with it won less that with it lost."""
    for hand in range(HANDS):
        a, b = g.chance[(hand + 1) % HANDS], g.chance[(hand + 2) % HANDS]
        one = a + b - 2 * a * b  # exactly one of the others is won
        if g.scoring == BASIC:
            g.leverage[hand] = one
        else:
            g.leverage[hand] = (1 - one) * (WIN_POINTS[3] - WIN_POINTS[2]) + one * 2 * WIN_POINTS[2]
        g.before[hand] = g.chance[hand] if seat == 0 else 1 - g.chance[hand]
        size, suit = g.size[seat, hand], g.suit[seat, hand]
        deciding = size == HAND - 1 and g.size[1 - seat, hand] == HAND
        g.room[hand] = NONE if size == HAND else DECIDING if deciding else OPEN
        g.suits[hand] = ALL_SUITS if suit == NO_SUIT else 0 if suit == MIXED else 1 << suit


@rule
def gain(g: Record, tables: Record, seat: int, hand: int, card: int) -> float:
    """What the game is worth more with the card in the hand, to the seat that weighed it."""
    kind = 2 * tables.after[g.rank_set[seat, hand], card >> 2] + (g.suits[hand] >> (card & 3) & 1)
    group = tables.group[kind]
    if g.room[hand] == DECIDING:
        chance = versus(tables.strengths[kind], tables.strengths[g.kinds[1 - seat, hand, HAND]])
    else:
        chance = tables.chance[group, g.group[1 - seat, hand]]
    more = (chance - g.before[hand]) * g.leverage[hand]
    if g.scoring != BASIC:
        more += tables.points[group] - tables.points[g.group[seat, hand]]
    return more  # type: ignore[no-any-return]


@rule
def best_hand(g: Record, tables: Record, seat: int, card: int) -> tuple[int, float]:
    """The hand with room where the card gains most, and what it gains."""
    best, most = -1, -1e9
    for hand in range(HANDS):
        if g.room[hand] != NONE:
            more = gain(g, tables, seat, hand, card)
            if more > most:
                best, most = hand, more
    return best, most


@rule
def best_gain(g: Record, tables: Record, seat: int, card: int) -> float:
    """What the card gains where it gains most: most of a playout's time goes here, so nothing else is found."""
    most = -1e9
    for hand in range(HANDS):
        if g.room[hand] != NONE:
            most = max(most, gain(g, tables, seat, hand, card))
    return most


@rule
def put(g: Record, tables: Record, seat: int, hand: int, card: int) -> None:
    """The card goes to the hand, which ends the turn."""
    add(g, tables, seat, hand, card)
    g.chance[hand] = lane_chance(g, tables, hand)
    g.taken += 1


@rule
def put_best(g: Record, tables: Record, seat: int, card: int) -> None:
    hand, _ = best_hand(g, tables, seat, card)
    put(g, tables, seat, hand, card)


@rule
def take_block(g: Record, tables: Record, seat: int, cell: int) -> int:
    """Lift the block; the card to put, which after a joker is the best of three from the supply."""
    g.filled[cell // SLOTS] &= ~(1 << cell % SLOTS)
    card = g.face[g.block[cell]]
    if card < RED_JOKER:
        return card  # type: ignore[no-any-return]
    best, most = -1, -1e9
    for k in range(BLOCKS + g.turned, BLOCKS + g.turned + TURNED):
        if g.face[k] < RED_JOKER:
            _, more = best_hand(g, tables, seat, g.face[k])
            if more > most:
                best, most = g.face[k], more
    g.turned += TURNED
    return best


@rule
def knows(g: Record, seat: int, block: int) -> bool:
    """Whether the seat knows the face of a block that lies."""
    return g.memory == FULL_MEMORY and (g.first + block) % SEATS == seat  # type: ignore[no-any-return]


@rule
def choose_block(g: Record, tables: Record, seat: int) -> int:
    """The cell of the block that the policy takes."""
    blind, three = 0.0, -1e9
    supply = BLOCKS + g.turned
    for sample in range(SAMPLES):
        card = g.face[supply + random_below(g, CARDS - supply)]
        if card < RED_JOKER:
            more = best_gain(g, tables, seat, card)
            blind += more / SAMPLES
            if sample < TURNED:
                three = max(three, more)

    best, most, ties = -1, -1e9, 0
    for level in range(LEVELS):
        if not g.filled[level]:
            break
        blocks = free_blocks(g, level)
        while blocks:
            lowest = blocks & -blocks
            blocks ^= lowest
            slot = 0
            while lowest >> slot > 1:
                slot += 1
            cell = level * SLOTS + slot
            block = g.block[cell]
            if not knows(g, seat, block):
                more = blind
            elif g.face[block] >= RED_JOKER:
                more = max(three, blind)
            else:
                more = best_gain(g, tables, seat, g.face[block])
            if more > most:
                best, most, ties = cell, more, 1
            elif more == most:
                ties += 1
                if random_below(g, ties) == 0:
                    best = cell
    return best


@rule
def any_cell(g: Record) -> int:
    """A cell where a block may be set, any alike: habits tuned by self-play were not seen to help the search."""
    found, cells = -1, 0
    for level in range(LEVELS):
        if level and not g.filled[level - 1]:
            break
        slots = open_cells(g, level)
        for slot in range(SLOTS):
            if slots >> slot & 1:
                cells += 1
                if random_below(g, cells) == 0:
                    found = level * SLOTS + slot
    return found


@rule
def set_block(g: Record, cell: int) -> None:
    g.filled[cell // SLOTS] |= 1 << cell % SLOTS
    g.block[cell] = g.placed
    g.placed += 1


@rule
def play_on(g: Record, tables: Record) -> None:
    """To the end of the deal, from a state where a block is set or taken next."""
    while g.placed < BLOCKS:
        set_block(g, any_cell(g))
    while g.taken < BLOCKS:
        seat = (g.first + g.taken) % SEATS
        weigh(g, seat)
        put_best(g, tables, seat, take_block(g, tables, seat, choose_block(g, tables, seat)))


@rule
def result(g: Record, tables: Record) -> float:
    """The first seat's share of the finished game; advanced, its chance of the match after the finished deal."""
    won = np.zeros(SEATS, np.int64)
    for hand in range(HANDS):
        if g.chance[hand] != 0.5:
            won[0 if g.chance[hand] == 1 else 1] += 1
    if g.scoring == BASIC:
        return 0.5 if won[0] == won[1] else 1.0 * (won[0] > won[1])
    places = np.zeros(SEATS, np.int64)
    for seat in range(SEATS):
        total = g.totals[seat] + WIN_POINTS[won[seat]]
        for hand in range(HANDS):
            total += HAND_POINTS[category(tables.strengths[g.kinds[seat, hand, HAND]])]
        places[seat] = min(max(total - tables.lowest, 0), TOTALS - 1)
    return tables.match[places[0], places[1]]  # type: ignore[no-any-return]
