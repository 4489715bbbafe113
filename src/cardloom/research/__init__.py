"""Environments for research on Cardloom's games; the guide is docs/research.md.

`aec_env`        PettingZoo, one player after the other: every game
`parallel_env`   PettingZoo, all players at once: Poker Squares and Nine Card Brag
`gym_env`        Gymnasium: Poker Squares with one seat, and the solo Puzzle Poker
`vector_env`     thousands of games in one compiled call, NumPy in and out: every game
`openspiel_game` OpenSpiel: every game

All take a game's key, `seats`, and its options by name. The same seed gives the same game in all of them, the one that
`cardloom.new` deals. Importing this package registers its ids with Gymnasium and PettingZoo: `cardloom/grid-poker-v1`.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

_MISSING = [name for name in ("gymnasium", "pettingzoo", "pyspiel") if find_spec(name) is None]
if _MISSING:
    raise ModuleNotFoundError(
        f"cardloom.research needs packages that are not installed: {', '.join(_MISSING)}. "
        "They come with the extra `research`: pip install 'cardloom[research]'",
        name=_MISSING[0],
    )

from cardloom.research.aec import TableAEC as aec_env  # noqa: E402, N813  (after the check; a factory to its users)
from cardloom.research.identifiers import register  # noqa: E402
from cardloom.research.parallel import TableParallel as parallel_env  # noqa: E402, N813
from cardloom.research.solo import TableSolo as gym_env  # noqa: E402, N813
from cardloom.research.table import IllegalAction, Table  # noqa: E402
from cardloom.research.vector import VectorEnv as vector_env  # noqa: E402, N813

if TYPE_CHECKING:
    import pyspiel

__all__ = [
    "IllegalAction",
    "Table",
    "aec_env",
    "gym_env",
    "openspiel_game",
    "parallel_env",
    "vector_env",
]

register()


def openspiel_game(key: str, seats: int | None = None, **options: object) -> pyspiel.Game:
    """The game as OpenSpiel's; see `openspiel`. It registers itself, for `pyspiel.load_game` too."""
    # Imported late: it takes longer than all the others.
    from cardloom.research.openspiel import load

    return load(key, seats, **options)
