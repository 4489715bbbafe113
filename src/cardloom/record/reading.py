"""Reading a record: whatever is wrong, the refusal names the line, or the key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from cardloom.cards import shown
from cardloom.errors import BadRecord
from cardloom.record.record import VERSION, Record, Result
from cardloom.shuffle import SECRET_BYTES, Transcript

MOST_CHARACTERS = 4 << 20
MOST_DEPTH, MOST_BITS = 8, 512
DESCRIPTIVE = ("event", "venue", "table", "date", "time", "author", "note")  # for people; any value
KEYS = ("cardloom", "game", "seats", "decks", "seed", "moves", "options", "result", "shuffle", *DESCRIPTIVE)
MOST_DOTS = 30
_STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|#.*')
_KINDS = {"text": str, "number": int, "list": list, "table": dict}


def read(source: str | Path) -> Record:
    """The record in a text, or in the file of a path; `OSError` if the file cannot be opened."""
    text = source if isinstance(source, str) else _file_text(source)
    if len(text) > MOST_CHARACTERS:
        raise BadRecord("record-huge", megabytes=MOST_CHARACTERS >> 20)
    if any(part.count(".") > MOST_DOTS for part in re.split(r"[=,{}\n]", _STRING.sub("", text))):
        raise BadRecord("record-deep", most=MOST_DEPTH)  # the parser's time grows with the square of a key's parts
    try:
        table = tomllib.loads(text)
    except RecursionError:
        raise BadRecord("record-deep", most=MOST_DEPTH) from None
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(error, text) from error
    except ValueError as error:  # the parser's word for a number of thousands of digits
        raise BadRecord("record-number", most=MOST_BITS) from error
    _refuse_excess(table, MOST_DEPTH)
    return _record(table)


def _file_text(path: Path) -> str:
    with path.open("rb") as file:
        data = file.read(4 * MOST_CHARACTERS + 1)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadRecord("record-not-text", line=data.count(b"\n", 0, error.start) + 1) from error


def _not_toml(error: tomllib.TOMLDecodeError, text: str) -> BadRecord:
    """The place at fault; the parser's message ends with `(at line 3, column 5)` or `(at end of document)`."""
    problem, _, place = str(error).partition(" (at ")
    numbers = [int(number) for number in re.findall(r"\d+", place)]
    line, column = numbers if len(numbers) == 2 else (text.count("\n") + 1, len(text) - text.rfind("\n"))
    return BadRecord("record-toml", line=line, column=column, problem=problem)


def _record(table: dict[str, Any]) -> Record:
    version = _take(table, "cardloom", "number")
    if version != VERSION:
        raise BadRecord("record-version", version=version, known=VERSION)
    extras = {key: value for key, value in table.items() if key in DESCRIPTIVE or key.startswith("_")}
    _only(table, (*KEYS, *extras))
    options = _take(table, "options", "table", {})
    for name, value in options.items():
        if not isinstance(value, str | int):
            raise BadRecord("record-type", name=f"options.{shown(name)}", wanted="value")
    return Record(
        game=_take(table, "game", "text"),
        seats=_take_all(table, "seats", "text"),
        decks=_take_all(table, "decks", "text", []),
        moves=_take_all(table, "moves", "text", []),
        options=options,
        seed=_take(table, "seed", "number", None),
        result=_result(table),
        shuffle=_shuffle(table),
        extras=extras,
    )


def _result(table: dict[str, Any]) -> Result | None:
    result = _take(table, "result", "table", None)
    if result is None:
        return None
    _only(result, [named.name for named in fields(Result)])
    return Result(
        scores=_take_all(result, "scores", "number", None),
        winners=_take_all(result, "winners", "number", None),
        resigned=_take(result, "resigned", "number", None),
        timed_out=_take(result, "timed_out", "number", None),
    )


def _shuffle(table: dict[str, Any]) -> Transcript | None:
    shuffle = _take(table, "shuffle", "table", None)
    if shuffle is None:
        return None
    _only(shuffle, [named.name for named in fields(Transcript)])
    for key in ("commitment", "secret"):
        text = _take(shuffle, key, "text", None)
        if text is not None and not re.fullmatch(f"[0-9a-f]{{{2 * SECRET_BYTES}}}", text):
            raise BadRecord("record-digits", name=key, digits=2 * SECRET_BYTES)
    return Transcript(
        match=_take(shuffle, "match", "text"),
        commitment=_take(shuffle, "commitment", "text"),
        entropy=_take_all(shuffle, "entropy", "text", []),
        lots=_take_all(shuffle, "lots", "text", []),
        seating=_take_all(shuffle, "seating", "number", []),
        secret=_take(shuffle, "secret", "text", ""),
        algorithm=_take(shuffle, "algorithm", "text"),
    )


_REQUIRED = object()


def _take(table: dict[str, Any], key: str, wanted: str, default: Any = _REQUIRED) -> Any:
    """What the table has under the key, if it is of the kind that is wanted."""
    value = table.get(key, default)
    if value is _REQUIRED:
        raise BadRecord("record-missing", name=key)
    if value is not default and type(value) is not _KINDS[wanted]:
        raise BadRecord("record-type", name=key, wanted=wanted)
    return value


def _take_all(table: dict[str, Any], key: str, wanted: str, default: Any = _REQUIRED) -> Any:
    """The list that the table has under the key, if everything in it is of the kind that is wanted."""
    values = _take(table, key, "list", default)
    if values is None:
        return None
    for number, value in enumerate(values, 1):
        if type(value) is not _KINDS[wanted]:
            raise BadRecord("record-entry", name=key, entry=number, wanted=wanted)
    return tuple(values)


def _only(table: dict[str, Any], known: Sequence[str]) -> None:
    for key in table:
        if key not in known:
            raise BadRecord("record-key", name=shown(key), known=", ".join(known))


def _refuse_excess(value: object, depth: int) -> None:
    """Refuse tables in tables without end, and numbers that cannot be written down."""
    if depth < 0:
        raise BadRecord("record-deep", most=MOST_DEPTH)
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        raise BadRecord("record-number", most=MOST_BITS)
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        _refuse_excess(part, depth - 1)
