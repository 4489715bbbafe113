"""The table of Nine Card Brag: tokens and pot, the own hand, and what the deal before has shown."""

from __future__ import annotations

from typing import Any

from cardloom.hands import three
from cardloom.terminal.hand_words import hand_name
from cardloom.terminal.tables.pen import Pen


def draw(view: dict[str, Any], pen: Pen) -> list[str]:
    lines = []
    if view["phase"] != "arrange" and view["last"]:
        lines += [*showing(view, pen), ""]
    if view["over"]:
        return lines[:-1]
    tokens = ", ".join(f"{pen.name(seat)} {count}" for seat, count in enumerate(view["scores"], 1))
    lines += [
        *pen.prose(pen.say("brag-deal", deal=view["deal"], dealer=pen.name(view["dealer"]), pot=view["pot"])),
        *pen.prose(pen.say("brag-tokens", tokens=tokens)),
    ]
    if view["hand"]:
        lines += ["", f"  {pen.cards(pen.sorted(view['hand']))}"]
    return lines


def showing(view: dict[str, Any], pen: Pen) -> list[str]:
    """What was shown, round by round from the leader on, and who took the pot."""
    last, seats = view["last"], view["seats"]
    lines = []
    if last["won"] is None:
        for seat in range(1, seats + 1):
            if last["shown"][seat - 1]:
                what = pen.say(f"brag-{last['declared'][seat - 1].replace(' ', '-')}", name=pen.name(seat))
                lines += pen.prose(f"{what}  {pen.cards(last['shown'][seat - 1])}")
    else:
        for at, (leader, winner) in enumerate(zip(last["leaders"], last["won"], strict=True)):
            lines.append(pen.say("brag-round", round=at + 1, name=pen.name(winner)))
            rows = []
            for seat in [(leader - 1 + step) % seats + 1 for step in range(seats)]:
                cards = last["piles"][seat - 1][at]["cards"]
                mark = "*" if seat == winner else " "
                worth = hand_name(pen.terminal, three.rank("".join(cards)))
                rows.append((f"{mark} {pen.name(seat)}", f"{pen.cards(cards)}  {worth}"))
            lines += pen.rows(rows)
    if last["taker"] is None:
        return [*lines, pen.say("brag-saved", pot=last["pot"])]
    return [*lines, pen.say("brag-taken", name=pen.name(last["taker"]), pot=last["pot"])]


def asked(view: dict[str, Any], pen: Pen) -> str:
    return pen.say(f"brag-asked-{view['phase']}")


def label(view: dict[str, Any], move: str, pen: Pen) -> str:
    return pen.terminal.cards(move)


def is_secret(view: dict[str, Any], move: str) -> bool:
    return True


def result(view: dict[str, Any], pen: Pen) -> list[str]:
    """Who is out of tokens."""
    out = [pen.name(seat) for seat, tokens in enumerate(view["scores"], 1) if tokens == 0]
    return [pen.say("brag-out", names=", ".join(out))]
