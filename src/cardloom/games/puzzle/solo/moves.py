"""The solo game's moves as text.

`remove b2`; `place 7h b2`; `play 7h b2`, `shift b2 c3` or `done`; `name Xr=4h` or `name none`.
"""

from __future__ import annotations

from cardloom.cards import card_text, shown
from cardloom.errors import IllegalMove
from cardloom.games.game import Record
from cardloom.games.puzzle.jokers import PLAY
from cardloom.games.puzzle.melds import EMPTY, JOKER
from cardloom.games.puzzle.solo.rules import (
    ACTING,
    CELLS,
    CHAINING,
    DONE,
    NAMING,
    PLACE,
    PLACING,
    REMOVE,
    REMOVING,
    SHIFT,
)
from cardloom.games.puzzle.texts import (
    cell_name,
    cell_taken,
    name_refused,
    name_text,
    not_held,
    read_card,
    read_cell,
    read_name,
)

FORMS = {
    REMOVING: "remove b2",
    PLACING: "place 7h b2",
    ACTING: "play 7h b2",
    CHAINING: "play 7h b2",
    NAMING: "name Xr=4h",
}


def text(s: Record, seat: int, move: int) -> str:
    if move < PLAY:
        return name_text(move)
    if move < SHIFT:
        card, cell = divmod(move - (PLAY if move < PLACE else PLACE), CELLS)
        return f"{'play' if move < PLACE else 'place'} {card_text(card)} {cell_name(cell)}"
    if move < REMOVE:
        origin, cell = divmod(move - SHIFT, CELLS)
        return f"shift {cell_name(origin)} {cell_name(cell)}"
    return "done" if move == DONE else f"remove {cell_name(move - REMOVE)}"


def number(s: Record, seat: int, text: str) -> int:
    match text.split():
        case ["play", card, cell]:
            return PLAY + read_card(card) * CELLS + read_cell(s, cell)
        case ["place", card, cell]:
            return PLACE + _drawn_card(s, card) * CELLS + read_cell(s, cell)
        case ["shift", origin, cell]:
            return SHIFT + read_cell(s, origin) * CELLS + read_cell(s, cell)
        case ["remove", cell]:
            return REMOVE + read_cell(s, cell)
        case ["done"]:
            return DONE
        case ["name", name]:
            return read_name(name)
    raise IllegalMove("unreadable-move", text=shown(text), form=FORMS[int(s["phase"])])


def refusal(s: Record, seat: int, move: int) -> IllegalMove:
    phase = int(s["phase"])
    if phase == NAMING:
        return name_refused(s, move) if move < PLAY else IllegalMove("puzzle-name-first", cell=cell_name(s["touched"]))
    if move < PLAY:
        return IllegalMove("puzzle-nothing-to-name")
    if phase == REMOVING:
        return IllegalMove("puzzle-remove-first", form=FORMS[phase])
    if phase == PLACING:
        if PLACE <= move < SHIFT:
            return _not_placed(s, *divmod(move - PLACE, CELLS))
        return IllegalMove("puzzle-place-first", drawn=_drawn(s))
    if move < PLACE:
        card, cell = divmod(move - PLAY, CELLS)
        return not_held(s["held"], card) if card not in s["held"] else cell_taken(s, cell)
    if phase == ACTING and SHIFT <= move < REMOVE:
        return _not_shifted(s, *divmod(move - SHIFT, CELLS))
    return IllegalMove("puzzle-act" if phase == ACTING else "puzzle-play-bonus", form=FORMS[phase])


def split_cards(s: Record, seat: int) -> tuple[int, ...]:
    return ()


def _drawn(s: Record) -> str:
    return " ".join(card_text(int(card)) for card in s["offered"] if card != EMPTY)


def _drawn_card(s: Record, text: str) -> int:
    """One of the cards to place; the text alone tells that a joker is none."""
    card = read_card(text)
    if card >= JOKER:
        raise IllegalMove("puzzle-not-drawn", card=card_text(card), drawn=_drawn(s))
    return card


def _not_placed(s: Record, card: int, cell: int) -> IllegalMove:
    return (
        cell_taken(s, cell)
        if card in s["offered"]
        else IllegalMove("puzzle-not-drawn", card=card_text(card), drawn=_drawn(s))
    )


def _not_shifted(s: Record, origin: int, cell: int) -> IllegalMove:
    if s["grid"][origin] == EMPTY:
        return IllegalMove("puzzle-shift-nothing", cell=cell_name(origin))
    if s["grid"][cell] != EMPTY:
        return cell_taken(s, cell)
    return IllegalMove("puzzle-shift-far", origin=cell_name(origin), cell=cell_name(cell), hard=int(s["hard"]))
