"""Tables of Pyramid Poker that tests begin with."""

from __future__ import annotations

from typing import Any

import cardloom
from cardloom.cards import cards_text, parse_cards
from cardloom.games.state import State


def begun(*decks: str, start: int = 1, **options: Any) -> State:
    """A game with these beginnings of decks; the other cards follow in order."""
    return cardloom.new("pyramid-poker", deck=[whole(deck) for deck in decks or ("",)], start=start, **options)


def whole(deck: str) -> str:
    given = parse_cards(deck)
    return cards_text((*given, *(card for card in range(54) if card not in given)))


def play(state: State, *moves: str) -> State:
    """The moves, each by the seat whose turn it is."""
    for move in moves:
        state = state.play(state.to_act[0], move)
    return state


def build(state: State) -> State:
    """All blocks placed, level by level from the left."""
    while state.view()["phase"] == "build":
        state = play(state, state.legal(state.to_act[0])[0])
    return state


def takes(state: State) -> list[str]:
    """A way to take down the blocks that are there: the last one that was placed first."""
    return [f"take {block['cell']}" for block in reversed(state.view()["pyramid"]) if not block["taken"]]


def hands_deck(first: str, second: str) -> str:
    """The deck with which `dealt_out` gives these three hands to the start seat and those to the other seat."""
    blocks = [0] * 30
    blocks[29::-2], blocks[28::-2] = parse_cards(first), parse_cards(second)
    return whole(cards_text(blocks))


def dealt_out(state: State) -> State:
    """A whole deal in which all blocks are placed, and taken into hand 1, then 2, then 3."""
    state = build(state)
    for take in takes(state):
        state = play(state, take)
        state = play(state, state.legal(state.to_act[0])[0])
    return state
