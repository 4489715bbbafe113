"""`cardloom games`: which games there are, and what can be chosen in them."""

from __future__ import annotations

from collections.abc import Sequence

import click

from cardloom.cli.parameters import as_json, key_argument
from cardloom.cli.spoken import command
from cardloom.games import GAMES, game
from cardloom.games.game import Game, Option, Value
from cardloom.terminal.terminal import Terminal


@command
@key_argument(required=False)
@as_json
@click.pass_obj
def games(terminal: Terminal, key: str | None, json: bool) -> None:
    chosen = [game(key)] if key else list(GAMES.values())
    if json:
        terminal.json({"games": [_data(terminal, one) for one in chosen]})
        return
    for one in chosen:
        seats = terminal.say("games-seats", least=one.seats[0], most=one.seats[-1])
        terminal.tell(f"{terminal.say(f'game-{one.key}')} ({one.key}), {seats}")
        for option in one.options:
            terminal.tell(f"  {option.name}={_values(one, option)}")
            terminal.tell(f"    {_meaning(terminal, one, option)}")


def _values(one: Game, option: Option) -> str:
    """The values in a few words, the default in brackets."""
    words = option.listed(one.usual_seats).split(", ")
    default = str(option.default).lower()
    if default not in words:
        return f"{' '.join(words)} [{default}]"
    return " ".join(f"[{word}]" if word == default else word for word in words)


def _meaning(terminal: Terminal, one: Game, option: Option) -> str:
    return terminal.say(f"option-{one.key}-{option.name}")


def _data(terminal: Terminal, one: Game) -> dict[str, object]:
    return {
        "key": one.key,
        "title": terminal.say(f"game-{one.key}"),
        "seats": [one.seats[0], one.seats[-1]],
        "options": [
            {
                "name": option.name,
                "values": _known(option.known(one.usual_seats)),
                "default": option.default,
                "meaning": _meaning(terminal, one, option),
            }
            for option in one.options
        ],
    }


def _known(values: Sequence[Value]) -> object:
    """A list of values, or the least and the most of a range."""
    return {"least": values[0], "most": values[-1]} if isinstance(values, range) else list(values)
