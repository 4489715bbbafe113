"""Puzzle Poker's own players, in the duel; they stand in `players.puzzle`, and here is what they learned."""

from cardloom.players.puzzle.levels import CasualPlayer, MasterPlayer, StrongPlayer
from cardloom.players.puzzle.sight import NovicePlayer

PLAYERS = (NovicePlayer, CasualPlayer, StrongPlayer, MasterPlayer)
