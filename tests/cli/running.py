"""`cardloom` as it is called: in this process, or in one of its own with its own environment."""

import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from cardloom.cli import main
from cardloom.cli.preparing import prepare
from cardloom.compiled import cache_root
from cardloom.games import GAMES
from cardloom.terminal.terminal import Terminal

# No call below has to say that it compiles rules first, and every process finds them.
for key in GAMES:
    prepare(Terminal.here(), key)


@dataclass(frozen=True)
class Told:
    """What a call has said, and its exit status."""

    status: int
    out: str
    err: str


class Stream(io.TextIOWrapper):
    """A standard stream that keeps what is written."""

    def __init__(self, data: bytes = b"") -> None:
        super().__init__(io.BytesIO(data), encoding="utf-8", write_through=True)

    def text(self) -> str:
        assert isinstance(self.buffer, io.BytesIO)
        return self.buffer.getvalue().decode("utf-8")


def cardloom(*arguments: str, typed: str = "", width: int = 80, language: str = "en") -> Told:
    """Call `cardloom` in this process."""
    streams = Stream(typed.encode()), Stream(), Stream()
    with pytest.MonkeyPatch.context() as patch:
        for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
            patch.setattr(sys, name, stream)
        patch.setenv("COLUMNS", str(width))
        patch.setenv("CARDLOOM_LANGUAGE", language)
        with pytest.raises(SystemExit) as end:
            main(arguments)
    assert isinstance(end.value.code, int)
    return Told(end.value.code, streams[1].text(), streams[2].text())


def process(*arguments: str | bytes, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Call `cardloom` in a process of its own; an empty variable is taken out of the environment."""
    usual = {"COLUMNS": "80", "CARDLOOM_LANGUAGE": "en", "NUMBA_CACHE_DIR": str(cache_root().parent)}
    variables = {**os.environ, **usual, **environment}
    command: list[str | bytes] = [sys.executable, "-m", "cardloom", *arguments]
    return subprocess.run(
        command,
        input=typed,
        capture_output=True,
        check=False,
        timeout=100,
        env={name: value for name, value in variables.items() if value},
        cwd=Path(__file__).parent,
    )
