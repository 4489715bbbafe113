"""What a decision came to as the hidden cards lay, beside what it was worth as far as its seat could know.

Where hands are laid at once it is known afterwards what the others laid: then every way has one outcome. Of a grid of
Poker Squares it is known afterwards which cards came: then every cell leads to a most that could be made of them.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardloom.cards import parse_card
from cardloom.coach.answers import Hindsight
from cardloom.coach.judging import Judgement
from cardloom.coach.last_cells import MOST, most_points
from cardloom.coach.reasons import reason
from cardloom.games.grids import cell_number, cell_text
from cardloom.games.poker_squares.rules import EMPTY, SIDE
from cardloom.games.split import SplitMoves
from cardloom.games.state import State


def hindsight(
    before: State, seat: int, own: Sequence[str], others: Sequence[tuple[int, str]], judged: Judgement
) -> Hindsight | None:
    """What came of the first of the seat's `own` moves from here on; None where that cannot be told.

    others: the moves that followed it, by seat and text.
    """
    if before.game.key == "poker-squares":
        return _of_squares(before, seat, own, judged)
    if isinstance(before.legal(seat), SplitMoves):
        return _of_split(before, seat, own[0], others, judged)
    return None


def _of_split(
    before: State, seat: int, move: str, others: Sequence[tuple[int, str]], judged: Judgement
) -> Hindsight | None:
    """What every way to lay the hands would have won against what the others laid."""
    brag = before.game.key == "nine-card-brag"
    if brag and judged.measure != "tokens":
        return None
    waited = set(before.to_act) - {seat}
    laid = [(by, text) for by, text in others[: before.seats - 1] if by in waited]
    if len(laid) < len(waited):
        return None
    full = float(before.view(seat)["pot"]) if brag else 1.0
    after = before
    for by, text in laid:
        after = after.play(by, text)
    value = full * _share(after.play(seat, move), seat)
    advised = full * _share(after.play(seat, judged.best), seat)
    best = max(full * _share(after.play(seat, way), seat) for way in (*judged.ways, move))
    if judged.sure and value >= advised:
        return Hindsight(value, best, "lucky", reason("hindsight-lucky"))
    if not judged.sure and value < best:
        return Hindsight(value, best, "unlucky", reason("hindsight-unlucky"))
    return Hindsight(value, best, "as-known", reason("hindsight-as-known"))


def _of_squares(before: State, seat: int, own: Sequence[str], judged: Judgement) -> Hindsight | None:
    """What the cards that came could still make of the last cells, from this cell and from the others."""
    if judged.trivial or len(own) > MOST:
        return None
    cells = [text for row in before.view(seat)["grids"][seat - 1] for text in row]
    grid = [EMPTY if text is None else parse_card(text) for text in cells]
    if grid.count(EMPTY) > len(own):
        return None  # the game still runs
    cards = [parse_card(move.split()[1]) for move in own]
    points = str(before.options["points"])
    value, advised = (_led_to(grid, cards, move, points) for move in (own[0], judged.best))
    best, cell = most_points(grid, cards, points)
    if judged.sure and value >= advised:
        return Hindsight(value, best, "lucky", reason("hindsight-came-lucky", points=value))
    told: dict[str, str | int] = {"cell": cell_text(cell, SIDE), "best": best, "points": value}
    if not judged.sure and value < best:
        return Hindsight(value, best, "unlucky", reason("hindsight-came-unlucky", **told))
    return Hindsight(
        value, best, "as-known", reason("hindsight-came" if value < best else "hindsight-came-best", **told)
    )


def _led_to(grid: Sequence[int], cards: Sequence[int], move: str, points: str) -> int:
    """The most that the cards could make once the first of them is written by this move."""
    after = list(grid)
    after[cell_number(move.split()[2], SIDE, SIDE)] = cards[0]
    return most_points(after, cards[1:], points)[0]


def _share(after: State, seat: int) -> float:
    """What the seat got of the win, or of the pot: a saved pot is everybody's."""
    if after.game.key == "nine-card-brag":
        taker = after.view()["last"]["taker"]
        return 1 / after.seats if taker is None else float(taker == seat)
    return 1 / len(after.winners) if seat in after.winners else 0.0
