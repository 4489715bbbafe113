"""How each game's board is painted: a module a game, from a seat's view alone."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from cardloom.terminal.app.picture import Picture
from cardloom.terminal.tables.pen import Pen

View: TypeAlias = dict[str, Any]
MODULES = {"puzzle-solo": "puzzle", "puzzle-poker": "puzzle"}


class Painter(Protocol):
    """What a module here paints of its game."""

    paint: Callable[[View, Pen], Picture]


def painter_of(key: str) -> Painter:
    return cast(Painter, import_module(f"{__name__}.{MODULES.get(key, key.replace('-', '_'))}"))
