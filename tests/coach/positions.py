"""Positions for the coach: games played on by a quick bot, and what each seat then sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import cardloom
from cardloom.games.state import State
from cardloom.players import player
from cardloom.record import Record


@cache
def played(key: str, seed: int, bot: str = "greedy", **options: object) -> Record:
    """A whole game among bots of a kind."""
    state = cardloom.new(key, seed=seed, **options)  # type: ignore[arg-type]
    deciding = player(key, bot, seed=seed)
    moves = []
    while not state.over:
        seat = state.to_act[0]
        move = deciding.choose(state.view(seat), state.legal(seat))
        state = state.play(seat, move)
        moves.append(f"p{seat} {move}")
    return Record.of(state, moves, [f"Seat {seat}" for seat in range(1, state.seats + 1)])


def decisions(key: str, seed: int, step: int = 1) -> Iterator[tuple[State, int, Sequence[str]]]:
    """Every so manyth state of such a game, with a seat that may act and its moves."""
    for state in list(played(key, seed).states())[::step]:
        if state.to_act:
            yield state, state.to_act[0], state.legal(state.to_act[0])
