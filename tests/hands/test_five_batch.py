"""Many hands of five at once."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable
from itertools import combinations_with_replacement
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from cardloom.errors import BadCards
from cardloom.hands.five import RANK_KEYS, categories, rank, ranks

DATA = Path(__file__).parents[1] / "data"
EXERCISE = json.loads((DATA / "exercism-poker.json").read_text("utf-8"))["cases"]


def shuffled_decks(count: int) -> NDArray[np.int64]:
    return np.random.default_rng(5).permuted(np.tile(np.arange(54), (count, 1)), axis=1)


@pytest.mark.parametrize("kind", [np.uint8, np.int8, np.int32, np.int64, np.uint64])
def test_every_type_of_whole_numbers(kind: type[np.integer]) -> None:
    hands = shuffled_decks(100)[:, :5]
    found = ranks(hands.astype(kind))
    assert found.dtype == np.uint16
    assert found.tolist() == ranks(hands).tolist()


def test_any_memory_order_and_no_hands_at_all() -> None:
    hands = shuffled_decks(100)[:, :5]
    assert ranks(np.asfortranarray(hands)[::2]).tolist() == ranks(hands)[::2].tolist()
    assert ranks(np.empty((0, 5), np.uint8)).tolist() == []


@pytest.mark.parametrize(
    "wrong", [[1, 2, 3, 4, 4], [0, 1, 2, 3, 54], [0, 1, 2, 3, 255], [0, 1, 2, 3, -1], [0, 1, 2, 3, 257]]
)
@pytest.mark.parametrize("row", [0, 1, 70, 99])
def test_the_first_bad_row_is_named(wrong: list[int], row: int) -> None:
    hands = shuffled_decks(100)[:, :5]
    hands[row] = wrong
    hands[99] = wrong
    with pytest.raises(BadCards) as refusal:
        ranks(hands)
    assert refusal.value.code == "no-hand-in-row"
    assert refusal.value.arguments == {"row": row}


@pytest.mark.parametrize("wrong", [np.zeros(5, int), np.zeros((2, 4), int), np.zeros((2, 5)), np.zeros((1, 2, 5), int)])
def test_another_shape_or_type_is_refused(wrong: NDArray[np.integer]) -> None:
    with pytest.raises(ValueError, match=r"shape \(n, 5\)"):
        ranks(wrong)


def test_sums_of_rank_keys_tell_all_sets_of_ranks_apart() -> None:
    sets = [ranks for ranks in combinations_with_replacement(range(13), 5) if ranks[0] != ranks[4]]
    assert len({sum(RANK_KEYS[rank] for rank in ranks) for ranks in sets}) == len(sets)


@pytest.mark.parametrize(
    ("hands", "best"),
    [(case["input"]["hands"], case["expected"]) for case in EXERCISE],
    ids=[case["description"] for case in EXERCISE],
)
def test_canonical_poker_cases(hands: list[str], best: list[str]) -> None:
    highest = max(rank(hand) for hand in hands)
    assert [hand for hand in hands if rank(hand) == highest] == best


def uci_rows() -> list[list[int]]:
    with (DATA / "uci-poker-hand.csv").open(encoding="utf-8", newline="") as file:
        return [[int(field) for field in row] for row in csv.reader(file)]


def wrong_labels(rows: Iterable[list[int]]) -> list[int]:
    """Which rows, counted from 1, carry another class than their hand has."""
    table = np.array(list(rows))
    suits, numbers, labels = table[:, 0:10:2] - 1, table[:, 1:10:2], table[:, 10]
    cards = (numbers - 2) % 13 * 4 + suits
    return (np.flatnonzero(categories(cards) != labels) + 1).tolist()


def test_the_labels_of_the_uci_hands() -> None:
    rows = uci_rows()
    assert len(rows) == 25_009
    assert wrong_labels(rows) == []


def test_altered_labels_are_found_and_no_others() -> None:
    rows = uci_rows()
    altered = [5, 6, 8467, 9332, 9583, 9872, 9924, 9927, 9930, 9932]
    for row in altered:
        rows[row - 1][10] = (rows[row - 1][10] + 1) % 10
    assert wrong_labels(rows) == altered
