"""Compiles rules and players, each game in one process: workers that find nothing would each compile everything."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from cardloom.games import GAMES
from cardloom.games.state import State
from cardloom.players import Budget, player, players

MOVES = 60


def compile_game(key: str) -> None:
    """Let every player of the game play, far enough that everything is asked for."""
    for name in players(key):
        state, bot = State.new(key, seed=1), player(key, name, 1, Budget(nodes=20))
        for _ in range(MOVES):
            if state.over:
                break
            seat = state.to_act[0]
            state = state.play(seat, bot.choose(state.view(seat), state.legal(seat)))


if __name__ == "__main__":
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        list(pool.map(compile_game, GAMES))
