"""A finished game looked at again: what every decision was worth by what its seat knew, and what was luck."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot, sqrt

from cardloom.cards import parse_card
from cardloom.coach import grading
from cardloom.coach.answers import Account, Decision, Label, Point, Review, SeatReview
from cardloom.coach.hindsight import hindsight
from cardloom.coach.judging import Judge, Judgement
from cardloom.coach.reasons import contrast, facts
from cardloom.games.grids import cell_number, cell_text
from cardloom.games.poker_squares.rules import CELLS, SIDE
from cardloom.games.state import State
from cardloom.players import Budget
from cardloom.players.player import Measure
from cardloom.players.poker_squares import luck
from cardloom.record import Record

MOST_MISTAKES = 3
# A review has many decisions to look at: where one takes long, it looks with less, and says so by its errors.
NODES = {"pyramid-poker": 10_000}
BLAMED: tuple[Label, ...] = ("doubtful", "bad", "very-bad")
# How far Poker Squares' value is from what it leads to, in points; for the last cards it is exact.
NETWORK_ERROR, EXACT = 0.3, 2


@dataclass(frozen=True, slots=True)
class Played:
    """A move as it was made."""

    n: int
    seat: int
    move: str
    before: State


def review(record: Record, seats: Sequence[int] | None = None, seed: int = 0, budget: Budget | None = None) -> Review:
    """The review of all seats, or of some; the game may still run."""
    looking = reviewing(record, seats, seed, budget)
    while True:
        try:
            next(looking)
        except StopIteration as end:
            done: Review = end.value
            return done


def reviewing(
    record: Record, seats: Sequence[int] | None = None, seed: int = 0, budget: Budget | None = None
) -> Generator[tuple[int, int], None, Review]:
    """The review, decision by decision: yields how many are done, and of how many."""
    states = list(record.states())
    chosen = tuple(range(1, states[0].seats + 1)) if seats is None else tuple(seats)
    played = _played(record, states)
    key = states[0].game.key
    judge = Judge(key, seed, budget or usual(key))
    of = sum(each.seat in chosen for each in played)
    done = 0
    reviews = []
    for seat in chosen:
        own = [each for each in played if each.seat == seat]
        if key == "poker-squares":
            yield done, of
            reviews.append(_seat_review(record, states[-1], seat, played, squares_course(own)))
            done += len(own)
            continue
        judged = []
        for each in own:
            yield done, of
            judged.append(judge.judge(each.before.view(seat), each.before.legal(seat), each.move))
            done += 1
        reviews.append(_seat_review(record, states[-1], seat, played, _course(own, judged)))
    return Review(key, judge.adviser.name, tuple(reviews))


def usual(key: str) -> Budget:
    """What a review looks with, unless said otherwise."""
    return Budget(NODES.get(key))


def own_moves(record: Record, seat: int) -> list[Played]:
    """A seat's moves, in order."""
    return [each for each in _played(record, list(record.states())) if each.seat == seat]


def _played(record: Record, states: Sequence[State]) -> list[Played]:
    played = []
    for n, ((seat, move), before) in enumerate(zip(record.made(), states, strict=False), 1):
        played.append(Played(n, seat, as_written(before, seat, move), before))
    return played


def as_written(state: State, seat: int, move: str) -> str:
    """A move as `legal` writes it."""
    array, moves = state.array()[0], state.game.moves
    return str(moves.text(array, seat - 1, moves.number(array, seat - 1, move)))


@dataclass(frozen=True, slots=True)
class Course:
    """A seat's moves, their judgements, and between them the luck; `start`: what was expected before all of it."""

    start: float
    played: Sequence[Played]
    judged: Sequence[Judgement]
    lucks: Sequence[float | None]


def _course(played: Sequence[Played], judged: Sequence[Judgement]) -> Course:
    """Luck is what is expected before a decision, less what was expected after the one before it."""
    lucks: list[float | None] = [None] if judged else []
    for before, after in pairwise(judged):
        same = after.measure == before.measure != "tokens"
        lucks.append(after.best_value - before.value if same else None)
    return Course(judged[0].best_value if judged else 0.0, played, judged, lucks)


