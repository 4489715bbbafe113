"""What the seat of the solo game, or anybody, may know: all but the stock's order."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardloom.cards import card_text, parse_card
from cardloom.games.game import OVER, Record
from cardloom.games.puzzle import WHEELS
from cardloom.games.puzzle.melds import EMPTY, JOKER, SOLO_WINDOWS, types
from cardloom.games.puzzle.solo.rules import ACTING, CHAINING, NAMING, PLACING, REMOVING
from cardloom.games.puzzle.solo.scoring import chain_points, meld_points
from cardloom.games.puzzle.table import (
    lay_scored,
    lay_table,
    meld,
    seen_cards,
    set_deck,
    set_hand,
    table,
    unseen_cards,
    window_cells,
    window_of,
)

PHASES = {REMOVING: "remove", PLACING: "place", ACTING: "act", CHAINING: "bonus", NAMING: "name", OVER: "over"}


def view(s: Record, seat: int | None) -> dict[str, Any]:
    """What `table` shows, and the hand without the jokers.

    `drawn`: the cards one of which is to be placed; `step`: the phase that jokers are named for; `bonuses`: of this
    turn; `first`: lines, the cheapest is the turn's first meld; `scored`: what the last turn scored, None if nothing.
    """
    hand = [int(card) for card in s["held"] if card not in (EMPTY, JOKER, JOKER + 1)]
    drawn = [int(card) for card in s["offered"] if card != EMPTY]
    return {
        "phase": PHASES[int(s["phase"])],
        "step": PHASES[int(s["step"])],
        "scores": [int(s["points"])],
        **table(s, hand + drawn),
        "hand": [card_text(card) for card in hand],
        "drawn": [card_text(card) for card in drawn],
        "bonuses": int(s["bonuses"]),
        "first": [window_cells(window) for window in range(SOLO_WINDOWS) if s["first"] >> window & 1],
        "scored": _scored(s),
    }


def _scored(s: Record) -> dict[str, Any] | None:
    """The last turn's melds with their points, the first one marked; its bonuses, and the points for a long chain."""
    melds = []
    for window in range(SOLO_WINDOWS):
        if found := types(s["scored"], window, WHEELS[s["ranks"]]):
            first = bool(window == s["scored_first"])
            melds.append({**meld(s, window, found, meld_points(found, first, bool(s["easy"]))), "first": first})
    if not melds:
        return None
    chain = int(chain_points(s["scored_bonuses"]))
    return {
        "melds": melds,
        "bonuses": int(s["scored_bonuses"]),
        "chain": chain,
        "total": sum(scored["points"] for scored in melds) + chain,
    }


def imagine(s: Record, view: dict[str, Any], rng: np.random.Generator) -> None:
    """The unseen cards in any order are the stock."""
    codes = {word: phase for phase, word in PHASES.items()}
    s["phase"], s["step"] = codes[view["phase"]], codes[view["step"]]
    s["deals"] = 1
    s["points"] = view["scores"][0]
    lay_table(s, view)
    lay_scored(s, view["scored"])
    hand = [parse_card(card) for card in view["hand"]]
    drawn = [parse_card(card) for card in view["drawn"]]
    set_hand(s["held"], hand + [JOKER + joker for joker, at in enumerate(view["jokers"]) if at == "hand"])
    s["offered"] = [*drawn, EMPTY, EMPTY][:2]
    set_deck(s, unseen_cards(s, seen_cards(view) + hand + drawn, rng))
    s["bonuses"] = view["bonuses"]
    s["first"] = sum(1 << window_of(cells) for cells in view["first"])
    s["scored_first"] = EMPTY
    if view["scored"]:
        s["scored_bonuses"] = view["scored"]["bonuses"]
        s["scored_first"] = next(window_of(m["cells"]) for m in view["scored"]["melds"] if m["first"])
