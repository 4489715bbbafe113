"""The games, by key."""

from __future__ import annotations

from cardloom.cards import shown
from cardloom.errors import UnknownGame
from cardloom.games.game import Game
from cardloom.games.grid_poker import GAME as GRID_POKER
from cardloom.games.nine_card_brag import GAME as NINE_CARD_BRAG
from cardloom.games.poker_squares import GAME as POKER_SQUARES
from cardloom.games.puzzle.duel import GAME as PUZZLE_POKER
from cardloom.games.puzzle.solo import GAME as PUZZLE_SOLO
from cardloom.games.pyramid_poker import GAME as PYRAMID_POKER

GAMES = {
    game.key: game for game in (POKER_SQUARES, GRID_POKER, PYRAMID_POKER, NINE_CARD_BRAG, PUZZLE_POKER, PUZZLE_SOLO)
}


def game(key: str) -> Game:
    """The game of a key; refuses an unknown one and names those there are."""
    try:
        return GAMES[key]
    except (KeyError, TypeError):
        raise UnknownGame("unknown-game", game=shown(str(key)), known=", ".join(GAMES)) from None
