"""Grid Poker's moves as text: `take row2`; then `build AsKsQsJsTs 9h9d9c2s2d 7c7d5h4s3c`.

A build is written strongest hand first and read in any order, with or without blanks between the cards.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cardloom.cards import RED_JOKER, card_text, cards_text, parse_cards, refuse_duplicates, shown
from cardloom.errors import BadCards, IllegalMove
from cardloom.games.game import Record
from cardloom.games.grid_poker.builds import USED, build, build_number
from cardloom.games.grid_poker.rules import BUILD, GRIDS, HAND, LANES, SPLIT
from cardloom.hands.five import strength

LINE_NAMES = ("row1", "row2", "row3", "col1", "col2", "col3")


def text(s: Record, seat: int, move: int) -> str:
    if move < SPLIT:
        return f"take {LINE_NAMES[move]}"
    cards = np.empty(USED, np.int8)
    build(s["owned"][seat], int(s["cards"][seat]), move - SPLIT, cards)
    return " ".join(("build", *map(cards_text, sorted_hands(cards.tolist()))))


def number(s: Record, seat: int, text: str) -> int:
    match text.split():
        case ["take", line]:
            if line not in LINE_NAMES:
                raise IllegalMove("unknown-line", line=shown(line))
            return LINE_NAMES.index(line)
        case ["build", *words]:
            if s["phase"] != BUILD:
                raise IllegalMove("draft-first", grid=int(s["grid"]) + 1, grids=GRIDS)
            owned, cards = s["owned"][seat], int(s["cards"][seat])
            hands = _checked_hands(words, set(owned[:cards].tolist()))
            return SPLIT + int(build_number(owned, cards, np.array(hands, np.int8)))
    form = "build AsKsQsJsTs 9h9d9c2s2d 7c7d5h4s3c" if s["phase"] == BUILD else "take row2"
    raise IllegalMove("unreadable-move", text=shown(text), form=form)


def refusal(s: Record, seat: int, move: int) -> IllegalMove:
    if s["phase"] == BUILD:
        return IllegalMove("draft-over")
    by = (int(s["start"]) + int(s["grid"])) % int(s["seats"]) + 1
    return IllegalMove("line-taken", line=LINE_NAMES[move], seat=by)


def split_cards(s: Record, seat: int) -> tuple[int, ...]:
    if s["phase"] != BUILD or int(s["built"]) >> seat & 1:
        return ()
    return tuple(s["owned"][seat][: s["cards"][seat]].tolist())


def sorted_hands(cards: Sequence[int]) -> list[list[int]]:
    """15 cards, hand by hand, as hands: the strongest first, and in each the cards that come most often first."""
    hands = [_sorted_hand(cards[at : at + HAND]) for at in range(0, USED, HAND)]
    return sorted(hands, key=lambda hand: (-int(strength(*hand)), hand))


def _sorted_hand(hand: Sequence[int]) -> list[int]:
    ranks = [card // 4 for card in hand]
    return sorted(hand, key=lambda card: (card >= RED_JOKER, -ranks.count(card // 4), -card))


def _checked_hands(words: list[str], owned: set[int]) -> list[int]:
    """The 15 cards that the words name, hand by hand; refuses what is not three hands of five owned cards."""
    hands = _read_hands(words)
    if len(hands) != LANES:
        raise IllegalMove("not-three-hands", hands=len(hands))
    for at, hand in enumerate(hands, 1):
        if len(hand) != HAND:
            raise IllegalMove("not-five-cards", hand=at, cards=len(hand))
    cards = [card for hand in hands for card in hand]
    for card in cards:
        if card not in owned:
            raise IllegalMove("card-not-owned", card=card_text(card), owned=cards_text(sorted(owned, reverse=True)))
    try:
        refuse_duplicates(cards)
    except BadCards as bad:
        raise IllegalMove(bad.code, **bad.arguments) from bad
    return cards


def _read_hands(words: list[str]) -> list[tuple[int, ...]]:
    """A word is a hand; words of a single card each are counted off by five."""
    try:
        hands = [parse_cards(word) for word in words]
    except BadCards as bad:
        raise IllegalMove(bad.code, **bad.arguments) from bad
    if all(len(hand) == 1 for hand in hands):
        cards = tuple(card for hand in hands for card in hand)
        return [cards[at : at + HAND] for at in range(0, len(cards), HAND)]
    return hands
