"""What the views of both games share, as plain data and back: the grid, the jokers, the chain, what scored."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from cardloom.cards import NAMED, card_text, parse_card
from cardloom.decks import STANDARD
from cardloom.games.game import Record
from cardloom.games.grids import cell_number
from cardloom.games.puzzle import WHEELS, place
from cardloom.games.puzzle.melds import (
    CELL,
    COLUMNS,
    EMPTY,
    JOKER,
    LENGTH,
    ROWS,
    TYPES,
    WINDOWS,
    types,
    window_count,
)
from cardloom.games.puzzle.record import GONE, UNPLAYED, stock
from cardloom.games.puzzle.texts import cell_name, face_up

_PLACES = {UNPLAYED: "hand", GONE: "gone"}


def table(s: Record, hands: Iterable[int]) -> dict[str, Any]:
    """The table: its state but for the cards in these hands.

    `grid`: rows of cards; `jokers`: a cell, hand or gone, the red one first; `gone`: the cards out of the game;
    `stock`: how many cards; `turns`: how many began; `touched`: the cell just played; `owed`: the cell of a joker that
    was named for a meld which the other one must close; `chain`: the types that the turn's last bonus may have been;
    `melds`: those that lie on the grid, with all their types, the longer ones and the shorter ones in them.
    """
    grid = [face_up(s["grid"], s["joker_at"], cell) for cell in range(len(s["grid"]))]
    texts = [None if card == EMPTY else card_text(card) for card in grid]
    drawn = {int(card) for card in s["deck"][: s["drawn"]]}
    return {
        "grid": [texts[row : row + COLUMNS] for row in range(0, len(texts), COLUMNS)],
        "jokers": [_PLACES.get(int(at)) or cell_name(at) for at in s["joker_at"]],
        "gone": [card_text(card) for card in sorted(drawn - {*grid} - {*hands})],
        "stock": int(stock(s)),
        "turns": int(s["turns"]),
        "touched": cell_or_none(s["touched"]),
        "owed": cell_or_none(s["owed"]),
        "chain": type_words(s["last"]),
        "melds": melds(s["grid"], WHEELS[s["ranks"]], range(window_count(s["grid"]))),
    }


def melds(grid: Record, wheel: int, windows: Iterable[int]) -> list[dict[str, Any]]:
    """The melds in these windows of a grid: their cells and types."""
    found = [(window, types(grid, window, wheel)) for window in windows]
    return [{"cells": window_cells(window), "types": type_words(kinds)} for window, kinds in found if kinds]


def lay_table(s: Record, view: dict[str, Any]) -> None:
    """Set what `table` shows, but for the deck; the melds follow from the grid."""
    s["grid"] = [EMPTY if card is None else _face(card) for row in view["grid"] for card in row]
    places = {word: place for place, word in _PLACES.items()}
    s["joker_at"] = [places[at] if at in places else _cell(at) for at in view["jokers"]]
    s["turns"] = view["turns"]
    s["touched"] = EMPTY if view["touched"] is None else _cell(view["touched"])
    s["owed"] = EMPTY if view["owed"] is None else _cell(view["owed"])
    s["last"] = sum(1 << TYPES.index(word) for word in view["chain"])


def seen_cards(view: dict[str, Any]) -> list[int]:
    """The cards of the deck that are gone or on the grid."""
    grid = [parse_card(card) for row in view["grid"] for card in row if card is not None]
    return [card for card in grid if card < JOKER] + [parse_card(card) for card in view["gone"]]


def unseen_cards(s: Record, seen: Iterable[int], rng: np.random.Generator) -> list[int]:
    """The other cards of the deck, in any order."""
    return [int(card) for card in rng.permutation(sorted(_deck(s) - {*seen}))]


def set_deck(s: Record, stock: list[int]) -> None:
    """Set the deck to end with this stock; the order of the cards that were drawn no longer matters."""
    drawn = sorted(_deck(s) - {*stock})
    s["deck"] = EMPTY
    s["deck"][: len(drawn) + len(stock)] = drawn + stock
    s["drawn"] = len(drawn)


def window_cells(window: int) -> list[str]:
    return [cell_name(cell) for cell in CELL[window, : LENGTH[window]]]


def window_of(cells: list[str]) -> int:
    return next(window for window in range(WINDOWS) if window_cells(window) == cells)


def meld(s: Record, window: int, kinds: int, points: int) -> dict[str, Any]:
    """A meld that scored last."""
    cells = CELL[window, : LENGTH[window]]
    return {
        "cells": window_cells(window),
        "cards": [card_text(face_up(s["scored"], s["scored_jokers"], cell)) for cell in cells],
        "types": type_words(kinds),
        "points": int(points),
    }


def lay_scored(s: Record, account: dict[str, Any] | None) -> None:
    """Set the cards of the melds that scored last."""
    s["scored"] = EMPTY
    s["scored_jokers"] = EMPTY
    for scored in account["melds"] if account else ():
        for name, text in zip(scored["cells"], scored["cards"], strict=True):
            cell, card = _cell(name), parse_card(text)
            s["scored"][cell] = _face(text)
            if card >= NAMED:
                s["scored_jokers"][(card - NAMED) // 52] = cell


def set_hand(hand: Record, cards: Iterable[int]) -> None:
    """Set a hand to these cards, jokers included."""
    held = sorted(cards)
    hand[:] = EMPTY
    hand[: len(held)] = held


def _deck(s: Record) -> set[int]:
    return {card for card in STANDARD if place(card) < WHEELS[s["ranks"]]}


def cell_or_none(cell: int) -> str | None:
    return None if cell == EMPTY else cell_name(cell)


def type_words(types: int) -> list[str]:
    return [word for k, word in enumerate(TYPES) if types >> k & 1]


def _cell(name: str) -> int:
    return cell_number(name, COLUMNS, ROWS)


def _face(text: str) -> int:
    """A card of the deck or an unnamed joker; of a named joker its name."""
    card = parse_card(text)
    return (card - NAMED) % 52 if card >= NAMED else card
