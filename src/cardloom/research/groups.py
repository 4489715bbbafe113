"""Big splits as a sequence of actions: each assigns the next card, in order, to a group or leaves it out.

Groups are numbered as they begin: a group may begin only when the one before has. So every way to split the cards, as a
set of groups, is exactly one sequence; and since the places that are left are always as many as the cards that are
left, every sequence that the masks allow can be completed.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule

UNASSIGNED = -1


@rule
def mark_groups(
    assigned: NDArray[np.int8], at: int, cards: int, groups: int, size: int, masks: NDArray[np.int8], first: int
) -> None:
    """Mark the groups, of `size` cards each, that the next of the cards may join, and then whether it may be left out.

    assigned: from `at`, the group of every card so far, UNASSIGNED after them; `groups` stands for being left out.
    """
    taken = 0  # how many cards each group has, four bits a group
    while assigned[at] != UNASSIGNED:
        taken += 1 << 4 * assigned[at]
        at += 1
    for group in range(groups):
        begun = group == 0 or taken >> 4 * (group - 1) & 15 > 0
        masks[first + group] = begun and taken >> 4 * group & 15 < size
    if taken >> 4 * groups & 15 < cards - groups * size:
        masks[first + groups] = 1


@rule
def assign(assigned: NDArray[np.int8], at: int, group: int) -> int:
    """Assign the next card; how many are assigned now."""
    done = 0
    while assigned[at + done] != UNASSIGNED:
        done += 1
    assigned[at + done] = group
    return done + 1
