"""What the coach answers: values that can be told to anybody, and kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from cardloom.coach.reasons.reason import Reason
from cardloom.players.player import Measure

Label: TypeAlias = Literal["trivial", "best", "fine", "doubtful", "bad", "very-bad"]

Verdict: TypeAlias = Literal["best", "better", "even", "worse", "same"]


@dataclass(frozen=True, slots=True)
class ValuedMove:
    """A move, its value, and how far it is behind the best; `even`: it cannot be told from the best."""

    move: str
    value: float
    error: float
    loss: float
    loss_error: float
    even: bool
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """The moves of a seat, best first; of a big split, every way that could be best."""

    game: str
    seat: int
    player: str
    measure: Measure
    moves: tuple[ValuedMove, ...]


@dataclass(frozen=True, slots=True)
class Hindsight:
    """What the move has made, and the most that any way would have made. `told`: the verdict in words."""

    value: float
    best_value: float
    verdict: Literal["unlucky", "lucky", "as-known"]
    told: Reason


@dataclass(frozen=True, slots=True)
class Decision:
    """One move. `n`: its number in the record; `turn`: the seat's own count; `drop`: the loss as a chance of winning.

    `luck`: what chance and the others changed since the seat's last decision. `played`: what the move did; `better`:
    what the best move would have done besides.
    """

    n: int
    turn: int
    move: str
    best: str
    measure: Measure
    value: float
    best_value: float
    loss: float
    error: float
    drop: float
    label: Label
    accuracy: float | None
    luck: float | None
    played: tuple[Reason, ...]
    better: tuple[Reason, ...]
    hindsight: Hindsight | None


@dataclass(frozen=True, slots=True)
class Retry:
    """Another move where a decision was made. `gain`: over the move that was made; `loss`: how far behind the best.

    `why`: if it is better, what it does and that move did not; `better`: what the best move would have done besides.
    """

    move: str
    measure: Measure
    value: float
    gain: float
    loss: float
    verdict: Verdict
    why: tuple[Reason, ...]
    better: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Account:
    """The result is the start, and the luck, less what was lost."""

    start: float
    luck: float
    lost: float
    lost_error: float
    result: float


@dataclass(frozen=True, slots=True)
class Point:
    """The result to be expected after move `n`; of a game that is over, the result."""

    n: int
    value: float


@dataclass(frozen=True, slots=True)
class SeatReview:
    """A seat's decisions. `decisions`, `accuracy`, `labels` count the non-trivial ones; `mistakes`: costliest first."""

    seat: int
    name: str
    decisions: int
    accuracy: float | None
    labels: dict[Label, int]
    account: Account | None
    mistakes: tuple[int, ...]
    graph_measure: Measure
    graph: tuple[Point, ...]
    moves: tuple[Decision, ...]


@dataclass(frozen=True, slots=True)
class Review:
    """A game, seat by seat, as this player judges it."""

    game: str
    player: str
    seats: tuple[SeatReview, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """Three hands, the best first. `lanes`: what each wins on average; `value`, `error`: of all together.

    `weight`: how often it should be laid; `pot`, `saved`: the chances that the pot is won, and that it is saved.
    """

    hands: tuple[str, ...]
    categories: tuple[str, ...]
    left_over: str
    lanes: tuple[float, ...]
    value: float
    error: float
    weight: float | None = None
    pot: float | None = None
    saved: float | None = None


@dataclass(frozen=True, slots=True)
class Lab:
    """The ways, best first, and why the best is better than the next.

    `measure`: chance of winning; points, comparisons won of three; share of the pot.
    """

    game: str
    measure: Literal["chance", "points", "share"]
    ways: tuple[Way, ...]
    reasons: tuple[Reason, ...]
