"""The board of Pyramid Poker: level above level, each half a block to the right, and both seats' hands."""

from __future__ import annotations

from typing import Any

from cardloom.terminal.app.picture import Line, Picture, Span, text
from cardloom.terminal.tables.pen import Pen
from cardloom.terminal.tables.pyramid_poker import HAND, standing

WIDE = 5
NARROW = 4  # for a foundation that is too wide otherwise


def paint(view: dict[str, Any], pen: Pen) -> Picture:
    picture = [*text(*standing(view, pen)), *_pyramid(view, pen)]
    return picture if view["phase"] == "build" else [*picture, (), *_hands(view, pen)]


def _pyramid(view: dict[str, Any], pen: Pen) -> Picture:
    base = view["options"]["base"]
    standing = {block["cell"]: block for block in view["pyramid"] if not block["taken"]}
    wide = WIDE if 3 + WIDE * base <= pen.terminal.width else NARROW
    levels = max((int(cell[1:]) for cell in standing), default=0) + (view["phase"] == "build")
    picture: Picture = []
    for level in range(min(max(levels, 1), base), 0, -1):
        cells = [f"{chr(ord('a') + slot)}{level}" for slot in range(base - level + 1)]
        blocks = [_block(standing.get(cell), cell, wide, pen) for cell in cells]
        picture.append((Span(f"{level:>2} {' ' * (wide * (level - 1) // 2)}"), *blocks))
    slots = "".join(f"{chr(ord('a') + slot):^{wide}}" for slot in range(base)).rstrip()
    return [*picture, *text(f"   {slots}")]


def _block(block: dict[str, Any] | None, cell: str, wide: int, pen: Pen) -> Span:
    """`[7h]` mine, `(--)` the other seat's, face down; a place where a block may go shows its name."""
    if block is None:
        return Span(f"{cell if f'place {cell}' in pen.moves else '':^{wide}}", cell)
    left, right = "[]" if block["seat"] == (pen.seat or 1) else "()"
    return Span(f"{left}{pen.card(block['card'])}{right}".ljust(wide), cell)


def _hands(view: dict[str, Any], pen: Pen) -> Picture:
    """Both seats' hands, the own ones on the left: where a card may go."""
    seats = (1, 2) if pen.seat != 2 else (2, 1)
    wide = 3 * HAND + 5
    picture = text("".join(f"{pen.name(seat):<{wide}}" for seat in seats).rstrip())
    for at in range(3):
        line: Line = ()
        for seat in seats:
            hand = view["hands"][seat - 1][at]
            cards = pen.cards([*hand, *[None] * (HAND - len(hand))])
            label = Span(f" {at + 1} ", str(at + 1) if seat == (pen.seat or 1) else None)
            line += (label, Span(f"{cards:<{wide - 3}}"))
        picture.append(line)
    return picture
