"""What the application shows, kept as text: every game at 80x24 and 120x40 in three languages.

Run `CARDLOOM_NEW_SCREENS=1 pytest tests/terminal/test_screens.py` to keep what it shows now, and read the difference.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from cardloom.games import GAMES
from cardloom.words import LANGUAGES
from tests.terminal.screen import Sitting, sitting

SCREENS = Path(__file__).parent / "screens"
SIZES = ((80, 24), (120, 40))
# How many moves are made before the looks: the pyramid stands and is taken, piles and hands lie on the bench, ...
LOOKS = {
    "poker-squares": (0, 9, 25),
    "grid-poker": (1, 6, 7),
    "pyramid-poker": (4, 19, 45),
    "nine-card-brag": (0, 1, 2),
    "puzzle-poker": (0, 6),
    "puzzle-solo": (0, 11),
}


async def look(table: Sitting, looks: tuple[int, ...]) -> str:
    """The screens after so many own moves, which are always the first; hands are woven."""
    shown = []
    for made in range(max(looks) + 1):
        await table.turn()
        if table.app.bench:
            await table.press("w")
        for size in SIZES if made in looks else ():
            await table.pilot.resize_terminal(*size)
            await table.pilot.pause()
            shown += [f"---- {made}, {size[0]}x{size[1]} ----", table.shown()]
        if table.over:
            break
        move = table.app.bench.move if table.app.bench else table.seat.legal[0]
        assert move is not None
        await table.seat.play(move)
    return "\n".join(shown) + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_screens(key: str, language: str) -> None:
    async def shown() -> str:
        async with sitting(key, SIZES[0], language) as table:
            return await look(table, LOOKS[key])

    text = asyncio.run(shown())
    kept = SCREENS / f"{key}-{language}.txt"
    if os.environ.get("CARDLOOM_NEW_SCREENS"):
        kept.write_text(text)
    assert text == kept.read_text()
