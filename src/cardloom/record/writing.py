"""Writing a record: TOML that a person can read, one deck and one move a line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from datetime import date, datetime, time
from pathlib import Path
from typing import Any

from cardloom.record.record import VERSION, Record, Result
from cardloom.shuffle import Transcript


def text(record: Record) -> str:
    """The text of a record's file: always the same for the same record."""
    lines = [f"cardloom = {VERSION}", f"game = {_toml(record.game)}", f"seats = {_toml(record.seats)}"]
    lines += _pairs(record.extras)
    lines += _column("decks", record.decks)
    if record.seed is not None:
        lines.append(f"seed = {record.seed}")
    lines += _column("moves", record.moves)
    tables = {"options": record.options, "result": _table(record.result), "shuffle": _table(record.shuffle)}
    for name, table in tables.items():
        if table:
            lines += ["", f"[{name}]", *_pairs(table)]
    return "\n".join(lines) + "\n"


def write(record: Record, path: Path) -> None:
    path.write_text(text(record), "utf-8", newline="\n")


def _table(given: Result | Transcript | None) -> dict[str, Any]:
    """What is said, by key."""
    said = {} if given is None else {named.name: getattr(given, named.name) for named in fields(given)}
    return {key: value for key, value in said.items() if value not in (None, "")}


def _pairs(table: Mapping[str, Any]) -> list[str]:
    return [f"{_key(key)} = {_toml(value)}" for key, value in table.items()]


def _column(key: str, texts: Sequence[str]) -> list[str]:
    """A list of texts, one a line."""
    if not texts:
        return [f"{key} = []"]
    return [f"{key} = [", *(f"  {_toml(text)}," for text in texts), "]"]


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _toml(key)


def _toml(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, Mapping):
        return f"{{{', '.join(_pairs(value))}}}"
    return value.isoformat() if isinstance(value, date | datetime | time) else str(value)
