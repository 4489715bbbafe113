"""The solved game: against a slow, literal solution, against play, and the values that the guide tells."""

from __future__ import annotations

import random
from fractions import Fraction

import numpy as np
import pytest

from cardloom.research.nine_squares import CARDS, CELLS, EMPTY, score, value, values

WHOLE = Fraction(6995347, 554400)


def literal_score(grid: list[int]) -> int:
    """The rule in words, with ranks and suits as letters."""
    cards = [("234"[card // 4], "cdhs"[card % 4]) for card in grid]
    points = 0
    for line in (cards[:3], cards[3:6], cards[6:], cards[::3], cards[1::3], cards[2::3]):
        ranks, suits = {rank for rank, _ in line}, {suit for _, suit in line}
        if len(ranks) == 1:
            points += 3
        elif len(ranks) == 3:
            points += 5 if len(suits) == 1 else 1
    return points


def literal_value(grid: list[int]) -> Fraction:
    empty = [cell for cell in range(CELLS) if grid[cell] == EMPTY]
    if not empty:
        return Fraction(literal_score(grid))
    cards = [card for card in range(CARDS) if card not in grid]
    best = [max(literal_value([*grid[:cell], card, *grid[cell + 1 :]]) for cell in empty) for card in cards]
    return sum(best, Fraction(0)) / len(cards)


def test_scores() -> None:
    chance = random.Random(1)
    for _ in range(500):
        grid = chance.sample(range(CARDS), CELLS)
        assert score(np.array(grid)) == literal_score(grid)


@pytest.mark.parametrize("seed", range(6))
def test_endings_against_a_literal_solution(seed: int) -> None:
    chance = random.Random(seed)
    grid = chance.sample(range(CARDS), CELLS)
    for cell in chance.sample(range(CELLS), 3):
        grid[cell] = EMPTY
    assert value(grid) == literal_value(grid)


def test_the_value_of_the_game_is_what_its_best_play_makes() -> None:
    assert value() == WHOLE
    chance = random.Random(2)
    scores = []
    for _ in range(400):
        grid = [EMPTY] * CELLS
        for card in chance.sample(range(CARDS), CELLS):
            worth = values(grid, card)
            grid[max(worth, key=lambda cell: worth[cell])] = card
        scores.append(literal_score(grid))
    assert abs(np.mean(scores) - float(WHOLE)) < 4 * np.std(scores) / len(scores) ** 0.5
    assert len(set(values([EMPTY] * CELLS, 0).values())) == 1  # the first card may go anywhere
