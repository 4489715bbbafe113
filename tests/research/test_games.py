"""Whole games: their ends, their rewards, their seeds, and copies of them."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.error import ResetNeeded

import cardloom
from cardloom.research import IllegalAction, Table, aec_env, gym_env, openspiel_game, parallel_env, vector_env
from tests.research.families import FAMILIES, SIMULTANEOUS, Family, Trajectory, every_family, family, pick, walk


def played(each: Family, seed: int, beside: list[Any] | None = None) -> str:
    """A digest of all that an environment says in one random game; those beside it are stepped in between."""
    env = aec_env(each.key, each.seats, **each.named)
    env.reset(seed=seed)
    chance, told = np.random.default_rng(seed), Trajectory()
    for agent in env.agent_iter(400):
        observation, *rest = env.last()
        told.add(agent, observation, *rest, env.information_key(agent))
        over = env.terminations[agent] or env.truncations[agent]
        env.step(None if over else pick(observation["action_mask"], chance))
        for other in beside or ():
            stir(other)
    return told.digest


def stir(env: Any) -> None:
    """A step of another environment."""
    if not env.agents:
        env.reset()
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask)[0]) if mask.any() else None)


def test_the_same_seed_is_the_same_game_here_and_elsewhere_and_between_others() -> None:
    alone = [played(each, seed=5) for each in FAMILIES]
    assert len(set(alone)) == len(alone)
    others = [aec_env(each.key, each.seats, **each.named) for each in FAMILIES]
    assert [played(each, seed=5, beside=others) for each in FAMILIES] == alone
    assert played(FAMILIES[0], seed=6) != alone[0]
    code = (
        "from tests.research.families import FAMILIES\n"
        "from tests.research.test_games import played\n"
        "for each in FAMILIES: print(played(each, seed=5))"
    )
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert told.split() == alone


@every_family
def test_every_door_deals_what_the_library_deals(each: Family) -> None:
    """The same seed and the same actions give the same position in every adapter."""
    table = each.table(9)
    state = cardloom.new(each.key, seats=each.seats, seed=9, **each.named)
    assert table.position() == state
    env = aec_env(each.key, each.seats, **each.named)
    env.reset(seed=9)
    assert env.table.position() == state
    vector = vector_env(each.key, 2, each.seats, **each.named)
    vector.reset(seeds=[8, 9])
    game = openspiel_game(each.key, each.seats, **each.named)
    spiel = game.new_initial_state()
    for player, action in walk(table, np.random.default_rng(9), most=300):
        while spiel.is_chance_node():
            spiel.apply_action(spiel.seeded_action(9))
        assert vector.state(1).view(player + 1) == table.position().view(player + 1)
        assert spiel.table.position().view(player + 1) == table.position().view(player + 1)
        assert spiel.current_player() == player
        env.step(action)
        vector.step([vector.sample(np.random.default_rng(1))[0], action])
        spiel.apply_action(action)
    assert env.table == table
    if table.over:
        assert spiel.is_terminal()
        assert spiel.returns() == pytest.approx(table.scores if each.seats == 1 else table.rewards)


@pytest.mark.parametrize("each", SIMULTANEOUS, ids=str)
def test_together_and_one_after_the_other_are_the_same_game(each: Family) -> None:
    env = parallel_env(each.key, each.seats, **each.named)
    observations, _ = env.reset(seed=4)
    table = each.table(4)
    chance = np.random.default_rng(4)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = {agent: pick(observations[agent]["action_mask"], chance) for agent in env.agents}
        for player, action in enumerate(actions.values()):
            table.step(player, action)
        observations, rewards, *_ = env.step(actions)
        for player, agent in enumerate(env.possible_agents):
            np.testing.assert_array_equal(observations[agent]["observation"], table.seen(player)[0])
    assert table.over
    assert list(rewards.values()) == table.rewards.tolist()


@every_family
def test_ends_and_rewards(each: Family) -> None:
    """The end is told in the step that makes it; rewards are as documented."""
    for seed in range(3):
        env = aec_env(each.key, each.seats, **each.named)
        env.reset(seed=seed)
        chance = np.random.default_rng(seed)
        total = dict.fromkeys(env.agents, 0.0)
        while not any(env.terminations.values()):
            assert not env.table.position().over
            env.step(pick(env.last()[0]["action_mask"], chance))
            for agent in env.agents:
                total[agent] += env.rewards[agent]
        state = env.table.position()
        assert state.over and all(env.terminations.values()) and not any(env.truncations.values())
        assert [env.infos[agent]["score"] for agent in env.agents] == list(state.scores)
        if each.seats == 1:
            assert list(total.values()) == list(state.scores)
            continue
        assert sum(total.values()) == pytest.approx(0, abs=1e-6)
        best = max(total.values())
        assert {player + 1 for player, sum_ in enumerate(total.values()) if sum_ == best} == set(state.winners)
        assert len(state.winners) > 1 or best == 1
        for agent in env.possible_agents:
            env.step(None)
            assert agent not in env.agents
        assert not env.agents


def test_places_of_three() -> None:
    """First 1, second 0, third -1; equal places share."""
    seen = set()
    for seed in range(200):
        table = family("poker-squares", 3).table(seed)
        for _ in walk(table, np.random.default_rng(seed)):
            pass
        order = tuple(sorted(table.scores, reverse=True))
        if len(set(order)) == 3:
            expected = [1.0 - order.index(score) for score in table.scores]
        elif order[0] == order[1] > order[2]:
            expected = [0.5 if score == order[0] else -1 for score in table.scores]
        else:
            expected = [1 if score > order[2] else -0.5 for score in table.scores]
        assert table.rewards.tolist() == expected
        seen.add(len(set(order)))
    assert seen == {2, 3}


def test_limits_truncate() -> None:
    env = aec_env("nine-card-brag", max_cycles=20)
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(20 * 3):
        assert not any(env.truncations.values())
        env.step(pick(env.last()[0]["action_mask"], chance))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert env.infos["player_0"]["score"] == env.table.scores[0]
    together = parallel_env("poker-squares", max_cycles=3)
    observations, _ = together.reset(seed=1)
    for cycle in range(3):
        actions = {agent: pick(each["action_mask"], chance) for agent, each in observations.items()}
        observations, _, ended, cut, _ = together.step(actions)
        assert set(ended.values()) == {False} and set(cut.values()) == {cycle == 2}
    assert together.agents == []
    openspiel_game("nine-card-brag")  # registers the games
    game = pyspiel.load_game("cardloom_nine_card_brag(max_actions=5)")
    assert game.max_game_length() == 5
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.seeded_action(1) if state.is_chance_node() else state.legal_actions()[0])
    assert state.returns() == [0, 0, 0]


@every_family
def test_copies_live_on_their_own(each: Family) -> None:
    """Cloned and pickled environments are at the same point and go on alike; the first one does not notice."""
    env = aec_env(each.key, each.seats, **each.named)
    env.reset(seed=3)
    chance = np.random.default_rng(3)
    for step, _ in enumerate(env.agent_iter(120)):
        mask = env.last()[0]["action_mask"]
        if not mask.any():
            break
        if step % 7 == 0:
            copies = [env.clone(), pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
            for other in copies:
                assert other.table == env.table
                assert other.agent_selection == env.agent_selection
            before = pickle.dumps(env.table)
            ends = set()
            for other in copies:
                told, going = Trajectory(), np.random.default_rng(step)
                while not any(other.terminations.values()):
                    told.add(*other.last())
                    other.step(pick(other.last()[0]["action_mask"], going))
                told.add(other.rewards, other.infos)
                ends.add(told.digest)
            assert len(ends) == 1
            assert pickle.dumps(env.table) == before
        env.step(pick(mask, chance))


def test_copies_before_the_first_game() -> None:
    env = aec_env("poker-squares")
    for other in (env.clone(), pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        assert other.table == env.table
        other.reset(seed=1)
        assert other.table != env.table


def test_actions_seeds_and_limits_are_whole_numbers() -> None:
    one, together, alone = aec_env("poker-squares"), parallel_env("poker-squares"), gym_env("poker-squares")
    seed: Any = np.int64(1)
    one.reset(seed=seed)
    together.reset(seed=1)
    alone.reset(seed=1)
    steps: list[Callable[[Any], Any]] = [one.step, alone.step]
    steps.append(lambda action: together.step({"player_0": action, "player_1": 0}))
    for step in steps:
        for wrong in (0.9, "0", None, np.float64(1)):
            with pytest.raises((TypeError, AssertionError)):
                step(wrong)
    rights: list[Any] = [np.int8(0), np.array(0)]
    for right in rights:
        one.step(right)
    with pytest.raises(TypeError):
        one.reset(seed=1.5)  # type: ignore[arg-type]
    for env in (aec_env, parallel_env):
        with pytest.raises(ValueError, match="max_cycles"):
            env("poker-squares", max_cycles=0)


def test_resampled_environments() -> None:
    env = aec_env("grid-poker")
    env.reset(seed=1)
    env.step(0)
    other = env.resample("player_0", np.random.default_rng(1))
    assert other.information_key("player_0") == env.information_key("player_0")
    assert other.table != env.table
    assert other.agent_selection == env.agent_selection
    state = openspiel_game("poker-squares").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.seeded_action(2))
    world = state.resample_from_infostate(1, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert world.information_state_string(1) == state.information_state_string(1)
    assert world.table != state.table


@every_family
def test_illegal_actions_change_nothing(each: Family) -> None:
    env = aec_env(each.key, each.seats, **each.named)
    env.reset(seed=1)
    before = env.table.clone()
    mask = env.last()[0]["action_mask"]
    for action in (-1, int(np.flatnonzero(mask == 0)[0]) if not mask.all() else len(mask), len(mask), 10**6):
        with pytest.raises(IllegalAction):
            env.step(action)
        assert env.table == before
    vector = vector_env(each.key, 3, each.seats, **each.named)
    actions = vector.reset(seed=1).masks.argmax(1)
    actions[1] = -1
    states = [vector.state(game) for game in range(3)]
    with pytest.raises(IllegalAction, match="game 1"):
        vector.step(actions)
    assert [vector.state(game) for game in range(3)] == states


def test_illegal_actions_alone_and_together() -> None:
    solo = gym_env("poker-squares")
    solo.reset(seed=1)
    solo.step(3)
    _, reward, terminated, truncated, info = solo.step(3)
    assert (reward, terminated, truncated, info["illegal"]) == (-1.0, True, False, True)
    assert not solo.action_masks()[3]
    together = parallel_env("poker-squares")
    together.reset(seed=1)
    with pytest.raises(IllegalAction):
        together.step({"player_0": 0, "player_1": 25})
    assert together.table.position() == cardloom.new("poker-squares", seed=1)


def test_resets_without_a_seed_follow_from_the_last_seed() -> None:
    def decks() -> list[tuple[str, ...]]:
        env = gym_env("puzzle-solo")
        env.reset(seed=11)
        dealt = []
        for _ in range(3):
            env.reset()
            dealt.append(env.table.position().dealt_decks())
        return dealt

    first, again = decks(), decks()
    assert first == again
    assert len(set(first)) == 3


def test_decks_can_be_given() -> None:
    deck = cardloom.new("grid-poker", seed=5).dealt_decks()[0]
    env = aec_env("grid-poker", start=1)
    env.reset(seed=1, options={"deck": deck})
    assert env.table.position().dealt_decks() == (deck,)


def test_games_for_other_doors_are_refused() -> None:
    with pytest.raises(ValueError, match="poker-squares, nine-card-brag"):
        parallel_env("grid-poker")
    with pytest.raises(ValueError, match="poker-squares, puzzle-solo"):
        gym_env("nine-card-brag")
    with pytest.raises(cardloom.UnknownGame):
        aec_env("bridge")
    with pytest.raises(cardloom.BadOption):
        vector_env("grid-poker", 4, base=8)
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        vector_env("grid-poker", 3).reset(seeds=[1, 2])
    assert Table("nine-card-brag").seats == 3


def test_without_the_extra_the_error_names_it() -> None:
    code = (
        "import importlib.util as util\n"
        "find = util.find_spec\n"
        "util.find_spec = lambda name, *rest: None if name == 'pettingzoo' else find(name, *rest)\n"
        "import cardloom.research"
    )
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert "not installed: pettingzoo" in done.stderr and "cardloom[research]" in done.stderr


def test_a_lone_players_environment_says_what_it_is_for() -> None:
    with pytest.raises(ValueError, match="for 1 seat, not 2"):
        gym_env("poker-squares", seats=2)
    env = gym_env("poker-squares", render_mode="ansi")
    for early in (lambda: env.step(0), env.render, env.action_masks):
        with pytest.raises(ResetNeeded):
            early()
