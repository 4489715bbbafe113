"""The boards of Puzzle Poker, the duel and playing alone: the grid, hands and jokers, and what scored last."""

from __future__ import annotations

from typing import Any

from cardloom.terminal.app.picture import Picture, Span, beside, loom, row, text
from cardloom.terminal.tables.pen import Pen
from cardloom.terminal.tables.puzzle import COLUMNS, cell_text, held, last_turn, points_of, side


def paint(view: dict[str, Any], pen: Pen) -> Picture:
    stock = f"{pen.say('puzzle-stock')}: {view['stock']}"
    board = beside([_grid(view, pen), text("", *last_turn(view, pen))], pen.terminal.width)
    return [*board, *_hands(view, pen), *text(stock)]


def _grid(view: dict[str, Any], pen: Pen) -> Picture:
    """Row 1 is on top; in the duel it is nearest to seat 1, so that seat sees it below."""
    rows = list(range(1, len(view["grid"]) + 1))
    duel = view["seats"] == 2
    if duel and pen.seat == 1:
        rows.reverse()
    cells = [
        [
            Span("" if card is None else cell_text(card, pen).strip(), f"{column}{at}")
            for column, card in zip(COLUMNS, view["grid"][at - 1], strict=True)
        ]
        for at in rows
    ]
    sides = [side(at, pen) for at in rows] if duel else ()
    return loom(cells, [Span(str(at)) for at in rows], [Span(column) for column in COLUMNS], sides)


def _hands(view: dict[str, Any], pen: Pen) -> Picture:
    """By seat: points, cards, and the jokers that are unplayed. The own hand stands below."""
    own = pen.seat or 1
    seats = (own,) if view["seats"] == 1 else (3 - own, own)
    wide = max(len(points_of(view, seat, pen)) for seat in seats) + 2
    picture = []
    for seat in seats:
        cards, label = held(view, seat, pen), Span(f"{points_of(view, seat, pen):<{wide}}")
        picture.append((label, *(_cards(cards, pen) if seat == own else (Span(pen.cards(cards)),))))
    if view["seats"] == 1 and view["drawn"]:
        picture.append((Span(f"{pen.say('puzzle-drawn')}  "), *_cards(view["drawn"], pen)))
    return picture


def _cards(cards: list[str], pen: Pen) -> tuple[Span, ...]:
    return row([(card, f" {pen.card(card)} ") for card in cards], "")
