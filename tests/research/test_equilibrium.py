"""Solving zero-sum games: against a game whose value is known, and what plans are sure of."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import numpy as np
import pytest

from cardloom.research.equilibrium import Game, Tree, solve


def kuhn() -> Game:
    """Kuhn's poker: cards 0, 1, 2, an ante of 1, one bet of 1. Choices: pass, bet."""
    trees, paid = (Tree(), Tree()), dict[tuple[int, int], int]()
    for one, other in permutations(range(3), 2):
        sign = 1 if one > other else -1
        begins, bet = trees[0].choices((one, "begins"), 0, 2)
        checked, raised = trees[1].choices((other, "after a pass"), 0, 2)
        folds, calls = trees[1].choices((other, "after a bet"), 0, 2)
        gives_up, pays = trees[0].choices((one, "raised"), begins, 2)
        for pair, payment in {
            (begins, checked): sign,
            (gives_up, raised): -1,
            (pays, raised): 2 * sign,
            (bet, folds): 1,
            (bet, calls): 2 * sign,
        }.items():
            paid[pair] = paid.get(pair, 0) + payment
    return Game(trees, paid, 6)


def test_kuhns_poker() -> None:
    game = kuhn()
    solution = solve(game, 2000)
    assert solution.low <= Fraction(-1, 18) <= solution.high
    assert solution.high - solution.low < Fraction(1, 1000)
    policy = {card: game.trees[1].policy(solution.plans[1], (card, "after a bet")) for card in range(3)}
    assert [float(policy[card][1]) for card in range(3)] == pytest.approx([0, 1 / 3, 1], abs=0.01)
    bluffs = game.trees[1].policy(solution.plans[1], (0, "after a pass"))[1]
    assert float(bluffs) == pytest.approx(1 / 3, abs=0.01)


@pytest.mark.parametrize("seed", range(4))
def test_matrices(seed: int) -> None:
    rng = np.random.default_rng(seed)
    pays = rng.integers(-9, 10, (4, 6))
    game = Game((Tree(), Tree()), {}, 1)
    rows, columns = (tree.choices("only", 0, count) for tree, count in zip(game.trees, pays.shape, strict=True))
    game.paid.update({(row, column): int(pays[row - 1, column - 1]) for row in rows for column in columns})
    solution = solve(game, 3000)
    assert solution.high - solution.low < Fraction(1, 50)
    mixtures = [np.array(plan[1:]) / plan[0] for plan in solution.plans]
    assert float(solution.low) == pytest.approx((mixtures[0] @ pays).min())
    assert float(solution.high) == pytest.approx((pays @ mixtures[1]).max())


def test_what_never_comes_is_played_alike() -> None:
    tree = Tree()
    never, _ = tree.choices("first", 0, 2)
    tree.choices("then", never, 3)
    assert tree.policy([8, 0, 8, 0, 0, 0], "then") == [Fraction(1, 3)] * 3
    assert tree.policy([8, 0, 8, 0, 0, 0], "first") == [0, 1]
