"""The levels: exact where it is exact, blind to what is hidden, obedient to the budget, and in order."""

from __future__ import annotations

import random
from statistics import fmean

import numpy as np
import pytest

import cardloom
from cardloom.cards import parse_card
from cardloom.games.poker_squares.rules import CELLS
from cardloom.games.state import State
from cardloom.hands.points import SYSTEMS, score_grid
from cardloom.players import LEVELS, Budget, player
from cardloom.players.poker_squares.afterstates import new_work
from cardloom.players.poker_squares.board import LINES, PARTS, new_board, placed, points_of
from cardloom.players.poker_squares.endings import exact_mean
from cardloom.players.poker_squares.judgement import natural_cell, new_glance
from cardloom.players.poker_squares.levels import cell_of
from cardloom.players.poker_squares.luck import fair_scores
from cardloom.players.poker_squares.odds import chance_ahead, odds

KEY = "poker-squares"


def after(turns: int, seed: int = 1, seats: int = 1, points: str = "american") -> State:
    """A game in which every seat has placed so many cards, anywhere; for two the others' grids are hidden."""
    rng, state = (
        random.Random(seed),
        cardloom.new(KEY, seats=seats, seed=seed, points=points, grids="open" if seats == 3 else "hidden"),
    )
    for _ in range(turns):
        for seat in range(1, seats + 1):
            state = state.play(seat, rng.choice(state.legal(seat)))
    return state


def grid_of(state: State) -> list[int]:
    return [-1 if card is None else parse_card(card) for row in state.view(1)["grids"][0] for card in row]


def unseen_by(state: State) -> list[int]:
    return [card for card in range(52) if card not in map(parse_card, state.view(1)["announced"])]


def _mean(grid: list[int], unseen: list[int], points: str) -> float:
    """The mean score of best play to the end, by trying everything."""
    if -1 not in grid:
        return score_grid(grid, points).total
    total = 0.0
    for card in unseen:
        left = [other for other in unseen if other != card]
        empty = [cell for cell in range(CELLS) if grid[cell] == -1]
        total += max(_mean([*grid[:cell], card, *grid[cell + 1 :]], left, points) for cell in empty)
    return total / len(unseen)


@pytest.mark.parametrize("points", SYSTEMS)
@pytest.mark.parametrize("name", ["strong", "master"])
def test_the_last_two_cards_are_exact(name: str, points: str) -> None:
    state = after(23, seed=4, points=points)
    for move, value, error in player(KEY, name, seed=1).values(state.view(1), state.legal(1)):
        grid = grid_of(state)
        grid[cell_of(move)] = parse_card(move.split()[1])
        assert value == pytest.approx(_mean(grid, unseen_by(state), points)) and error == 0


@pytest.mark.parametrize("points", SYSTEMS)
@pytest.mark.parametrize("empty", [(3, 4), (2, 22), (2, 8)], ids=["a row", "a column", "apart"])
def test_two_cards_are_worth_their_mean_by_best_play(empty: tuple[int, int], points: str) -> None:
    cards = np.random.default_rng(5).permutation(52).tolist()
    grid = [-1 if cell in empty else cards.pop() for cell in range(CELLS)]
    board, system = new_board(grid), SYSTEMS.index(points)
    made = sum(points_of(board, line, system) for line in range(LINES))
    assert made + exact_mean(board, CELLS - 2, system) == pytest.approx(_mean(grid, cards, points))


def test_master_knows_the_last_three_cards_exactly() -> None:
    state, grid = after(22, seed=6), grid_of(after(22, seed=6))
    best, value, error = player(KEY, "master", seed=1).values(state.view(1), state.legal(1))[0]
    grid[cell_of(best)] = parse_card(best.split()[1])
    assert value == pytest.approx(_mean(grid, unseen_by(state), "american")) and error == 0


@pytest.mark.parametrize("turns", [0, 1, 9, 20, 24])
@pytest.mark.parametrize("name", LEVELS)
def test_every_legal_move_has_a_value_best_first(name: str, turns: int) -> None:
    state = after(turns, seats=3)
    valued = player(KEY, name, seed=1, budget=Budget(nodes=8)).values(state.view(2), state.legal(2))
    assert sorted(move for move, _, _ in valued) == sorted(state.legal(2))
    assert [value for _, value, _ in valued] == sorted((value for _, value, _ in valued), reverse=True)
    assert all(error >= 0 for _, _, error in valued)


@pytest.mark.parametrize("name", LEVELS)
def test_what_is_hidden_changes_nothing(name: str) -> None:
    state = after(12, seats=2)
    other = state.resample(1, random.Random(2))
    assert other != state
    answers = [player(KEY, name, seed=3).values(each.view(1), each.legal(1)) for each in (state, other)]
    assert answers[0] == answers[1]


