"""The command line: `cardloom`."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import NoReturn

import click

from cardloom.cli.encoding import make_streams_forgiving
from cardloom.cli.files import refused_by_system
from cardloom.cli.spoken import Commands, refusal
from cardloom.errors import CardloomError
from cardloom.terminal.terminal import Terminal

COMMANDS = Commands(
    (
        "serve",
        "play",
        "join",
        "arena",
        "games",
        "replay",
        "legal",
        "hint",
        "review",
        "rank",
        "split",
        "lab",
        "score",
        "deal",
        "verify",
        "backup",
        "restore",
        "completion",
    ),
    name="cardloom",
)
DONE, FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command line and end the process.

    Exit status: 0 done, 1 a check that failed, 2 bad input, 130 interrupted. Refusals go to the error stream: as words,
    or with `--json` as one object with `code` and `detail`.
    """
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    make_streams_forgiving()
    terminal = Terminal.here()
    try:
        status = COMMANDS.main(arguments, prog_name="cardloom", obj=terminal, standalone_mode=False)
        sys.stdout.flush()
    except click.exceptions.NoArgsIsHelpError as no_arguments:
        terminal.warn(no_arguments.format_message())
        status = BAD_INPUT
    except click.UsageError as error:
        status = _refuse(terminal, refusal(error), arguments)
    except CardloomError as error:
        status = _refuse(terminal, error, arguments)
    except (KeyboardInterrupt, click.Abort):
        status = INTERRUPTED
    except BrokenPipeError:  # nobody reads on
        status = FAILED
    except OSError as error:
        status = _refuse(terminal, refused_by_system(error), arguments)
    _flush()
    sys.exit(status or DONE)


def _refuse(terminal: Terminal, error: CardloomError, arguments: Sequence[str]) -> int:
    with suppress(OSError):  # the status tells it too
        if "--json" in arguments:
            terminal.warn(json.dumps({"code": error.code, "detail": error.detail}))
        else:
            terminal.warn(f"cardloom: {terminal.refusal(error)}")
    return BAD_INPUT


def _flush() -> None:
    """Write what is still to be written; where that fails, it must not fail again when the process ends."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
