"""What the library is given: numbers of any kind are numbers, and what is something else is told by its type."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest

import cardloom
from cardloom.games import GAMES
from cardloom.games.game import Option, SeatOption


@pytest.mark.parametrize("key", GAMES)
def test_whole_numbers_may_be_those_of_numpy(key: str) -> None:
    game = GAMES[key]
    seats = game.usual_seats
    numbers: dict[str, Any] = {option.name: 1 for option in game.options if isinstance(option, SeatOption)}
    state = cardloom.new(key, seats=seats, seed=3, **numbers)
    kinds: dict[str, Any] = {"seats": np.int64(seats), "seed": np.uint8(3)} | dict.fromkeys(numbers, np.int16(1))
    same = cardloom.new(key, **kinds)
    assert same == state
    seat: Any = np.int64(state.to_act[0])
    assert state.legal(seat) and state.play(seat, state.legal(seat)[0]) == state.play(int(seat), state.legal(seat)[0])
    assert json.dumps(state.view(seat)) == json.dumps(state.view(int(seat)))
    assert state.resample(seat, random.Random(1)).view(seat) == state.view(seat)


@pytest.mark.parametrize("wrong", [{"seed": 1.0}, {"seed": True}, {"deck": range(52)}, {"deck": [["As"]]}])
def test_what_is_no_seed_and_no_deck_is_told_by_its_type(wrong: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match=r"whole number|in dealing order"):
        cardloom.new("poker-squares", **wrong)


@pytest.mark.parametrize("chance", [5, None, np.random.RandomState(1)])
def test_what_is_no_chance_is_told_by_its_type(chance: Any) -> None:
    with pytest.raises(TypeError, match=r"random\.Random"):
        cardloom.new("poker-squares", seed=1).resample(1, chance)


@pytest.mark.parametrize(("key", "option"), [(key, option) for key, game in GAMES.items() for option in game.options])
def test_a_refused_option_names_values_that_are_taken(key: str, option: Option) -> None:
    seats = GAMES[key].usual_seats
    wrong: dict[str, Any] = {option.name: "else"}
    with pytest.raises(cardloom.BadOption) as refused:
        cardloom.new(key, **wrong)
    values = str(refused.value.arguments["values"])
    named = values.split("-" if isinstance(option.known(seats), range) else ", ")
    for text in named:
        right: dict[str, Any] = {option.name: option.read(text, seats)}
        assert str(right[option.name]) == text or type(right[option.name]) is bool
        cardloom.new(key, **right)