def test_nodes_are_roll_outs() -> None:
    state = after(6)
    view, legal = state.view(1), state.legal(1)
    few, many = (player(KEY, "master", seed=1, budget=Budget(nodes=nodes)).values(view, legal) for nodes in (2, 64))
    assert few != many
    assert few == player(KEY, "master", seed=1, budget=Budget(nodes=2)).values(view, legal)


@pytest.mark.parametrize("points", SYSTEMS)
def test_levels_are_in_order(points: str) -> None:
    """By fair scores on the same decks: luck is no excuse."""
    means = [_fair_mean(name, points, 6) for name in ("novice", "casual", "strong")]
    assert means == sorted(means) and means[2] - means[0] > 5


def _fair_mean(name: str, points: str, games: int) -> float:
    decks, cells = np.zeros((games, CELLS), np.int64), np.zeros((games, CELLS), np.int64)
    mover = player(KEY, name, seed=1)
    for game in range(games):
        state = cardloom.new(KEY, seats=1, seed=game, points=points)
        for turn in range(CELLS):
            move = mover.choose(state.view(1), state.legal(1))
            decks[game, turn], cells[game, turn] = parse_card(move.split()[1]), cell_of(move)
            state = state.play(1, move)
    return float(fair_scores(decks, cells, points)[1].mean())


@pytest.mark.parametrize("points", SYSTEMS)
def test_the_natural_cell_is_one_that_casual_likes_best(points: str) -> None:
    for turns in range(0, 25, 4):
        state = after(turns, seed=turns, points=points)
        view = state.view(1)
        cell = natural_cell(
            np.array(grid_of(state), np.int8), parse_card(view["announced"][-1]), SYSTEMS.index(points), new_glance()
        )
        values = {cell_of(move): value for move, value, _ in player(KEY, "casual").values(view, state.legal(1))}
        assert values[cell] == pytest.approx(max(values.values()))


def test_playing_for_the_mark() -> None:
    """Chances, best first; at the last card they are certain."""
    mark = player(KEY, "mark", seed=1)
    assert mark.measure(after(12).view(1)) == "chance"
    for turns in (0, 12, 18, 24):
        state = after(turns)
        valued = mark.values(state.view(1), state.legal(1))
        assert [move for move, _, _ in valued] and sorted(move for move, _, _ in valued) == sorted(state.legal(1))
        assert all(0 <= chance <= 1 and error >= 0 for _, chance, error in valued)
    assert valued == [(state.legal(1)[0], 0.0, 0.0)]  # cells at random do not make 200 points


def test_where_the_mark_is_out_of_reach_points_decide() -> None:
    state = after(22)
    legal = state.legal(1)
    assert [chance for _, chance, _ in player(KEY, "mark", seed=1).values(state.view(1), legal)] == [0.0] * len(legal)
    assert player(KEY, "mark", seed=1).choose(state.view(1), legal) == player(KEY, "strong").choose(
        state.view(1), legal
    )


@pytest.mark.parametrize("points", SYSTEMS)
def test_the_last_three_cards_are_exact_for_a_mark(points: str) -> None:
    """The last two by trying everything, the one before by what these are worth."""
    state = after(22, seed=6, points=points)
    grid, unseen, system = grid_of(state), unseen_by(state), SYSTEMS.index(points)
    announced = parse_card(state.view(1)["announced"][-1])

    def chance(grid: list[int], needed: int) -> float:
        board = new_board(grid)
        lacking, kept = needed - _made(grid, points), np.empty((2, PARTS), np.int64)
        return chance_ahead(board, placed(board), odds(points), system, lacking, new_work(), kept)

    empty = [cell for cell in range(CELLS) if grid[cell] == -1]
    needed = _made(grid, points) + 5
    grid[empty[0]] = announced
    two = [*grid[: empty[1]], unseen[0], *grid[empty[1] + 1 :]]
    assert chance(two, needed) == pytest.approx(_chance(two, unseen[1:], points, needed))
    best = [max(chance([*grid[:cell], card, *grid[cell + 1 :]], needed) for cell in empty[1:]) for card in unseen]
    assert chance(grid, needed) == pytest.approx(fmean(best)) and 0 < fmean(best) < 1


def _made(grid: list[int], points: str) -> int:
    board = new_board(grid)
    return sum(points_of(board, line, SYSTEMS.index(points)) for line in range(LINES))


def _chance(grid: list[int], unseen: list[int], points: str, aim: int) -> float:
    """The chance of so many points by best play to the end, by trying everything."""
    if -1 not in grid:
        return float(score_grid(grid, points).total >= aim)
    total = 0.0
    for card in unseen:
        left = [other for other in unseen if other != card]
        empty = [cell for cell in range(CELLS) if grid[cell] == -1]
        total += max(_chance([*grid[:cell], card, *grid[cell + 1 :]], left, points, aim) for cell in empty)
    return total / len(unseen)
