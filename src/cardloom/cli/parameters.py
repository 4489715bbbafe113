"""Arguments and options that several commands take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from cardloom.cards import shown
from cardloom.cli.spoken import BadUsage, Number, Parameter
from cardloom.errors import BadOption
from cardloom.games import GAMES
from cardloom.games.game import Game, Value

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


def read_options(game: Game, chosen: Sequence[str], seats: int) -> dict[str, Value]:
    """A game's options from texts such as `points=english`; refuses what the game does not have."""
    pairs = {name.strip(): value for name, _, value in (text.partition("=") for text in chosen)}
    options = {option.name: option for option in game.options}
    for name in pairs:
        if name not in options:
            raise BadOption("option-name", option=shown(name), known=", ".join(sorted(options)) or "-")
    return {name: options[name].read(value, seats) for name, value in pairs.items()}


def refuse_idle(option: str, given: object) -> None:
    """Refuse an option that says nothing about the cards that were given."""
    if given:
        raise BadUsage("usage-idle", option=option)


file_argument = click.argument("file", type=File())
as_json = click.option("--json", is_flag=True, help="option-json")
seed_option = click.option("--seed", type=Number(), help="option-seed")
at_option = click.option("--at", type=Number(0), metavar="N", help="option-at")
seat_option = click.option("--seat", type=Number(1), metavar="S", help="option-seat")
seats_option = click.option("--seats", type=Number(1), metavar="N", help="option-seats")
game_option = click.option("--option", "chosen", multiple=True, metavar="NAME=VALUE", help="option-option")
brag_option = click.option("--brag", is_flag=True, help="option-brag")
