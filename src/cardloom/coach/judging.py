"""What a decision was worth: the best move, the move that was made, and how sure the difference is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot

from cardloom.coach.adviser import strongest
from cardloom.coach.hints import SURE
from cardloom.coach.splits import split_values, strengths
from cardloom.games.split import SplitMoves
from cardloom.players import Budget
from cardloom.players.player import Measure, Valued, View

SAME = 1e-9


@dataclass(frozen=True, slots=True)
class Judgement:
    """`value`, `best_value`: of the move that was made and of the best; `error`: the loss's standard error.

    `trivial`: there was nothing to choose. `ways`: of a big split, those that could be best.
    """

    best: str
    best_value: float
    value: float
    error: float
    measure: Measure
    trivial: bool
    ways: tuple[str, ...] = ()

    @property
    def loss(self) -> float:
        return self.best_value - self.value

    @property
    def sure(self) -> bool:
        return self.loss > SURE * self.error


class Judge:
    """The strongest player of a game looks at decisions, always the same way with the same seed and budget."""

    def __init__(self, key: str, seed: int, budget: Budget | None) -> None:
        self.adviser = strongest(key, seed, budget)
        # Chance falls anew here, so that a move is not called best for the luck that made it look so.
        self.second = strongest(key, seed + 1, budget)

    def judge(self, view: View, legal: Sequence[str], move: str) -> Judgement:
        """The judgement of a legal move, written as `legal` writes it."""
        measure = self.adviser.measure(view)
        if len(legal) == 1:
            value = self.adviser.values(view, legal)[0][1]
            return Judgement(move, value, value, 0.0, measure, trivial=True)
        valued = self.adviser.values(view, legal)
        trivial = valued[0][1] - valued[-1][1] <= SURE * hypot(valued[0][2], valued[-1][2]) + SAME
        found = _found(valued, move, legal)
        if found is None:
            found, best = split_values(view, move, valued)
        else:
            best = valued[0]
        first = _judgement(best, found, move, measure, trivial)
        if isinstance(legal, SplitMoves):
            return replace(first, ways=tuple(each[0] for each in valued))
        if first.loss == 0 or first.error == 0:
            return first
        again = self.second.values(view, [first.best, move])
        seen = {each[0]: each for each in again}
        return _judgement(seen[first.best], seen[move], move, measure, trivial)


def _judgement(best: Valued, made: Valued, move: str, measure: Measure, trivial: bool) -> Judgement:
    """A move that is as good as the best is itself the best."""
    judged = Judgement(best[0], best[1], made[1], hypot(best[2], made[2]), measure, trivial)
    if judged.loss <= SAME:
        return replace(judged, best=move, best_value=made[1], error=0.0)
    return judged


def _found(valued: Sequence[Valued], move: str, legal: Sequence[str]) -> Valued | None:
    """The move among the values; a split by what its hands are worth."""
    for each in valued:
        if each[0] == move:
            return each
    if isinstance(legal, SplitMoves):
        worth = strengths(move)
        return next((each for each in valued if strengths(each[0]) == worth), None)
    raise KeyError(move)
