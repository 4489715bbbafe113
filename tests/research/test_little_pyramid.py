"""The solved Little Pyramid: its rules told literally, and what its solution promises against play."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from fractions import Fraction

import numpy as np
import pytest

from cardloom.research.little_pyramid import (
    BLOCKS,
    DECK,
    Situation,
    best_answer_to,
    choices,
    payment,
    policy,
    to_act,
    value,
)

STANDS_ON = {3: (0, 1), 4: (1, 2), 5: (3, 4)}


def literal_choices(known: Situation) -> set[int]:
    lies = {*known.set} - {*known.taken}
    if len(known.set) < BLOCKS:
        return {cell for cell in range(BLOCKS) if cell not in lies and {*STANDS_ON.get(cell, ())} <= lies}
    return {cell for cell in lies if not any(cell in STANDS_ON.get(above, ()) for above in lies)}


def alike(known: Situation) -> dict[int, Fraction]:
    cells = choices(known)
    return dict.fromkeys(cells, Fraction(1, len(cells)))


def play(policies: tuple[Callable[[Situation], Mapping[int, Fraction]], ...], chance: random.Random) -> int:
    """What seat 1 gets in a game."""
    deck = chance.sample(DECK, BLOCKS)
    built: list[int] = []
    taken: list[int] = []
    hands: tuple[list[int], list[int]] = ([], [])
    while len(taken) < BLOCKS:
        seat = (len(built) + len(taken)) % 2
        own = [card for k, card in enumerate(deck) if k % 2 == seat and k <= len(built)]
        seen = [deck[built.index(cell)] for cell in taken]
        known = Situation(tuple(own), tuple(built), tuple(taken), tuple(seen))
        assert to_act(known) == seat
        assert {*choices(known)} == (literal_choices(known) if built else {0, 1})
        chances = policies[seat](known)
        cell = chance.choices([*chances], [float(part) for part in chances.values()])[0]
        if len(built) < BLOCKS:
            built.append(cell)
        else:
            taken.append(cell)
            hands[seat].append(deck[built.index(cell)])
    return payment(tuple(hands[0]), tuple(hands[1]))


def test_the_solution_concedes_what_it_says() -> None:
    low, high = value()
    assert 0 < high - low < 1e-4
    assert 0.4805 < low < high < 0.4806
    assert best_answer_to(2, policy) == pytest.approx(float(high), abs=1e-9)
    assert best_answer_to(1, policy) == pytest.approx(-float(low), abs=1e-9)
    assert best_answer_to(2, alike) > 0.7


@pytest.mark.parametrize("seats", ["both", "first", "second"])
def test_play_brings_what_it_is_worth(seats: str) -> None:
    """Between equals the value; over who plays at random more, and no more than the best answer wins."""
    low, high = value()
    policies = (alike if seats == "second" else policy, alike if seats == "first" else policy)
    chance = random.Random(seats)
    paid = [play(policies, chance) for _ in range(1000)]
    mean, error = float(np.mean(paid)), float(np.std(paid)) / len(paid) ** 0.5
    if seats == "first":
        assert high < mean < best_answer_to(2, alike) + 4 * error
    elif seats == "second":
        assert -best_answer_to(1, alike) - 4 * error < mean < low
    else:
        assert low - 4 * error < mean < high + 4 * error


def test_equal_hands_are_nobodys() -> None:
    assert payment((0, 4, 8), (1, 5, 9)) == 0  # 2-3-4 of either suit
    assert payment((5, 8, 9), (0, 1, 4)) == 1  # a pair of fours, of twos
    assert payment((0, 1, 4), (5, 8, 9)) == -1
