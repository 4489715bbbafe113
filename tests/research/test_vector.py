"""Thousands of games at once: the same games as one at a time, each by itself."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from cardloom.research import vector_env
from cardloom.research.vector import VectorEnv
from tests.research.families import Family, every_family, family


@every_family
def test_games_are_those_of_the_tables(each: Family) -> None:
    """Every array, in every step, until the seeds' games are over."""
    seeds = [3, 1, 4]
    env = vector_env(each.key, len(seeds), each.seats, **each.named)
    tables = [each.table(seed) for seed in seeds]
    step, chance = env.reset(seeds=seeds), np.random.default_rng(1)
    playing = set(range(len(seeds)))
    for _ in range(400):
        for game in playing:
            assert step.players[game] == tables[game].player
            np.testing.assert_array_equal(step.observations[game], tables[game].observation)
            np.testing.assert_array_equal(step.masks[game], tables[game].mask)
        actions = env.sample(chance)
        for game in playing:
            tables[game].step(int(step.players[game]), int(actions[game]))
        step = env.step(actions)
        for game in list(playing):
            np.testing.assert_array_equal(step.rewards[game], tables[game].rewards)
            assert step.terminated[game] == tables[game].over
            if tables[game].over:
                assert step.scores[game].tolist() == tables[game].scores
                playing.remove(game)


@every_family
def test_ended_games_begin_anew(each: Family) -> None:
    env = vector_env(each.key, 64, each.seats, **each.named)
    chance = np.random.default_rng(2)
    step = env.reset(seed=2)
    ended, decks = 0, set()
    for _ in range(300):
        step = env.step(env.sample(chance))
        assert step.masks.any(1).all()
        for game in np.flatnonzero(step.terminated):
            state = env.state(int(game))
            assert state.deals == 1 and not state.over and state.to_act[0] == step.players[game] + 1
            decks.add(state.array().tobytes())
            ended += 1
        if each.seats > 1:
            np.testing.assert_allclose(step.rewards.sum(1), 0, atol=1e-6)
            assert not step.rewards[~step.terminated].any()
    assert ended == len(decks) > 0


def told(games: int, first: int) -> list[bytes]:
    """What the first games tell."""
    env = vector_env("nine-card-brag", games, tokens=1)
    step, text = env.reset(seed=7), []
    for _ in range(120):
        step = env.step(step.masks.argmax(1))
        text.append(b"".join(np.ascontiguousarray(part[:first]).tobytes() for part in step))
    return text


def test_games_depend_on_nothing_else() -> None:
    assert told(64, first=5) == told(5, first=5)


@pytest.mark.parametrize(
    "copied",
    [VectorEnv.clone, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))],
    ids=("clone", "copy", "pickle"),
)
def test_copies(copied: Callable[[VectorEnv], VectorEnv]) -> None:
    env = vector_env("pyramid-poker", 16, scoring="advanced")
    step, chance = env.reset(seeds=range(16)), np.random.default_rng(3)
    for _ in range(100):
        step = env.step(env.sample(chance))
    before = [part.copy() for part in step]
    other = copied(env)
    ends = []
    for each in (other, env):
        going = np.random.default_rng(4)
        for _ in range(200):
            after = each.step(each.sample(going))
        ends.append([part.tobytes() for part in after])
        if each is other:
            for part, was in zip(step, before, strict=True):
                np.testing.assert_array_equal(part, was)
    assert ends[0] == ends[1]
    assert env.reset().observations.tobytes() == other.reset().observations.tobytes()


def test_resets_without_a_seed_follow_from_the_last_seed() -> None:
    env = vector_env("poker-squares", 3)
    decks = []
    for _ in range(2):
        env.reset(seed=11)
        decks.append([env.reset().observations.tobytes() for _ in range(3)])
    assert decks[0] == decks[1]
    assert len(set(decks[0])) == 3


@pytest.mark.parametrize("actions", [[0.0, 1.9, 2.0], [True, True, True], ["0", "1", "2"], [None, 0, 0]])
def test_actions_are_whole_numbers(actions: list[Any]) -> None:
    env = vector_env("poker-squares", 3)
    before = [env.state(game) for game in range(3)]
    with pytest.raises(TypeError):
        env.step(actions)
    assert [env.state(game) for game in range(3)] == before
    assert env.step([0, 1, 2]).players.tolist() == [1, 1, 1]  # without a reset there are games too


def test_seeds_are_whole_numbers_of_any_kind() -> None:
    env = vector_env("poker-squares", 3)
    kinds: list[Any] = [[1, 2, 3], np.arange(1, 4)]
    told = [env.reset(seeds=seeds).observations.tobytes() for seeds in kinds]
    assert told[0] == told[1]
    with pytest.raises(TypeError):
        env.reset(seeds=[1.5, 2, 3])  # type: ignore[list-item]
    with pytest.raises(ValueError, match="either"):
        env.reset(seed=1, seeds=[1, 2, 3])
    with pytest.raises(ValueError, match="0 games"):
        vector_env("poker-squares", 0)


def test_what_is_told_cannot_be_written_to() -> None:
    step = vector_env("poker-squares", 4).reset(seed=1)
    assert [part.shape for part in step] == [(4,), (4, 56), (4, 25), (4, 2), (4,), (4, 2)]
    assert step.observations.dtype == np.int16 and step.masks.dtype == np.int8
    with pytest.raises(ValueError, match="read-only"):
        step.masks[0, 0] = 0
    with pytest.raises(ValueError, match="shape"):
        vector_env("poker-squares", 4).step([1, 2])


def test_decks_and_lots_are_fair() -> None:
    """Chi-square of the first card and of the seat that starts: 53 and 2 degrees of freedom, one in a thousand."""
    games = 20_000
    env = vector_env("grid-poker", games, seats=3)
    step = env.reset(seed=8)
    table = env.layout.named(step.observations)["table"]
    for place in ((0, 0), (2, 2)):
        counts = np.bincount(table[:, *place], minlength=54)
        assert len(counts) == 54
        assert ((counts - games / 54) ** 2 / (games / 54)).sum() < 93
    starts = np.array(list(Counter(step.players.tolist()).values()))
    assert ((starts - games / 3) ** 2 / (games / 3)).sum() < 14


def test_samples_are_legal_and_fair() -> None:
    env = vector_env("grid-poker", 30_000)
    step = env.reset(seed=9)
    actions = env.sample(np.random.default_rng(9))
    assert step.masks[np.arange(env.games), actions].all()
    counts = np.bincount(actions, minlength=6)
    assert ((counts - env.games / 6) ** 2 / (env.games / 6)).sum() < 21


def test_a_lone_players_rewards_add_up() -> None:
    env = vector_env("poker-squares", 32, 1)
    env.reset(seed=1)
    total = np.zeros(32)
    chance = np.random.default_rng(1)
    for turn in range(25):
        step = env.step(env.sample(chance))
        total += step.rewards[:, 0]
        assert step.terminated.all() == (turn == 24)
    np.testing.assert_array_equal(total, step.scores[:, 0])
    assert family("poker-squares", 1).table(1).scores == [0]
