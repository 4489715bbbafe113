"""The named parts of an observation."""

from __future__ import annotations

from dataclasses import dataclass

from cardloom.cards import NAMED

# What a place for a card may hold besides a card's number.
NONE, HIDDEN = -1, -2

MOST = 2**15 - 1  # of an int16


@dataclass(frozen=True, slots=True)
class Part:
    """A part: its name, its shape, its bounds, and what it says."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str


def cards(name: str, shape: tuple[int, ...], meaning: str) -> Part:
    """Places that hold a card's number (a named joker is 54 + 52 * joker + card), NONE, or HIDDEN."""
    return Part(name, shape, HIDDEN, NAMED + 2 * 52 - 1, meaning)


def flags(name: str, shape: tuple[int, ...], meaning: str) -> Part:
    return Part(name, shape, 0, 1, meaning)


def number(name: str, low: int, high: int, meaning: str, shape: tuple[int, ...] = (1,)) -> Part:
    return Part(name, shape, low, high, meaning)


def header(seats: int) -> tuple[Part, ...]:
    """What every observation begins with. What stands by player begins with the observer and goes on to the left."""
    return (
        number("player", 0, 7, "the observer, counted from 0"),
        number("phase", -1, 4, "the phase, as the game's `rules.py` numbers them; -1: over"),
        flags("acting", (seats,), "by player from the observer: who is to act"),
    )
