"""Poker Squares: the cell where the card adds most to what its row and column are worth already."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardloom.cards import parse_card
from cardloom.hands.five import category, strength
from cardloom.hands.points import POINTS
from cardloom.players.greedy.promise import made
from cardloom.players.player import View


def values(view: View, legal: Sequence[str]) -> list[tuple[str, float]]:
    grid = view["grids"][view["seat"] - 1]
    points = [int(worth) for worth in POINTS[("american", "english").index(view["options"]["points"])]]
    return [(move, gain(grid, move, points)) for move in legal]


def gain(grid: list[list[str | None]], move: str, points: list[int]) -> float:
    """How many points the move adds to its two lines."""
    _, card, cell = move.split()
    column, row = ord(cell[0]) - ord("a"), int(cell[1:]) - 1
    lines = grid[row], [cells[column] for cells in grid]
    added = 0
    for line in lines:
        cards = [parse_card(text) for text in line if text]
        added += worth([*cards, parse_card(card)], points) - worth(cards, points)
    return added


def worth(cards: list[int], points: list[int]) -> int:
    """The points of a line; of an unfinished one those of its pairs, threes and fours, which it cannot lose."""
    if len(cards) == 5:
        return points[category(strength(*cards))]
    return points[made(Counter(card // 4 for card in cards))]
