"""Steps a second on one core, beside PettingZoo's connect four and RLCard's gin rummy in one run; memory a game.

uv pip install --group bench, then: python benchmarks/research/environments.py

Every loop picks its actions at random from the mask, as its own documentation does: PettingZoo's and the AEC
environments' with the action space's `sample`, and again with a quicker choice, so that the environments are compared
and not the choice; RLCard's from its list; the vector's with its own `sample`. Seconds are those of the processor.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # connect four draws with pygame

import rlcard
from pettingzoo.env_registry.registration import make

from cardloom.research import aec_env, vector_env

ROUNDS = 5
SECONDS = 0.6
GAMES = 4096
KEYS = ("poker-squares", "grid-poker", "pyramid-poker", "nine-card-brag", "puzzle-poker", "puzzle-solo")
SEATS = {"poker-squares": (1, 2), "puzzle-solo": (1,), "nine-card-brag": (3,)}
Play = Callable[[], int]


def cycle(env: Any, quick: bool) -> Play:
    """One game of a PettingZoo environment."""
    chance, seeds = random.Random(1), iter(range(2**31))

    def play() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"]
            if quick:
                allowed = mask.view(np.bool_).nonzero()[0]
                action = allowed.item(int(chance.random() * len(allowed)))
            else:
                action = env.action_space(agent).sample(mask)
            env.step(action)
            steps += 1
        return steps

    return play


def gin_rummy() -> Play:
    env, chance = rlcard.make("gin-rummy", config={"seed": 1}), random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps: int = 0
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance.random() * len(legal))])
            steps += 1
        return steps

    return play


def vector(key: str, seats: int) -> Play:
    """A hundred steps of all games."""
    env, chance = vector_env(key, GAMES, seats), np.random.default_rng(1)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(100):
            env.step(env.sample(chance))
        return 100 * GAMES

    return play


def speed(play: Play) -> float:
    """Steps a second."""
    play()
    steps, began = 0, time.process_time()
    while (passed := time.process_time() - began) < SECONDS:
        steps += play()
    return steps / passed


def memory(key: str, seats: int) -> int:
    """Bytes a game of a vector environment takes."""
    batch = vector_env(key, 1000, seats)._batch
    by_game = (part for name, part in batch._asdict().items() if name not in ("blanks", "cards", "needed", "size"))
    return int(sum(part.nbytes for part in by_game)) // 1000


def main() -> None:
    """Interleave the rounds, so that a noisy neighbour hits all alike."""
    connect_four = make("aec", "classic/connect_four-v3")
    seated = [(key, seats) for key in KEYS for seats in SEATS.get(key, (2,))]
    players: dict[str, Play] = {
        "PettingZoo connect four, sample": cycle(connect_four, quick=False),
        "PettingZoo connect four, quick": cycle(connect_four, quick=True),
        "RLCard gin rummy": gin_rummy(),
        **{f"aec {key}, quick": cycle(aec_env(key), quick=True) for key in KEYS},
        **{f"vector {key} {seats}": vector(key, seats) for key, seats in seated},
    }
    rounds = [[speed(play) for play in players.values()] for _ in range(ROUNDS)]
    medians = dict(zip(players, map(median, zip(*rounds, strict=True)), strict=True))
    sample, quick, gin = list(medians.values())[:3]
    for name, steps in medians.items():
        four = quick if name.startswith("aec") else sample
        print(f"{name:32} {steps:12,.0f} steps/s {steps / four:9.1f} x connect four {steps / gin:9.1f} x gin rummy")
    for key, seats in seated:
        print(f"{key} {seats}: {memory(key, seats):,} bytes a game")


if __name__ == "__main__":
    main()
