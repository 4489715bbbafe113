"""Two-Hand Brag, a little brother of Nine Card Brag that is solved: ground truth for learning and search.

Two seats get six cards each from a deck of sixteen: aces, twos, threes and fours. Both declare at once, as in the
great game: four of a kind, or pairs of three different ranks, or nothing. The best four of a kind that is shown takes
the pot, else three pairs save it. If nobody shows, both lay two piles of three cards, the second no better than the
first. Seat 1 shows first; the better pile wins the round, among equals the one shown first, and who has won shows first
in the second round. Who wins both takes the pot, else it is saved. A pot that is taken is 1 to one seat and -1 to the
other, a saved one is 0. Piles and fours are worth what they are in Nine Card Brag.

Declaring and laying are one choice here: who lays has learned of the other nothing but that it shows nothing. Only what
piles are worth counts, so that hands which differ by the names of suits are one situation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb
from typing import NamedTuple

from cardloom.games.nine_card_brag.rules import SHOW_PAIRS, SHOW_QUADS, STAY, quads_value
from cardloom.hands.three import pile_strength
from cardloom.research.equilibrium import Game, Solution, Tree, solve

DECK = tuple(4 * rank + suit for rank in (0, 1, 2, 12) for suit in range(4))
CARDS, PILE = 6, 3
DEALS = comb(len(DECK), CARDS) * comb(len(DECK) - CARDS, CARDS)
ROUNDS = 1000

Hand = tuple[int, ...]  # sorted by number


class Choice(NamedTuple):
    """What a seat does: STAY, SHOW_QUADS or SHOW_PAIRS, and what its piles are worth, or its four of a kind."""

    declared: int
    first: int = 0
    second: int = 0


Policy = Callable[[Hand], Mapping[Choice, Fraction | float]]


@cache
def choices(hand: Hand) -> tuple[Choice, ...]:
    """What may be done with a hand, but for piles both of which another way to lay makes as good or better."""
    laid = set()
    for pile in combinations(hand, PILE):
        first, second = pile_strength(*pile), pile_strength(*(card for card in hand if card not in pile))
        if first >= second:
            laid.add((first, second))
    best = [piles for piles in laid if not any(_beats(other, piles) for other in laid)]
    found = [Choice(STAY, *piles) for piles in sorted(best, reverse=True)]
    ranks = [card // 4 for card in hand]
    found += [Choice(SHOW_QUADS, quads_value(4 * rank)) for rank in set(ranks) if ranks.count(rank) == 4]
    if sum(ranks.count(rank) >= 2 for rank in set(ranks)) == 3:
        found.append(Choice(SHOW_PAIRS))
    return tuple(found)


def _beats(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one != other and one[0] >= other[0] and one[1] >= other[1]


def payment(mine: Choice, theirs: Choice) -> int:
    """What seat 1 gets: 1, 0 or -1."""
    if SHOW_QUADS in (mine.declared, theirs.declared):
        shown = [choice.first if choice.declared == SHOW_QUADS else -1 for choice in (mine, theirs)]
        return 1 if shown[0] > shown[1] else -1
    if SHOW_PAIRS in (mine.declared, theirs.declared):
        return 0
    if mine.first >= theirs.first:
        return 1 if mine.second >= theirs.second else 0
    return 0 if mine.second > theirs.second else -1


@cache
def situation(hand: Hand) -> Hand:
    """A hand that stands for all that differ from this one by the names of suits."""
    suits = sorted((sum(1 << card // 4 for card in hand if card % 4 == suit) for suit in range(4)), reverse=True)
    return tuple(card for card in DECK if suits[card % 4] >> card // 4 & 1)


@cache
def _situations() -> dict[Hand, int]:
    """Every situation with the number of its hands."""
    counts: dict[Hand, int] = {}
    for hand in combinations(DECK, CARDS):
        stands = situation(hand)
        counts[stands] = counts.get(stands, 0) + 1
    return counts


def _others(hand: Hand) -> combinations[Hand]:
    """The hands that the other seat may have."""
    return combinations([card for card in DECK if card not in hand], CARDS)


@cache
def _solved() -> tuple[tuple[Tree, Tree], Solution]:
    trees = Tree(), Tree()
    sequences = [{hand: tree.choices(hand, 0, len(choices(hand))) for hand in _situations()} for tree in trees]
    paid: dict[tuple[int, int], int] = {}
    for hand, count in _situations().items():
        for other in map(situation, _others(hand)):
            for one, mine in zip(sequences[0][hand], choices(hand), strict=True):
                for two, theirs in zip(sequences[1][other], choices(other), strict=True):
                    paid[one, two] = paid.get((one, two), 0) + count * payment(mine, theirs)
    return trees, solve(Game(trees, paid, DEALS), ROUNDS)


def value() -> tuple[Fraction, Fraction]:
    """Between which values seat 1's mean lies if both play best. It is worked out once, in some seconds."""
    _, solution = _solved()
    return solution.low, solution.high


def policy(seat: int, hand: Sequence[int]) -> dict[Choice, Fraction]:
    """How likely the solution makes each choice with a hand: it concedes no more than `value` says."""
    trees, solution = _solved()
    stands = situation(tuple(sorted(hand)))
    chances = trees[seat - 1].policy(solution.plans[seat - 1], stands)
    return dict(zip(choices(stands), chances, strict=True))


def best_answer_to(seat: int, policy: Policy) -> float:
    """What the other seat wins in the mean if it answers a seat's policy best. A policy gives chances by choice."""
    total = 0.0
    for hand, count in _situations().items():
        worth = dict.fromkeys(choices(hand), 0.0)
        for other in _others(hand):
            for theirs, chance in policy(other).items():
                for mine in worth:
                    pays = -payment(theirs, mine) if seat == 1 else payment(mine, theirs)
                    worth[mine] += float(chance) * pays
        total += count * max(worth.values())
    return total / DEALS
