"""Grid Poker: the line that promises most with the own cards; then a sensible split."""

from __future__ import annotations

from collections.abc import Sequence

from cardloom.cards import cards_text, parse_cards
from cardloom.hands.split import best_fives
from cardloom.players.greedy.promise import pool_promise
from cardloom.players.player import View


def values(view: View, legal: Sequence[str]) -> list[tuple[str, float]]:
    owned = parse_cards("".join(view["owned"][view["seat"] - 1]))
    if view["phase"] == "build":
        return [("build " + " ".join(map(cards_text, best_fives(owned).hands)), 0.0)]
    return [(move, pool_promise(owned + line_cards(view, move))) for move in legal]


def line_cards(view: View, move: str) -> tuple[int, ...]:
    """The cards that a `take` move takes."""
    line, rows = move.split()[1], view["table"]
    number = int(line[3]) - 1
    cards = rows[number] if line.startswith("row") else [row[number] for row in rows]
    return parse_cards("".join(card for card in cards if card))
