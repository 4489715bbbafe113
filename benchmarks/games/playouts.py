"""Random playouts through the compiled rules, moves a second on one core, beside OpenSpiel's C++ hearts in one run.

python benchmarks/games/playouts.py
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import numpy as np
import pyspiel

import cardloom

ROUNDS = 5
SECONDS = 0.5
SETTINGS: list[tuple[str, dict[str, object]]] = [
    ("poker-squares", {"seats": 1}),
    ("grid-poker", {"seats": 2}),
    ("grid-poker", {"seats": 3}),
    ("pyramid-poker", {}),
    ("pyramid-poker", {"scoring": "advanced"}),
    ("nine-card-brag", {"seats": 4}),
    ("puzzle-poker", {}),
    ("puzzle-poker", {"persistence": True}),
    ("puzzle-solo", {}),
    ("puzzle-solo", {"ranks": "A-K"}),
]


def hearts() -> Callable[[int], int]:
    """OpenSpiel's own loop of random hearts games; decisions only are counted, as ours are."""
    game = pyspiel.load_game("hearts")
    rng = np.random.default_rng(1)
    lengths = []
    for _ in range(50):
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(int(rng.choice(state.legal_actions())))
        lengths.append(decisions)
    mean = sum(lengths) / len(lengths)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(int(rng.choice(start.legal_actions())))

    def play(games: int) -> int:
        # One simulation of its search is one evaluation, which is as many rollouts as the evaluator is told to make.
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=games, seed=1)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
        bot.step(start)
        return round(games * mean)

    return play


def ours(key: str, setting: dict[str, object]) -> Callable[[int], int]:
    state = cardloom.new(key, seed=1, **setting)  # type: ignore[arg-type]
    blank = state.array()
    blank["deals"] = 0
    states = blank.copy()
    deck = np.array(state.game.cards(state.options), np.int8)
    moves = np.empty(state.game.rules.MOST_MOVES, np.int64)
    rng = np.random.default_rng(1)
    playouts = state.game.kernels.playouts
    return lambda games: int(playouts(states, blank, deck, games, moves, rng))


def speed(play: Callable[[int], int]) -> float:
    """Moves a second."""
    play(10)
    games, began = 50, time.perf_counter()
    play(games)
    games = max(50, int(games * SECONDS / (time.perf_counter() - began)))
    began = time.perf_counter()
    made = play(games)
    return made / (time.perf_counter() - began)


def main() -> None:
    """Interleave the rounds, so that a noisy neighbour hits all alike."""
    names = ["OpenSpiel hearts", *(" ".join([key, *(f"{n}={v}" for n, v in each.items())]) for key, each in SETTINGS)]
    players = [hearts(), *(ours(key, setting) for key, setting in SETTINGS)]
    rounds = [[speed(play) for play in players] for _ in range(ROUNDS)]
    medians = [median(each) for each in zip(*rounds, strict=True)]
    for name, moves in zip(names, medians, strict=True):
        print(f"{name:40} {moves / 1e6:7.2f} M moves/s   {moves / medians[0]:5.2f} x hearts")


if __name__ == "__main__":
    main()
