"""Arguments and options that several commands take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from cardloom.cli.spoken import Number, Parameter
from cardloom.games import GAMES

Function = TypeVar("Function", bound=Callable[..., Any])


class Key(Parameter):
    """A game's key. Whether there is such a game is checked where it is looked up."""

    name = "key"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(key) for key in GAMES if key.startswith(incomplete)]


class File(Parameter):
    """A file's name, or `-` for the standard input."""

    name = "file"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(incomplete, type="file")]


def key_argument(required: bool = True) -> Callable[[Function], Function]:
    return click.argument("key", type=Key(), required=required)


file_argument = click.argument("file", type=File())
as_json = click.option("--json", is_flag=True, help="option-json")
seed_option = click.option("--seed", type=Number(), help="option-seed")
at_option = click.option("--at", type=Number(0), metavar="N", help="option-at")
seat_option = click.option("--seat", type=Number(1), metavar="S", help="option-seat")
brag_option = click.option("--brag", is_flag=True, help="option-brag")
