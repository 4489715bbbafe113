"""What a seat of Grid Poker may know: the draft so far, the hands that it has built, and everybody's when all have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from cardloom.cards import card_text, parse_card
from cardloom.decks import WITH_JOKERS
from cardloom.games.game import OVER, Record
from cardloom.games.grid_poker.builds import build_number, builds
from cardloom.games.grid_poker.moves import LINE_NAMES, sorted_hands
from cardloom.games.grid_poker.rules import (
    BUILD,
    CELLS,
    DRAFT,
    EMPTY,
    GRIDS,
    LANES,
    LINES,
    SPLIT,
    deal,
    ladders,
    lane_points,
    play,
)
from cardloom.hands.five import CATEGORIES, category, rank

PHASES = {DRAFT: "draft", BUILD: "build", OVER: "over"}
SIDE = 3


def view(s: Record, seat: int | None) -> dict[str, Any]:
    """What the seat, or a bystander, knows.

    `table`: rows of the grid as it lies, None where a card is gone; `drafts`: every grid dealt and who took what of it;
    `owned`: by seat, in the order of drafting; `hands`: by seat, those that may be seen, else None; `lanes`: the
    comparisons, once the hands are shown; `third_hands_decide`: whether seats are equal on points.
    """
    over = bool(s["phase"] == OVER)
    seats = range(int(s["seats"]))
    grid = min(int(s["grid"]), GRIDS - 1)
    drafts = [_draft(s, number) for number in range(grid + 1)]
    built = [bool(s["built"] >> other & 1) for other in seats]
    lanes = _lanes(s) if over else []
    points = [sum(lane["points"][other] for lane in lanes) for other in seats]
    return {
        "phase": PHASES[int(s["phase"])],
        "grid": grid + 1,
        "last_grid": grid == GRIDS - 1,
        "first": drafts[grid]["first"],
        "table": _table(s),
        "drafts": drafts,
        "owned": [_texts(s["owned"][other][: s["cards"][other]]) for other in seats],
        "discarded": [card for draft in drafts for card in draft["rest"]] if len(seats) == 2 else [],
        "built": built,
        "hands": [_hands(s, other) if built[other] and (over or other == seat) else None for other in seats],
        "lanes": lanes,
        "third_hands_decide": over and points.count(max(points)) > 1,
        "scores": points,
    }


def _texts(cards: Iterable[int]) -> list[str]:
    return [card_text(card) for card in cards]


def _table(s: Record) -> list[list[str | None]]:
    if s["phase"] != DRAFT:
        return []
    at = int(s["grid"]) * CELLS
    cards = [card_text(s["deck"][at + cell]) if s["left"] >> cell & 1 else None for cell in range(CELLS)]
    return [cards[row : row + SIDE] for row in range(0, CELLS, SIDE)]


def _draft(s: Record, grid: int) -> dict[str, Any]:
    """`cards`: as dealt, row by row; `takes`: the lines taken; `rest`: what then was left."""
    cards = _texts(s["deck"][grid * CELLS : (grid + 1) * CELLS])
    first = int(s["start"]) + grid
    left = dict(enumerate(cards))
    takes = [
        {
            "seat": (first + pick) % int(s["seats"]) + 1,
            "line": LINE_NAMES[line],
            "cards": [left.pop(cell) for cell in LINES[line].tolist() if cell in left],
        }
        for pick, line in enumerate(s["lines"][grid])
        if line != EMPTY
    ]
    return {
        "cards": cards,
        "first": first % int(s["seats"]) + 1,
        "takes": takes,
        "rest": list(left.values()) if len(takes) == 2 else [],
    }


def _hands(s: Record, seat: int) -> list[list[str]]:
    return [_texts(hand) for hand in sorted_hands(s["hands"][seat].tolist())]


def _lanes(s: Record) -> list[dict[str, Any]]:
    """The comparisons: by seat the hand, its category, what its jokers stand for and the points that it got."""
    seats = range(int(s["seats"]))
    hands = [_hands(s, seat) for seat in seats]
    strengths = ladders(s)
    return [
        {
            "hands": [hands[seat][lane] for seat in seats],
            "categories": [CATEGORIES[category(strengths[seat, lane])] for seat in seats],
            "jokers": [list(rank("".join(hands[seat][lane])).jokers) for seat in seats],
            "points": [int(lane_points(strengths, len(seats), lane, seat)) for seat in seats],
        }
        for lane in range(LANES)
    ]


def imagine(s: Record, view: dict[str, Any], rng: np.random.Generator) -> None:
    """The draft played again, the grids to come from the other cards; hands that are not seen are built at random."""
    dealt = [parse_card(card) for draft in view["drafts"] for card in draft["cards"]]
    unseen = [card for card in WITH_JOKERS if card not in dealt]
    deal(s, np.array(dealt + rng.permutation(unseen).tolist(), np.int8))
    for draft in view["drafts"]:
        for take in draft["takes"]:
            play(s, take["seat"] - 1, LINE_NAMES.index(take["line"]))
    for seat, hands in enumerate(view["hands"]):
        if view["built"][seat]:
            play(s, seat, SPLIT + _number(s, seat, hands, rng))


def _number(s: Record, seat: int, hands: list[list[str]] | None, rng: np.random.Generator) -> int:
    cards = int(s["cards"][seat])
    if hands is None:
        return int(rng.integers(builds(cards)))
    built = np.array([parse_card(card) for hand in hands for card in hand], np.int8)
    return int(build_number(s["owned"][seat], cards, built))
