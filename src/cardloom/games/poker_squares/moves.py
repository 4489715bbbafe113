"""Poker Squares' moves as text: `place 7h c3`; the card is the one that was announced."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cardloom.cards import card_text, parse_card, shown
from cardloom.errors import BadCards, IllegalMove
from cardloom.games.game import Record
from cardloom.games.grids import cell_number, cell_text
from cardloom.games.poker_squares.rules import CELLS, SIDE


def text(s: Record, seat: int, move: int) -> str:
    return texts(s, seat, (move,))[0]


def texts(s: Record, seat: int, moves: Sequence[int]) -> tuple[str, ...]:
    places = _places(int(s["deck"][s["turn"]]))
    return tuple([places[move] for move in moves])


@cache
def _places(card: int) -> tuple[str, ...]:
    """By cell, the text of placing the card there."""
    return tuple(f"place {card_text(card)} {cell_text(cell, SIDE)}" for cell in range(CELLS))


def number(s: Record, seat: int, text: str) -> int:
    match text.split():
        case ["place", card, cell]:
            announced = int(s["deck"][s["turn"]])
            try:
                named = parse_card(card)
            except BadCards as bad:
                raise IllegalMove(bad.code, **bad.arguments) from bad
            if named != announced:
                raise IllegalMove("other-card", card=card_text(named), announced=card_text(announced))
            return cell_number(cell, SIDE, SIDE)
    raise IllegalMove("unreadable-move", text=shown(text), form=f"place {card_text(s['deck'][s['turn']])} c3")


def refusal(s: Record, seat: int, move: int) -> IllegalMove:
    return IllegalMove("cell-taken", cell=cell_text(move, SIDE), card=card_text(s["grid"][seat][move]))


def split_cards(s: Record, seat: int) -> tuple[int, ...]:
    return ()
