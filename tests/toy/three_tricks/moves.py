"""Three Tricks' moves as text: `play 7h`."""

from __future__ import annotations

from cardloom.cards import card_text, parse_card, shown
from cardloom.errors import BadCards, IllegalMove
from cardloom.games.game import Record


def text(s: Record, seat: int, move: int) -> str:
    return f"play {card_text(s['hand'][seat][move])}"


def number(s: Record, seat: int, text: str) -> int:
    match text.split():
        case ["play", word]:
            try:
                card = parse_card(word)
            except BadCards as bad:
                raise IllegalMove(bad.code, **bad.arguments) from bad
            hand = s["hand"][seat].tolist()
            if card not in hand:
                raise IllegalMove("not-in-hand", card=card_text(card))
            return int(hand.index(card))
    raise IllegalMove("unreadable-move", text=shown(text), form="play 7h")


def refusal(s: Record, seat: int, move: int) -> IllegalMove:
    return IllegalMove("not-in-hand", card=card_text(s["hand"][seat][move]))


def split_cards(s: Record, seat: int) -> tuple[int, ...]:
    return ()
