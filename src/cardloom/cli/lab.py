"""`cardloom lab`: every way to lay cards into three hands, and what each of them wins."""

from __future__ import annotations

from dataclasses import asdict

import click

from cardloom.cli.parameters import as_json, refuse_idle
from cardloom.cli.spoken import Number, command
from cardloom.terminal.terminal import Terminal

FEW = 5
PILES = 9


@command
@click.argument("cards", nargs=-1, required=True)
@click.option("--against", multiple=True, metavar="CARDS", help="option-lab-against")
@click.option("--seats", type=Number(1), metavar="N", help="option-lab-seats")
@click.option("--place", type=Number(1), metavar="N", help="option-lab-place")
@click.option("--all", "every", is_flag=True, help="option-split-all")
@as_json
@click.pass_obj
def lab(
    terminal: Terminal,
    cards: tuple[str, ...],
    against: tuple[str, ...],
    seats: int | None,
    place: int | None,
    every: bool,
    json: bool,
) -> None:
    from cardloom.cards import parse_cards
    from cardloom.coach import lab as laboratory
    from cardloom.coach import told
    from cardloom.terminal.coaching import show_lab

    pool = " ".join(cards)
    if len(parse_cards(pool)) == PILES:
        refuse_idle("--against", against)
        found = laboratory.nine_card_brag(pool, seats or 3, place or 1)
    else:
        refuse_idle("--seats", seats)
        refuse_idle("--place", place)
        found = laboratory.grid_poker(pool, against)
    found = told(found, terminal.language)
    if json:
        terminal.json(asdict(found))
    else:
        show_lab(terminal, found, None if every else FEW)
