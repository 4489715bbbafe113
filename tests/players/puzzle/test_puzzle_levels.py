"""The levels of both puzzle games: provable turns, legal answers with any options and budget, and their order."""

from __future__ import annotations

import random
from functools import cache
from itertools import product
from statistics import mean
from typing import Any

import numpy as np
import pytest

import cardloom
from cardloom.games.puzzle import WHEELS
from cardloom.games.puzzle.melds import EMPTY, SOLO_CELLS, types
from cardloom.games.state import State, world
from cardloom.players import LEVELS, Budget, Player, player
from cardloom.players.puzzle.completers import completing, size_of

DUELS = [
    dict(zip(("ranks", "hands", "persistence"), chosen, strict=True))
    for chosen in product(("A-9", "A-10", "A-K"), ("hidden", "open"), (False, True))
]
ALONE = [
    dict(zip(("ranks", "easy", "hard"), chosen, strict=True))
    for chosen in product(("A-9", "A-10", "A-K"), (False, True), (False, True))
]
SETTINGS = [*(("puzzle-poker", options) for options in DUELS), *(("puzzle-solo", options) for options in ALONE)]


def chance_game(key: str, seed: int, stock: int, **options: Any) -> State:
    """A game played at random until so few cards are left at a turn's begin."""
    chance, state = random.Random(seed), cardloom.new(key, seed=seed, **options)
    while True:
        state = state.play(state.to_act[0], chance.choice(state.legal(state.to_act[0])))
        view = state.view(None)
        if state.over or (view["stock"] <= stock and view["phase"] in ("play", "place") and not view["chain"]):
            return state


def ends(state: State, turn: int) -> list[State]:
    """Every end of the turn, by the rules alone."""
    if state.over or state.view(None)["turns"] != turn:
        return [state]
    seat = state.to_act[0]
    return [end for move in state.legal(seat) for end in ends(state.play(seat, move), turn)]


@cache
def last_turns() -> list[tuple[State, dict[str, bool]]]:
    """A few last turns that can be won and lost, and which first moves can still win."""
    found = []
    for seed in range(60):
        state = chance_game("puzzle-poker", seed, 0)
        if state.over or "hand" in state.view(None)["jokers"]:
            continue  # with a joker in hand the game may go on
        seat, turn = state.to_act[0], state.view(None)["turns"]
        won = {
            move: any(end.winners == (seat,) for end in ends(state.play(seat, move), turn))
            for move in state.legal(seat)
        }
        if len({*won.values()}) == 2:
            found.append((state, won))
        if len(found) == 3:
            break
    return found


@pytest.mark.parametrize("level", ["strong", "master"])
def test_the_last_turn_of_the_duel_is_won_if_it_can_be(level: str) -> None:
    assert len(last_turns()) == 3
    for state, won in last_turns():
        seat = state.to_act[0]
        values = player("puzzle-poker", level, seed=1).values(state.view(seat), state.legal(seat))
        assert {move: value for move, value, _ in values} == won


@pytest.mark.parametrize("level", ["strong", "master"])
def test_the_last_turn_alone_makes_the_most_points(level: str) -> None:
    view = cardloom.new("puzzle-solo", seed=1).view(1)
    table = [["4h", "5c", None], ["4d", "5s", None], [None, None, None]]
    hand, drawn = ["4s", "6h"], ["6d"]
    shown = {*hand, *drawn, "4h", "5c", "4d", "5s"}
    deck = [rank + suit for rank in "23456789A" for suit in "cdhs"]
    view |= {"grid": table, "hand": hand, "drawn": drawn, "jokers": ["gone", "gone"], "stock": 0}
    view |= {"gone": [card for card in deck if card not in shown]}
    state = world(view, random.Random(1))
    after = {move: state.play(1, move) for move in state.legal(1)}
    most = {move: max(end.scores[0] for end in ends(state, view["turns"])) for move, state in after.items()}
    values = {move: value for move, value, _ in player("puzzle-solo", level, seed=1).values(view, state.legal(1))}
    assert values == most
    assert max(most.values()) > 3


