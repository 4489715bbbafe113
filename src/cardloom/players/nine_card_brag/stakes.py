"""What a deal's outcomes are worth to a seat.

As long as nobody's purse is empty the game goes on after this deal, and tokens count: the pot to who takes it; a saved
pot is worth an equal share of it, since what a seat pays to it next is won back by an equal share too. When a purse is
empty the deal can end the game, and winning it counts: every outcome's chance is found by playing the rest of the game
with tokens alone, where a pot is saved as often as in the equilibrium and else taken by every seat equally often.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.players.player import Measure, View

GAMES = 4000
LONGEST = 300  # deals; then whoever has most counts as the winner


def measure(view: View) -> Measure:
    """What the deal is about."""
    return "chance" if 0 in view["scores"] and not view["over"] else "tokens"


def place_of(view: View) -> int:
    """The seat's place in the showing: 0 is the dealer's left."""
    place: int = (view["seat"] - view["dealer"] - 1) % view["seats"]
    return place


def stakes(view: View, saved: float, seed: int) -> NDArray[np.float64]:
    """What it is worth to the seat that each place takes the pot, and in the end that it is saved.

    saved: how often a pot is saved.
    """
    seats, place, pot = view["seats"], place_of(view), view["pot"]
    worth = np.zeros(seats + 1)
    if measure(view) == "tokens":
        worth[place], worth[seats] = pot, pot / seats
        return worth
    # by place, as the outcomes are
    purses = np.roll(np.array(view["scores"]), -view["dealer"])
    for taker in range(seats):
        after = purses.copy()
        after[taker] += pot
        worth[taker] = chance(after, 0, place, saved, seed)
    worth[seats] = chance(purses, pot, place, saved, seed)
    return worth


def chance(purses: NDArray[np.int64], pot: int, place: int, saved: float, seed: int) -> float:
    """The chance to win the game after a deal that left this in the purses and in the pot."""
    if pot == 0 and not purses.all():
        most = purses == purses.max()
        return float(most[place] / most.sum())
    return float(games_won(purses, pot, place, saved, np.random.default_rng(seed)))


@rule
def games_won(purses: NDArray[np.int64], pot: int, place: int, saved: float, rng: np.random.Generator) -> float:
    """The part of GAMES, played with tokens alone, that the place wins, a shared win its share."""
    seats = len(purses)
    now = np.empty_like(purses)
    won = 0.0
    for _ in range(GAMES):
        now[:] = purses
        lying = pot
        for _ in range(LONGEST):
            for seat in range(seats):
                if now[seat] > 0:
                    now[seat] -= 1
                    lying += 1
            fall = (rng.random() - saved) / (1 - saved)
            if fall >= 0:
                now[int(fall * seats)] += lying
                lying = 0
                if now.min() == 0:
                    break
        if now[place] == now.max():
            won += 1 / (now == now.max()).sum()
    return won / GAMES
