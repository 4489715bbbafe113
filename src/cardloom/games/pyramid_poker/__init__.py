"""Pyramid Poker: thirty face-down blocks are piled up, then taken down into three hands a seat.

Designed by Aaron Weissblum and Norman Woods, published by R&R Games.
"""

from cardloom.decks import WITH_JOKERS
from cardloom.games.game import Game, Option, SeatOption

GAME = Game(
    key="pyramid-poker",
    package=__name__,
    seats=range(2, 3),
    cards=lambda options: WITH_JOKERS,
    options=(
        SeatOption("start"),
        Option("base", range(8, 13), 8),
        Option("scoring", ("basic", "advanced"), "basic"),
        Option("target", (7, 11), 7),
        Option("memory", ("full", "none"), "full"),
    ),
    credits="Aaron Weissblum, Norman Woods; R&R Games",
)
