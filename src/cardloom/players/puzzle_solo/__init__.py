"""Puzzle Poker's own players, playing alone; they stand in `players.puzzle`, and here is what they learned."""

from cardloom.players.puzzle.levels import MasterPlayer, StrongPlayer
from cardloom.players.puzzle.sight import CasualPlayer, NovicePlayer

PLAYERS = (NovicePlayer, CasualPlayer, StrongPlayer, MasterPlayer)