@pytest.mark.parametrize(("key", "options"), SETTINGS)
def test_every_legal_move_has_a_value_whatever_the_options(key: str, options: dict[str, Any]) -> None:
    chance, state = random.Random(3), cardloom.new(key, seed=3, **options)
    everybody = [player(key, level, seed=1, budget=Budget(nodes=20)) for level in LEVELS]
    while not state.over:
        seat = state.to_act[0]
        legal = state.legal(seat)
        if chance.random() < 0.25:
            for each in everybody:
                values = each.values(state.view(seat), legal)
                assert sorted(move for move, _, _ in values) == sorted(legal)
                assert [value for _, value, _ in values] == sorted((v for _, v, _ in values), reverse=True)
                if each.measure(state.view(seat)) == "chance":
                    assert all(0 <= value <= 1 for _, value, _ in values)
        state = state.play(seat, chance.choice(legal))


@pytest.mark.parametrize("key", ["puzzle-poker", "puzzle-solo"])
def test_any_budget_has_an_answer(key: str) -> None:
    state = cardloom.new(key, seed=4)
    view, legal = state.view(state.to_act[0]), state.legal(state.to_act[0])
    for budget in (Budget(nodes=0), Budget(seconds=0.01), Budget(nodes=300), Budget(seconds=0.1)):
        assert player(key, "master", seed=1, budget=budget).choose(view, legal) in legal
    once, again = (player(key, "master", seed=1, budget=Budget(nodes=300)).values(view, legal) for _ in range(2))
    assert once == again


def test_nobody_looks_at_hidden_cards() -> None:
    chance = random.Random(5)
    for key, stock in (("puzzle-poker", 12), ("puzzle-poker", 2), ("puzzle-solo", 9)):
        state = chance_game(key, 5, stock)
        seat = state.to_act[0]
        other = state.resample(seat, chance)
        for level in LEVELS:
            answers = [
                player(key, level, seed=1, budget=Budget(nodes=100)).values(each.view(seat), each.legal(seat))
                for each in (state, other)
            ]
            assert answers[0] == answers[1]


@cache
def alone(level: str) -> float:
    """The mean of a few games."""
    return mean(
        play(cardloom.new("puzzle-solo", seed=seed), [bot("puzzle-solo", level)]).scores[0] for seed in range(3)
    )


@pytest.mark.parametrize(("worse", "better"), [("novice", "casual"), ("casual", "greedy"), ("greedy", "strong")])
def test_levels_alone(worse: str, better: str) -> None:
    assert alone(worse) < alone(better)


@pytest.mark.parametrize(("worse", "better"), [("novice", "casual"), ("casual", "strong"), ("greedy", "master")])
def test_levels_of_the_duel(worse: str, better: str) -> None:
    lead = 0
    for seed in range(3):
        for seat in (1, 2):
            levels = (better, worse) if seat == 1 else (worse, better)
            scores = play(
                cardloom.new("puzzle-poker", seed=seed), [bot("puzzle-poker", each) for each in levels]
            ).scores
            lead += scores[seat - 1] - scores[2 - seat]
    assert lead > 0


def bot(key: str, level: str) -> Player:
    return player(key, level, seed=1, budget=Budget(nodes=64))


def play(state: State, bots: list[Player]) -> State:
    while not state.over:
        seat = state.to_act[0]
        state = state.play(seat, bots[seat - 1].choose(state.view(seat), state.legal(seat)))
    return state


def test_the_cards_that_complete_a_window_are_those_of_the_rules() -> None:
    chance = random.Random(6)
    for _ in range(300):
        ranks = chance.randrange(3)
        deck = [card for card in range(52) if (card // 4 + 1) % 13 < WHEELS[ranks]]
        one, two = chance.sample(deck, 2)
        gap = chance.randrange(3)
        sets = completing(ranks, gap, one, two)
        for card in set(deck) - {one, two}:
            grid = np.full(SOLO_CELLS, EMPTY, np.int8)
            grid[gap], grid[(gap + 1) % 3], grid[(gap + 2) % 3] = card, one, two
            assert sum((each >> card & 1) << k for k, each in enumerate(sets)) == types(grid, 0, WHEELS[ranks])
    assert size_of(2**52 - 1) == 52
