"""What Grid Poker shows, and the worlds that a seat may be in."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random

import pytest

import cardloom
from cardloom.games.state import State
from tests.games.grid_poker.tables import drafted

P1, P2 = "AsKsQsJsTs9h9d9c2s2d7c7d5h4s3c", "AhKhQhJhTh9s8d8c2h2c7s7h5c4h3d"
BUILD = "build AsKsQsJsTs 9h9d9c2s2d 7d7c5h4s3c"


def random_game(seats: int, seed: int) -> list[State]:
    """All states of a game at random."""
    rng = Random(seed)
    states = [cardloom.new("grid-poker", seats=seats, seed=seed)]
    while not states[-1].over:
        seat = rng.choice(states[-1].to_act)
        states.append(states[-1].play(seat, rng.choice(states[-1].legal(seat))))
    return states


def card_texts(view: object) -> set[str]:
    return set(re.findall(r"[2-9TJQKA][cdhs]|X[rb]", json.dumps(view)))


def test_grids_to_come_are_hidden() -> None:
    state = cardloom.new("grid-poker", seed=3, start=1)
    deck = state.dealt_decks()[0]
    for grid in range(6):
        for seat in (1, 2, None):
            assert card_texts(state.view(seat)) == card_texts(deck[: 18 * (grid + 1)])
        state = state.play(state.to_act[0], "take row1")
        state = state.play(state.to_act[0], "take col1")


def test_built_hands_are_one_s_own_until_all_have_built() -> None:
    state = drafted(P1, P2).play(1, BUILD)
    assert [len(hand) for hand in state.view(1)["hands"][0]] == [5, 5, 5]
    assert state.view(1)["hands"][1] is None
    for seat in (2, None):
        assert state.view(seat)["built"] == [True, False]
        assert state.view(seat)["hands"] == [None, None]
        assert state.view(seat)["lanes"] == []
    # What p1 built makes no difference to what others see.
    other = drafted(P1, P2).play(1, "build AsKsQsJs9h Ts9d9c2s2d 7d7c5h4s3c")
    assert other.view(2) == state.view(2)
    assert other.view() == state.view()


def test_lanes_tell_the_comparison() -> None:
    state = drafted(P1, "AhKhQhJh2h9s8d8cXr2c7s7h5c4h3d")
    state = state.play(1, BUILD).play(2, "build AhKhQhJhXr 9s8d8c2h2c 7s7h5c4h3d")
    assert state.view()["lanes"] == [
        {
            "hands": [["As", "Ks", "Qs", "Js", "Ts"], ["Ah", "Kh", "Qh", "Jh", "Xr"]],
            "categories": ["royal-flush", "royal-flush"],
            "jokers": [[], ["Xr=Th"]],
            "points": [1, 0],
        },
        {
            "hands": [["9h", "9d", "9c", "2s", "2d"], ["8d", "8c", "2h", "2c", "9s"]],
            "categories": ["full-house", "two-pair"],
            "jokers": [[], []],
            "points": [1, 0],
        },
        {
            "hands": [["7d", "7c", "5h", "4s", "3c"], ["7s", "7h", "5c", "4h", "3d"]],
            "categories": ["pair", "pair"],
            "jokers": [[], []],
            "points": [1, 1],
        },
    ]
    assert state.view()["scores"] == [3, 1]
    assert state.view()["third_hands_decide"] is False


@pytest.mark.parametrize("seats", [2, 3])
def test_resampled_states_look_the_same(seats: int) -> None:
    rng = Random(seats)
    for state in random_game(seats, seed=seats):
        for seat in (*range(1, seats + 1), None):
            other = state.resample(seat, rng)
            assert other.view(seat) == state.view(seat)
            if seat is not None:
                assert list(other.legal(seat)[:20]) == list(state.legal(seat)[:20])
                assert len(other.legal(seat)) == len(state.legal(seat))


def test_cards_to_come_are_resampled_uniformly() -> None:
    """In the fifth grid nine cards are hidden: each is the first of the last grid equally often."""
    state = random_game(2, seed=9)[8]
    rng = Random(1)
    counts = Counter(_last_grid(state.resample(1, rng))[0] for _ in range(900))
    assert counts.keys() == set(_last_grid(state))
    assert chi_square(counts, 900) < 30


def test_hidden_builds_are_resampled_uniformly() -> None:
    """Every other card is in one hand with the first equally often."""
    state = drafted(P1, P2).play(1, BUILD)
    first, *others = state.view()["owned"][0]
    rng = Random(2)
    together = Counter[str]()
    for _ in range(1000):
        world = state.resample(2, rng)
        hands = world.play(2, world.legal(2)[0]).view()["hands"][0]
        together.update(card for hand in hands if first in hand for card in hand if card != first)
    assert together.keys() == set(others)
    assert chi_square(together, together.total()) < 45


def _last_grid(state: State) -> list[str]:
    while state.view()["phase"] == "draft":
        state = state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    cards: list[str] = state.view()["drafts"][5]["cards"]
    return cards


def chi_square(counts: Counter[str], total: int) -> float:
    expected = total / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts.values())
