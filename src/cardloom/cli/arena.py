"""`cardloom arena`: a league of players."""

from __future__ import annotations

import os
import signal
import sys
from collections import Counter
from collections.abc import Sequence
from math import isinf
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from cardloom.cards import shown
from cardloom.cli.files import reason
from cardloom.cli.parameters import as_json, game_option, key_argument, read_options, seats_option
from cardloom.cli.preparing import prepare
from cardloom.cli.spoken import BadUsage, Number, command
from cardloom.terminal.terminal import Terminal

if TYPE_CHECKING:
    from cardloom.arena import Estimate, League, Standing


@command
@key_argument()
@click.option("--players", multiple=True, required=True, metavar="A,B,...", help="option-arena-players")
@click.option("--games", type=Number(1), default=100, metavar="N", help="option-arena-games")
@seats_option
@game_option
@click.option("--seed", type=Number(), default=0, metavar="N", help="option-arena-seed")
@click.option("--seconds", type=Number(1), default=10, metavar="N", help="option-arena-seconds")
@click.option("--jobs", type=Number(1), metavar="N", help="option-arena-jobs")
@click.option("--ray", metavar="HOST:PORT", help="option-arena-ray")
@click.option("--keep", metavar="FOLDER", help="option-arena-keep")
@as_json
@click.pass_obj
def arena(
    terminal: Terminal,
    key: str,
    players: tuple[str, ...],
    games: int,
    seats: int | None,
    chosen: tuple[str, ...],
    seed: int,
    seconds: int,
    jobs: int | None,
    ray: str | None,
    keep: str | None,
    json: bool,
) -> None:
    from cardloom.arena import League, on_cores, on_ray, run, standings

    if ray and jobs:
        raise BadUsage("usage-together", option="--jobs", other="--ray")
    game = prepare(terminal, key)
    names = [name.strip() for text in players for name in text.split(",")]
    options = read_options(game, chosen, game.usual_seats if seats is None else game.check_seats(seats))
    league = League.of(key, names, games, seats=seats, seed=seed, limit=seconds, **options)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that the programs of a league end with it
    whole = league.deals * league.round
    runner = on_ray(ray) if ray else on_cores(min(jobs or os.cpu_count() or 1, whole))
    try:
        with click.progressbar(
            run(league, runner, Path(keep) if keep else None),
            length=whole,
            show_pos=True,
            file=sys.stderr,
            hidden=not sys.stderr.isatty(),
        ) as playing:
            table = standings(playing)
    except OSError as error:
        raise BadUsage("league-folder", folder=shown(str(keep)), reason=reason(error)) from error
    if json:
        rows = msgspec.json.decode(msgspec.json.encode(table))  # what is not a number becomes null
        terminal.json({"game": key, "games": whole, "deals": league.deals, "players": rows})
    else:
        _show(terminal, league, table)


def _show(terminal: Terminal, league: League, table: Sequence[Standing]) -> None:
    title = terminal.say(f"game-{league.game}")
    terminal.tell(terminal.say("arena-title", game=title, games=league.deals * league.round, deals=league.deals))
    won = any(row.wins.value for row in table)
    heads = ["player", "rating", "wins", "points", "move"]
    rows = [[terminal.say(f"arena-{head}") for head in heads]]
    rows += [
        [
            row.player,
            _estimate(row.rating, "+.0f") if row.rating else "",
            _estimate(row.wins, ".1%") if won else "",
            _estimate(row.score, ".2f"),
            f"{_milliseconds(row.mean)} / {_milliseconds(row.worst)}",
        ]
        for row in table
    ]
    columns = [column for column in zip(*rows, strict=True) if any(column[1:])]
    widths = [max(map(len, column)) for column in columns]
    for first, *others in zip(*columns, strict=True):
        cells = [first.ljust(widths[0]), *map(str.rjust, others, widths[1:])]
        terminal.show(["  ".join(cells)])
    terminal.tell(terminal.say("arena-legend"))
    for row in table:
        for why, games in Counter(fault.told(terminal.language) for fault in row.forfeits).items():
            terminal.tell(terminal.say("arena-forfeits", player=row.player, games=games, reason=why))


def _estimate(estimate: Estimate, form: str) -> str:
    value = f"{estimate.value:{form}}"
    return value if isinf(estimate.margin) else f"{value} ± {estimate.margin:{form.lstrip('+')}}"


def _milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.3g}"
