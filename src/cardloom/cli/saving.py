"""Games kept in files: a record that anybody can replay; while the game runs, with the log that it goes on from."""

from __future__ import annotations

import json
import secrets
import shlex
import time
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryFile

import platformdirs

from cardloom.cli.files import reason, unreadable
from cardloom.errors import BadRecord
from cardloom.match import Created, Event, Match, Moved, Seated
from cardloom.record import Record, read, write
from cardloom.terminal.terminal import Terminal

LOG = "_match"  # the key of the log, as JSON


def usual_file(key: str) -> Path:
    """Where a game that begins now is kept unless said otherwise."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return Path(platformdirs.user_data_dir("cardloom")) / "games" / f"{key}-{now}.loom"


def save(match: Match, file: Path) -> None:
    """Write the game, whole or not at all; OSError if that cannot be done."""
    record = match.record()
    if not match.over:
        record = replace(record, extras={**record.extras, LOG: json.dumps(match.data())})
    make_room(file)
    part = file.with_name(f"{file.name}.part")
    write(record, part)
    part.replace(file)


def make_room(file: Path) -> None:
    """Make sure that the file's folder takes files; OSError if not."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryFile(dir=file.parent):
        pass


class Keeper:
    """Keeps a game in a file. That it cannot be kept is said, and the game goes on."""

    def __init__(self, terminal: Terminal, file: Path) -> None:
        self.terminal = terminal
        self.file: Path | None = file

    def check(self) -> None:
        """Say it now if the game cannot be saved."""
        assert self.file is not None
        try:
            make_room(self.file)
        except (OSError, ValueError) as error:
            self._tell_not_saved(self.file, error)
            self.file = None

    def keep(self, match: Match) -> None:
        """Write the game while it goes on; what goes wrong is said when it is saved at the end."""
        if self.file is not None:
            with suppress(OSError, ValueError):
                save(match, self.file)

    def save(self, match: Match, file: Path | None = None) -> None:
        """Write the game to its file, or to another that is its own from now on, and say where that is."""
        file = file or self.file
        if file is None:
            return
        try:
            save(match, file)
        except (OSError, ValueError) as error:
            self._tell_not_saved(file, error)
            return
        self.file = file
        # Not wrapped, so that the line can be copied.
        key = "table-record" if match.over else "table-resume"
        self.terminal.show([self.terminal.say(key, file=shlex.quote(str(file)))])
        if match.over:
            self.terminal.show([self.terminal.say("table-review", file=shlex.quote(str(file)))])

    def _tell_not_saved(self, file: Path, error: OSError | ValueError) -> None:
        self.terminal.warn(self.terminal.say("table-not-saved", file=str(file), reason=reason(error)))


def load(name: str) -> Match:
    """The match in a file, to go on with."""
    try:
        record = read(Path(name))
    except (OSError, ValueError) as error:
        raise unreadable(name, error) from error
    log = record.extras.get(LOG)
    if log is None:
        return _begun_elsewhere(record)
    try:
        return Match.from_data(json.loads(log))
    except (TypeError, ValueError, AttributeError, RecursionError) as error:
        if isinstance(error, BadRecord):
            raise
        raise BadRecord("broken-log", key=LOG) from error


def _begun_elsewhere(record: Record) -> Match:
    """The match of a record without a log. Decks that it lacks are drawn when they are needed."""
    record.replay()
    now = time.time()
    seed = secrets.randbits(256) if record.seed is None else record.seed
    events: list[Event] = [Created(now, record.game, len(record.seats), record.options, record.decks, seed)]
    events += [Seated(now, chair, name) for chair, name in enumerate(record.seats, 1)]
    events += [Moved(now, seat, move) for seat, move in record.made()]
    return Match.of(events)
