"""What a seat of Three Tricks may know: its own cards, and the tricks that are over."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardloom.cards import card_text, parse_card
from cardloom.decks import STANDARD
from cardloom.games.game import OVER, Record
from tests.toy.three_tricks.rules import HAND, NONE, PLAY, scores


def view(s: Record, seat: int | None) -> dict[str, Any]:
    """`hand`: as dealt; `tricks`: each trick that is over, cards by seat; `played`: the own card of this trick."""
    seats, turn = range(int(s["seats"])), int(s["turn"])
    points = np.zeros(len(seats), np.int64)
    scores(s, points)
    own = NONE if seat is None or turn == HAND else int(s["trick"][seat][turn])
    return {
        "phase": "over" if s["phase"] == OVER else "play",
        "hand": None if seat is None else [card_text(card) for card in s["hand"][seat]],
        "tricks": [[card_text(s["hand"][each][s["trick"][each][k]]) for each in seats] for k in range(turn)],
        "played": None if own == NONE else card_text(s["hand"][seat][own]),
        "scores": points.tolist(),
    }


def imagine(s: Record, view: dict[str, Any], rng: np.random.Generator) -> None:
    """The cards not seen are dealt anew; a card that was played and not yet turned up is any that is left."""
    s["phase"], s["deals"], s["turn"] = OVER if view["over"] else PLAY, 1, len(view["tricks"])
    s["trick"] = NONE
    tricks = [[parse_card(card) for card in trick] for trick in view["tricks"]]
    seen = {parse_card(card) for card in view["hand"] or ()} | {card for trick in tricks for card in trick}
    unseen = [int(card) for card in rng.permutation([card for card in STANDARD if card not in seen])]
    for seat in range(view["seats"]):
        own = view["hand"] if seat + 1 == view["seat"] else None
        known = [parse_card(card) for card in own] if own else [trick[seat] for trick in tricks]
        hand = known + [unseen.pop() for _ in range(HAND - len(known))]
        s["hand"][seat] = hand
        s["trick"][seat][: len(tricks)] = [hand.index(trick[seat]) for trick in tricks]
        if not view["over"] and seat + 1 not in view["to_act"]:
            left = [k for k in range(HAND) if k not in s["trick"][seat]]
            s["trick"][seat][len(tricks)] = hand.index(parse_card(view["played"])) if own else rng.choice(left)
