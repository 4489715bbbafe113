"""A reason: a code with arguments that is true of a position and a move, and its words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass, replace
from typing import TYPE_CHECKING, TypeVar, cast

from cardloom.words import say

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Reason:
    """`text`: the words, part of a sentence, once the reason is told in a language; cards in it are notation."""

    code: str
    arguments: dict[str, str | int] = field(default_factory=dict)
    text: str = field(default="", compare=False)


def reason(code: str, **arguments: str | int) -> Reason:
    return Reason(code, arguments)


def told(thing: Thing, language: str) -> Thing:
    """The thing with the words of all reasons in it, however deep they lie."""
    if isinstance(thing, Reason):
        return cast(Thing, replace(thing, text=words(thing, language)))
    if isinstance(thing, tuple):
        return cast(Thing, tuple(told(part, language) for part in thing))
    if is_dataclass(thing) and not isinstance(thing, type):
        parts = {named.name: told(getattr(thing, named.name), language) for named in fields(thing)}
        return cast(Thing, replace(cast("DataclassInstance", thing), **parts))
    return thing


def words(reason: Reason, language: str) -> str:
    """The reason in a language."""
    arguments = {name: _word(name, value, language) for name, value in reason.arguments.items()}
    return say(f"reason-{reason.code}", language, **arguments)


def _word(name: str, value: str | int, language: str) -> str | int:
    """An argument as people say it; what it is stands in its name."""
    for kind, tell in _WORDS.items():
        if name.rstrip("123") == kind:
            return tell(str(value), language)
    return value


def _line(line: str, language: str) -> str:
    number = int(line[3:])
    if line.startswith("row"):
        return say("reason-row", language, row=number)
    return say("reason-column", language, column="abcde"[number - 1])


def _types(types: str, language: str) -> str:
    return ", ".join(say(f"meld-{kind}", language) for kind in types.split())


_WORDS: dict[str, Callable[[str, str], str]] = {
    "line": _line,
    "types": _types,
    "category": lambda code, language: say(f"category-{code}", language),
    "kind": lambda code, language: say(f"reason-pile-{code}", language),
    "rank": lambda letter, language: say(f"rank-{letter}", language),
    "ranks": lambda letter, language: say(f"ranks-{letter}", language),
    "mean": lambda text, language: say("reason-mean", language, value=float(text)),
    "suit": lambda letter, language: say(f"reason-suit-{letter}", language),
}
