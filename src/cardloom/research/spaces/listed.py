"""Games without a big split: an action is the number of a move."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.game import Record

GROUPS = GROUP_SIZE = FIRST_GROUP = 0
MOST_CARDS = 1


@rule
def split_size(s: Record, player: int) -> int:
    return 0


@rule
def split_move(s: Record, player: int, assigned: NDArray[np.int8], at: int) -> int:
    return 0
