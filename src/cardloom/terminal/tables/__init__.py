"""How each game's table looks: a module a game, made from a seat's view alone."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol, TypeAlias, cast

from cardloom.terminal.tables.pen import Pen

View: TypeAlias = dict[str, Any]
MODULES = {"puzzle-solo": "puzzle", "puzzle-poker": "puzzle"}


class Table(Protocol):
    """What a module here says of its game, from a view."""

    draw: Callable[[View, Pen], list[str]]  # the table, in lines
    asked: Callable[[View, Pen], str]  # what the view's seat is to do
    label: Callable[[View, str, Pen], str]  # a legal move and what it is about
    result: Callable[[View, Pen], list[str]]  # what decided a game that is over
    is_secret: Callable[[View, str], bool]  # whether a move stays hidden from the other seats


def table_of(key: str) -> Table:
    return cast(Table, import_module(f"{__name__}.{MODULES.get(key, key.replace('-', '_'))}"))
