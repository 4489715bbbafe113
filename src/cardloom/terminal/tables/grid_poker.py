"""The table of Grid Poker: the grid that is drafted, what everybody has drafted, and at the end hand against hand."""

from __future__ import annotations

from typing import Any

from cardloom.hands import five
from cardloom.terminal.hand_words import hand_name
from cardloom.terminal.tables.pen import Pen

LINES = ("row1", "row2", "row3", "col1", "col2", "col3")


def draw(view: dict[str, Any], pen: Pen) -> list[str]:
    if view["phase"] == "over":
        return _comparisons(view, pen)
    lines = []
    if view["phase"] == "draft":
        lines += [pen.say("grid-number", grid=view["grid"]), "", "        col1 col2 col3"]
        lines += [f"  row{at}  {'   '.join(map(pen.card, row))}" for at, row in enumerate(view["table"], 1)]
        lines += [""]
    return lines + holdings(view, pen)


def holdings(view: dict[str, Any], pen: Pen) -> list[str]:
    """What everybody has drafted, and what is gone."""
    seats = range(1, view["seats"] + 1)
    cards = {seat: pen.sorted(view["owned"][seat - 1]) for seat in seats}
    rows = [(f"{pen.name(seat)} ({len(cards[seat])})", pen.cards(cards[seat]) or "-") for seat in seats]
    if view["discarded"]:
        rows.append((pen.say("grid-gone"), pen.cards(pen.sorted(view["discarded"]))))
    return pen.rows(rows)


def _comparisons(view: dict[str, Any], pen: Pen) -> list[str]:
    lines = []
    for at, lane in enumerate(view["lanes"], 1):
        rows = []
        for seat, (hand, points) in enumerate(zip(lane["hands"], lane["points"], strict=True), 1):
            name = hand_name(pen.terminal, five.rank("".join(hand)))
            rows.append((pen.name(seat), f"{points}  {pen.cards(hand)}  {name}"))
        lines += [pen.say("grid-lane", lane=at), *pen.rows(rows, "  ")]
    return lines


def asked(view: dict[str, Any], pen: Pen) -> str:
    if view["phase"] == "build":
        return pen.say("grid-asked-build", cards=len(view["owned"][view["seat"] - 1]))
    return pen.say("grid-asked-take")


def label(view: dict[str, Any], move: str, pen: Pen) -> str:
    """A line with the cards on it; a build as it is."""
    line = move.split()[1]
    if line not in LINES:
        return pen.terminal.cards(move)
    rows = view["table"]
    at = int(line[3]) - 1
    cards = rows[at] if line.startswith("row") else [row[at] for row in rows]
    return f"{move}  {pen.cards(card for card in cards if card)}"


def is_secret(view: dict[str, Any], move: str) -> bool:
    return move.startswith("build")


def result(view: dict[str, Any], pen: Pen) -> list[str]:
    return [pen.say("grid-third-decides")] if view["third_hands_decide"] else []
