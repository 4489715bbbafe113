"""A league in a folder: what it is, every result as it comes, and the records of its games.

`results.jsonl` holds the league in its first line and a game in each further one. A run that was killed may leave half
a line at the end; that game is played again.
"""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

import msgspec
from filelock import FileLock, Timeout

from cardloom.arena.league import League
from cardloom.arena.playing import Played
from cardloom.cards import shown
from cardloom.errors import CardloomError

RESULTS, RECORDS, LOCK = "results.jsonl", "records", "lock"


class BadFolder(CardloomError):
    """A folder that keeps another league, or that another run is using."""


class Folder:
    """The folder of a league; one run at a time may hold it. A longer league goes on from a shorter one."""

    def __init__(self, path: Path, league: League) -> None:
        self.path, self.league = path, league
        self.played: list[Played] = []
        (path / RECORDS).mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(path / LOCK)

    def __enter__(self) -> Self:
        try:
            self._lock.acquire(blocking=False)
        except Timeout:
            raise BadFolder("league-running", folder=shown(str(self.path))) from None
        with ExitStack() as undoing:
            undoing.callback(self._lock.release)
            self._results = undoing.enter_context((self.path / RESULTS).open("a+b"))
            self._read()
            self._leaving = undoing.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._leaving.close()

    def add(self, played: Played) -> None:
        """Keep a game: its record first, so that each result has one."""
        (self.path / RECORDS / f"{played.number:06}.loom").write_text(played.record, "utf-8", newline="\n")
        self._write(msgspec.structs.replace(played, record=""))

    def _read(self) -> None:
        self._results.seek(0)
        *lines, half = self._results.read().split(b"\n")
        if half:
            self._results.truncate(self._results.tell() - len(half))
        facts = _facts(self.league)
        if not lines:
            self._write(facts)
            return
        try:
            kept = msgspec.json.decode(lines[0], type=dict[str, Any])
            games = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except msgspec.MsgspecError as error:
            raise BadFolder("league-broken", folder=shown(str(self.path)), reason=str(error)) from error
        for name, value in facts.items():
            if kept.get(name) != value:
                raise BadFolder(
                    "league-differs",
                    folder=shown(str(self.path)),
                    name=name,
                    kept=shown(str(kept.get(name))),
                    said=shown(str(value)),
                )
        whole = self.league.deals * self.league.round
        self.played = [game for game in games if game.number < whole]

    def _write(self, value: object) -> None:
        self._results.write(msgspec.json.encode(value) + b"\n")
        self._results.flush()


def _facts(league: League) -> dict[str, Any]:
    """What must be the same for two runs to be one league: all but its length."""
    facts: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(league))
    del facts["deals"]
    return facts
