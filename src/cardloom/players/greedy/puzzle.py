"""Puzzle Poker: the first move of the turn that scores most; every way to play the whole turn is tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardloom.games.game import OVER, Game
from cardloom.games.puzzle.solo.rules import PLACING, REMOVING
from cardloom.games.state import world
from cardloom.players.player import View


def values(view: View, legal: Sequence[str]) -> list[tuple[str, float]]:
    # What is hidden comes up after the turn: any world that looks like the view will do.
    state = world(view, np.random.default_rng(0))
    seat, array = view["seat"] - 1, state.array()
    before = points(state.game, array, seat)
    gains = [turn_points(state.game, array, after, seat) - before for after in after_moves(state.game, array, seat)]
    return list(zip(legal, map(float, gains), strict=True))


def turn_points(game: Game, before: NDArray[Any], after: NDArray[Any], seat: int) -> int:
    """The most points that the seat can have when the turn ends that goes on, or not, after a move."""
    if turn_ended(before, after, seat):
        return points(game, after, seat)
    return max(turn_points(game, after, next_one, seat) for next_one in after_moves(game, after, seat))


def turn_ended(before: NDArray[Any], after: NDArray[Any], seat: int) -> bool:
    """In the duel the other seat is on turn; alone, it is for a card to be removed or placed again."""
    phase = after["phase"][0]
    if phase == OVER:
        return True
    if "turn" in (after.dtype.names or ()):
        return bool(after["turn"][0] != seat)
    return phase in (REMOVING, PLACING) and before["phase"][0] != REMOVING


def after_moves(game: Game, array: NDArray[Any], seat: int) -> Iterator[NDArray[Any]]:
    """The records after each legal move."""
    moves = np.empty(game.rules.MOST_MOVES, np.int64)
    for move in moves[: game.kernels.legal(array, seat, moves)].tolist():
        after = array.copy()
        game.kernels.play(after, seat, move)
        yield after


def points(game: Game, array: NDArray[Any], seat: int) -> int:
    scores = np.zeros(2, np.int64)
    game.kernels.scores(array, scores)
    return int(scores[seat])
