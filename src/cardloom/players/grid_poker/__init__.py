"""Grid Poker's own players."""

from cardloom.players.grid_poker.master import Master
from cardloom.players.grid_poker.thumb import Casual, Novice, Strong

PLAYERS = (Novice, Casual, Strong, Master)
