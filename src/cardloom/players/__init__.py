"""Who decides: players by name. All see a view, never the state."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from cardloom.cards import shown
from cardloom.errors import UnknownPlayer
from cardloom.games import game
from cardloom.players.budget import Budget
from cardloom.players.greedy import GreedyPlayer
from cardloom.players.player import Player
from cardloom.players.random_player import RandomPlayer

__all__ = ["LEVELS", "Budget", "Player", "player", "players"]

LEVELS = ("novice", "casual", "strong", "master")


@cache
def players(key: str) -> dict[str, type[Player]]:
    """The players of a game by their names with versions: those of any game, then its own, weakest first."""
    module = f"{__name__}.{game(key).key.replace('-', '_')}"
    own: tuple[type[Player], ...] = import_module(module).PLAYERS if find_spec(module) else ()
    anywhere: tuple[type[Player], ...] = (RandomPlayer, GreedyPlayer)
    return {kind.name: kind for kind in (*anywhere, *own)}


def player(key: str, name: str, seed: int | None = None, budget: Budget | None = None) -> Player:
    """The player of a name, at a game: `greedy@1`, or `greedy` for its newest version. Refuses an unknown name."""
    known = players(key)
    versions = [each for each in known if name in (each, each.partition("@")[0])]
    if not versions:
        raise UnknownPlayer("unknown-player", player=shown(str(name)), known=", ".join(known))
    newest = max(versions, key=lambda each: int(each.partition("@")[2]))
    return known[newest](game(key).key, seed, budget)
