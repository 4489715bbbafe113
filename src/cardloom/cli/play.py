"""`cardloom play`: a game at the prompt."""

from __future__ import annotations

import signal
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from cardloom.cards import shown
from cardloom.cli.files import text_or_file
from cardloom.cli.parameters import File, game_option, key_argument, read_options, seed_option
from cardloom.cli.preparing import prepare
from cardloom.cli.spoken import BadUsage, Number, command
from cardloom.errors import UnknownPlayer
from cardloom.games import GAMES
from cardloom.games import game as game_of
from cardloom.games.game import Game
from cardloom.terminal.terminal import Terminal

if TYPE_CHECKING:
    from cardloom.cli.saving import Keeper
    from cardloom.match import Match
    from cardloom.players.player import Player

INTERRUPTED = 130


@command
@key_argument(required=False)
@click.option("--seats", metavar="N|NAMES", help="option-play-seats")
@click.option("--seat", type=Number(1), default=1, metavar="S", help="option-play-seat")
@click.option("--bot", default="greedy", metavar="NAME", help="option-play-bot")
@game_option
@seed_option
@click.option("--deck", "decks", multiple=True, type=File(), metavar="FILE|CARDS", help="option-play-deck")
@click.option("--resume", type=File(), help="option-play-resume")
@click.option("--save", type=File(), help="option-play-save")
@click.option("--hotseat", is_flag=True, help="option-play-hotseat")
@click.option("--plain", is_flag=True, help="option-play-plain")
@click.pass_obj
def play(
    terminal: Terminal,
    key: str | None,
    seats: str | None,
    seat: int,
    bot: str,
    chosen: tuple[str, ...],
    seed: int | None,
    decks: tuple[str, ...],
    resume: str | None,
    save: str | None,
    hotseat: bool,
    plain: bool,
) -> int:
    from cardloom.cli.saving import Keeper, load, usual_file

    if resume is None:
        key = key or _asked_game(terminal)
        if key is None:
            return 0
        game = game_of(key)
        names = _names(terminal, game, seats, seat, bot, hotseat)
        options = read_options(game, chosen, len(names))
        prepare(terminal, game.key)
        match = _begun(game, names, options, seed, tuple(map(text_or_file, decks)))
    else:
        match = load(resume)
        if match.over:
            raise BadUsage("already-over", file=shown(resume))
        game = game_of(match.created.game)
    bots = _bots(game, match.names, seed)
    if len(bots) == len(match.names):
        raise BadUsage("nobody-plays")
    keeper = Keeper(terminal, Path(save or resume or usual_file(game.key)))
    if not plain and terminal.full_screen:
        return _open(terminal, match, bots, keeper)
    return _sit_down(terminal, match, bots, keeper)


def _asked_game(terminal: Terminal) -> str | None:
    """The key of the game that somebody chooses from a list; None if nobody answers."""
    keys = list(GAMES)
    terminal.tell(terminal.say("table-which-game"))
    for number, key in enumerate(keys, 1):
        terminal.tell(f"  {number}  {terminal.say(f'game-{key}')}")
    while True:
        try:
            answer = terminal.ask("> ").strip().lower()
        except EOFError:
            return None
        titles = {key: f"{key} {terminal.say(f'game-{key}')}".lower() for key in keys}
        fitting = [key for key in keys if answer and answer in titles[key]]
        if answer in keys:
            return answer
        if answer.isdecimal() and 1 <= int(answer) <= len(keys):
            return keys[int(answer) - 1]
        if len(fitting) == 1:
            return fitting[0]
        terminal.tell(terminal.say("error-unknown-game", game=shown(answer), known=", ".join(keys)))


def _names(terminal: Terminal, game: Game, seats: str | None, seat: int, bot: str, hotseat: bool) -> list[str]:
    """Who sits where, by seat. A bot goes by its name and version."""
    if seats is not None and not seats.isdecimal():
        names = [name.strip() for name in seats.split(",")]
        game.check_seats(len(names))
        return [_version(game, name) or shown(name) for name in names]
    count = game.usual_seats if seats is None else game.check_seats(int(seats[:9]))
    if hotseat:
        return [f"p{number}" for number in range(1, count + 1)]
    if seat > count:
        raise BadUsage("no-such-seat", seat=str(seat), seats=count)
    from cardloom.players import player

    others = player(game.key, bot).name if count > 1 else ""
    return [terminal.say("you").lower() if number == seat else others for number in range(1, count + 1)]


def _version(game: Game, name: str) -> str | None:
    """The full name of the bot that goes by a name, if there is one."""
    from cardloom.players import player

    try:
        return player(game.key, name).name
    except UnknownPlayer:
        return None


def _bots(game: Game, names: Sequence[str], seed: int | None) -> dict[int, Player]:
    from cardloom.players import player

    return {seat: player(game.key, name, seed) for seat, name in enumerate(names, 1) if _version(game, name)}


def _begun(
    game: Game, names: Sequence[str], options: dict[str, str | int | bool], seed: int | None, decks: tuple[str, ...]
) -> Match:
    """A match at its first deal: from the given decks and the seed, or shuffled in a way that can be verified."""
    from cardloom.match import Created, Match, Seated
    from cardloom.shuffle import fresh_secret

    now = time.time()
    if seed is None and not decks:
        created = Created(now, game.key, len(names), options, match=f"{now:.0f}", secret=fresh_secret().hex())
    else:
        created = Created(now, game.key, len(names), options, decks, seed)
    return Match.of([created, *(Seated(now, chair, name) for chair, name in enumerate(names, 1))])


def _open(terminal: Terminal, match: Match, bots: dict[int, Player], keeper: Keeper) -> int:
    """Play in the whole terminal; the game is saved after every move."""
    from cardloom.terminal.app.application import TableApp
    from cardloom.terminal.app.local import LocalSeat

    seat = LocalSeat(match, bots, keeper.keep)
    app = TableApp(seat, terminal)
    app.run()
    keeper.save(seat.match)
    return app.return_code or 0


def _sit_down(terminal: Terminal, match: Match, bots: dict[int, Player], keeper: Keeper) -> int:
    """Play until the game is over or somebody leaves; then it is saved."""
    from cardloom.cli.sitting import Sitting

    key = match.created.game
    sitting = Sitting(terminal, match, bots, keeper)
    for name in ("SIGTERM", "SIGHUP"):  # a terminal that is closed leaves a saved game too
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)
    terminal.tell(terminal.say("table-start", game=terminal.say(f"game-{key}")))
    try:
        keeper.check()
        sitting.run()
    except EOFError:
        sitting.save()
        return 0
    except KeyboardInterrupt:
        terminal.show([""])
        sitting.save()
        return INTERRUPTED
    sitting.save()
    return 0
