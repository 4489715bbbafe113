"""The table of Pyramid Poker: the pyramid as it stands, and the three hands of both seats."""

from __future__ import annotations

from typing import Any

from cardloom.hands import five
from cardloom.terminal.hand_words import hand_name
from cardloom.terminal.tables.pen import HIDDEN, Pen

HAND = 5


def draw(view: dict[str, Any], pen: Pen) -> list[str]:
    lines = standing(view, pen)
    if view["phase"] == "over":
        return [*lines, *lanes(view, pen)]
    lines += _pyramid(view, pen)
    return lines if view["phase"] == "build" else [*lines, "", *_hands(view, pen)]


def standing(view: dict[str, Any], pen: Pen) -> list[str]:
    """How the deal before ended, until this one has begun, and the points of a match."""
    lines = []
    if view["last_deal"] and not view["pyramid"]:
        lines += [*lanes(view["last_deal"], pen), ""]
    if view["options"]["scoring"] == "advanced":
        points = ", ".join(f"{pen.name(seat)} {count}" for seat, count in enumerate(view["scores"], 1))
        target = view["options"]["target"]
        lines += pen.prose(pen.say("pyramid-points", deal=view["deal"], target=target, points=points))
    return lines


def _pyramid(view: dict[str, Any], pen: Pen) -> list[str]:
    """Level above level, each half a block to the right: `[7h]` mine, `(--)` the other seat's, face down."""
    base = view["options"]["base"]
    standing = {block["cell"]: block for block in view["pyramid"] if not block["taken"]}
    wide = 5 if 4 + 5 * base <= pen.terminal.width else 3
    levels = max((int(cell[1:]) for cell in standing), default=0) + (view["phase"] == "build")
    lines = []
    for level in range(min(max(levels, 1), base), 0, -1):
        cells = [f"{chr(ord('a') + slot)}{level}" for slot in range(base - level + 1)]
        row = "".join(_block(standing.get(cell), cell, wide, pen) for cell in cells)
        lines.append(f"{level:>2}  {' ' * (wide * (level - 1) // 2)}{row}")
    slots = "".join(f"{chr(ord('a') + slot):^{wide}}" for slot in range(base)).rstrip()
    return [*lines, f"    {slots}"]


def _block(block: dict[str, Any] | None, cell: str, wide: int, pen: Pen) -> str:
    if block is None:
        # A place where a block may go shows its name.
        return f"{cell if f'place {cell}' in pen.moves else '':^{wide}}"
    mine = block["seat"] == (pen.seat or 1)
    card = pen.card(block["card"])
    if wide == 3:
        return f"{'==' if card == HIDDEN and mine else card} "
    return f"[{card}]".center(wide) if mine else f"({card})".center(wide)


def _hands(view: dict[str, Any], pen: Pen) -> list[str]:
    """Both seats' hands, side by side."""
    seats = (1, 2) if pen.seat != 2 else (2, 1)
    wide = HAND * 3
    lines = [f"   {''.join(f'{pen.name(seat):<{wide + 2}}' for seat in seats)}".rstrip()]
    for at in range(3):
        hands = [view["hands"][seat - 1][at] for seat in seats]
        cards = [pen.cards([*hand, *[None] * (HAND - len(hand))]) for hand in hands]
        lines.append(f"{at + 1}  {''.join(f'{text:<{wide + 2}}' for text in cards)}".rstrip())
    return lines


def lanes(account: dict[str, Any], pen: Pen) -> list[str]:
    """Hand against hand; a star marks the winner, and points stand behind when hands score."""
    lines = []
    for at, lane in enumerate(account["lanes"]):
        rows = []
        for seat in (1, 2):
            cards = account["hands"][seat - 1][at]
            mark = "*" if lane["winner"] == seat else " "
            points = f"  {lane['points'][seat - 1]:+}" if lane.get("points", [0, 0])[seat - 1] else ""
            name = hand_name(pen.terminal, five.rank("".join(cards)))
            rows.append((f"{mark} {pen.name(seat)}", f"{pen.cards(cards)}  {name}{points}"))
        lines += [pen.say("pyramid-hand", hand=at + 1), *pen.rows(rows)]
    for seat, points in enumerate(account.get("win_points") or (), 1):
        if points:
            lines.append(pen.say("pyramid-win-points", name=pen.name(seat), points=points))
    return lines


def asked(view: dict[str, Any], pen: Pen) -> str:
    if view["phase"] == "build":
        return pen.say("pyramid-asked-build", block=len(view["pyramid"]) + 1, card=pen.card(view["next"]))
    if view["phase"] == "hand":
        return pen.say("pyramid-asked-hand", card=pen.card(view["held"]))
    if view["phase"] == "keep":
        return pen.say("pyramid-asked-keep", cards=pen.cards(view["turned"][-1]["cards"]))
    return pen.say("pyramid-asked-take")


def label(view: dict[str, Any], move: str, pen: Pen) -> str:
    """A block that is taken with its face, if the seat knows it."""
    verb, what = move.split()
    faces = {block["cell"]: block["card"] for block in view["pyramid"]}
    if verb == "take" and faces[what] != "??":
        return f"{move}  {pen.card(faces[what])}"
    return pen.terminal.cards(move)


def is_secret(view: dict[str, Any], move: str) -> bool:
    return False


def result(view: dict[str, Any], pen: Pen) -> list[str]:
    won = [sum(lane["winner"] == seat for lane in view["lanes"]) for seat in (1, 2)]
    if view["options"]["scoring"] == "advanced":
        return []
    return [pen.say("pyramid-won", first=pen.name(1), first_hands=won[0], second=pen.name(2), second_hands=won[1])]
