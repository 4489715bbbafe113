"""One game of each kind, told step by step in a file that a person can read; any change of the rules changes a file.

`python -m tests.golden.test_playthroughs` writes the files anew: read the difference before it is committed.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardloom
from cardloom.games.state import State

FOLDER = Path(__file__).parent
SEED = 2026
GAMES: dict[str, dict[str, object]] = {
    "poker-squares": {"seats": 2},
    "grid-poker": {"seats": 3, "start": 2},
    "pyramid-poker": {"start": 1},
    "nine-card-brag": {"seats": 4, "tokens": 2, "dealer": 1},
    "puzzle-poker": {"persistence": True},
    "puzzle-solo": {},
}


def playthrough(key: str) -> Iterator[str]:
    """The lines of a random game: what every seat may do and does, the points, and three times what all see."""
    chance = random.Random(SEED)
    state = cardloom.new(key, seed=SEED, **GAMES[key])  # type: ignore[arg-type]
    yield f"{key}, {state.seats} seats, " + ", ".join(f"{name} {value}" for name, value in state.options.items())
    step = deals = 0
    while not state.over:
        if state.deals > deals:
            deals = state.deals
            yield f"deal {deals}: {state.dealt_decks()[-1]}"
        if step in (0, 12):
            yield from sights(state)
        seat = chance.choice(state.to_act)
        legal = state.legal(seat)
        move = chance.choice(legal)
        state = state.play(seat, move)
        step += 1
        yield f"{step:3}  p{seat} {move:48} of {len(legal):>9,}   {' '.join(map(str, state.scores))}"
    yield from sights(state)
    yield f"winners: {', '.join(f'p{seat}' for seat in state.winners) or 'none'}"


def sights(state: State) -> Iterator[str]:
    """What the bystander and the first seat see, an entry a line."""
    for seat in (None, 1):
        yield "     seen by " + ("a bystander" if seat is None else f"p{seat}")
        for name, value in state.view(seat).items():
            yield f"       {name}: {json.dumps(value)}"


@pytest.mark.parametrize("key", GAMES)
def test_the_game_goes_as_written(key: str) -> None:
    assert list(playthrough(key)) == (FOLDER / f"{key}.txt").read_text("utf-8").splitlines()


if __name__ == "__main__":
    for each in GAMES:
        (FOLDER / f"{each}.txt").write_text("\n".join(playthrough(each)) + "\n", "utf-8")
