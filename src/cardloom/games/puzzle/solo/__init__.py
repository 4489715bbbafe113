"""Puzzle Poker, playing alone: melds in a grid of 3x3, and more than 20 points to win."""

from cardloom.games.game import Game, Option
from cardloom.games.puzzle import RANKS, cards

GAME = Game(
    key="puzzle-solo",
    package=__name__,
    seats=range(1, 2),
    usual_seats=1,
    cards=cards,
    options=(
        Option("easy", (False, True), False),
        Option("hard", (False, True), False),
        Option("ranks", RANKS, "A-9"),
    ),
)
