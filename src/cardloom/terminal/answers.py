"""What is typed at the table, read as a move: as it stands in a record, or only as much of it as makes it plain."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cardloom.cards import cards_text, parse_cards, shown
from cardloom.errors import BadCards, IllegalMove
from cardloom.games.split import SplitMoves

SHORT = re.compile(r"([a-z]+)([0-9]*)")


def read_move(answer: str, moves: Sequence[str], offered: Sequence[str]) -> str:
    """The move that an answer means: an offered one by its number, else the only one that the answer fits.

    What fits none goes to the rules to be refused with their reason, made whole if all moves begin alike: `a1` becomes
    `place 3h a1`. What fits several is refused here.
    """
    if answer in moves:
        return answer
    typed = [_plain(word) for word in answer.split()]
    if len(typed) == 1 and (joined := re.fullmatch(r"((?:10|[2-9tjqka])[cdhs]|x[rb])([a-z][1-9])", typed[0])):
        typed = [_plain(joined[1]), joined[2]]  # `7hc3` for `7h c3`
    fitting = [move for move in moves if _ends(move, typed)] or [move for move in moves if _holds(move, typed)]
    if len(fitting) == 1:
        return fitting[0]
    if answer.isdecimal() and 1 <= int(answer) <= len(offered):
        return offered[int(answer) - 1]
    if len(fitting) > 1:
        raise IllegalMove("several-moves", text=shown(answer), moves=", ".join(fitting[:3]))
    beginnings = {" ".join(move.split()[: -len(typed)]) for move in moves} if typed else set()
    return f"{beginnings.pop()} {answer}".strip() if len(beginnings) == 1 else answer


def read_split(answer: str, moves: SplitMoves) -> str:
    """A big split typed as cards alone, in groups or all in a row; anything else is returned as it is."""
    verb = moves[0].split()[0]
    words = answer.removeprefix(verb).split()
    try:
        hands = [parse_cards(word) for word in words]
        cards = parse_cards(" ".join(words))
    except BadCards:
        return answer
    if len(cards) == moves.groups * moves.size and len(hands) != moves.groups:
        hands = [cards[at : at + moves.size] for at in range(0, len(cards), moves.size)]
    return " ".join([verb, *map(cards_text, hands)])


def _plain(word: str) -> str:
    """A word of a move as it is compared: a card in one spelling, anything else in lower case."""
    try:
        return cards_text(parse_cards(word)) or word.lower()
    except BadCards:
        return word.lower()


def _fits(word: str, typed: str) -> bool:
    """Whether the typed word is the word or short for it: `r2` for `row2`, `t` for `take`, `4h` for `Xr=4h`."""
    if typed in (word, word.rpartition("=")[2]):
        return True
    short, long = SHORT.fullmatch(typed), SHORT.fullmatch(word)
    return bool(short and long and short[2] == long[2] and long[1].startswith(short[1]))


def _ends(move: str, typed: Sequence[str]) -> bool:
    words = move.split()
    return 0 < len(typed) <= len(words) and all(
        _fits(word, short) for word, short in zip(words[-len(typed) :], typed, strict=True)
    )


def _holds(move: str, typed: Sequence[str]) -> bool:
    """Whether the typed words come in the move, in this order."""
    words = iter(move.split())
    return bool(typed) and all(any(_fits(word, short) for word in words) for short in typed)
