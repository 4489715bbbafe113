"""What a seat of the duel may know: all but the stock's order and, unless hands are open, the other's hand."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardloom.cards import UNKNOWN, card_text, parse_card
from cardloom.games.game import OVER, Record
from cardloom.games.puzzle import WHEELS
from cardloom.games.puzzle.duel.rules import KEEPING, NAMING, PLAYING, count, five_point, points, shared_point
from cardloom.games.puzzle.melds import EMPTY, JOKER, LENGTH, WINDOWS
from cardloom.games.puzzle.table import (
    lay_scored,
    lay_table,
    meld,
    seen_cards,
    set_deck,
    set_hand,
    table,
    unseen_cards,
)

PHASES = {PLAYING: "play", NAMING: "name", KEEPING: "keep", OVER: "over"}


def view(s: Record, seat: int | None) -> dict[str, Any]:
    """What `table` shows, and the hands without the jokers.

    `turn`: the seat on turn, None when the game is over; `scored`: what the last turn scored, None if nothing.
    """
    over = s["phase"] == OVER
    hands = [[int(card) for card in hand if card not in (EMPTY, JOKER, JOKER + 1)] for hand in s["held"]]
    seen = [hand if s["hands"] or other == seat else [UNKNOWN] * len(hand) for other, hand in enumerate(hands)]
    return {
        "phase": PHASES[int(s["phase"])],
        "turn": None if over else int(s["turn"]) + 1,
        "scores": [int(score) for score in s["points"]],
        **table(s, hands[0] + hands[1]),
        "hands": [[card_text(card) for card in hand] for hand in seen],
        "scored": _scored(s),
    }


def _scored(s: Record) -> dict[str, Any] | None:
    """The last turn's melds, each with the types that count there, and the points for the shared row and for five."""
    counted = np.zeros(WINDOWS, np.int8)
    cells = int(count(s["scored"], WHEELS[s["ranks"]], counted))
    if not cells:
        return None
    melds = [meld(s, w, counted[w], points(counted[w], LENGTH[w])) for w in range(WINDOWS) if counted[w]]
    shared, five = int(shared_point(cells)), int(five_point(counted))
    return {
        "seat": int(s["turn"] if s["phase"] == KEEPING else 1 - s["turn"]) + 1,
        "melds": melds,
        "shared": shared,
        "five": five,
        "total": sum(scored["points"] for scored in melds) + shared + five,
    }


def imagine(s: Record, view: dict[str, Any], rng: np.random.Generator) -> None:
    """The unseen cards in any order are the hidden hands and the stock."""
    scored = view["scored"]
    s["phase"] = next(phase for phase, word in PHASES.items() if word == view["phase"])
    s["deals"] = 1
    s["points"] = view["scores"]
    if not view["over"]:
        s["turn"] = view["turn"] - 1
    elif scored:
        s["turn"] = 2 - scored["seat"]
    lay_table(s, view)
    lay_scored(s, scored)
    hands = [[parse_card(card) for card in hand] for hand in view["hands"]]
    seen = seen_cards(view) + [card for hand in hands for card in hand if card != UNKNOWN]
    unseen = unseen_cards(s, seen, rng)
    for seat, hand in enumerate(hands):
        cards = [unseen.pop() if card == UNKNOWN else card for card in hand]
        set_hand(s["held"][seat], cards + [JOKER + seat] * (view["jokers"][seat] == "hand"))
    set_deck(s, unseen)
