"""What a seat of Pyramid Poker may know: who set which block where, the faces that it set itself, all that was turned.

With memory `none` it knows a face of its own only until it has set the block.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import UNKNOWN, card_text, parse_card
from cardloom.decks import WITH_JOKERS
from cardloom.games.game import OVER, Record
from cardloom.games.grids import cell_number, cell_text
from cardloom.games.pyramid_poker.rules import (
    BASIC,
    BLOCKS,
    BUILD,
    EMPTY,
    FILL_HAND,
    FULL_MEMORY,
    HAND_POINTS,
    HANDS,
    KEEP_ONE,
    LEVELS,
    SEATS,
    SLOTS,
    TAKE_DOWN,
    TURNED,
    WIN_POINTS,
    first_seat,
    hands_won,
    is_filled,
    strengths,
)
from cardloom.hands.five import CATEGORIES, category

PHASES = {BUILD: "build", TAKE_DOWN: "take", KEEP_ONE: "keep", FILL_HAND: "hand", OVER: "over"}
FACE_DOWN = card_text(UNKNOWN)


def view(s: Record, seat: int | None) -> dict[str, Any]:
    """What the seat, or a bystander, knows.

    `pyramid`: the blocks in the order of building, those that were taken too; `next`: the block that the seat is about
    to set; `turned`: the supply blocks turned for each joker, and which of them was kept; `held`: the card that goes to
    a hand now; `last_deal`: how the deal before ended.
    """
    first = int(first_seat(s))
    builds = s["phase"] == BUILD and seat == (first + s["placed"]) % SEATS
    return {
        "phase": PHASES[int(s["phase"])],
        "deal": int(s["deals"]),
        "first": first + 1,
        "pyramid": [_block(s, k, (first + k) % SEATS, seat) for k in range(s["placed"])],
        "next": card_text(s["deck"][s["placed"]]) if builds else None,
        "supply": len(s["deck"]) - BLOCKS - int(s["turned"]),
        "turned": [_turned(s, k) for k in range(BLOCKS, BLOCKS + s["turned"], TURNED)],
        "held": None if s["held"] == EMPTY else card_text(s["held"]),
        **_account(s, s["hands"]),
        "last_deal": _account(s, s["last_hands"]) if s["deals"] > 1 else None,
        "scores": [int(total) for total in s["totals"]],
    }


def _texts(cards: Iterable[int]) -> list[str]:
    return [card_text(card) for card in cards if card != EMPTY]


def _block(s: Record, k: int, owner: int, seat: int | None) -> dict[str, Any]:
    cell = int(s["cells"][k])
    taken = not is_filled(s, cell)
    known = taken or (owner == seat and s["memory"] == FULL_MEMORY)
    return {
        "cell": cell_text(cell, SLOTS),
        "seat": owner + 1,
        "card": card_text(s["deck"][k]) if known else FACE_DOWN,
        "taken": taken,
    }


def _turned(s: Record, at: int) -> dict[str, Any]:
    cards = s["deck"][at : at + TURNED].tolist()
    used = {int(s["held"]), *s["hands"].ravel().tolist()}
    kept = [card_text(card) for card in cards if card in used]
    return {"cards": _texts(cards), "kept": kept[0] if kept else None}


def _account(s: Record, hands: NDArray[np.int8]) -> dict[str, Any]:
    """`hands` by seat; `lanes`: how they meet, as far as they are full.

    With advanced scoring also `win_points`: what the seats got for the hands won, None until all are full.
    """
    advanced = s["scoring"] != BASIC
    worth = strengths(hands)
    account: dict[str, Any] = {
        "hands": [[_texts(hand) for hand in own] for own in hands],
        "lanes": [_lane(pair, advanced) for pair in worth.T.tolist()],
    }
    if advanced:
        full = EMPTY not in worth
        account["win_points"] = [int(WIN_POINTS[hands_won(worth, seat)]) for seat in range(SEATS)] if full else None
    return account


def _lane(worth: list[int], advanced: bool) -> dict[str, Any]:
    """`categories`: by seat, None until full; `winner`: None if tied; `points`: with advanced scoring."""
    kinds = [None if strength == EMPTY else category(strength) for strength in worth]
    decided = EMPTY not in worth and worth[0] != worth[1]
    lane: dict[str, Any] = {
        "categories": [None if kind is None else CATEGORIES[kind] for kind in kinds],
        "winner": worth.index(max(worth)) + 1 if decided else None,
    }
    if advanced:
        lane["points"] = [None if kind is None else int(HAND_POINTS[kind]) for kind in kinds]
    return lane


def imagine(s: Record, view: dict[str, Any], rng: np.random.Generator) -> None:
    """Every face that is not seen is one of the cards that are not seen, all ways equally likely."""
    faces = [block["card"] for block in view["pyramid"]]
    if view["next"] is not None:
        faces.append(view["next"])
    faces += [FACE_DOWN] * (BLOCKS - len(faces))
    faces += [card for turned in view["turned"] for card in turned["cards"]]
    faces += [FACE_DOWN] * (len(WITH_JOKERS) - len(faces))
    deck = np.array([parse_card(face) for face in faces])
    deck[deck == UNKNOWN] = rng.permutation(np.setdiff1d(WITH_JOKERS, deck))
    s["deck"] = deck

    s["cells"] = EMPTY
    s["filled"] = 0
    for k, block in enumerate(view["pyramid"]):
        cell = cell_number(block["cell"], SLOTS, LEVELS)
        s["cells"][k] = cell
        s["filled"][cell // SLOTS] |= (not block["taken"]) << cell % SLOTS
    _write_hands(s["hands"], view["hands"])
    if view["last_deal"] is not None:
        _write_hands(s["last_hands"], view["last_deal"]["hands"])
    s["totals"] = view["scores"]
    s["placed"] = len(view["pyramid"])
    s["taken"] = (s["hands"] != EMPTY).sum()
    s["turned"] = TURNED * len(view["turned"])
    s["held"] = EMPTY if view["held"] is None else parse_card(view["held"])
    s["phase"] = next(phase for phase, name in PHASES.items() if name == view["phase"])
    s["deals"] = view["deal"]


def _write_hands(record: NDArray[np.int8], hands: list[list[list[str]]]) -> None:
    record[:] = EMPTY
    for seat in range(SEATS):
        for hand in range(HANDS):
            cards = [parse_card(card) for card in hands[seat][hand]]
            record[seat, hand, : len(cards)] = cards
