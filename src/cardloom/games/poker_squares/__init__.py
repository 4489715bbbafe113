"""Poker Squares: everybody writes the same 25 cards into a grid of 5x5; ten lines score."""

from cardloom.decks import STANDARD
from cardloom.games.game import Game, Option

GAME = Game(
    key="poker-squares",
    package=__name__,
    seats=range(1, 9),
    cards=lambda options: STANDARD,
    needed=lambda seats: 25,
    options=(
        Option("points", ("american", "english"), "american"),
        Option("grids", ("hidden", "open"), "hidden"),
    ),
)
