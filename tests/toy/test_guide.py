"""The guide's game is the game that the contract tests."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python (\S+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_the_guide_shows_the_game_file_for_file() -> None:
    shown = dict(BLOCK.findall((ROOT / "docs" / "add-a-game.md").read_text("utf-8")))
    files = {
        f"three_tricks/{file.name}": file.read_text("utf-8") for file in (ROOT / "tests/toy/three_tricks").glob("*.py")
    }
    assert shown == files
