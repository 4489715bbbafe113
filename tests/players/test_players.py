"""Players: legal moves only, from what the seat knows only, and greedy is better than chance."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cardloom
from cardloom.games import GAMES
from cardloom.games.state import State
from cardloom.players import Budget, players
from cardloom.players.player import Player

KEYS = list(GAMES)
NODES = 40  # enough to think at all
KINDS = [(key, name) for key in KEYS for name in players(key)]


def play(state: State, players: list[Player]) -> State:
    while not state.over:
        seat = state.to_act[0]
        legal = state.legal(seat)
        move = players[seat - 1].choose(state.view(seat), legal)
        assert move in legal
        state = state.play(seat, move)
    return state


@pytest.mark.parametrize(("key", "name"), KINDS)
def test_a_game_to_the_end(key: str, name: str) -> None:
    state = cardloom.new(key, seed=1)
    end = play(state, [cardloom.player(key, name, seed=seat, nodes=NODES) for seat in range(state.seats)])
    assert end.over


@pytest.mark.parametrize(("key", "name"), KINDS)
def test_the_answer_depends_on_what_the_seat_knows_alone(key: str, name: str) -> None:
    chance = random.Random(2)
    state = cardloom.new(key, seed=2)
    for _ in range(40):
        if state.over:
            break
        seat = chance.choice(state.to_act)
        other = state.resample(seat, chance)
        answers = {
            cardloom.player(key, name, seed=5, nodes=NODES).choose(each.view(seat), each.legal(seat))
            for each in (state, other, state)
        }
        assert len(answers) == 1
        state = state.play(seat, answers.pop())


@pytest.mark.parametrize("key", KEYS)
def test_values_are_of_legal_moves_best_first(key: str) -> None:
    chance = random.Random(3)
    state = cardloom.new(key, seed=3)
    greedy = cardloom.player(key, "greedy")
    while not state.over:
        seat = chance.choice(state.to_act)
        legal = state.legal(seat)
        values = greedy.values(state.view(seat), legal)
        assert all(move in legal for move, _, _ in values)
        assert [value for _, value, _ in values] == sorted((value for _, value, _ in values), reverse=True)
        state = state.play(seat, chance.choice(legal))


# Games of one run, and the least share of points that greedy must have where chance would have an equal share.
MATCHES = {"grid-poker": 10, "pyramid-poker": 10, "nine-card-brag": 3, "puzzle-poker": 4}


@pytest.mark.parametrize("key", [key for key in KEYS if key in MATCHES])
def test_greedy_beats_chance(key: str) -> None:
    won = lost = 0
    for seed in range(MATCHES[key]):
        state = cardloom.new(key, seed=seed)
        seat = seed % state.seats
        players = [cardloom.player(key, "random", seed=seed) for _ in range(state.seats)]
        players[seat] = cardloom.player(key, "greedy", seed=seed)
        winners = play(state, players).winners
        won += winners == (seat + 1,)
        lost += seat + 1 not in winners
    assert won > lost


def test_greedy_beats_chance_alone() -> None:
    for key, least in (("poker-squares", 35), ("puzzle-solo", 5)):
        ends = [
            play(cardloom.new(key, seats=1, seed=seed), [cardloom.player(key, "greedy", seed=seed)])
            for seed in range(3)
        ]
        assert sum(end.scores[0] for end in ends) / 3 > least


def test_a_budget_of_nodes_is_spent_to_the_last() -> None:
    assert list(Budget().rounds(4, usual=10)) == [4, 4, 2]
    assert list(Budget(nodes=3).rounds(4, usual=10)) == [3]
    assert list(Budget(nodes=0).rounds(4, usual=10)) == []


def test_a_budget_of_time_gives_no_round_that_would_outlast_it() -> None:
    times = iter([0.0, 0.0, 0.25, 0.75])  # the second round took half a second, another would end at 1.25
    assert list(Budget(seconds=1.0).rounds(4, usual=1, clock=lambda: next(times))) == [4, 4]
    assert next(Budget(seconds=0).rounds(4, usual=1)) == 4
    times = iter([0.0, 0.0, 9.0])
    assert list(Budget(nodes=9, seconds=1.0).rounds(4, usual=1, clock=lambda: next(times))) == [4]


def test_pieces_of_work_are_all_done_within_a_budget_of_time() -> None:
    assert list(Budget().pieces(3, usual=100)) == list(Budget(nodes=7).pieces(3, usual=100)) == [100, 100, 100]
    given: list[int] = []
    pieces = Budget(seconds=1.0).pieces(10, usual=100, clock=lambda: sum(given) / 400)  # all would take 2.5 seconds
    while (nodes := next(pieces, None)) is not None:
        given.append(nodes)
    assert len(given) == 10 and max(given) < 100 and 0.9 < sum(given) / 400 <= 1.0
    assert list(Budget(seconds=0.0).pieces(2, usual=100, clock=iter([0.0, 1.0]).__next__)) == [5, 5]
    assert Budget(nodes=3).less(5) == Budget(nodes=3)
    assert Budget(seconds=1).less(0.25) == Budget(seconds=0.75) and Budget(seconds=1).less(2) == Budget(seconds=0)


def test_names() -> None:
    assert cardloom.player("grid-poker", "greedy").name == "greedy@1"
    with pytest.raises(cardloom.UnknownPlayer, match=r"random@1"):
        cardloom.player("grid-poker", "greedy@9")
    with pytest.raises(cardloom.UnknownGame, match="grid-poker"):
        cardloom.player("whist", "greedy")


@pytest.mark.parametrize(
    "wrong", [{"nodes": -1}, {"nodes": 1.5}, {"nodes": True}, {"seconds": float("nan")}, {"seconds": -0.1}]
)
def test_a_budget_that_cannot_be_spent_is_refused(wrong: dict[str, Any]) -> None:
    ((name, value),) = wrong.items()
    with pytest.raises(ValueError, match=f"{name} are a .* number from 0, not {value}"):
        cardloom.player("poker-squares", "master", **wrong)


def test_a_seed_that_is_no_whole_number_is_refused() -> None:
    with pytest.raises(TypeError, match="a seed is a whole number, not float"):
        cardloom.player("poker-squares", "master", seed=1.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("key", [key for key in GAMES if key != "nine-card-brag"])  # of a split not all ways are told
def test_some_of_the_moves_are_valued_alike(key: str) -> None:
    """A player may be asked about some of the legal moves alone."""
    state = cardloom.new(key, seed=5)
    while len(state.legal(state.to_act[0])) < 3:
        state = state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    seat = state.to_act[0]
    legal = state.legal(seat)
    whole = {move: value for move, value, _ in cardloom.player(key, "greedy").values(state.view(seat), legal)}
    for move in legal:
        assert cardloom.player(key, "greedy").values(state.view(seat), [move]) == [(move, whole[move], 0.0)]
