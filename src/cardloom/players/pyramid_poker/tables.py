"""The tables that playouts look up; `training/pyramid_poker/learn.py` makes them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardloom.players.pyramid_poker.hands import steps
from cardloom.players.pyramid_poker.playout import TABLES

DATA = Path(__file__).with_name("tables.npz")
TARGETS = (7, 11)
LOWEST = -30  # of the totals that the chance of a match is known for


@cache
def tables(target: int) -> NDArray[Any]:
    """The record of the tables, in an array of one, for matches to this target."""
    data = np.load(DATA)
    made = tables_of(data["group"], data["chance"], data["points"])
    made["match"] = data["match"][TARGETS.index(target)]
    return made


def tables_of(group: NDArray[np.int16], chance: NDArray[np.floating], points: NDArray[np.floating]) -> NDArray[Any]:
    """The same from its parts, without the chances of a match."""
    made = np.zeros(1, TABLES)
    made["after"], made["strengths"] = steps()
    made["group"], made["chance"], made["points"] = group, chance, points
    made["lowest"] = LOWEST
    return made
