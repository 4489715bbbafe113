"""What importing costs: the compiler, NumPy and the catalogues are loaded when they are needed, not before."""

import subprocess
import sys

import pytest

HEAVY = ("fluent", "numba", "numpy", "scipy")


@pytest.mark.parametrize(
    "module",
    ["cardloom", "cardloom.cards", "cardloom.decks", "cardloom.errors", "cardloom.games", "cardloom.words"],
)
def test_import_is_light(module: str) -> None:
    code = f"import sys, {module}; print([name for name in {HEAVY} if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    assert told == "[]\n"
