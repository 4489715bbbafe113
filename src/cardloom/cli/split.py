"""`cardloom split`: the best ways to make three hands of one pool of cards."""

from __future__ import annotations

import click

from cardloom.cli.parameters import as_json, brag_option
from cardloom.cli.spoken import command
from cardloom.terminal.terminal import Terminal


@command
@click.argument("cards", nargs=-1, required=True)
@click.option("--all", "every", is_flag=True, help="option-split-all")
@brag_option
@as_json
@click.pass_obj
def split(terminal: Terminal, cards: tuple[str, ...], every: bool, brag: bool, json: bool) -> None:
    from cardloom.cards import cards_text
    from cardloom.hands import five, three
    from cardloom.hands import split as splits
    from cardloom.terminal.hand_words import hand_name

    pool = " ".join(cards)
    rank = three.rank if brag else five.rank
    if every:
        ways = splits.undominated_threes(pool) if brag else splits.undominated_fives(pool)
    else:
        ways = [splits.best_threes(pool) if brag else splits.best_fives(pool)]
    if json:
        terminal.json(
            {
                "splits": [
                    {
                        "hands": [cards_text(hand) for hand in way.hands],
                        "categories": [rank(hand).category for hand in way.hands],
                        "left_over": cards_text(way.left_over),
                    }
                    for way in ways
                ]
            }
        )
        return
    for number, way in enumerate(ways):
        terminal.show([""] if number else [])
        terminal.tell(*(f"{terminal.hand(hand)}  {hand_name(terminal, rank(hand))}" for hand in way.hands))
        if way.left_over:
            terminal.tell(terminal.say("split-left-over", cards=terminal.hand(way.left_over)))
