"""`cardloom completion`: the script that lets a shell complete the command line."""

from __future__ import annotations

import sys

import click
from click.shell_completion import get_completion_class

from cardloom.cli.spoken import Choice, command

SHELLS = ("bash", "zsh", "fish")


@command
@click.argument("shell", type=Choice(SHELLS))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    script = get_completion_class(shell)
    assert script is not None
    sys.stdout.write(script(ctx.find_root().command, {}, "cardloom", "_CARDLOOM_COMPLETE").source() + "\n")
