"""Positions of both Puzzle Poker games that tests begin with, and the cards not named in them."""

from __future__ import annotations

import random
from typing import Any

from cardloom.cards import card_text, parse_cards
from cardloom.games import game
from cardloom.games.puzzle import cards
from cardloom.games.state import State, world

CHANCE = random.Random(1)


def duel(
    *rows: str,
    hand: str = "",
    other: str = "",
    turn: int = 1,
    jokers: str = "gone gone",
    stock: int | None = None,
    scores: tuple[int, int] = (0, 0),
    **options: object,
) -> State:
    """A turn begins, with rows such as `3h .. Xr`, the hand of the seat on turn, and the other's.

    jokers: where the two are, if not on the grid; stock: how many of the cards not shown are not gone, None: all.
    """
    hands = [hand.split(), other.split()] if turn == 1 else [other.split(), hand.split()]
    return _state(
        "puzzle-poker",
        options,
        rows + (".. .. ..",) * (5 - len(rows)),
        jokers,
        [*hands[0], *hands[1]],
        stock,
        {"phase": "play", "turn": turn, "scores": list(scores), "hands": hands, "to_act": [turn], "seats": 2},
    )


def solo(
    *rows: str,
    hand: str = "",
    drawn: str = "",
    jokers: str = "gone gone",
    stock: int | None = None,
    score: int = 0,
    **options: object,
) -> State:
    """A turn begins: three rows, the hand, and the two cards just drawn; without them the grid is full."""
    phase = "place" if drawn else "remove"
    return _state(
        "puzzle-solo",
        options,
        rows,
        jokers,
        [*hand.split(), *drawn.split()],
        stock,
        {
            "phase": phase,
            "step": "place",
            "scores": [score],
            "hand": hand.split(),
            "drawn": drawn.split(),
            "bonuses": 0,
            "first": [],
            "to_act": [1],
            "seats": 1,
        },
    )


def _state(
    key: str,
    options: dict[str, object],
    rows: tuple[str, ...],
    jokers: str,
    held: list[str],
    stock: int | None,
    facts: dict[str, Any],
) -> State:
    chosen = game(key).check_options(options, facts["seats"])
    grid = [[None if text == ".." else text for text in row.split()] for row in rows]
    places = jokers.split()
    for row, texts in enumerate(grid, 1):
        for column, text in zip("abc", texts, strict=True):
            if text and text[0] == "X":
                places[text[1] == "b"] = f"{column}{row}"
    shown = {text for texts in grid for text in texts if text and text[0] != "X"} | {*held}
    rest = [text for card in cards(chosen) if (text := card_text(card)) not in shown]
    gone = [] if stock is None else rest[stock:]
    view = {
        "game": key,
        "options": chosen,
        "seat": None,
        "over": False,
        "grid": grid,
        "jokers": places,
        "gone": gone,
        "touched": None,
        "owed": None,
        "turns": 1,
        "chain": [],
        "scored": None,
        **facts,
    }
    return world(view, CHANCE)


def play(state: State, *moves: str) -> State:
    """The state after these moves, whoever is to move."""
    for move in moves:
        state = state.play(state.to_act[0], move)
    return state


def deck(first: str, ranks: str) -> str:
    """A whole deck that begins so."""
    begun = parse_cards(first)
    rest = [card for card in cards({"ranks": ranks}) if card not in begun]
    return "".join(map(card_text, [*begun, *rest]))
