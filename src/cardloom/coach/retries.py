"""A decision of a review made again: whether another move is better than the one that was made, and why."""

from __future__ import annotations

from dataclasses import replace
from math import hypot

from cardloom.coach.answers import Decision, Retry, Verdict
from cardloom.coach.hints import SURE
from cardloom.coach.judging import Judge, Judgement
from cardloom.coach.reasons import contrast
from cardloom.coach.reviews import Played, as_written, own_moves, squares_course, usual
from cardloom.players import Budget
from cardloom.record import Record


def retry(
    record: Record, seat: int, decision: Decision, move: str, seed: int = 0, budget: Budget | None = None
) -> Retry:
    """What another move is worth where a seat's decision was made, judged as its review was; refuses what is not legal.

    `seed`, `budget`: those of the review.
    """
    own = own_moves(record, seat)[: decision.turn]
    before, view = own[-1].before, own[-1].before.view(seat)
    before.play(seat, move)
    move = as_written(before, seat, move)
    judged = _judgement(own, move, seed, budget)
    gain = decision.loss - judged.loss
    verdict = _verdict(decision, judged, move, gain)
    return Retry(
        move=move,
        measure=judged.measure,
        value=judged.value,
        gain=gain,
        loss=judged.loss,
        verdict=verdict,
        why=contrast(view, move, decision.move) if verdict in ("best", "better") else (),
        better=() if verdict == "best" else contrast(view, decision.best, move),
    )


def _judgement(own: list[Played], move: str, seed: int, budget: Budget | None) -> Judgement:
    """Of the last of these moves, had it been another one."""
    *earlier, made = own
    key = made.before.game.key
    if key == "poker-squares":
        return squares_course([*earlier, replace(made, move=move)]).judged[-1]
    judge = Judge(key, seed, budget or usual(key))
    return judge.judge(made.before.view(made.seat), made.before.legal(made.seat), move)


def _verdict(decision: Decision, judged: Judgement, move: str, gain: float) -> Verdict:
    """No move is called better or worse for what may be noise."""
    noise = SURE * hypot(decision.error, judged.error)
    if move == decision.move:
        return "same"
    if judged.best == move or not judged.sure:
        return "best"
    if gain > noise:
        return "better"
    return "worse" if -gain > noise else "even"
