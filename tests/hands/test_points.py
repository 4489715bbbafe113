"""The points of lines and grids of Poker Squares."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

from cardloom.cards import parse_cards
from cardloom.errors import BadCards, BadOption
from cardloom.hands.points import grid_totals, line_points, score_grid

GRIDS = [
    ("AhAdJsJcJh 9h7d9s9c7h 8h8d8s8c4d QhTdTsTc4c 6h5d6s5c2d", (25, 25, 50, 10, 5), (20, 20, 20, 20, 2), 197, 66),
    ("TsJsQsKsAs 9s9h9d9c2s Ah2c3d4s5h QdKdAc2h3c 7h7c8d8h2d", (100, 50, 15, 0, 5), (0, 0, 0, 0, 2), 172, 62),
    ("2s3s4s5s6s 2h3h4h5h6h 2d3d4d5d6d 2c3c4c5c6c AsKhQdJc9s", (75, 75, 75, 75, 0), (50,) * 5, 550, 200),
    ("As2d3h4c5s 6h7s8d9cTh JdQcKhAc2s 3d4s5c6d7h 8c9hTsJcQd", (15, 15, 0, 15, 15), (0,) * 5, 60, 48),
    ("AsKsQsJsTs AhKhQhJhTh AdKdQdJdTd AcKcQcJcTc 9s8s7s6s5s", (100, 100, 100, 100, 75), (50,) * 5, 725, 230),
]


@pytest.mark.parametrize(("grid", "rows", "columns", "american", "english"), GRIDS)
def test_example_grids(grid: str, rows: tuple[int, ...], columns: tuple[int, ...], american: int, english: int) -> None:
    assert score_grid(grid) == (rows, columns, american)
    assert score_grid(grid, "english").total == english


@pytest.mark.parametrize("points", ["american", "english"])
def test_many_grids_at_once(points: str) -> None:
    grids = np.random.default_rng(2).permuted(np.tile(np.arange(52), (200, 1)), axis=1)[:, :25]
    assert grid_totals(grids, points).tolist() == [score_grid(grid.tolist(), points).total for grid in grids]


@pytest.mark.parametrize(("points", "mean"), [("american", 14.415), ("english", 7.676)])
def test_what_random_grids_score(points: str, mean: float) -> None:
    grids = np.random.default_rng(3).permuted(np.tile(np.arange(52, dtype=np.uint8), (200_000, 1)), axis=1)[:, :25]
    totals = grid_totals(grids, points)
    assert abs(totals.mean() - mean) < 4 * totals.std() / len(totals) ** 0.5


@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("4s4h4d4c9s", 50),
        ("4s4h4d9s9h", 25),
        ("7c5d8h6s4c", 15),
        ("3sAh5c2d4h", 15),
        ("QsTsAsJsKs", 100),
        ("2c3c6c6s6h", 10),
        ("Ah2h3h4h5h", 75),
    ],
)
def test_lines_in_any_order(line: str, points: int) -> None:
    assert {line_points(order) for order in permutations(parse_cards(line))} == {points}


def test_all_lines_of_both_systems() -> None:
    high = ["AhKhQhJhTh", "Ah2h3h4h5h", "2c2d2h2s3c", "2c2d2h3s3c", "2c3c4c5c7c"]
    low = ["As2h3d4c5s", "2c2d2h4s5c", "2c2d3h3s5c", "2c2d3h4s5c", "QcKhAd2s3s"]
    assert [line_points(line) for line in high + low] == [100, 75, 50, 25, 20, 15, 10, 5, 2, 0]
    assert [line_points(line, "english") for line in high + low] == [30, 30, 16, 10, 5, 12, 6, 3, 1, 0]


def test_what_is_no_grid_is_refused() -> None:
    grid = list(range(25))
    for wrong in (grid[:24], [*grid[:24], 0], [*grid[:24], 52]):
        with pytest.raises(BadCards):
            score_grid(wrong)
    for wrong in ([*grid[:24], 0], [*grid[:24], 52], [*grid[:24], 255]):
        with pytest.raises(BadCards) as refusal:
            grid_totals(np.array([grid, wrong]))
        assert refusal.value.arguments == {"row": 1}


def test_another_points_system_is_refused() -> None:
    with pytest.raises(BadOption) as refusal:
        line_points("AhKhQhJhTh", "french")
    assert "american" in str(refusal.value)
