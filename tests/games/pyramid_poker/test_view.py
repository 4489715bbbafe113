"""What Pyramid Poker shows, and the worlds that a seat may be in."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest

import cardloom
from cardloom.games.state import State
from tests.games.pyramid_poker.tables import begun, build, play, takes


def card_texts(view: object) -> set[str]:
    return set(re.findall(r"[2-9TJQKA][cdhs]|X[rb]", json.dumps(view)))


def cards(deck: str) -> list[str]:
    return [deck[at : at + 2] for at in range(0, len(deck), 2)]


def faces(state: State, seat: int | None) -> list[str]:
    return [block["card"] for block in state.view(seat)["pyramid"]]


def test_a_face_is_seen_by_its_seat_alone() -> None:
    state = begun("AsKdQhJc")
    assert [state.view(seat)["next"] for seat in (1, 2, None)] == ["As", None, None]
    state = play(state, "place c1", "place d1", "place c2")
    assert faces(state, 1) == ["As", "??", "Qh"]
    assert faces(state, 2) == ["??", "Kd", "??"]
    assert faces(state, None) == ["??", "??", "??"]
    assert [state.view(seat)["next"] for seat in (1, 2, None)] == [None, "Jc", None]
    assert [(block["cell"], block["seat"]) for block in state.view()["pyramid"]] == [("c1", 1), ("d1", 2), ("c2", 1)]


def test_without_memory_a_face_is_seen_only_while_it_is_placed() -> None:
    state = begun("AsKdQhJc", memory="none")
    assert state.view(1)["next"] == "As"
    state = play(state, "place c1")
    assert card_texts(state.view(1)) == set()
    assert card_texts(state.view(2)) == {"Kd"}
    state = play(build(state), "take d5")
    assert card_texts(state.view(1)) == card_texts(state.view(2)) == card_texts(state.view()) == {state.view()["held"]}


def test_what_is_taken_and_turned_is_open_and_the_supply_is_not() -> None:
    rng = Random(6)
    state = cardloom.new("pyramid-poker", seed=6)
    deck = cards(state.dealt_decks()[0])
    while not state.over:
        view = state.view()
        open_faces = {block["card"] for block in view["pyramid"] if block["taken"]}
        turned = {card for group in view["turned"] for card in group["cards"]}
        assert turned == set(deck[30 : 54 - view["supply"]])
        assert card_texts(view) == open_faces | turned
        own = deck[: len(view["pyramid"])][view["first"] - 1 :: 2]
        assert card_texts(state.view(1)) == card_texts(view) | set(own) | {state.view(1)["next"] or own[-1]}
        state = play(state, rng.choice(state.legal(state.to_act[0])))


def test_lanes_tell_categories_once_hands_are_full() -> None:
    state = build(begun())
    for take in takes(state)[:9]:
        state = play(state, take, "hand 2")
    assert [lane["categories"] for lane in state.view()["lanes"]] == [[None, None], ["two-pair", None], [None, None]]
    assert state.view()["lanes"][1]["winner"] is None


OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"memory": "none"},
    {"scoring": "advanced", "base": 12},
    {"scoring": "advanced", "memory": "none"},
)


@pytest.mark.parametrize("options", OPTIONS)
def test_resampled_states_look_the_same(options: dict[str, Any]) -> None:
    rng = Random(2)
    state = cardloom.new("pyramid-poker", seed=2, **options)
    while not state.over and state.deals < 3:
        for seat in (1, 2, None):
            other = state.resample(seat, rng)
            assert other.view(seat) == state.view(seat)
            assert seat is None or other.legal(seat) == state.legal(seat)
        state = play(state, rng.choice(state.legal(state.to_act[0])))


@pytest.mark.parametrize(("memory", "hidden"), [("full", 26), ("none", 28)])
def test_hidden_faces_are_resampled_uniformly(memory: str, hidden: int) -> None:
    """Four blocks are left: the one that p2 placed at b1 may be any card that p1 has not seen."""
    state = build(begun(memory=memory))
    for take in takes(state)[:26]:
        state = play(state, take)
        state = play(state, state.legal(state.to_act[0])[0])
    rng = Random(3)
    worlds = (state.resample(1, rng) for _ in range(1000))
    counts = Counter(play(world, "take b1").view()["pyramid"][1]["card"] for world in worlds)
    assert len(counts) == hidden
    assert set(counts).isdisjoint(card_texts(state.view(1)))
    expected = 1000 / hidden
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 60
