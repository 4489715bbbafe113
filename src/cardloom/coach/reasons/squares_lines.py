"""Poker Squares: the lines that come to more by one cell than by another, when both grids are played on."""

from __future__ import annotations

from math import sqrt

from cardloom.cards import parse_card
from cardloom.coach.playing_on import lines_played_on
from cardloom.coach.reasons.reason import Reason, reason
from cardloom.games.grids import cell_number
from cardloom.games.poker_squares.rules import EMPTY, SIDE
from cardloom.players.player import View

SURE = 2.0  # standard errors
TELLING = 0.5  # points on average; less is not worth a word
MOST = 2  # lines


def compared(view: View, move: str, other: str) -> list[Reason]:
    """Where the first move comes to more; nothing if playing on finds the other one better."""
    one, two = (lines_played_on(_written(view, each), view["options"]["points"]) for each in (move, other))
    gains = one - two  # the same cards come to both
    means, errors = gains.mean(0), gains.std(0) / sqrt(len(gains))
    if means.sum() <= 0:
        return []
    order = [k for k in (-means).argsort(kind="stable")[:MOST] if means[k] > max(SURE * errors[k], TELLING)]
    return [
        reason("squares-leads", line=_line(int(k)), mean1=f"{one[:, k].mean():.1f}", mean2=f"{two[:, k].mean():.1f}")
        for k in order
    ]


def _written(view: View, move: str) -> list[int]:
    """The seat's grid with the card written."""
    grid = [EMPTY if text is None else parse_card(text) for row in view["grids"][view["seat"] - 1] for text in row]
    _, card, cell = move.split()
    grid[cell_number(cell, SIDE, SIDE)] = parse_card(card)
    return grid


def _line(k: int) -> str:
    return f"row{k + 1}" if k < SIDE else f"col{k - SIDE + 1}"
