"""Players of Pyramid Poker: a novice, and three who try moves in sampled worlds; and one who goes by rules."""

from cardloom.players.player import Player
from cardloom.players.pyramid_poker.by_rule import ByRule
from cardloom.players.pyramid_poker.levels import Casual, Master, Novice, Strong

PLAYERS: tuple[type[Player], ...] = (Novice, ByRule, Casual, Strong, Master)
