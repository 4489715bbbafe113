"""How a game stands, or ended: the table, who won, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardloom.terminal.tables import table_of
from cardloom.terminal.tables.pen import Pen
from cardloom.terminal.terminal import Terminal


def show_view(terminal: Terminal, view: dict[str, Any], names: Sequence[str]) -> None:
    """The table from a view, and what decided if the game is over."""
    table, pen = table_of(view["game"]), Pen(terminal, names, view["seat"])
    terminal.show(table.draw(view, pen))
    if view["over"]:
        terminal.show([""])
        terminal.tell(*table.result(view, pen))
        terminal.tell(outcome(view, pen))


def outcome(view: dict[str, Any], pen: Pen) -> str:
    """Who has won, and with which points."""
    winners, scores = view["winners"], view["scores"]
    if len(scores) == 1:
        return pen.say("outcome-alone-won" if winners else "outcome-alone-lost", points=scores[0])
    names = ", ".join(pen.name(seat) for seat in winners)
    points = ", ".join(f"{pen.name(seat)} {score}" for seat, score in enumerate(scores, 1))
    if len(winners) > 1:
        return pen.say("outcome-shared", names=names, points=points)
    if winners == [pen.seat]:
        return pen.say("outcome-you", points=points)
    return pen.say("outcome-won", name=names, points=points)
