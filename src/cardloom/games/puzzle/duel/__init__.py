"""Puzzle Poker, the duel: two seats make melds in a grid of 3x5 whose middle row they share."""

from cardloom.games.game import Game, Option
from cardloom.games.puzzle import RANKS, cards

GAME = Game(
    key="puzzle-poker",
    package=__name__,
    seats=range(2, 3),
    cards=cards,
    seats_by_lot=True,
    options=(
        Option("ranks", RANKS, "A-10"),
        Option("hands", ("hidden", "open"), "hidden"),
        Option("persistence", (False, True), False),
    ),
)
