"""A view as lines of text, and its cards as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import RANKS, TEXTS, parse_card

RenderMode = Literal["human", "ansi", "rgb_array"]
RENDER_MODES: list[RenderMode] = ["human", "ansi", "rgb_array"]

WIDE, HIGH = 10, 14  # pixels of a card
COLUMNS, ROWS = 26, 44  # cards of a picture
TABLE, EMPTY, FACE, BACK = (24, 80, 56), (40, 104, 76), (250, 250, 245), (70, 90, 160)
SUITS = ((20, 130, 50), (40, 70, 220), (200, 30, 40), (10, 10, 10))  # clubs, diamonds, hearts, spades
JOKERS = (SUITS[2], SUITS[3])
# 3x5 pixels, an octal digit a row
GLYPHS = (
    *(0o71747, 0o71317, 0o55711, 0o74717, 0o74757, 0o71244, 0o75757, 0o75717),
    *(0o72222, 0o71157, 0o25563, 0o55655, 0o25755),
    0o55255,
)
NO_CARD, FACE_DOWN = "..", "??"


def text(view: Mapping[str, Any]) -> str:
    """All that the view says, one key after the other."""
    return "\n".join(_lines(view))


def _lines(value: Any) -> list[str]:
    if isinstance(value, Mapping):
        return [line for key, each in value.items() for line in _entry(key, _lines(each))]
    if isinstance(value, list):
        if not any(isinstance(each, list | Mapping) for each in value):
            return [" ".join(NO_CARD if each is None else str(each) for each in value)]
        return [line for each in value for line in _lines(each)]
    return ["-" if value is None else str(value)]


def _entry(key: str, lines: list[str]) -> list[str]:
    return [f"{key}: {lines[0]}"] if len(lines) == 1 else [f"{key}:", *(f"  {line}" for line in lines)]


def image(view: Mapping[str, Any]) -> NDArray[np.uint8]:
    """The rows of cards that the view shows, from the top: a picture of ROWS * HIGH by COLUMNS * WIDE pixels."""
    pixels = np.empty((ROWS * HIGH, COLUMNS * WIDE, 3), np.uint8)
    pixels[:] = TABLE
    wrapped = [row[at : at + COLUMNS] for row in _rows(view) for at in range(0, len(row), COLUMNS)]
    for down, row in enumerate(wrapped[:ROWS]):
        for right, card in enumerate(row):
            _draw(card, pixels[down * HIGH + 1 : (down + 1) * HIGH, right * WIDE + 1 : (right + 1) * WIDE])
    return pixels


def _rows(value: Any) -> Iterator[list[str]]:
    """Lists of cards, of blocks that have a card, and single cards."""
    if isinstance(value, Mapping):
        for each in value.values():
            yield from _rows(each)
    elif isinstance(value, list):
        cards = [each.get("card") if isinstance(each, Mapping) else each for each in value]
        if any(map(_is_card, cards)) and all(card is None or _is_card(card) for card in cards):
            yield [card or NO_CARD for card in cards]
        else:
            for each in value:
                yield from _rows(each)
    elif _is_card(value):
        yield [value]


def _is_card(value: Any) -> bool:
    return isinstance(value, str) and (value[:2] in TEXTS or value == FACE_DOWN)


def _draw(card: str, pixels: NDArray[np.uint8]) -> None:
    pixels[:] = {NO_CARD: EMPTY, FACE_DOWN: BACK}.get(card, FACE)
    if card in (NO_CARD, FACE_DOWN):
        return
    number = parse_card(card[:2])
    rank, suit = divmod(number, 4)
    joker = rank == len(RANKS)
    glyph = GLYPHS[len(RANKS) if joker else rank]
    bits = [[glyph >> 3 * (4 - row) + 2 - column & 1 for column in range(3)] for row in range(5)]
    dots = np.kron(np.array(bits, bool), np.ones((2, 2), bool))
    pixels[1:11, 1:7][dots] = JOKERS[suit] if joker else SUITS[suit]
