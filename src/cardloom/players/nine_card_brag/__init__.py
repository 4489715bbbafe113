"""Nine Card Brag's own players."""

from cardloom.players.nine_card_brag.master import Master
from cardloom.players.nine_card_brag.strong import Strong
from cardloom.players.nine_card_brag.thumb import Casual, Novice

PLAYERS = (Novice, Casual, Strong, Master)
