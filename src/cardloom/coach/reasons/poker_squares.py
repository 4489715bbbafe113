"""Poker Squares: what a card does to its row and to its column."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cardloom.cards import SUITS, parse_card
from cardloom.coach.reasons.lines import HAND, can_be_straight, flush_suit, grown
from cardloom.coach.reasons.reason import Reason, reason
from cardloom.decks import STANDARD
from cardloom.hands.five import CATEGORIES, ROYAL_FLUSH, STRAIGHT, STRAIGHT_FLUSH, category, strength
from cardloom.hands.points import POINTS, SYSTEMS
from cardloom.players.player import View

COLUMNS = "abcde"
FLUSH = 2  # two cards of a suit are a plan here
STRAIGHTS = (STRAIGHT, STRAIGHT_FLUSH, ROYAL_FLUSH)


def facts(view: View, move: str) -> list[Reason]:
    card, cell = move.split()[1:]
    seen = {parse_card(text) for text in view["announced"]}
    unseen = [each for each in STANDARD if each not in seen]
    new = parse_card(card)
    made: list[Reason] = []
    going: list[Reason] = []
    lost: list[Reason] = []
    for line, before in lines(view, cell):
        after = [*before, new]
        if len(after) == HAND:
            kind = category(strength(*after))
            points = int(POINTS[SYSTEMS.index(view["options"]["points"]), kind])
            if points:
                made.append(reason("squares-makes", line=line, category=CATEGORIES[kind], points=points))
            else:
                lost.append(reason("squares-closes", line=line))
        elif (suit := flush_suit(after, unseen, FLUSH)) is not None:
            only = _only(view, new, line, lambda cards: flush_suit(cards, unseen, FLUSH) is not None)
            code = "squares-only-flush" if only else "squares-flush"
            going.append(reason(code, line=line, suit=SUITS[suit], short=HAND - len(after)))
        elif can_be_straight(after, unseen):
            only = _only(view, new, line, lambda cards: can_be_straight(cards, unseen))
            going.append(
                reason("squares-only-straight" if only else "squares-straight", line=line, short=HAND - len(after))
            )
        elif group := grown(before, after):
            going.append(reason("squares-group", line=line, category=group))
        elif not before:
            lost.append(reason("squares-fresh", line=line))
        lost += ended(line, before, after, [*unseen, new])
    made.sort(key=lambda each: -int(each.arguments["points"]))
    return [*made, *going, *lost] or [reason("squares-harmless")]


def lines(view: View, cell: str) -> list[tuple[str, list[int]]]:
    """The row and the column of a cell by name, with the cards that lie in them."""
    grid = view["grids"][view["seat"] - 1]
    row, column = int(cell[1]) - 1, COLUMNS.index(cell[0])
    both = {f"row{row + 1}": grid[row], f"col{column + 1}": [cells[column] for cells in grid]}
    return [(name, [parse_card(text) for text in texts if text]) for name, texts in both.items()]


def ended(line: str, before: list[int], after: list[int], unseen: list[int]) -> Iterator[Reason]:
    """The draws of a line that end with its new card."""
    suit = flush_suit(before, unseen, FLUSH)
    if suit is not None and after[-1] % 4 != suit:
        yield reason("squares-ends-flush", line=line, suit=SUITS[suit], cards=len(before))
    if suit is None and can_be_straight(before, unseen):
        left = [card for card in unseen if card != after[-1]]
        whole = len(after) == HAND
        if not (category(strength(*after)) in STRAIGHTS if whole else can_be_straight(after, left)):
            yield reason("squares-ends-straight", line=line, cards=len(before))


def _only(view: View, card: int, line: str, goes_on: Callable[[list[int]], bool]) -> bool:
    """Whether the card carries no other line with an empty cell on so."""
    grid = view["grids"][view["seat"] - 1]
    cells = [f"{COLUMNS[at]}{row}" for row, texts in enumerate(grid, 1) for at, text in enumerate(texts) if not text]
    others = {name: before for cell in cells for name, before in lines(view, cell) if name != line}
    return not any(goes_on([*before, card]) for before in others.values() if len(before) + 1 < HAND)
