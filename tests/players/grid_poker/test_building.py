"""Building: an equilibrium that hardly anybody can answer better, the rules' own winners, every level's hands."""

from __future__ import annotations

import random

import numpy as np
import pytest

import cardloom
from cardloom.cards import parse_cards
from cardloom.games.state import State
from cardloom.hands import five
from cardloom.hands.split import best_fives
from cardloom.players import LEVELS, player
from cardloom.players.grid_poker.equilibrium import beats, shares, solve_three, solve_two, worth_three, worth_two
from cardloom.players.grid_poker.lab import builds, ranks_of
from cardloom.players.grid_poker.texts import build_text
from cardloom.players.grid_poker.thumb import Casual, Novice

KEY = "grid-poker"


def pools(seed: int, *sizes: int) -> list[list[int]]:
    cards = random.Random(seed).sample(range(54), sum(sizes))
    return [[cards.pop() for _ in range(size)] for size in sizes]


def at_the_build(seats: int, seed: int) -> State:
    chance, state = random.Random(seed), cardloom.new(KEY, seats=seats, seed=seed)
    while len(state.to_act) == 1:
        state = state.play(state.to_act[0], chance.choice(state.legal(state.to_act[0])))
    return state


@pytest.mark.parametrize("seed", range(12))
def test_no_answer_wins_a_hundredth_of_a_point_more(seed: int) -> None:
    a, b = (ranks_of(cards) for cards in pools(seed, *random.Random(seed).choices((15, 16, 17, 18), k=2)))
    x, y, left = solve_two(a, b, 0.002)
    assert (x.sum(), y.sum()) == (pytest.approx(1), pytest.approx(1))
    assert left <= 0.002
    chances, points = np.empty(len(a)), np.empty((len(a), 3))
    worth_two(a, b, y, chances, points)
    assert chances.max() - x @ chances < 0.005
    assert points.min() >= 0 and points.max() <= 1 + 1e-9


def test_of_three_seats_none_gains_much_by_another_answer() -> None:
    ways = [ranks_of(cards) for cards in pools(3, 17, 18, 18)]
    strategies = solve_three(ways[0], ways[1], ways[2], 4000, np.random.default_rng(0))
    for seat in range(3):
        b, c = (seat + 1) % 3, (seat + 2) % 3
        chances = np.empty(len(ways[seat]))
        worth_three(ways[seat], ways[b], ways[c], strategies[b], strategies[c], chances, np.empty((len(chances), 3)))
        assert chances.max() - strategies[seat] @ chances < 0.03


@pytest.mark.parametrize("seats", [2, 3])
def test_who_wins_is_what_the_rules_say(seats: int) -> None:
    chance = random.Random(6)
    for seed in range(30):
        state = at_the_build(seats, seed)
        hands = []
        for seat in range(1, seats + 1):
            move = chance.choice(state.legal(seat)) if seed % 2 else player(KEY, "casual").choose(state.view(seat), ())
            state = state.play(seat, move)
            hands.append([parse_cards(hand) for hand in move.split()[1:]])
        ways = [np.sort(five.ranks(np.array(hand)))[::-1].copy() for hand in hands]
        won = np.empty(3)
        if seats == 2:
            won = np.array([beats(ways[0], ways[1]), beats(ways[1], ways[0])])
        else:
            shares(ways[0], ways[1], ways[2], won)
        assert won.tolist() == pytest.approx(
            [(seat + 1 in state.winners) / len(state.winners) for seat in range(seats)]
        )


def test_a_seat_that_always_wins_knows_it() -> None:
    own = parse_cards("AsKsQsJsTs 9h9d9c9s2d AhAdAcKhKd")
    other = parse_cards("2c3d4h6c7d 8c8hTcQhJd 3s5c5d7hQc")
    found = builds(own, [other])
    assert found[0].chance == 1
    assert builds(other, [own])[0].chance == 0
    assert sum(build.weight for build in found) == pytest.approx(1)


@pytest.mark.parametrize("sizes", [(16, 17), (18, 17, 16)])
def test_the_lab_tells_every_way_best_first(sizes: tuple[int, ...]) -> None:
    own, *others = pools(9, *sizes)
    found = builds(own, others)
    assert len(found) == len(ranks_of(own))
    assert [build.chance for build in found] == sorted((build.chance for build in found), reverse=True)
    for build in found:
        assert sorted([*sum(build.hands, ()), *build.left_over]) == sorted(own)
        assert 0 <= build.chance <= 1
        assert all(0 <= points <= len(others) for points in build.points)


def test_the_master_mixes_as_the_equilibrium_does() -> None:
    state = at_the_build(2, seed=21)
    view, legal = state.view(1), state.legal(1)
    owned = [parse_cards("".join(cards)) for cards in view["owned"]]
    weights = {build_text(build.hands): build.weight for build in builds(owned[0], [owned[1]])}
    chosen = [player(KEY, "master", seed=seed).choose(view, legal) for seed in range(60)]
    for move, weight in weights.items():
        assert chosen.count(move) / 60 == pytest.approx(weight, abs=0.25)
    assert chosen[0] == player(KEY, "master", seed=0).choose(view, legal)


def test_two_others_are_expected_to_build_sensibly_half_the_time_and_answered() -> None:
    state = at_the_build(3, seed=5)
    view, legal = state.view(1), state.legal(1)
    owned = [parse_cards("".join(cards)) for cards in view["owned"]]
    found = builds(owned[0], owned[1:])
    often = max(found, key=lambda build: build.weight)
    assert often.hands == best_fives(owned[0]).hands and often.weight >= 0.5
    best = {build_text(build.hands) for build in found if build.chance == found[0].chance}
    assert {player(KEY, "master", seed=seed).choose(view, legal) for seed in range(3)} <= best


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_level_builds_what_is_legal(name: str, seats: int) -> None:
    for seed in range(4):
        state = at_the_build(seats, seed)
        for seat in state.to_act:
            values = player(KEY, name, seed=1).values(state.view(seat), state.legal(seat))
            assert all(move in state.legal(seat) for move, _, _ in values[:20])


def test_a_novice_sees_no_straight_and_no_use_for_a_joker() -> None:
    cards = parse_cards("9h8c7d6s5h 2c2dKhJsTc QdQc4h4dXr")
    assert set(Novice(KEY).hands(cards)[0]) == set(parse_cards("QdQc4h4dKh"))
    assert five.rank(Casual(KEY).hands(cards)[0]).category == "flush"  # hearts and the joker


def test_strong_builds_as_against_an_average_opponent() -> None:
    state = at_the_build(2, seed=8)
    owned = parse_cards("".join(state.view(1)["owned"][0]))
    assert player(KEY, "strong").choose(state.view(1), state.legal(1)) == build_text(best_fives(owned).hands)
