"""Who sees what, and the worlds that a seat may be in."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import cardloom
from tests.games.puzzle.positions import duel, play, solo


@pytest.mark.parametrize("hands", ["hidden", "open"])
def test_hands(hands: str) -> None:
    state = cardloom.new("puzzle-poker", seed=1, hands=hands)
    first, second = state.view(1)["hands"], state.view(2)["hands"]
    assert "??" not in first[0] + second[1]
    if hands == "open":
        assert first == second == state.view()["hands"]
    else:
        assert first[1] == second[0] == ["??"] * 5
        assert state.view()["hands"] == [["??"] * 5] * 2


def test_jokers_lie_open() -> None:
    state = play(duel(hand="2c", other="5d", jokers="hand hand"), "play Xr a3")
    assert [state.view(seat)["jokers"] for seat in (1, 2, None)] == [["a3", "hand"]] * 3


def test_the_melds_on_the_grid_are_seen_by_all() -> None:
    state = play(duel("2c .. 4h", "2s .. 5h", "2h 4h ..", hand="6h 9s", other="5d"), "play 6h c3")
    melds = [
        {"cells": ["a1", "a2", "a3"], "types": ["kind"]},
        {"cells": ["a3", "b3", "c3"], "types": ["flush"]},
        {"cells": ["c1", "c2", "c3"], "types": ["flush", "straight"]},
    ]
    assert [state.view(seat)["melds"] for seat in (1, 2, None)] == [melds] * 3
    assert play(state, "play 9s b1").view()["melds"] == [], "they have scored, and left"


def test_what_the_last_turn_scored() -> None:
    view = duel("3h .. ..", "4h .. ..", "5h .. ..", hand="6h 2s", turn=2).play(2, "play 6h a4").view()
    assert view["chain"] == ["flush", "straight"]
    view = play(duel("3h .. ..", "4h .. ..", "5h .. ..", hand="6s", turn=2), "play 6s a4").view()
    assert view["scored"] == {
        "seat": 2,
        "melds": [
            {"cells": ["a1", "a2", "a3"], "cards": ["3h", "4h", "5h"], "types": ["flush"], "points": 1},
            {"cells": ["a1", "a2", "a3", "a4"], "cards": ["3h", "4h", "5h", "6s"], "types": ["straight"], "points": 2},
        ],
        "shared": 1,
        "five": 0,
        "total": 4,
    }
    assert view["gone"] == ["3h", "4h", "5h", "6s"]


def test_hidden_cards_are_dealt_uniformly() -> None:
    """Two hidden cards in the other's hand and one in the stock: three worlds, each as likely."""
    state = duel("2c 5d ..", hand="9s", other="3c 4d", stock=1, scores=(3, 4))
    chance = random.Random(2)
    worlds = Counter(tuple(state.resample(1, chance).view(2)["hands"][1]) for _ in range(3000))
    assert len(worlds) == 3
    assert ("3c", "4d") in worlds
    assert all(900 < count < 1100 for count in worlds.values())


def test_the_stock_is_dealt_uniformly() -> None:
    """Alone only the order of the stock is hidden: of four cards two are drawn next."""
    state = play(solo("2c .. ..", ".. .. ..", ".. .. ..", hand="3c 4c 5c 6c 7c", drawn="8d 9s", stock=4), "place 8d b2")
    chance = random.Random(3)
    drawn = Counter(frozenset(state.resample(1, chance).play(1, "done").view()["drawn"]) for _ in range(3000))
    assert len(drawn) == 6
    assert all(420 < count < 580 for count in drawn.values())
