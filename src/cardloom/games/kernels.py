"""The doors from Python into a game's compiled rules.

The functions here are written once and compiled for every game: `deal`, `legal`, ... are that game's own. They take
arrays of records, since an array passes the border in a third of the time of a record.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Any

from cardloom.compiled import rule, rule_for
from cardloom.games.game import NEXT_DEAL, OVER

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from cardloom.games.poker_squares.rules import deal, legal, play, random_move, scores, to_act, winners


def deal_first(states: NDArray[Any], deck: NDArray[np.int8]) -> None:
    deal(states[0], deck)


def to_act_first(states: NDArray[Any]) -> int:
    return to_act(states[0])


def legal_first(states: NDArray[Any], seat: int, moves: NDArray[np.int64]) -> int:
    return legal(states[0], seat, moves)


def play_first(states: NDArray[Any], seat: int, move: int) -> None:
    play(states[0], seat, move)


def scores_first(states: NDArray[Any], out: NDArray[np.int64]) -> None:
    scores(states[0], out)


def winners_first(states: NDArray[Any]) -> int:
    return winners(states[0])


@rule
def shuffle(deck: NDArray[np.int8], rng: np.random.Generator) -> None:
    """Put the cards in any order, all equally likely."""
    for place in range(len(deck) - 1, 0, -1):
        other = int(rng.random() * (place + 1))
        deck[place], deck[other] = deck[other], deck[place]


@rule
def draw(cards: NDArray[Any], count: int, rng: np.random.Generator) -> None:
    """Put so many of the cards in front, all choices and orders equally likely."""
    for place in range(count):
        other = place + int(rng.random() * (len(cards) - place))
        cards[place], cards[other] = cards[other], cards[place]


def playouts(
    states: NDArray[Any],
    blank: NDArray[Any],
    deck: NDArray[np.int8],
    games: int,
    moves: NDArray[np.int64],
    rng: np.random.Generator,
) -> int:
    """Play whole games at random on the first record, each from the blank one; how many moves were made."""
    made = 0
    for _ in range(games):
        states[0] = blank[0]
        s = states[0]
        s.phase = NEXT_DEAL
        while s.phase != OVER:
            if s.phase == NEXT_DEAL:
                shuffle(deck, rng)
                deal(s, deck)
            acting = to_act(s)
            seat = 0
            while not acting >> seat & 1:
                seat += 1
            play(s, seat, random_move(s, seat, moves, rng))
            made += 1
    return made


@dataclass(frozen=True)
class Kernels:
    """A game's compiled doors; arguments and results are those of `game.Rules`, on the first record of an array."""

    deal: Callable[..., None]
    to_act: Callable[..., int]
    legal: Callable[..., int]
    play: Callable[..., None]
    scores: Callable[..., None]
    winners: Callable[..., int]
    playouts: Callable[..., int]

    @classmethod
    def of(cls, rules: ModuleType) -> Kernels:
        return cls(
            deal=rule_for(deal_first, rules),
            to_act=rule_for(to_act_first, rules),
            legal=rule_for(legal_first, rules),
            play=rule_for(play_first, rules),
            scores=rule_for(scores_first, rules),
            winners=rule_for(winners_first, rules),
            playouts=rule_for(playouts, rules),
        )
