"""The tables of Puzzle Poker, the duel and playing alone: the grid, hands and jokers, and what scored last."""

from __future__ import annotations

from typing import Any

from cardloom.terminal.tables.pen import Pen

COLUMNS = "abc"
JOKERS = ("Xr", "Xb")  # by seat, in the duel
SHARED_ROW = 3


def draw(view: dict[str, Any], pen: Pen) -> list[str]:
    return [
        *last_turn(view, pen),
        *_grid(view, pen),
        "",
        *pen.rows([*_hands(view, pen), (pen.say("puzzle-stock"), str(view["stock"]))]),
    ]


def _grid(view: dict[str, Any], pen: Pen) -> list[str]:
    """Row 1 is on top; in the duel it is nearest to seat 1, so that seat sees it below."""
    rows = [f"{at}  {'  '.join(cell_text(card, pen) for card in row)}" for at, row in enumerate(view["grid"], 1)]
    if view["seats"] == 2:
        rows = [f"{row}  {side(at, pen)}" for at, row in enumerate(rows, 1)]
        if pen.seat == 1:
            rows.reverse()
    return [f"   {'   '.join(f' {column}' for column in COLUMNS)}", *rows]


def side(row: int, pen: Pen) -> str:
    """Whose side a row is on, said in its front row."""
    return {2: pen.name(1), SHARED_ROW: pen.say("puzzle-shared"), 4: pen.name(2)}.get(row, "")


def cell_text(card: str | None, pen: Pen) -> str:
    """A named joker is the card that it stands for, with a star."""
    if card is not None and "=" in card:
        return f"{pen.card(card.partition('=')[2])}*"
    return f"{pen.card(card)} "


def _hands(view: dict[str, Any], pen: Pen) -> list[tuple[str, str]]:
    """By seat: points, cards, and the jokers that are unplayed. The own hand stands below."""
    seats = range(1, view["seats"] + 1)
    rows = [(points_of(view, seat, pen), pen.cards(held(view, seat, pen))) for seat in seats]
    if view["seats"] == 1:
        return [*rows, (pen.say("puzzle-drawn"), pen.cards(view["drawn"]))] if view["drawn"] else rows
    return rows if pen.seat != 1 else rows[::-1]


def held(view: dict[str, Any], seat: int, pen: Pen) -> list[str]:
    """A seat's cards, in order if they may be seen, and its jokers that are unplayed."""
    jokers = [joker for joker, at in zip(JOKERS, view["jokers"], strict=True) if at == "hand"]
    if view["seats"] == 1:
        return [*pen.sorted(view["hand"]), *jokers]
    hand = view["hands"][seat - 1]
    cards = hand if "??" in hand else pen.sorted(hand)
    return [*cards, *(joker for joker in jokers if joker == JOKERS[seat - 1])]


def points_of(view: dict[str, Any], seat: int, pen: Pen) -> str:
    return pen.say("puzzle-points", name=pen.name(seat), points=view["scores"][seat - 1])


def last_turn(view: dict[str, Any], pen: Pen) -> list[str]:
    """What the last turn scored, until a new one has begun."""
    scored = view["scored"]
    if not scored or view["phase"] not in ("play", "keep", "remove", "place", "over") or view["chain"]:
        return []
    rows = []
    for meld in scored["melds"]:
        first = f" ({pen.say('puzzle-first')})" if meld.get("first") else ""
        what = f"{pen.cards(meld['cards'])}  {_types(meld['types'], pen)}{first}"
        rows.append((f"{meld['cells'][0]}-{meld['cells'][-1]}", f"{what}  {meld['points']}"))
    rows += [(pen.say(f"puzzle-{what}"), str(scored[what])) for what in ("shared", "five", "chain") if scored.get(what)]
    total = pen.say("puzzle-scored", name=pen.name(scored.get("seat", 1)), points=scored["total"])
    return [total, *pen.rows(rows, "  "), ""]


def _types(types: list[str], pen: Pen) -> str:
    return ", ".join(pen.say(f"meld-{kind}") for kind in types)


def asked(view: dict[str, Any], pen: Pen) -> str:
    phase = "bonus" if view["phase"] == "play" and view["chain"] else view["phase"]
    return pen.say(f"puzzle-asked-{phase}", types=_types(view["chain"], pen))


def label(view: dict[str, Any], move: str, pen: Pen) -> str:
    return pen.terminal.cards(move)


def is_secret(view: dict[str, Any], move: str) -> bool:
    return False


def result(view: dict[str, Any], pen: Pen) -> list[str]:
    """What broke a tie."""
    scores = view["scores"]
    return [pen.say("puzzle-tie")] if len(scores) == 2 and scores[0] == scores[1] else []
