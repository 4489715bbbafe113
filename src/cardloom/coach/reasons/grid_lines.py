"""Grid Poker: two lines of a draft, by how many cards they bring: a line that was crossed brings fewer."""

from __future__ import annotations

from cardloom.coach.reasons.reason import Reason, reason
from cardloom.players.greedy.grid_poker import line_cards
from cardloom.players.player import View


def compared(view: View, move: str, other: str) -> list[Reason]:
    one, two = (len(line_cards(view, each)) for each in (move, other))
    return [reason("grid-more", cards=one, less=two)] if one > two else []
