"""What the moves are worth by the network, against the same computed directly, and the rules' points."""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np
import pytest

from cardloom.games.poker_squares.rules import CELLS
from cardloom.hands.points import SYSTEMS, score_grid
from cardloom.players.poker_squares.afterstates import last_mean, moves, new_work
from cardloom.players.poker_squares.board import (
    COUNT,
    FOUR,
    LINES,
    ONCE,
    SUITS,
    THRICE,
    TWICE,
    Board,
    keep_lines,
    made_at,
    new_board,
    put,
    see,
    take_back,
    unseen_cards,
)
from cardloom.players.poker_squares.features import (
    CELL_FEATURES,
    COLUMN_CLASSES,
    FEATURES,
    MOST_FEATURES,
    ROW_CLASSES,
    features,
    shape,
)
from cardloom.players.poker_squares.network import BIAS, BLOCK, MIDDLE, UNIT, Network, forward, new_network

RNG_SEED = 5


@pytest.fixture(scope="module")
def noise() -> Network:
    """A network in which every feature counts, so that a wrong one shows."""
    rng = np.random.default_rng(RNG_SEED)
    net = new_network(rng)
    net.linear[:] = rng.standard_normal(net.linear.shape)
    net.cells[:] = rng.standard_normal(net.cells.shape)
    net.shapes[:] = rng.standard_normal(net.shapes.shape)
    return net


def direct(board: Board, t: int, net: Network, points: int) -> float:
    """The value of a grid from all of its features."""
    found, cells, shapes = np.zeros(MOST_FEATURES, np.int64), np.zeros(CELLS, np.int64), np.zeros(2, np.int64)
    n, m = features(board, points, found, cells, shapes)
    assert (found[:n] < FEATURES).all() and (cells[:m] < CELL_FEATURES).all()
    hidden = net.embedding[BIAS + t] + net.embedding[BLOCK[t] * FEATURES + found[:n]].sum(axis=0)
    hidden[0] += net.linear[t, found[:n]].sum() + net.shapes[t, shapes].sum()
    ahead = forward(hidden, t, net, np.zeros(MIDDLE, np.float32)) + net.cells[t, cells[:m]].sum()
    return float(UNIT[points] * ahead)


@pytest.mark.parametrize("points", range(2), ids=SYSTEMS)
def test_incremental_values_are_the_direct_ones(noise: Network, points: int) -> None:
    rng, work = np.random.default_rng(RNG_SEED), new_work()
    for _ in range(40):
        board = new_board()
        for t, card in enumerate(rng.permutation(52)[: CELLS - 2].tolist(), 1):
            see(board, card)
            n = moves(board, card, t, noise, points, work)
            k = rng.integers(n)
            cell, value = int(work.cells[k]), work.values[k]
            put(board, cell, card)
            assert value == pytest.approx(
                made_at(board, cell, points) + direct(board, t, noise, points), rel=2e-3, abs=2e-3
            )


@pytest.mark.parametrize("points", range(2), ids=SYSTEMS)
def test_points_on_the_way_add_up_to_the_rules_score(noise: Network, points: int) -> None:
    rng, work = np.random.default_rng(RNG_SEED), new_work()
    for _ in range(100):
        board, made = new_board(), 0
        for t, card in enumerate(rng.permutation(52)[:CELLS].tolist(), 1):
            see(board, card)
            if t == CELLS:
                (cell,) = np.flatnonzero(board.grid < 0).tolist()
                assert moves(board, card, t, noise, points, work) == 1
                mean = work.values[0]
            else:
                cell = int(rng.choice(np.flatnonzero(board.grid < 0)))
            put(board, cell, card)
            made += made_at(board, cell, points)
        assert mean == made_at(board, cell, points)
        assert made == score_grid(board.grid.tolist(), SYSTEMS[points]).total


@pytest.mark.parametrize("classes", [ROW_CLASSES, COLUMN_CLASSES])
def test_shapes_are_numbered_without_a_gap(classes: int) -> None:
    """Whatever the order of the lines."""
    rng = np.random.default_rng(RNG_SEED)
    numbers = [shape(rng.permutation(each)) for each in combinations_with_replacement(range(classes), 5)]
    assert sorted(numbers) == list(range(len(numbers)))


def test_a_board_knows_its_lines_and_what_is_unseen() -> None:
    grid = [-1] * CELLS
    for cell, card in ((0, 0), (1, 1), (2, 2), (3, 3), (5, 4), (10, 8)):  # all deuces in a row; clubs 2 3 4 in a column
        grid[cell] = card
    board = new_board(grid, seen=(51,))
    row, column = board.lines[0].tolist(), board.lines[LINES // 2].tolist()
    assert row == [4, 1, 1, 1, 1, 0b1111]
    assert [column[part] for part in (COUNT, ONCE, TWICE, THRICE, FOUR, SUITS)] == [3, 0b111, 0, 0, 0, 1]
    assert unseen_cards(board) == [card for card in range(52) if card not in (0, 1, 2, 3, 4, 8, 51)]
    assert board.ranks.tolist() == [0, 3, 3, *[4] * 9, 3] and board.suits.tolist() == [10, 12, 12, 11]


def test_a_card_that_is_taken_back_leaves_nothing() -> None:
    board, kept = new_board([5, 6, -1, -1, -1] + [-1] * 20, seen=(7,)), np.zeros((2, 6), np.int64)
    before = [part.copy() for part in board]
    keep_lines(board, 2, kept)
    put(board, 2, 7)
    take_back(board, 2, kept)
    assert all((now == then).all() for now, then in zip(board, before, strict=True))


def test_the_mean_of_the_last_card_is_exact() -> None:
    cards = np.random.default_rng(3).permutation(52)[: CELLS - 1].tolist()
    grid = [*cards[:12], -1, *cards[12:]]
    board = new_board(grid)
    totals = [score_grid([*grid[:12], card, *grid[13:]]).total for card in unseen_cards(board)]
    made = sum(made_at(board, cell, 0) for cell in (0, 6, 18, 24))  # the diagonal's cells name every other line once
    assert made + last_mean(board, 0) == pytest.approx(np.mean(totals))
