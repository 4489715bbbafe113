"""Whom the coach asks: always the strongest player of a game, with a seed, so that the same question has one answer."""

from __future__ import annotations

from cardloom.players import Budget, Player, players


def strongest(key: str, seed: int, budget: Budget | None = None) -> Player:
    *_, kind = players(key).values()
    return kind(key, seed, budget)
