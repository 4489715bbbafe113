"""Players asked for a move, in positions that chance leads to."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import NamedTuple

from cardloom.players import Budget, player
from tests.contract.cases import CASES, Case, walk


class Answer(NamedTuple):
    """What a player answered, where, and how long it took: by the clock, and of the processor's time."""

    case: Case
    seat: int
    move: str
    is_legal: bool
    seconds: float
    worked: float


def answers(key: str, name: str, budget: Budget, seed: int, share: float) -> Iterator[Answer]:
    """The answers in a share of the positions of random games, for ever: of all options and seats in turn."""
    chance = random.Random(f"{seed} {key} {name}")
    cases = [case for case in CASES if case.key == key]
    while True:
        case = chance.choice(cases)
        bot = player(key, name, chance.getrandbits(32), budget)
        for state, seat, _ in walk(case.new(chance.getrandbits(32)), chance, most=400):
            if chance.random() < share:
                view, legal = state.view(seat), state.legal(seat)
                began, worked = time.perf_counter(), time.thread_time()
                move = bot.choose(view, legal)
                seconds, worked = time.perf_counter() - began, time.thread_time() - worked
                yield Answer(case, seat, move, move in legal, seconds, worked)
