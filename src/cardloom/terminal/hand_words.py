"""Hands in words: `a full house, kings over sevens`."""

from __future__ import annotations

from cardloom.cards import RANKS
from cardloom.hands.five import FiveRank
from cardloom.hands.three import PileRank
from cardloom.terminal.terminal import Terminal

GROUPED = ("pair", "two-pair", "three", "full-house", "four", "prial")  # named by several cards of a rank: `kings`


def hand_name(terminal: Terminal, rank: FiveRank | PileRank) -> str:
    """A poker hand and what its jokers stand for, or a pile of Nine Card Brag."""
    if isinstance(rank, PileRank):
        words = {"run": _run(rank.ranks)} if "run" in rank.category else _named(terminal, rank.category, rank.ranks)
        return terminal.say(f"pile-{rank.category}", **words)
    name = terminal.say(f"hand-{rank.category}", **_named(terminal, rank.category, rank.ranks))
    stand_ins = [joker.split("=") for joker in rank.jokers if "=" in joker]
    if not stand_ins:
        return name
    jokers = ", ".join(terminal.say("hand-joker", joker=joker, card=terminal.cards(card)) for joker, card in stand_ins)
    return f"{name} ({jokers})"


def short_name(terminal: Terminal, rank: FiveRank) -> str:
    """The category of a poker hand."""
    return terminal.say(f"category-{rank.category}")


def _named(terminal: Terminal, category: str, ranks: str) -> dict[str, str | int]:
    form = "ranks" if category in GROUPED else "rank"
    words = [terminal.say(f"{form}-{letter}") for letter in ranks[:2]]
    return dict(zip(("first", "second"), words, strict=False))


def _run(top: str) -> str:
    """`K-Q-J`, by its top rank; the run that a three tops is A-2-3."""
    at = RANKS.index(top)
    return "A-2-3" if top == "3" else "-".join(reversed(RANKS[at - 2 : at + 1]))
