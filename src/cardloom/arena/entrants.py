"""Who enters a league, by the text that names them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from cardloom.arena.program import Program
from cardloom.cards import shown
from cardloom.errors import UnknownPlayer
from cardloom.games import game as game_of
from cardloom.players import Budget, Player, player

COMMAND = "cmd:"
_BUDGET = re.compile(r"(.+):(nodes=\d{1,12}|seconds=\d{0,6}\.?\d{1,6})")
_CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


@dataclass(frozen=True, slots=True)
class Entrant:
    """`name`: as in records and tables. `make`: its player for one game, from a seed and a limit in seconds."""

    name: str
    make: Callable[[int, float], Player | Program]


def entrant(key: str, text: str) -> Entrant:
    """The entrant of a text, at a game; see the package's docstring. Refuses what names nobody."""
    key = game_of(key).key
    if text.startswith(COMMAND):
        command = text.removeprefix(COMMAND)
        return Entrant(text, lambda seed, limit: Program(command, seed, limit))
    match = _BUDGET.fullmatch(text)
    text, suffix = (match[1], f":{match[2]}") if match else (text, "")
    budget = _budget(match[2]) if match else Budget()
    if _CLASS.fullmatch(text):
        kind = _class(text)
        return Entrant(text + suffix, lambda seed, limit: kind(key, seed, budget))
    name = player(key, text).name
    return Entrant(name + suffix, lambda seed, limit: player(key, name, seed, budget))


def _budget(text: str) -> Budget:
    unit, _, amount = text.partition("=")
    return Budget(nodes=int(amount)) if unit == "nodes" else Budget(seconds=float(amount))


def _class(text: str) -> type[Player]:
    module, _, name = text.partition(":")
    try:
        kind = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise UnknownPlayer("league-class", player=shown(text), reason=shown(str(error))) from error
    if not (isinstance(kind, type) and issubclass(kind, Player)):
        raise UnknownPlayer("league-class", player=shown(text), reason=shown(repr(kind)))
    return kind
