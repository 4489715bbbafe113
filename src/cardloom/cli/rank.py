"""`cardloom rank`: names hands and puts them in order."""

from __future__ import annotations

import click

from cardloom.cli.parameters import as_json, brag_option
from cardloom.cli.spoken import command
from cardloom.terminal.terminal import Terminal


@command
@click.argument("cards", nargs=-1, required=True)
@brag_option
@as_json
@click.pass_obj
def rank(terminal: Terminal, cards: tuple[str, ...], brag: bool, json: bool) -> None:
    # Imported late: help and completion need no compiler.
    from cardloom.cards import cards_text, parse_cards
    from cardloom.hands import five, three
    from cardloom.terminal.hand_words import hand_name

    hands = [parse_cards(text) for text in cards]
    if all(len(hand) == 1 for hand in hands):
        hands = [parse_cards(" ".join(cards))]
    worths = [three.rank(hand) if brag else five.rank(hand) for hand in hands]
    places = [1 + sum(other.strength > worth.strength for other in worths) for worth in worths]
    if json:
        terminal.json(
            {
                "hands": [
                    {
                        "cards": cards_text(hand),
                        "place": place,
                        "category": worth.category,
                        "ranks": worth.ranks,
                        "jokers": list(getattr(worth, "jokers", ())),
                    }
                    for hand, worth, place in zip(hands, worths, places, strict=True)
                ]
            }
        )
        return
    for place, hand, worth in sorted(zip(places, hands, worths, strict=True), key=lambda row: row[0]):
        number = f"{place}. " if len(hands) > 1 else ""
        terminal.tell(f"{number}{terminal.hand(hand)}  {hand_name(terminal, worth)}")
