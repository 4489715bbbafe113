"""Zero-sum games of two, solved to a bound that is proven in whole numbers.

The sequence form: of each player a tree of situations, in which it chooses, and of sequences, each a choice together
with those of its own that led there; and what pairs of sequences pay. B. von Stengel, Efficient Computation of
Behavior Strategies (1996). The solution comes from regret matching plus with alternating updates (O. Tammelin, Solving
Large Imperfect Information Games Using CFR+, 2014), in floating point. It is then rounded to whole parts of `PARTS`,
and best answers to what was rounded are reckoned exactly: between what they win the value of the game lies.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule

PARTS = 1 << 20
Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@dataclass
class Tree:
    """A player's situations, in the order in which they were first met, each after those that lead to it.

    Sequence 0 is to have chosen nothing; the choices of a situation are sequences in a row.
    """

    numbers: dict[Hashable, int] = field(default_factory=dict)
    before: list[int] = field(default_factory=list)  # by situation: the sequence that leads there
    first: list[int] = field(default_factory=lambda: [1])  # by situation: its first sequence; then their number

    def choices(self, situation: Hashable, before: int, count: int) -> range:
        """The sequences of a situation, which is always met after the same own choices, with as many choices."""
        number = self.numbers.setdefault(situation, len(self.before))
        if number == len(self.before):
            self.before.append(before)
            self.first.append(self.first[-1] + count)
        return self.sequences(number)

    def sequences(self, number: int) -> range:
        """Those that are the choices of a situation."""
        return range(self.first[number], self.first[number + 1])

    def policy(self, plan: Sequence[int], situation: Hashable) -> list[Fraction]:
        """How likely a plan makes each choice of a situation; all alike where it never comes."""
        number = self.numbers[situation]
        chosen = plan[self.first[number] : self.first[number + 1]]
        whole = plan[self.before[number]]
        return [Fraction(part, whole) if whole else Fraction(1, len(chosen)) for part in chosen]


@dataclass(frozen=True)
class Game:
    """`paid`: by sequences of the first and of the second player, what the first one is paid, in parts of `weight`."""

    trees: tuple[Tree, Tree]
    paid: dict[tuple[int, int], int]
    weight: int

    def best_answer(self, player: int, plan: Sequence[Any]) -> Any:
        """What the player, 0 or 1, wins by the best answer to the other one's plan, in parts of `plan[0]` * weight."""
        if player == 0:
            return _best(self.trees[0], ((a, payment * plan[b]) for (a, b), payment in self.paid.items()))
        return _best(self.trees[1], ((b, -payment * plan[a]) for (a, b), payment in self.paid.items()))


@dataclass(frozen=True)
class Solution:
    """Plans of both players, by sequence in parts of `plan[0]`, and the bounds of the game's value to the first."""

    plans: tuple[list[int], list[int]]
    low: Fraction  # what the first player's plan is sure of
    high: Fraction  # what the second player's plan concedes at most


def solve(game: Game, rounds: int) -> Solution:
    pairs = np.array(list(game.paid), np.int64)
    payments = np.array(list(game.paid.values())) / game.weight
    arrays = [(np.array(tree.before, np.int64), np.array(tree.first, np.int64)) for tree in game.trees]
    averages = _matched(pairs[:, 0].copy(), pairs[:, 1].copy(), payments, *arrays[0], *arrays[1], rounds)
    one, other = (_rounded(tree, average) for tree, average in zip(game.trees, averages, strict=True))
    low = -Fraction(game.best_answer(1, one), game.weight * one[0])
    return Solution((one, other), low, Fraction(game.best_answer(0, other), game.weight * other[0]))


def _best(tree: Tree, paid: Iterator[tuple[int, Any]]) -> Any:
    """What the best choices win if sequences are paid so."""
    worth: list[Any] = [0] * tree.first[-1]
    for sequence, payment in paid:
        worth[sequence] += payment
    for number in reversed(range(len(tree.before))):
        worth[tree.before[number]] += max(worth[tree.first[number] : tree.first[number + 1]])
    return worth[0]


def _rounded(tree: Tree, average: Floats) -> list[int]:
    """A plan in whole numbers: each choice's chance in parts of `PARTS`, the likeliest one taking up what is left."""
    deepest, depths = 0, [0] * tree.first[-1]
    for number, before in enumerate(tree.before):
        for sequence in range(tree.first[number], tree.first[number + 1]):
            depths[sequence] = depths[before] + 1
            deepest = max(deepest, depths[sequence])
    plan = [PARTS**deepest] + [0] * (tree.first[-1] - 1)
    for number, before in enumerate(tree.before):
        choices = slice(tree.first[number], tree.first[number + 1])
        chances = average[choices] / average[before] if average[before] > 0 else np.ones(1)
        parts = [round(chance * PARTS) for chance in chances.tolist()] + [0] * (len(average[choices]) - len(chances))
        parts[parts.index(max(parts))] += PARTS - sum(parts)
        plan[choices] = [plan[before] // PARTS * part for part in parts]
    return plan


@rule
def _matched(
    rows: Ints,
    columns: Ints,
    payments: Floats,
    before: Ints,
    first: Ints,
    before_other: Ints,
    first_other: Ints,
    rounds: int,
) -> tuple[Floats, Floats]:
    """The averages of both players' plans, later rounds counting more."""
    sequences, others = first[-1], first_other[-1]
    regrets, regrets_other = np.zeros(sequences), np.zeros(others)
    total, total_other = np.zeros(sequences), np.zeros(others)
    plan_other = planned(regrets_other, before_other, first_other)
    for number in range(1, rounds + 1):
        worth = np.zeros(sequences)
        for k in range(len(payments)):
            worth[rows[k]] += payments[k] * plan_other[columns[k]]
        regret(regrets, worth, before, first)
        plan = planned(regrets, before, first)
        worth = np.zeros(others)
        for k in range(len(payments)):
            worth[columns[k]] -= payments[k] * plan[rows[k]]
        regret(regrets_other, worth, before_other, first_other)
        plan_other = planned(regrets_other, before_other, first_other)
        total += number * plan
        total_other += number * plan_other
    return total, total_other


@rule
def planned(regrets: Floats, before: Ints, first: Ints) -> Floats:
    """How likely each sequence is: choices in proportion to their regrets, alike where there is none."""
    plan = np.empty(first[-1])
    plan[0] = 1
    for number in range(len(before)):
        choices = range(first[number], first[number + 1])
        whole = 0.0
        for choice in choices:
            whole += regrets[choice]
        for choice in choices:
            plan[choice] = plan[before[number]] * (regrets[choice] / whole if whole else 1 / len(choices))
    return plan


@rule
def regret(regrets: Floats, worth: Floats, before: Ints, first: Ints) -> None:
    """Add what each choice would have won more than those made; none falls below 0."""
    for number in range(len(before) - 1, -1, -1):
        choices = range(first[number], first[number + 1])
        whole, made = 0.0, 0.0
        for choice in choices:
            whole += regrets[choice]
        for choice in choices:
            made += worth[choice] * (regrets[choice] / whole if whole else 1 / len(choices))
        for choice in choices:
            regrets[choice] = max(regrets[choice] + worth[choice] - made, 0)
        worth[before[number]] += made
