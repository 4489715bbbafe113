"""A program that plays: it reads a line of JSON for each move that it has to make, and answers with a line.

In:  {"view": {...}, "legal": ["place 7h a1", ...], "seed": 123, "seconds": 10.0}
Out: {"move": "place 7h c3"}

A program runs for one game and one seat, and is told nothing else. One that is too slow, ends, answers with anything
but a legal move, or says more than it was asked forfeits the game.
"""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from queue import Empty, SimpleQueue
from tempfile import TemporaryFile
from threading import Thread

from cardloom.cards import shown
from cardloom.errors import CardloomError
from cardloom.games.split import SplitMoves
from cardloom.players.player import View

MOST_CHARACTERS = 4096  # of an answer


class Forfeit(CardloomError):
    """A program lost a game by rule; the code says why."""


class Program:
    """The program of one seat in one game. It is started by its first move and ended by `close`."""

    running: set[Program] = set()  # noqa: RUF012  (all that must not outlive this process)

    def __init__(self, command: str, seed: int, limit: float) -> None:
        self.command, self.seed, self.limit = command, seed, limit
        self._open = ExitStack()
        self._process: subprocess.Popen[str] | None = None

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """The program's move; raises `Forfeit`."""
        if self._process is None:
            self._process = self._started()
            Program.running.add(self)
        question = {"view": view, "legal": _listed(legal), "seed": self.seed, "seconds": self.limit}
        answers: SimpleQueue[str] = SimpleQueue()
        # Both writing and reading can last for ever; then the thread ends with the program.
        self._asking = Thread(target=_ask, args=(self._process, json.dumps(question), answers), daemon=True)
        self._asking.start()
        try:
            answer = answers.get(timeout=self.limit)
        except Empty:
            raise Forfeit("program-slow", seconds=f"{self.limit:g}") from None
        if not answer.endswith("\n"):
            if len(answer) >= MOST_CHARACTERS:
                raise Forfeit("program-rubbish", answer=shown(answer))
            raise Forfeit("program-ended", status=self._status(), reason=self._last_words())
        move = _move(answer)
        if move not in legal:
            raise Forfeit("program-illegal", move=shown(move))
        return move

    def close(self) -> None:
        """End the program, and what it has started, whatever it is doing."""
        if self._process is not None:
            self.kill()
            self._process.wait()
            self._asking.join(timeout=1)
            if not self._asking.is_alive():  # else who got away holds the pipes, and closing would wait
                for pipe in (self._process.stdin, self._process.stdout):
                    assert pipe is not None
                    with suppress(BrokenPipeError):  # a question that nobody read
                        pipe.close()
            Program.running.discard(self)
        self._open.close()

    def kill(self) -> None:
        assert self._process is not None
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _started(self) -> subprocess.Popen[str]:
        windows = sys.platform == "win32"
        self._errors = self._open.enter_context(TemporaryFile())  # noqa: SIM115  (it is one)
        try:
            return subprocess.Popen(
                self.command if windows else shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=not windows,  # a group of its own, so that its children end with it
            )
        except (OSError, ValueError, IndexError) as error:
            raise Forfeit("program-not-started", reason=shown(str(error))) from error

    def _status(self) -> str:
        assert self._process is not None
        try:
            return str(self._process.wait(timeout=1))
        except subprocess.TimeoutExpired:  # it closed its output and lives on
            return "-"

    def _last_words(self) -> str:
        """The last line of its error stream."""
        self._errors.seek(max(0, self._errors.seek(0, os.SEEK_END) - MOST_CHARACTERS))
        lines = self._errors.read().decode("utf-8", "replace").strip().splitlines()
        return shown(lines[-1]) if lines else "-"


def _ask(process: subprocess.Popen[str], question: str, answers: SimpleQueue[str]) -> None:
    """Put the question, and the line that the program answers; an empty one if it has ended without a word."""
    assert process.stdin is not None and process.stdout is not None
    try:
        with suppress(BrokenPipeError):  # it has ended before it was asked, and may have spoken before that
            process.stdin.write(f"{question}\n")
            process.stdin.flush()
        answers.put(process.stdout.readline(MOST_CHARACTERS))
    except (OSError, ValueError):  # it was ended meanwhile
        answers.put("")


def _move(answer: str) -> str:
    try:
        said = json.loads(answer)
    except (ValueError, RecursionError):
        raise Forfeit("program-rubbish", answer=shown(answer.strip())) from None
    if not isinstance(said, dict) or not isinstance(said.get("move"), str):
        raise Forfeit("program-rubbish", answer=shown(answer.strip()))
    return str(said["move"])


def _listed(legal: Sequence[str]) -> object:
    """The moves, or of a big split what has to be split, as the server tells it."""
    if not isinstance(legal, SplitMoves):
        return list(legal)
    cards = [legal.cards[at : at + 2] for at in range(0, len(legal.cards), 2)]
    return {"count": len(legal), "cards": cards, "groups": legal.groups, "size": legal.size}
