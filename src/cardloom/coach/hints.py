"""What the moves of a position are worth, and why."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from cardloom.coach.adviser import strongest
from cardloom.coach.answers import Hint, ValuedMove
from cardloom.coach.reasons import facts
from cardloom.players import Budget, player
from cardloom.players.player import Valued, View

SURE = 2.0  # standard errors that make a difference one
EXPLAINED = 12  # moves that come with reasons


def hint(view: View, legal: Sequence[str], seed: int = 0, budget: Budget | None = None, bot: str | None = None) -> Hint:
    """What the strongest player, or another one, makes of the seat's legal moves. It sees the view and nothing else."""
    key = view["game"]
    adviser = strongest(key, seed, budget) if bot is None else player(key, bot, seed, budget)
    valued = adviser.values(view, legal)
    moves = tuple(_told(view, each, valued[0], place) for place, each in enumerate(valued))
    return Hint(key, view["seat"], adviser.name, adviser.measure(view), moves)


def _told(view: View, each: Valued, best: Valued, place: int) -> ValuedMove:
    move, value, error = each
    loss = best[1] - value
    # Moves that met the same cards differ by less than this; never by more.
    loss_error = hypot(error, best[2]) if place else 0.0
    why = facts(view, move) if place < EXPLAINED else ()
    return ValuedMove(move, value, error, loss, loss_error, loss <= SURE * loss_error, why)
