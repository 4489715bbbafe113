"""Who decides: players by name. All see a view, never the state."""

from __future__ import annotations

from cardloom.cards import shown
from cardloom.errors import UnknownPlayer
from cardloom.games import game
from cardloom.players.greedy import GreedyPlayer
from cardloom.players.player import Player
from cardloom.players.random_player import RandomPlayer

PLAYERS: dict[str, type[Player]] = {kind.name: kind for kind in (RandomPlayer, GreedyPlayer)}


def player(key: str, name: str, seed: int | None = None) -> Player:
    """The player of a name, at a game: `greedy@1`, or `greedy` for its newest version. Refuses an unknown name."""
    versions = [known for known in PLAYERS if name in (known, known.partition("@")[0])]
    if not versions:
        raise UnknownPlayer("unknown-player", player=shown(str(name)), known=", ".join(PLAYERS))
    newest = max(versions, key=lambda known: int(known.partition("@")[2]))
    return PLAYERS[newest](game(key).key, seed)