def squares_course(played: Sequence[Played]) -> Course:
    """One value throughout, and luck card by card; the first card and the last one leave no choice."""
    if not played:
        return Course(0.0, (), (), ())
    cards = [parse_card(each.move.split()[1]) for each in played]
    cells = [cell_number(each.move.split()[2], SIDE, SIDE) for each in played]
    account = luck.account(cards, cells, str(played[0].before.options["points"]))
    judged = []
    for n, (each, cell, turn) in enumerate(zip(played, cells, account.turns, strict=True), 1):
        best = f"{each.move.rpartition(' ')[0]} {cell_text(turn.best, SIDE)}"
        error = 0.0 if turn.best == cell or n > CELLS - EXACT else hypot(NETWORK_ERROR, NETWORK_ERROR)
        trivial = n in (1, CELLS)
        judged.append(Judgement(best, turn.value + turn.loss, turn.value, error, "points", trivial))
    return Course(account.start, played, judged, [turn.luck for turn in account.turns])


def _seat_review(record: Record, last: State, seat: int, played: Sequence[Played], course: Course) -> SeatReview:
    decisions = tuple(
        _decision(course, turn, [(later.seat, later.move) for later in played[each.n :][: last.seats]])
        for turn, each in enumerate(course.played)
    )
    counted = [each for each in decisions if each.label != "trivial"]
    costly = sorted((each for each in counted if each.label in BLAMED), key=lambda each: -each.drop)
    result = _result(record, last, seat, course)
    return SeatReview(
        seat=seat,
        name=record.seats[seat - 1],
        decisions=len(counted),
        accuracy=grading.game_accuracy([each.accuracy or 0.0 for each in counted], _chances(course, counted)),
        labels={name: sum(each.label == name for each in counted) for name in ("best", "fine", *BLAMED)},
        account=None if result is None else _account(course, result),
        mistakes=tuple(each.n for each in costly[:MOST_MISTAKES]),
        graph_measure=_graph_measure(course),
        graph=tuple(_graph(record, last, seat, course, result)),
        moves=decisions,
    )


def _decision(course: Course, at: int, later: Sequence[tuple[int, str]]) -> Decision:
    made, judged = course.played[at], course.judged[at]
    view = made.before.view(made.seat)
    drop = grading.drop(judged.loss, judged.measure, view)
    blamed = drop if judged.sure else 0.0
    best = judged.best == made.move
    return Decision(
        n=made.n,
        turn=at + 1,
        move=made.move,
        best=judged.best,
        measure=judged.measure,
        value=judged.value,
        best_value=judged.best_value,
        loss=judged.loss,
        error=judged.error,
        drop=drop,
        label="trivial" if judged.trivial else grading.label(drop, judged.sure, best),
        accuracy=None if judged.trivial else grading.move_accuracy(blamed),
        luck=course.lucks[at],
        played=facts(view, made.move),
        better=() if best else contrast(view, judged.best, made.move),
        hindsight=hindsight(made.before, made.seat, [each.move for each in course.played[at:]], later, judged),
    )


def _result(record: Record, last: State, seat: int, course: Course) -> float | None:
    """How it ended, in the measure of all the decisions; None if it has not, or if they have no one measure."""
    measures = {judged.measure for judged in course.judged}
    if not last.over or len(measures) != 1:
        return None
    if measures == {"points"}:
        return float(last.scores[seat - 1])
    if measures == {"chance"}:
        return 1 / len(last.winners) if seat in last.winners else 0.0
    return None


def _account(course: Course, result: float) -> Account:
    lost = sum(judged.loss for judged in course.judged)
    error = sqrt(sum(judged.error**2 for judged in course.judged))
    return Account(course.start, result - course.start + lost, lost, error, result)


def _graph_measure(course: Course) -> Measure:
    measures = [judged.measure for judged in course.judged]
    return "tokens" if "tokens" in measures else measures[0] if measures else "points"


def _graph(record: Record, last: State, seat: int, course: Course, result: float | None) -> Iterator[Point]:
    """Tokens are those in the purse and those to be expected."""
    measure = _graph_measure(course)
    if course.judged and measure != "tokens":
        yield Point(0, course.start)
    for made, judged in zip(course.played, course.judged, strict=True):
        if judged.measure == measure:
            purse = made.before.scores[seat - 1] if measure == "tokens" else 0
            yield Point(made.n, purse + judged.value)
    if last.over and measure == "tokens":
        yield Point(len(record.moves), float(last.scores[seat - 1]))
    elif result is not None:
        yield Point(len(record.moves), result)


def _chances(course: Course, counted: Sequence[Decision]) -> list[float]:
    """The chances of winning before the decisions that count, and after the last one."""
    made = {each.n: each for each in course.played}
    levels = []
    for each in counted:
        view = made[each.n].before.view(made[each.n].seat)
        levels.append(grading.chance(each.best_value, each.measure, view, course.start))
    if counted:
        levels.append(levels[-1] - counted[-1].drop)
    return levels
