"""Two ways to lay the same cards into three hands: which hands win more in the one than in the other."""

from __future__ import annotations

from collections.abc import Sequence

from cardloom.coach.reasons.reason import Reason, reason
from cardloom.coach.splits import hands_win
from cardloom.players.player import View

TELLING = 0.01  # of a win: a smaller difference is not worth a word


def compared(view: View, move: str, other: str) -> list[Reason]:
    """Hand by hand, against others who lay theirs well."""
    one, two = hands_win(view, (move, other))
    return hands_compared(one, two)


def hands_compared(one: Sequence[float], two: Sequence[float]) -> list[Reason]:
    """How often each hand wins in the one way and in the other, the greatest gain first."""
    gains = [first - second for first, second in zip(one, two, strict=True)]
    return [
        reason(
            "lab-lane" if gains[hand] > 0 else "lab-lane-less",
            lane=hand + 1,
            percent=round(100 * one[hand]),
            other=round(100 * two[hand]),
        )
        for hand in sorted(range(len(gains)), key=lambda hand: -gains[hand])
        if abs(gains[hand]) > TELLING
    ]
