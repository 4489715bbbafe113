"""Cardloom: five games of building poker hands, to play, to study and to research.

>>> import cardloom
>>> state = cardloom.new("poker-squares", seats=2, seed=7, points="english")
>>> state = state.play(1, state.legal(1)[0])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardloom.errors import (
    BadCards,
    BadOption,
    BadRecord,
    CardloomError,
    IllegalMove,
    NoMoreDecks,
    UnknownGame,
    UnknownPlayer,
)

if TYPE_CHECKING:
    from cardloom.games.state import State
    from cardloom.players.player import Player

__all__ = [
    "BadCards",
    "BadOption",
    "BadRecord",
    "CardloomError",
    "IllegalMove",
    "NoMoreDecks",
    "UnknownGame",
    "UnknownPlayer",
    "new",
    "player",
]


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    deck: str | Sequence[str] | None = None,
    **options: object,
) -> State:
    """A new game, dealt.

    `seats`: how many, the game's usual number if not said. `deck`: the cards in dealing order, for games of several
    deals a list of decks. `seed`: a whole number that determines every deck not given, and every lot. With neither,
    chance decides; with a deck alone, seats that would be drawn by lot are the first. `options`: by name; `cardloom
    games` lists them. Raises `UnknownGame`, `BadOption`, `BadCards`.
    """
    # Imported late: the compiler is needed when a game begins, not before.
    from cardloom.games.state import State

    return State.new(game, seats, seed, deck, **options)


def player(
    game: str, name: str, seed: int | None = None, *, seconds: float | None = None, nodes: int | None = None
) -> Player:
    """A player of a game: a level (`novice`, `casual`, `strong`, `master`), `random`, `greedy`, or a versioned name.

    `seed`: with it the answers are determined by the view and the legal moves, unless a clock decides. `seconds` or
    `nodes` a move: the budget of players that search; the others answer at once. Raises `UnknownGame`, `UnknownPlayer`.
    """
    from cardloom.players import Budget
    from cardloom.players import player as player_of

    return player_of(game, name, seed, Budget(nodes, seconds))
