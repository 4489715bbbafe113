"""The duel's moves as text: `play 7h b3`; `name Xr=4h` or `name none`; `keep a1` or `keep none`."""

from __future__ import annotations

from cardloom.cards import card_text, shown
from cardloom.errors import IllegalMove
from cardloom.games.game import Record
from cardloom.games.puzzle.duel.rules import (
    KEEP,
    KEEP_NONE,
    KEEPING,
    NAMING,
    PLAYING,
    SHARED,
    SIDE,
    open_cells,
)
from cardloom.games.puzzle.jokers import PLAY
from cardloom.games.puzzle.melds import CELLS, EMPTY, empty_cells
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

FORMS = {PLAYING: "play 7h b3", NAMING: "name Xr=4h", KEEPING: "keep a1"}


def text(s: Record, seat: int, move: int) -> str:
    if move < PLAY:
        return name_text(move)
    if move < KEEP:
        card, cell = divmod(move - PLAY, CELLS)
        return f"play {card_text(card)} {cell_name(cell)}"
    return "keep none" if move == KEEP_NONE else f"keep {cell_name(move - KEEP)}"


def number(s: Record, seat: int, text: str) -> int:
    match text.split():
        case ["play", card, cell]:
            return PLAY + read_card(card) * CELLS + read_cell(s, cell)
        case ["name", name]:
            return read_name(name)
        case ["keep", "none"]:
            return KEEP_NONE
        case ["keep", cell]:
            return KEEP + read_cell(s, cell)
    raise IllegalMove("unreadable-move", text=shown(text), form=FORMS[int(s["phase"])])


def refusal(s: Record, seat: int, move: int) -> IllegalMove:
    kind = NAMING if move < PLAY else PLAYING if move < KEEP else KEEPING
    if kind != s["phase"]:
        return _not_now(s, kind)
    if kind == NAMING:
        return name_refused(s, move)
    if kind == KEEPING:
        return _not_kept(s, move - KEEP)
    card, cell = divmod(move - PLAY, CELLS)
    if card not in s["held"][seat]:
        return not_held(s["held"][seat], card)
    if s["grid"][cell] != EMPTY:
        return cell_taken(s, cell)
    if empty_cells(s["grid"]) & SIDE[seat] == SIDE[seat]:
        return IllegalMove("puzzle-front-rows", cell=cell_name(cell), rows="2-3" if seat == 0 else "3-4")
    cells = " ".join(cell_name(other) for other in range(CELLS) if open_cells(s) >> other & 1)
    return IllegalMove("puzzle-own-side", cell=cell_name(cell), open=cells)


def split_cards(s: Record, seat: int) -> tuple[int, ...]:
    return ()


def _not_now(s: Record, kind: int) -> IllegalMove:
    if s["phase"] == NAMING:
        return IllegalMove("puzzle-name-first", cell=cell_name(s["touched"]))
    if s["phase"] == KEEPING:
        return IllegalMove("puzzle-keep-first", form=FORMS[KEEPING])
    return IllegalMove("puzzle-nothing-to-name" if kind == NAMING else "puzzle-nothing-to-keep")


def _not_kept(s: Record, cell: int) -> IllegalMove:
    if SHARED >> cell & 1:
        return IllegalMove("puzzle-keep-shared", cell=cell_name(cell))
    scored = " ".join(cell_name(k) for k in range(CELLS) if s["scored"][k] != EMPTY and not SHARED >> k & 1)
    return IllegalMove("puzzle-keep-scored", cell=cell_name(cell), cells=scored)
