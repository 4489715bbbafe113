"""Whom the coach asks: always the strongest player of a game, with a seed, so that the same question has one answer.

In Poker Squares it is the master as he plays alone, whoever sits at the table: his points add up with the luck of the
cards to the score, and they are right whoever the others are, while the chance to beat them is one to beat strong ones.
"""

from __future__ import annotations

from cardloom.players import Budget, Player, players
from cardloom.players.poker_squares.levels import Searcher


def strongest(key: str, seed: int, budget: Budget | None = None) -> Player:
    *_, kind = players(key).values()
    return (Searcher if key == "poker-squares" else kind)(key, seed, budget)
