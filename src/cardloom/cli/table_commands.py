"""What can be typed at the table besides moves."""

from __future__ import annotations

import os.path
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from cardloom.cards import cards_text, parse_cards
from cardloom.cli.sitting import Sitting
from cardloom.errors import IllegalMove
from cardloom.games.split import SplitMoves
from cardloom.hands import five, split, three
from cardloom.terminal.hand_words import hand_name
from cardloom.terminal.terminal import Terminal

Command = Callable[[Sitting, int, str], None]


def show_help(sitting: Sitting, seat: int, rest: str) -> None:
    terminal = sitting.terminal
    terminal.tell(terminal.say("table-help"), terminal.say(f"table-help-{sitting.state.game.key}"))
    splits = sitting.state.game.split is not None
    words = [word for word in COMMANDS if splits or word not in ("split", "check")]
    terminal.show(
        sitting.pen(seat).rows([(terminal.say(f"word-{word}"), terminal.say(f"about-{word}")) for word in words])
    )


def list_moves(sitting: Sitting, seat: int, rest: str) -> None:
    legal = sitting.state.legal(seat)
    if isinstance(legal, SplitMoves):
        terminal = sitting.terminal
        terminal.tell(terminal.say("table-many-ways", ways=len(legal), groups=legal.groups, size=legal.size))
    else:
        sitting.offer(legal, seat)


def show_again(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.show(seat)


def show_log(sitting: Sitting, seat: int, rest: str) -> None:
    """The moves so far, as far as the seat may know them."""
    view = sitting.state.view(seat)
    for played in sitting.match.played:
        if played.seat == seat or not sitting.table.is_secret(view, played.move):
            sitting.terminal.tell(f"p{played.seat} {sitting.terminal.cards(played.move)}")


def give_hint(sitting: Sitting, seat: int, rest: str) -> None:
    """What the moves are worth, and why. It is counted."""
    from cardloom.coach.hints import hint
    from cardloom.terminal.coaching import FEW, show_hint

    terminal = sitting.terminal
    given = hint(sitting.state.view(seat), sitting.state.legal(seat))
    sitting.match = sitting.match.hint(seat, time.time())
    show_hint(terminal, given)
    terminal.tell(terminal.say("coach-hints-used", count=sitting.match.hints[seat - 1]))
    if isinstance(sitting.state.legal(seat), SplitMoves):
        sitting.offer([each.move for each in given.moves[:FEW]], seat)


def undo(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.match = sitting.match.undo(seat, time.time())


def save(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.save(Path(os.path.expanduser(rest)) if rest else None)  # Path's own fails without a home


def tell_rules(sitting: Sitting, seat: int, rest: str) -> None:
    sitting.terminal.tell(sitting.terminal.say(f"rules-{sitting.state.game.key}"))


def suggest_split(sitting: Sitting, seat: int, rest: str) -> None:
    """A sensible way to split the cards."""
    legal = _split(sitting, seat)
    way = split.best_fives(legal.cards) if legal.size == 5 else split.best_threes(legal.cards)
    _tell_hands(sitting.terminal, way.hands, legal.size)
    sitting.offer([f"{legal[0].split()[0]} {' '.join(map(cards_text, way.hands))}"], seat)


def check(sitting: Sitting, seat: int, rest: str) -> None:
    """What hands would be worth, and which cards are left for the others."""
    legal = _split(sitting, seat)
    hands = [parse_cards(word) for word in rest.split()]
    cards = parse_cards(rest)
    if all(len(hand) == 1 for hand in hands):
        hands = [cards[at : at + legal.size] for at in range(0, len(cards), legal.size)]
    _tell_hands(sitting.terminal, hands, legal.size)
    left = [card for card in parse_cards(legal.cards) if card not in cards]
    if left:
        sitting.terminal.tell(sitting.terminal.say("table-left", cards=sitting.terminal.hand(sorted(left)[::-1])))


def sort(sitting: Sitting, seat: int, rest: str) -> None:
    """With piles: offers them best first. Alone: cards by suit, or by rank again."""
    if rest:
        legal = _split(sitting, seat)
        piles = sorted(rest.split(), key=five.rank if legal.size == 5 else three.rank, reverse=True)
        sitting.offer([" ".join([legal[0].split()[0], *piles])], seat)
    else:
        sitting.by_suit = not sitting.by_suit
        sitting.show(seat)


def leave(sitting: Sitting, seat: int, rest: str) -> None:
    raise EOFError


COMMANDS: dict[str, Command] = {
    "help": show_help,
    "moves": list_moves,
    "show": show_again,
    "hint": give_hint,
    "log": show_log,
    "undo": undo,
    "save": save,
    "rules": tell_rules,
    "split": suggest_split,
    "check": check,
    "sort": sort,
    "quit": leave,
}


TAKING_MORE = ("save", "check", "sort")  # words that something may follow; `show quads` is a move


def find_command(terminal: Terminal, answer: str) -> Callable[[Sitting, int], None] | None:
    """The command that an answer is, in English or in the terminal's language; None if it is none."""
    first, _, rest = answer.partition(" ")
    for word, command in COMMANDS.items():
        if first.lower() in (word, terminal.say(f"word-{word}")) and (not rest or word in TAKING_MORE):
            return lambda sitting, seat: command(sitting, seat, rest)
    return None


def _split(sitting: Sitting, seat: int) -> SplitMoves:
    legal = sitting.state.legal(seat)
    if not isinstance(legal, SplitMoves):
        raise IllegalMove("nothing-to-split")
    return legal


def _tell_hands(terminal: Terminal, hands: Iterable[tuple[int, ...]], size: int) -> None:
    rank = five.rank if size == 5 else three.rank
    for hand in hands:
        whole = len(hand) == size
        name = hand_name(terminal, rank(hand)) if whole else terminal.say("table-cards", cards=len(hand), size=size)
        terminal.tell(f"  {terminal.hand(hand)}  {name}")
