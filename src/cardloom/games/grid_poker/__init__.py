"""Grid Poker: lines of six 3x3 grids are drafted; then everybody builds three poker hands."""

from cardloom.decks import WITH_JOKERS
from cardloom.games.game import Game, SeatOption

GAME = Game(
    key="grid-poker",
    package=__name__,
    seats=range(2, 4),
    cards=lambda options: WITH_JOKERS,
    options=(SeatOption("start"),),
    split=(3, 5),
)
