"""The ecosystem's own tests, on every game and family of options."""

from __future__ import annotations

import pickle
import warnings

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.env_registry import registration

from cardloom.research import aec_env, gym_env, openspiel_game, parallel_env
from tests.research.families import FAMILIES, Family, every_family, every_simultaneous, every_solo

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # they import a game of their own in a way that they deprecate
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

# What PettingZoo's tests say of every environment with masks but those that they know by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


@every_family
def test_pettingzoo_api(each: Family) -> None:
    api_test(aec_env(each.key, each.seats, **each.named), num_cycles=150)


@every_family
def test_pettingzoo_seed(each: Family) -> None:
    seed_test(lambda: aec_env(each.key, each.seats, **each.named), num_cycles=60)


@every_family
def test_pettingzoo_render(each: Family) -> None:
    render_test(lambda render_mode: aec_env(each.key, each.seats, render_mode=render_mode, **each.named))


@every_simultaneous
def test_pettingzoo_parallel_api(each: Family) -> None:
    parallel_api_test(parallel_env(each.key, each.seats, **each.named), num_cycles=150)


@every_solo
@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes")
def test_gymnasium(each: Family) -> None:
    check_env(gym_env(each.key, render_mode="rgb_array", **each.named))


@every_family
def test_openspiel(each: Family) -> None:
    game = openspiel_game(each.key, each.seats, **each.named)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert pickle.loads(pickle.dumps(game.get_type())) == game.get_type()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_ids() -> None:
    assert {each.key for each in FAMILIES} == set(_ids("aec"))
    solo = gymnasium.make("cardloom/puzzle-solo-v1", easy=True)
    assert solo.reset(seed=1)[1]["score"] == 0
    duel = registration.make("aec", "cardloom/puzzle-poker-v1", ranks="A-K")
    duel.reset(seed=1)
    assert str(duel) == "cardloom/puzzle-poker-v1"
    together = registration.make("parallel", "cardloom/nine-card-brag-v1", seats=4)
    assert len(together.reset(seed=1)[0]) == 4
    openspiel_game("grid-poker")  # registers the games
    assert pyspiel.load_game("cardloom_grid_poker(players=3)").num_players() == 3


def _ids(kind: str) -> list[str]:
    registry = registration.aec_registry if kind == "aec" else registration.parallel_registry
    return [name.removeprefix("cardloom/").removesuffix("-v1") for name in registry if name.startswith("cardloom/")]
