"""Nine Card Brag: nine cards in three piles, best pile first; two rounds of three take the pot."""

from cardloom.decks import STANDARD
from cardloom.games.game import Game, Option, SeatOption

GAME = Game(
    key="nine-card-brag",
    package=__name__,
    seats=range(3, 6),
    usual_seats=3,
    cards=lambda options: STANDARD,
    needed=lambda seats: 9 * seats,
    split=(3, 3),
    options=(
        Option("tokens", range(1, 1001), 10),
        SeatOption("dealer"),
    ),
)
