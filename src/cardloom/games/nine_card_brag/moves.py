"""Nine Card Brag's moves as text: `stay`, `show quads`, `show pairs`; `pile As2s3s KdQhJc 9s7s2d`, best pile first."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cardloom.cards import RANKS, card_text, cards_text, parse_cards, shown
from cardloom.errors import BadCards, IllegalMove
from cardloom.games.game import Record
from cardloom.games.nine_card_brag.rules import (
    ARRANGEMENTS,
    DECLARE,
    MOST_MOVES,
    PILE,
    SHOW_PAIRS,
    SHOW_QUADS,
    STAY,
    legal,
    strength_at,
)
from cardloom.hands.three import CATEGORIES, category

DECLARATIONS = {STAY: "stay", SHOW_QUADS: "show quads", SHOW_PAIRS: "show pairs"}
_NUMBERS = {text: move for move, text in DECLARATIONS.items()}
_ARRANGEMENT = {tuple(places): k for k, places in enumerate(ARRANGEMENTS.tolist())}


def text(s: Record, seat: int, move: int) -> str:
    if move in DECLARATIONS:
        return DECLARATIONS[move]
    return "pile " + " ".join(cards_text(pile) for pile in piles(s["hands"][seat], move - PILE))


def piles(hand: Sequence[int], arrangement: int) -> list[list[int]]:
    """The three piles; in a pile what is held twice or more first, then the ranks downward."""
    cards = [int(hand[place]) for place in ARRANGEMENTS[arrangement]]
    return [in_order(cards[at : at + 3]) for at in (0, 3, 6)]


def in_order(pile: list[int]) -> list[int]:
    ranks = [card >> 2 for card in pile]
    return sorted(pile, key=lambda card: (ranks.count(card >> 2), card), reverse=True)


def number(s: Record, seat: int, text: str) -> int:
    match text.split():
        case ["pile", *groups]:
            return PILE + arrangement(s["hands"][seat].tolist(), _groups(groups))
        case words if " ".join(words) in _NUMBERS:
            return _NUMBERS[" ".join(words)]
    form = "stay" if s["phase"] == DECLARE else _example(s, seat)
    raise IllegalMove("unreadable-move", text=shown(text), form=form)


def arrangement(hand: list[int], groups: list[tuple[int, ...]]) -> int:
    """The number of the arrangement with these piles; refuses what is not three piles of the cards in the hand."""
    if len(groups) != 3:
        raise IllegalMove("brag-piles", piles=len(groups))
    for at, group in enumerate(groups, 1):
        if len(group) != 3:
            raise IllegalMove("brag-pile-size", pile=at, cards=len(group))
    cards = [card for group in groups for card in group]
    for card in cards:
        if card not in hand:
            raise IllegalMove("brag-not-yours", card=card_text(card), hand=cards_text(hand))
        if cards.count(card) > 1:
            raise IllegalMove("card-twice", card=card_text(card))
    return _ARRANGEMENT[tuple(hand.index(card) for group in groups for card in sorted(group))]


def _groups(groups: list[str]) -> list[tuple[int, ...]]:
    try:
        return [parse_cards(group) for group in groups]
    except BadCards as bad:
        raise IllegalMove(bad.code, **bad.arguments) from bad


def _example(s: Record, seat: int) -> str:
    """Some piles of the hand that are legal."""
    moves = np.empty(MOST_MOVES, np.int64)
    legal(s, seat, moves)
    return text(s, seat, int(moves[0]))


def refusal(s: Record, seat: int, move: int) -> IllegalMove:
    hand = s["hands"][seat].tolist()
    if s["phase"] != DECLARE:
        return _rising(s, seat, move) if move >= PILE else IllegalMove("brag-arranging", form=_example(s, seat))
    if move >= PILE:
        return IllegalMove("brag-declaring")
    ranks = [card >> 2 for card in hand]
    twice = sorted({rank for rank in ranks if ranks.count(rank) >= 2}, reverse=True)
    if move == SHOW_QUADS:
        most = max(ranks, key=lambda rank: (ranks.count(rank), rank))
        return IllegalMove("brag-no-quads", most=ranks.count(most), rank=RANKS[most])
    return IllegalMove("brag-no-pairs", pairs=len(twice), ranks=", ".join(RANKS[rank] for rank in twice) or "-")


def _rising(s: Record, seat: int, move: int) -> IllegalMove:
    """The first pile that is beaten by the one behind it."""
    hand, groups = s["hands"][seat], piles(s["hands"][seat], move - PILE)
    strengths = [strength_at(hand, ARRANGEMENTS[move - PILE], pile) for pile in range(3)]
    lower = 0 if strengths[0] < strengths[1] else 1
    return IllegalMove(
        "brag-order",
        pile=lower + 1,
        cards=cards_text(groups[lower]),
        category=CATEGORIES[category(strengths[lower])],
        next=lower + 2,
        better=cards_text(groups[lower + 1]),
        best=CATEGORIES[category(strengths[lower + 1])],
    )


def split_cards(s: Record, seat: int) -> tuple[int, ...]:
    return () if s["phase"] == DECLARE else tuple(s["hands"][seat].tolist())
