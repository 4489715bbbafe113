"""Score = start + luck - losses, exactly; and scores without luck mean the same."""

from __future__ import annotations

import numpy as np
import pytest

from cardloom.hands.points import SYSTEMS, score_grid
from cardloom.players.poker_squares.luck import account, expected, fair_scores


@pytest.mark.parametrize("points", SYSTEMS)
def test_a_score_is_start_and_luck_less_losses(points: str) -> None:
    rng = np.random.default_rng(8)
    cards, cells = rng.permutation(52)[:25].tolist(), rng.permutation(25).tolist()
    game = account(cards, cells, points)
    grid = [cards[cells.index(cell)] for cell in range(25)]
    score = score_grid(grid, points).total
    assert game.value == pytest.approx(score) and game.turns[-1].value == pytest.approx(score)
    assert game.value == game.start + game.luck - game.loss
    assert all(turn.loss >= 0 for turn in game.turns) and game.loss > 10  # cells at random lose a lot
    assert game.turns[-1].loss == game.turns[0].loss == 0  # only one cell; all cells alike


def test_the_best_cell_loses_nothing() -> None:
    cards = np.random.default_rng(9).permutation(52)[:6].tolist()
    cells: list[int] = []
    for t in range(1, len(cards) + 1):
        free = next(cell for cell in range(25) if cell not in cells)
        cells.append(account(cards[:t], [*cells, free]).turns[-1].best)
    assert account(cards, cells).loss == 0


def test_the_value_of_a_move_is_that_of_the_grid_after_it() -> None:
    cards = np.random.default_rng(10).permutation(52)[:10].tolist()
    game = account(cards, range(10))
    assert expected([*cards, *[-1] * 15]) == pytest.approx(game.turns[-1].value)
    assert expected([-1] * 25) == game.start


def test_an_account_is_of_different_cells() -> None:
    with pytest.raises(ValueError, match="different"):
        account([1, 2], [3, 3])


def test_fair_scores_vary_less_and_mean_the_same() -> None:
    """Random cells: the luck of a card by the network's word has mean zero, whoever plays."""
    rng = np.random.default_rng(11)
    decks = rng.permuted(np.tile(np.arange(52), (100, 1)), axis=1)[:, :25]
    cells = rng.permuted(np.tile(np.arange(25), (100, 1)), axis=1)
    scores, fair = fair_scores(decks, cells)
    grids = np.take_along_axis(decks, np.argsort(cells, axis=1), axis=1)
    assert scores.tolist() == [score_grid(grid.tolist()).total for grid in grids]
    difference = scores - fair
    assert abs(difference.mean()) < 4 * difference.std() / np.sqrt(100)
