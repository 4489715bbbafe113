"""Pyramid Poker's moves as text: `place c2`; `take c2`, for a joker then `keep Kd`; `hand 1`."""

from __future__ import annotations

import re

from cardloom.cards import RED_JOKER, card_text, parse_card, shown
from cardloom.errors import BadCards, IllegalMove
from cardloom.games.game import Record
from cardloom.games.grids import cell_text
from cardloom.games.pyramid_poker.rules import (
    BLOCKS,
    BUILD,
    FILL_HAND,
    HAND,
    HANDS,
    KEEP,
    KEEP_ONE,
    PLACE,
    SLOTS,
    TAKE,
    TAKE_DOWN,
    TO_HAND,
    is_filled,
    turned_cards,
)

FORMS = {BUILD: "place c2", TAKE_DOWN: "take c2", KEEP_ONE: "keep Kd", FILL_HAND: "hand 1"}


def text(s: Record, seat: int, move: int) -> str:
    if move >= KEEP:
        return f"keep {card_text(move - KEEP)}"
    if move >= TO_HAND:
        return f"hand {move - TO_HAND + 1}"
    if move >= TAKE:
        return f"take {cell_text(move - TAKE, SLOTS)}"
    return f"place {cell_text(move - PLACE, SLOTS)}"


def number(s: Record, seat: int, text: str) -> int:
    match text.split():
        case ["place", cell]:
            return PLACE + _cell_number(cell, int(s["base"]))
        case ["take", cell]:
            return TAKE + _cell_number(cell, int(s["base"]))
        case ["hand", hand]:
            if hand not in ("1", "2", "3"):
                raise IllegalMove("no-such-hand", hand=shown(hand), hands=HANDS)
            return TO_HAND + int(hand) - 1
        case ["keep", card]:
            try:
                kept = parse_card(card)
            except BadCards as bad:
                raise IllegalMove(bad.code, **bad.arguments) from bad
            if 0 <= kept < len(s["deck"]):
                return KEEP + kept
    raise IllegalMove("unreadable-move", text=shown(text), form=FORMS[int(s["phase"])])


def refusal(s: Record, seat: int, move: int) -> IllegalMove:
    phase = s["phase"]
    if phase == FILL_HAND:
        if TO_HAND <= move < KEEP:
            return IllegalMove("hand-full", hand=move - TO_HAND + 1, cards=HAND)
        return IllegalMove("hand-first", card=card_text(s["held"]))
    if phase == KEEP_ONE:
        cards = ", ".join(card_text(card) for card in turned_cards(s) if card < RED_JOKER)
        if move < KEEP:
            return IllegalMove("keep-first", cards=cards)
        return IllegalMove("not-to-keep", card=card_text(move - KEEP), cards=cards)
    if phase == BUILD:
        return (
            _not_placed(s, move - PLACE)
            if move < TAKE
            else IllegalMove("pyramid-first", blocks=BLOCKS - int(s["placed"]))
        )
    if TAKE <= move < TO_HAND:
        return _not_taken(s, move - TAKE)
    return IllegalMove("take-first")


def split_cards(s: Record, seat: int) -> tuple[int, ...]:
    return ()


def _cell_number(text: str, base: int) -> int:
    """The cell; refuses text that is no cell over a foundation of so many slots."""
    match = re.fullmatch(r"([a-l])([1-9][0-9]?)", text, re.ASCII)
    if match is not None:
        slot, level = ord(match[1]) - ord("a"), int(match[2]) - 1
        if slot + level < base:
            return level * SLOTS + slot
    raise IllegalMove("outside-pyramid", cell=shown(text), last=cell_text(base - 1, SLOTS))


def _not_placed(s: Record, cell: int) -> IllegalMove:
    if is_filled(s, cell):
        return IllegalMove("block-there", cell=cell_text(cell, SLOTS))
    below = (cell - SLOTS, cell - SLOTS + 1)
    missing = [cell_text(other, SLOTS) for other in below if not is_filled(s, other)]
    return IllegalMove("cell-not-open", cell=cell_text(cell, SLOTS), missing=", ".join(missing), count=len(missing))


def _not_taken(s: Record, cell: int) -> IllegalMove:
    if not is_filled(s, cell):
        return IllegalMove("no-block", cell=cell_text(cell, SLOTS))
    level, slot = divmod(cell, SLOTS)
    above = [(level + 1) * SLOTS + other for other in (slot - 1, slot) if other >= 0]
    on_top = [cell_text(other, SLOTS) for other in above if is_filled(s, other)]
    return IllegalMove("block-covered", cell=cell_text(cell, SLOTS), above=", ".join(on_top), count=len(on_top))
