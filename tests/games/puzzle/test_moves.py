"""Move texts are read generously, and each refusal says what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from cardloom import IllegalMove
from cardloom.games.state import State
from tests.games.puzzle.positions import duel, play, solo

BEGINNING = duel(hand="5h 9s", other="2c", jokers="hand hand")
MIDDLE = duel("2c .. ..", hand="5h 9s", jokers="hand hand")
BACK_ROW = duel("2c 5d 8h", hand="5h 9s")
NAMING = duel(".. .. ..", ".. .. ..", "3h Xr ..", hand="5h 9s", jokers="hand hand").play(1, "play 5h c3")
OWED = duel(".. .. ..", ".. .. ..", "Xr Xb ..", hand="5h 9s").play(1, "play 5h c3").play(1, "name Xb=7d")
KEEPING = duel("7h .. ..", "8h .. ..", hand="9h", persistence=True).play(1, "play 9h a3")
FULL = solo("2h 5c 8d", "9h 3c Xr", "6s 8c 4d", hand="7c")
PLACING = solo("2h .. ..", ".. .. ..", ".. .. ..", hand="7c", drawn="8c 9d", hard=True)
ACTING = PLACING.play(1, "place 8c b1")
CHAINING = play(solo("2h 3h ..", ".. .. ..", ".. .. ..", hand="7c", drawn="4h 9d"), "place 4h c1", "done")


@pytest.mark.parametrize(
    ("state", "move", "code", "arguments"),
    [
        (BEGINNING, "play 5h a1", "puzzle-front-rows", {"cell": "a1", "rows": "2-3"}),
        (BEGINNING, "play 2c a2", "puzzle-not-held", {"card": "2c", "held": "5h 9s Xr"}),
        (BEGINNING, "play Xb a2", "puzzle-not-held", {"card": "Xb"}),
        (BEGINNING, "play Xr=5h a2", "puzzle-plain-card", {"card": "Xr=5h"}),
        (BEGINNING, "play ?? a2", "puzzle-plain-card", {"card": "??"}),
        (BEGINNING, "play 5x a2", "not-a-card", {"text": "5x"}),
        (BEGINNING, "play 5h d2", "unknown-cell", {"last": "c5"}),
        (BEGINNING, "play 5h", "unreadable-move", {"form": "play 7h b3"}),
        (BEGINNING, "name none", "puzzle-nothing-to-name", {}),
        (BEGINNING, "keep none", "puzzle-nothing-to-keep", {}),
        (MIDDLE, "play 5h a1", "cell-taken", {"cell": "a1", "card": "2c"}),
        (MIDDLE, "play 5h a4", "puzzle-own-side", {"cell": "a4", "open": "b1 c1 a2 b2 c2 a3 b3 c3"}),
        (BACK_ROW, "play 5h a4", "puzzle-own-side", {"open": "a2 b2 c2 a3 b3 c3"}),
        (NAMING, "play 9s a1", "puzzle-name-first", {"cell": "c3"}),
        (NAMING, "name Xr=4", "not-a-card", {}),
        (NAMING, "name 4h", "puzzle-no-name", {"text": "4h"}),
        (NAMING, "name Xr=Kh", "puzzle-name-rank", {"card": "Kh"}),
        (NAMING, "name Xr=8s", "puzzle-name-no-meld", {"name": "Xr=8s", "cell": "c3"}),
        (NAMING, "name Xb=4h", "puzzle-name-not-there", {"joker": "Xb"}),
        (OWED, "name none", "puzzle-name-other", {"named": "Xb=7d", "other": "Xr", "cell": "c3"}),
        (KEEPING, "play 9h a1", "puzzle-keep-first", {"form": "keep a1"}),
        (KEEPING, "keep a3", "puzzle-keep-shared", {"cell": "a3"}),
        (KEEPING, "keep b1", "puzzle-keep-scored", {"cell": "b1", "cells": "a1 a2"}),
        (FULL, "place 7c a1", "puzzle-remove-first", {"form": "remove b2"}),
        (FULL, "name none", "puzzle-nothing-to-name", {}),
        (FULL, "remove d1", "unknown-cell", {"last": "c3"}),
        (PLACING, "done", "puzzle-place-first", {"drawn": "8c 9d"}),
        (PLACING, "place 7c b1", "puzzle-not-drawn", {"card": "7c", "drawn": "8c 9d"}),
        (PLACING, "place Xr b1", "puzzle-not-drawn", {"card": "Xr"}),
        (PLACING, "place 8c a1", "cell-taken", {"cell": "a1"}),
        (ACTING, "remove a1", "puzzle-act", {}),
        (ACTING, "play 8c c3", "puzzle-not-held", {"card": "8c", "held": "7c 9d"}),
        (ACTING, "play 7c a1", "cell-taken", {"card": "2h"}),
        (ACTING, "shift c3 c2", "puzzle-shift-nothing", {"cell": "c3"}),
        (ACTING, "shift a1 b1", "cell-taken", {"cell": "b1", "card": "8c"}),
        (ACTING, "shift a1 b2", "puzzle-shift-far", {"origin": "a1", "cell": "b2", "hard": 1}),
        (CHAINING, "done", "puzzle-play-bonus", {"form": "play 7h b2"}),
        (CHAINING, "shift a1 a2", "puzzle-play-bonus", {}),
        (CHAINING, "go", "unreadable-move", {"text": "go", "form": "play 7h b2"}),
    ],
)
def test_refusals(state: State, move: str, code: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(IllegalMove) as refusal:
        state.play(state.to_act[0], move)
    assert (refusal.value.code, arguments.items() <= refusal.value.arguments.items()) == (code, True)
    assert refusal.value.detail


def test_generous_reading() -> None:
    state = duel(hand="Th 9s", jokers="hand hand")
    assert state.play(1, "  play   10♥  b3 ") == state.play(1, "play Th b3")
    assert NAMING.play(1, "name XR=4H") == NAMING.play(1, "name Xr=4h")
