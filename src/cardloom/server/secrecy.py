"""Which moves of a log are for everybody, and which for their own seat alone, and for how long."""

from __future__ import annotations

from cardloom.games.grid_poker.rules import BUILD
from cardloom.games.state import State


def stage(state: State) -> object:
    """What hides a move that is made now: it is for its own seat alone until the stage is another one.

    None where moves are seen as they are made. Where all choose at once, the choices are shown together: grids of Poker
    Squares and hands of Grid Poker at the end, Brag's declarations and piles as soon as all have chosen.
    """
    if state.over:
        return None
    match state.game.key:
        case "poker-squares" if state.options["grids"] == "hidden":
            return "grids"
        case "grid-poker" if _phase(state) == BUILD:
            return "build"
        case "nine-card-brag":
            return state.deals, _phase(state)
    return None


def _phase(state: State) -> int:
    return int(state.array()["phase"][0])
