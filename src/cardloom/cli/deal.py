"""`cardloom deal`: the deck that a seed deals."""

from __future__ import annotations

import click

from cardloom.cli.parameters import as_json, game_option, key_argument, read_options, seats_option
from cardloom.cli.spoken import Number, command
from cardloom.terminal.terminal import Terminal


@command
@key_argument()
@click.option("--seed", type=Number(), required=True, metavar="N", help="option-seed")
@click.option("--deal", "number", type=Number(1), default=1, metavar="K", help="option-deal-deal")
@seats_option
@game_option
@as_json
@click.pass_obj
def deal(
    terminal: Terminal, key: str, seed: int, number: int, seats: int | None, chosen: tuple[str, ...], json: bool
) -> None:
    from cardloom.cards import card_text, cards_text
    from cardloom.decks import Decks
    from cardloom.games import game as game_of

    game = game_of(key)
    seats = game.usual_seats if seats is None else game.check_seats(seats)
    options = game.check_options(read_options(game, chosen, seats), seats)
    deck = Decks(seed=seed).deck(number - 1, game.cards(options))
    if json:
        terminal.json({"game": key, "options": options, "seed": seed, "deal": number, "deck": cards_text(deck)})
    else:
        terminal.tell(terminal.hand(map(card_text, deck)))
