"""Bots keep to the rules and to their time in any position, however badly it was played so far.

The long form is benchmarks/strength/answers.py.
"""

from __future__ import annotations

from itertools import islice

import pytest

from cardloom.games import GAMES
from cardloom.players import Budget, players
from tests.arena.asking import answers

BOTS = [(key, name) for key in GAMES for name in players(key)]
POSITIONS = 12
PATIENCE_S = 20.0  # with machines as busy as they may be


@pytest.mark.parametrize(("key", "name"), BOTS)
def test_never_an_illegal_move(key: str, name: str) -> None:
    asked = list(islice(answers(key, name, Budget(nodes=1), seed=1, share=0.3), POSITIONS))
    assert [answer for answer in asked if not answer.is_legal] == []
    assert len(asked) == POSITIONS


@pytest.mark.parametrize(("key", "name"), [bot for bot in BOTS if bot[1].startswith("master")])
def test_a_clock_is_heeded(key: str, name: str) -> None:
    *_, last = islice(answers(key, name, Budget(seconds=0.01), seed=2, share=0.1), 3)
    assert last.seconds < PATIENCE_S
