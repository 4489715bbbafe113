"""For the length of a test the guide's game is in the list of games."""

import pytest

from cardloom.games import GAMES
from tests.toy.three_tricks import GAME as THREE_TRICKS


@pytest.fixture(autouse=True)
def _three_tricks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, THREE_TRICKS.key, THREE_TRICKS)
