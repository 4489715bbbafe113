"""What a joker's name makes is foretold as the referee, who knows the rule book alone, finds it."""

import random

import pytest

from cardloom.games.state import State
from cardloom.server.previews import previews
from tests.referee.puzzle import WHEELS, cell_of, lines_of, name_of, types_of, windows_of

WORDS = {"K": "kind", "F": "flush", "S": "straight", "O": "scrambled"}
NAMINGS = 40  # questions of names, each with all its answers


@pytest.mark.parametrize(("game", "rows"), [("puzzle-poker", 5), ("puzzle-solo", 3)])
def test_the_melds_of_a_jokers_name(game: str, rows: int) -> None:
    chance, asked = random.Random(3), 0
    windows = [window for line in lines_of(rows) for window in windows_of(line)]
    while asked < NAMINGS:
        state = State.new(game, seed=chance.randrange(10**6))
        while not state.over:
            (seat,) = state.to_act
            legal = state.legal(seat)
            if any(move.startswith("name X") for move in legal):
                asked += 1
                view = state.view(seat)
                grid = {(c, r): card for r, row in enumerate(view["grid"], 1) for c, card in enumerate(row, 1)}
                touched, wheel = cell_of(view["touched"]), WHEELS[view["options"]["ranks"]]
                told = previews(state, seat, legal)
                for move in legal:
                    named = move.split()[1]
                    after = {cell: named if card == named[:2] else card for cell, card in grid.items()}
                    found = {
                        (frozenset(map(name_of, window)), frozenset(WORDS[kind] for kind in kinds))
                        for window in windows
                        if touched in window and (kinds := types_of([after[cell] for cell in window], wheel))
                    }
                    preview = told.get(move)
                    melds = preview.melds if preview is not None and isinstance(preview.melds, list) else []
                    points = preview.points if preview is not None else 0
                    if named != "none":
                        assert {(frozenset(meld.cells), frozenset(meld.types)) for meld in melds} == found, move
                    assert points == state.play(seat, move).scores[seat - 1] - state.scores[seat - 1]
            state = state.play(seat, chance.choice(legal))
