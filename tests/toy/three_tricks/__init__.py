"""Three Tricks: everybody plays one of three cards at once; the highest rank takes the trick."""

from cardloom.decks import STANDARD
from cardloom.games.game import Game, Option

GAME = Game(
    key="three-tricks",
    package=__name__,
    seats=range(2, 5),
    cards=lambda options: STANDARD,
    options=(Option("aces", ("high", "low"), "high"),),
    needed=lambda seats: 3 * seats,
)
