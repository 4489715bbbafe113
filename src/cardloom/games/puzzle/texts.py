"""Move texts and refusals that both games share: cells, cards, and the naming of jokers."""

from __future__ import annotations

from cardloom.cards import NAMED, UNKNOWN, card_text, parse_card, shown
from cardloom.errors import BadCards, IllegalMove
from cardloom.games.game import Record
from cardloom.games.grids import cell_number, cell_text
from cardloom.games.puzzle import WHEELS, place
from cardloom.games.puzzle.jokers import NAME_NONE
from cardloom.games.puzzle.melds import COLUMNS, EMPTY, JOKER


def cell_name(cell: int) -> str:
    return cell_text(int(cell), COLUMNS)


def read_cell(s: Record, text: str) -> int:
    return cell_number(text, COLUMNS, len(s["grid"]) // COLUMNS)


def read_card(text: str) -> int:
    """A card or an unnamed joker."""
    card = _parsed(text)
    if card == UNKNOWN or card >= NAMED:
        raise IllegalMove("puzzle-plain-card", card=card_text(card))
    return card


def face_up(cards: Record, joker_at: Record, cell: int) -> int:
    """What lies on a cell: a card, a joker, a joker with its name, or EMPTY."""
    card = int(cards[cell])
    for joker in range(2):
        if joker_at[joker] == cell and card < JOKER:
            return NAMED + joker * 52 + card
    return card


def name_text(move: int) -> str:
    return "name none" if move == NAME_NONE else f"name {card_text(NAMED + move)}"


def read_name(text: str) -> int:
    """The naming that `Xr=4h` or `none` says."""
    if text == "none":
        return NAME_NONE
    card = _parsed(text)
    if card < NAMED:
        raise IllegalMove("puzzle-no-name", text=shown(text), form="name Xr=4h")
    return card - NAMED


def name_refused(s: Record, move: int) -> IllegalMove:
    """Why this is no naming now."""
    joker, card = divmod(move, 52)
    touched = cell_name(s["touched"])
    if move == NAME_NONE:
        named = face_up(s["grid"], s["joker_at"], int(s["owed"]))
        other = JOKER + 1 - (named - NAMED) // 52
        return IllegalMove("puzzle-name-other", named=card_text(named), other=card_text(other), cell=touched)
    if place(card) >= WHEELS[s["ranks"]]:
        return IllegalMove("puzzle-name-rank", card=card_text(card))
    if s["joker_at"][joker] < 0 or s["grid"][s["joker_at"][joker]] != JOKER + joker:
        return IllegalMove("puzzle-name-not-there", joker=card_text(JOKER + joker))
    return IllegalMove("puzzle-name-no-meld", name=card_text(NAMED + move), cell=touched)


def not_held(hand: Record, card: int) -> IllegalMove:
    """The seat has no such card to play."""
    held = " ".join(card_text(int(other)) for other in hand if other != EMPTY)
    return IllegalMove("puzzle-not-held", card=card_text(card), held=held)


def cell_taken(s: Record, cell: int) -> IllegalMove:
    card = face_up(s["grid"], s["joker_at"], cell)
    return IllegalMove("cell-taken", cell=cell_name(cell), card=card_text(card))


def _parsed(text: str) -> int:
    try:
        return parse_card(text)
    except BadCards as bad:
        raise IllegalMove(bad.code, **bad.arguments) from bad
