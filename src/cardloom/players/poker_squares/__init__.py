"""Poker Squares' own players, weakest first."""

from __future__ import annotations

from cardloom.players.player import Player
from cardloom.players.poker_squares.levels import Casual, Novice, Strong
from cardloom.players.poker_squares.mark import Mark
from cardloom.players.poker_squares.rival import Master

PLAYERS: tuple[type[Player], ...] = (Novice, Casual, Mark, Strong, Master)
