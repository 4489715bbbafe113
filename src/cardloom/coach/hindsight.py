"""What a decision came to as the hidden cards lay, beside what it was worth as far as its seat could know.

Where hands are laid at once it is known afterwards what the others laid: then every way has one outcome.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardloom.coach.answers import Hindsight
from cardloom.coach.judging import Judgement
from cardloom.coach.reasons import reason
from cardloom.games.split import SplitMoves
from cardloom.games.state import State


def hindsight(
    before: State, seat: int, move: str, later: Sequence[tuple[int, str]], judged: Judgement
) -> Hindsight | None:
    """What came of a split; None for another move, and where what it came to cannot be told.

    later: the moves that followed, seat and text.
    """
    brag = before.game.key == "nine-card-brag"
    if not isinstance(before.legal(seat), SplitMoves) or (brag and judged.measure != "tokens"):
        return None
    waited = set(before.to_act) - {seat}
    others = [(by, text) for by, text in later[: before.seats - 1] if by in waited]
    if len(others) < len(waited):
        return None
    full = float(before.view(seat)["pot"]) if brag else 1.0
    after = before
    for by, text in others:
        after = after.play(by, text)
    value = full * _share(after.play(seat, move), seat)
    advised = full * _share(after.play(seat, judged.best), seat)
    best = max(full * _share(after.play(seat, way), seat) for way in (*judged.ways, move))
    if judged.sure and value >= advised:
        return Hindsight(value, best, "lucky", reason("hindsight-lucky"))
    if not judged.sure and value < best:
        return Hindsight(value, best, "unlucky", reason("hindsight-unlucky"))
    return Hindsight(value, best, "as-known", reason("hindsight-as-known"))


def _share(after: State, seat: int) -> float:
    """What the seat got of the win, or of the pot: a saved pot is everybody's."""
    if after.game.key == "nine-card-brag":
        taker = after.view()["last"]["taker"]
        return 1 / after.seats if taker is None else float(taker == seat)
    return 1 / len(after.winners) if seat in after.winners else 0.0
