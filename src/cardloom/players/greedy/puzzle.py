"""Puzzle Poker: the first move of the turn that scores most; every way to play the whole turn is tried."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule_for
from cardloom.games import game
from cardloom.games.game import OVER
from cardloom.games.state import world
from cardloom.players.player import View

if TYPE_CHECKING:
    from cardloom.games.puzzle.duel.rules import legal, play, scores

DEEPEST = 64  # moves of one turn: fewer can be played, placed, shifted and named
TRIES = 100_000  # moves tried in all: chains with jokers in hand can branch beyond any patience


def values(view: View, legal: Sequence[str]) -> list[tuple[str, float]]:
    # What is hidden comes up after the turn: any world that looks like the view will do.
    state = world(view, np.random.default_rng(0))
    seat, room = view["seat"] - 1, (DEEPEST, state.game.rules.MOST_MOVES)
    states = np.repeat(state.array(), DEEPEST)
    numbers = np.array([state.game.moves.number(states[0], seat, move) for move in legal])
    ends = np.empty(len(legal), np.int64)
    compiled(state.game.key)(states, seat, numbers, np.empty(room, np.int64), np.zeros(2, np.int64), ends)
    return [(move, float(end - view["scores"][seat])) for move, end in zip(legal, ends, strict=True)]


@cache
def compiled(key: str) -> Callable[..., None]:
    return rule_for(turn_ends, import_module(f"{game(key).package}.rules"))


def turn_ends(
    states: NDArray[Any],
    seat: int,
    firsts: NDArray[np.int64],
    moves: NDArray[np.int64],
    points: NDArray[np.int64],
    ends: NDArray[np.int64],
) -> None:
    """For each first move in the first record, the most points that the seat is found to have when the turn ends.

    states, moves: a record and room for its moves at each depth; points: room for scores.
    """
    turn = states[0].turns
    counts = np.zeros(DEEPEST, np.int64)
    tried = np.zeros(DEEPEST, np.int64)
    for first in range(len(firsts)):
        ends[first] = -(2**30)
        states[1] = states[0]
        play(states[1], seat, firsts[first])
        counts[1] = 0
        tries = TRIES // len(firsts)
        depth = 1
        s = states[1]
        while True:
            if s.turns != turn or s.phase == OVER:
                scores(s, points)
                ends[first] = max(ends[first], points[seat])
                depth -= 1
            else:
                counts[depth] = legal(s, seat, moves[depth])
                tried[depth] = 0
            while depth and tried[depth] == counts[depth]:  # all ways on from here are tried
                depth -= 1
            if depth == 0 or tries == 0:
                break
            states[depth + 1] = states[depth]
            s = states[depth + 1]
            play(s, seat, moves[depth, tried[depth]])
            tried[depth] += 1
            depth += 1
            tries -= 1
