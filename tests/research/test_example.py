"""The example agent learns."""

from __future__ import annotations

import numpy as np
import pytest

from examples.learn_poker_squares import Agent, kinds, lines, score, train


def test_it_learns_from_a_few_thousand_games() -> None:
    agent = Agent()
    before, _ = score(agent, games=500)
    train(agent, games=15_000)
    after, error = score(agent, games=500)
    assert before < 20
    assert after - 3 * error > 70


@pytest.mark.parametrize(
    ("row", "repeats", "flush", "straight"),
    [
        ([12, -1, -1, -1, -1], 0, True, True),
        ([48, 0, 4, -1, 13], 0, False, True),  # Ac 2c 3c 5d: a wheel may come
        ([48, 0, 8, -1, 44], 0, True, False),  # Ac 2c 4c Kc
        ([0, 1, 4, 5, -1], 2, False, False),  # two pair
        ([0, 1, 2, 4, 5], 4, False, False),  # a full house
    ],
)
def test_what_kind_a_line_is(row: list[int], repeats: int, flush: bool, straight: bool) -> None:
    grid = np.full((1, 25), -1, np.int16)
    grid[0, :5] = row
    cards = sum(card >= 0 for card in row)
    assert kinds(lines(grid))[0, 0] == ((cards * 7 + repeats) * 2 + flush) * 2 + straight
