"""Little Pyramid, a little brother of Pyramid Poker that is solved: ground truth for learning and search.

Six blocks, the ranks 2, 3 and 4 in two suits: each seat has three, face down, in a drawn order. In turn, seat 1 first,
each sets its next block on a foundation of three, or on two others. (The very first one goes not to the right: in a
mirror that were the left.) Then they take in turn, seat 1 first, a block with nothing on it: both see its card, and it
goes into the taker's hand. A seat knows its own blocks wherever they lie, each from when it is next to set it. The
better hand of three, by the order of Nine Card Brag, wins: 1 to one seat and -1 to the other, or 0 to both.

Cells count row by row from the foundation: 0, 1, 2, then 3 on 0 and 1, 4 on 1 and 2, then 5.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import permutations
from math import factorial
from typing import NamedTuple, cast

import numpy as np

from cardloom.games.pyramid_poker.rules import SEATS, STATE, free_blocks, open_cells
from cardloom.hands.three import pile_strength
from cardloom.research.equilibrium import Game, Solution, Tree, solve

DECK = tuple(4 * rank + suit for rank in range(3) for suit in range(2))
BASE = 3
CELLS = tuple((level, slot) for level in range(BASE) for slot in range(BASE - level))
BLOCKS = len(CELLS)
ROUNDS = 500

Cards = tuple[int, ...]
Places = tuple[int, ...]


class Situation(NamedTuple):
    """What the seat to act knows: its own cards so far, the next to set among them, and what both have seen."""

    own: Cards
    set: Places  # the cells of the blocks, in the order of building
    taken: Places  # the cells of the blocks that were taken, in that order
    seen: Cards  # and their cards


def to_act(known: Situation) -> int:
    """Whose turn it is, counted from 0."""
    return (len(known.set) + len(known.taken)) % SEATS


def choices(known: Situation) -> Places:
    """The cells that the next block may be set on, or taken from."""
    filled = sum(1 << cell for cell in known.set) - sum(1 << cell for cell in known.taken)
    return _open(filled, len(known.set) < BLOCKS)


@cache
def _open(filled: int, builds: bool) -> Places:
    """The same; `filled`: the cells with blocks, a bit each."""
    if builds and not filled:
        return 0, 1
    record = np.zeros(1, STATE)
    record["base"] = BASE
    for number, (level, slot) in enumerate(CELLS):
        record["filled"][0, level] |= (filled >> number & 1) << slot
    slots = [int((open_cells if builds else free_blocks)(record[0], level)) for level in range(BASE)]
    return tuple(number for number, (level, slot) in enumerate(CELLS) if slots[level] >> slot & 1)


@cache
def payment(first: Cards, second: Cards) -> int:
    """What these hands bring to seat 1: 1, 0 or -1."""
    mine, theirs = pile_strength(*first), pile_strength(*second)
    return int(mine > theirs) - int(mine < theirs)


@cache
def _solved() -> tuple[Game, Solution]:
    trees = Tree(), Tree()
    paid: dict[tuple[int, int], int] = {}

    def follow(deck: Cards, built: Places, taken: Places, seen: Cards, filled: int, chosen: tuple[int, int]) -> None:
        """Every way to go on. `deck`: the blocks in the order of building; `chosen`: each seat's sequence."""
        if len(taken) == BLOCKS:
            paid[chosen] = paid.get(chosen, 0) + payment(seen[::SEATS], seen[1::SEATS])
            return
        cells = _open(filled, len(built) < BLOCKS)
        seat = (len(built) + len(taken)) % SEATS
        numbers: Sequence[int] = (chosen[seat],)
        if len(cells) > 1:
            known = Situation(deck[seat : len(built) + 1 : SEATS], built, taken, seen)
            numbers = trees[seat].choices(known, chosen[seat], len(cells))
        for cell, number in zip(cells, numbers, strict=True):
            after = (number, chosen[1]) if seat == 0 else (chosen[0], number)
            if len(built) < BLOCKS:
                follow(deck, (*built, cell), taken, seen, filled | 1 << cell, after)
            else:
                card = deck[built.index(cell)]
                follow(deck, built, (*taken, cell), (*seen, card), filled & ~(1 << cell), after)

    for deck in permutations(DECK):
        follow(deck, (), (), (), 0, (0, 0))
    game = Game(trees, paid, factorial(BLOCKS))
    return game, solve(game, ROUNDS)


def value() -> tuple[Fraction, Fraction]:
    """Between which values seat 1's mean lies if both play best. It is worked out once, in some seconds."""
    _, solution = _solved()
    return solution.low, solution.high


def policy(known: Situation) -> dict[int, Fraction]:
    """How likely the solution chooses each cell: it concedes no more than `value` says."""
    cells, seat = choices(known), to_act(known)
    if len(cells) == 1:
        return {cells[0]: Fraction(1)}
    game, solution = _solved()
    return dict(zip(cells, game.trees[seat].policy(solution.plans[seat], known), strict=True))


def best_answer_to(seat: int, policy: Callable[[Situation], Mapping[int, Fraction | float]]) -> float:
    """What the other seat wins in the mean if it answers a seat's policy best. A policy gives chances by cell."""
    game, _ = _solved()
    tree = game.trees[seat - 1]
    plan = [1.0] * tree.first[-1]
    for known, number in tree.numbers.items():
        chances = policy(cast(Situation, known))
        for cell, sequence in zip(choices(cast(Situation, known)), tree.sequences(number), strict=True):
            plan[sequence] = plan[tree.before[number]] * float(chances.get(cell, 0))
    return float(game.best_answer(2 - seat, plan)) / game.weight
