"""`cardloom score`: games that were played with real cards. They go through the rules, and so score as any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from cardloom.cards import cards_text, parse_cards, refuse_duplicates
from cardloom.cli.files import text_or_file
from cardloom.cli.parameters import as_json, refuse_idle
from cardloom.cli.preparing import prepare
from cardloom.cli.spoken import BadUsage, Choice, Number, command
from cardloom.terminal.terminal import Terminal

if TYPE_CHECKING:
    from cardloom.games.state import State

Cards = tuple[int, ...]


@command
@click.argument("cards", nargs=-1, required=True)
@click.option("--points", type=Choice(("american", "english")), help="option-score-points")
@click.option("--dealer", type=Number(1), metavar="S", help="option-score-dealer")
@as_json
@click.pass_obj
def score(terminal: Terminal, cards: tuple[str, ...], points: str | None, dealer: int | None, json: bool) -> None:
    from cardloom.terminal.tables.outcome import show_view

    groups = _groups(cards)
    names = [terminal.say("seat", seat=seat) for seat in range(1, len(groups) + 1)]
    if len(groups) > 1:
        refuse_idle("--points", points)
    if len(groups[0]) != 9:
        refuse_idle("--dealer", dealer)
    if len(groups) == 1:
        prepare(terminal, "poker-squares")
        view = squares(groups[0], points or "american").view()
    elif len(groups[0]) == 15:
        prepare(terminal, "grid-poker")
        view = showdown(groups).view()
    else:
        prepare(terminal, "nine-card-brag")
        view = brag(groups, dealer or 1).view()
    if json:
        terminal.json(view)
    elif view["over"]:
        show_view(terminal, view, names)
    else:
        _show_deal(terminal, view, names)


def squares(grid: Cards, points: str) -> State:
    """A lone game of Poker Squares that ends with this grid."""
    import cardloom

    state = cardloom.new("poker-squares", seats=1, deck=cards_text(grid), points=points)
    for move in (f"place {cards_text(grid[at : at + 1])} {'abcde'[at % 5]}{at // 5 + 1}" for at in range(25)):
        state = state.play(1, move)
    return state


def showdown(hands: Sequence[Cards]) -> State:
    """A game of Grid Poker that ends with these hands: in every grid the seats take the rows, one after the other."""
    import cardloom

    seats = len(hands)
    others = [card for card in range(54) if not any(card in hand for hand in hands)]
    owned = [[*hand, *(others.pop() for _ in range(3))] for hand in hands] + [others] * (3 - seats)
    deck: list[int] = []
    for grid in range(6):
        for pick in range(3):
            seat = (grid + pick) % seats if pick < seats else 2
            deck += owned[seat][3 * grid : 3 * grid + 3]
    state = cardloom.new("grid-poker", seats=seats, deck=cards_text(deck), start=1)
    for _ in range(6):
        state = state.play(state.to_act[0], "take row1")
        state = state.play(state.to_act[0], "take row2")
    for seat, hand in enumerate(hands, 1):
        state = state.play(seat, " ".join(["build", *(cards_text(hand[at : at + 5]) for at in (0, 5, 10))]))
    return state


def brag(piles: Sequence[Cards], dealer: int) -> State:
    """A game of Nine Card Brag after a first deal in which the seats have shown these piles."""
    import cardloom

    seats = len(piles)
    deck = cards_text(card for step in range(seats) for card in piles[(dealer + step) % seats])
    state = cardloom.new("nine-card-brag", seats=seats, deck=deck, seed=0, dealer=dealer)
    for seat in range(1, seats + 1):
        state = state.play(seat, "stay")
    for seat, hand in enumerate(piles, 1):
        state = state.play(seat, " ".join(["pile", *(cards_text(hand[at : at + 3]) for at in (0, 3, 6))]))
    return state


def _show_deal(terminal: Terminal, view: dict[str, Any], names: Sequence[str]) -> None:
    from cardloom.terminal.tables.nine_card_brag import showing
    from cardloom.terminal.tables.pen import Pen

    terminal.show(showing(view, Pen(terminal, names, None)))


def _groups(texts: Sequence[str]) -> list[Cards]:
    """A seat's cards each, from arguments or from the lines of a file."""
    if len(texts) == 1:
        texts = [line for line in text_or_file(texts[0]).splitlines() if line.strip()]
    groups = [parse_cards(text) for text in texts]
    cards = [card for group in groups for card in group]
    refuse_duplicates(cards)
    if len(cards) == 25:
        return [tuple(cards)]
    sizes = {len(group) for group in groups}
    if (sizes == {15} and len(groups) in (2, 3)) or (sizes == {9} and len(groups) in (3, 4, 5)):
        return groups
    raise BadUsage("score-groups")
