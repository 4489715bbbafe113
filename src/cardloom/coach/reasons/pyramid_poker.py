"""Pyramid Poker: what a card does for a hand, which blocks come free, whom a block covers."""

from __future__ import annotations

from collections.abc import Sequence

from cardloom.cards import RANKS, RED_JOKER, SUITS, UNKNOWN, parse_card
from cardloom.coach.reasons.lines import HAND, can_be_straight, flush_suit, grown
from cardloom.coach.reasons.reason import Reason, reason
from cardloom.decks import WITH_JOKERS
from cardloom.hands.five import CATEGORIES, category, rank, strength
from cardloom.players.player import View

NEEDED = 2


def facts(view: View, move: str) -> list[Reason]:
    verb, what = move.split()
    if verb == "hand":
        return _to_hand(view, parse_card(view["held"]), int(what))
    if verb == "keep":
        return [*_card(view, parse_card(what))]
    if verb == "place":
        return _placing(view, what)
    face = next(parse_card(block["card"]) for block in view["pyramid"] if block["cell"] == what and not block["taken"])
    if face == UNKNOWN:
        about = [reason("pyramid-unknown")]
    elif face >= RED_JOKER:
        about = [reason("pyramid-joker")]
    else:
        about = _card(view, face)
    return [*about, *_freed(view, what)]


def own_hands(view: View, seat: int) -> list[list[int]]:
    return [[parse_card(card) for card in hand] for hand in view["hands"][seat - 1]]


def unseen_cards(view: View) -> list[int]:
    """The cards that have not been seen anywhere and may come up."""
    seen = {parse_card(block["card"]) for block in view["pyramid"]}
    seen |= {parse_card(card) for turned in view["turned"] for card in turned["cards"]}
    seen |= {parse_card(view[name]) for name in ("next", "held") if view[name]}
    return [card for card in WITH_JOKERS if card not in seen and card < RED_JOKER]


def free_cards(view: View) -> list[int]:
    """The cards that may still come to a hand: not seen, or seen in blocks that still stand."""
    standing = [parse_card(block["card"]) for block in view["pyramid"] if not block["taken"]]
    return [*unseen_cards(view), *(card for card in standing if 0 <= card < RED_JOKER)]


def _to_hand(view: View, card: int, hand: int) -> list[Reason]:
    before = own_hands(view, view["seat"])[hand - 1]
    after = [*before, card]
    if len(after) == HAND:
        kind = CATEGORIES[category(strength(*after))]
        theirs = view["hands"][2 - view["seat"]][hand - 1]
        if len(theirs) < HAND:
            return [reason("pyramid-makes", hand=hand, category=kind)]
        won, lost = strength(*after) > rank("".join(theirs)).strength, strength(*after) < rank("".join(theirs)).strength
        code = "pyramid-wins" if won else "pyramid-loses" if lost else "pyramid-ties"
        return [reason(code, hand=hand, category=kind)]
    return _growth(view, before, after, hand) or [reason("pyramid-adds", hand=hand, cards=len(after))]


def _growth(view: View, before: Sequence[int], after: Sequence[int], hand: int) -> list[Reason]:
    free = [card for card in free_cards(view) if card not in after]
    suit = flush_suit(after, free)
    if suit is not None:
        return [reason("pyramid-flush", hand=hand, suit=SUITS[suit], cards=len(after))]
    if kind := grown(before, after):
        return [reason("pyramid-group", hand=hand, category=kind)]
    if can_be_straight(after, free):
        return [reason("pyramid-straight", hand=hand, cards=len(after))]
    ended = flush_suit(before, [*free, after[-1]])
    return [] if ended is None else [reason("pyramid-ends-flush", hand=hand, suit=SUITS[ended], cards=len(before))]


def _card(view: View, card: int) -> list[Reason]:
    """What a card would do for the own hands, and for the other seat's."""
    found = []
    for hand, before in enumerate(own_hands(view, view["seat"]), 1):
        after = [*before, card]
        if len(after) == HAND:
            found.append(reason("pyramid-completes", hand=hand, category=CATEGORIES[category(strength(*after))]))
        elif len(after) < HAND:
            found += [each for each in _growth(view, before, after, hand) if each.code != "pyramid-ends-flush"]
    for theirs in own_hands(view, 3 - view["seat"]):
        alike = sum(other // 4 == card // 4 for other in theirs)
        if len(theirs) < HAND and alike >= NEEDED:
            found.append(reason("pyramid-denies", rank=RANKS[card // 4], count=alike))
            break
    return found or [reason("pyramid-card")]


def _freed(view: View, cell: str) -> list[Reason]:
    """The blocks that come free for the other seat."""
    standing = {block["cell"]: block for block in view["pyramid"] if not block["taken"] and block["cell"] != cell}
    freed = [block for below in beneath(cell) if (block := standing.get(below)) and not above(below) & {*standing}]
    if not freed:
        return [reason("pyramid-frees-nothing")]
    jokers = sum(parse_card(block["card"]) >= RED_JOKER for block in freed)
    if jokers:
        return [reason("pyramid-frees-joker")]
    return [reason("pyramid-frees", cells=", ".join(block["cell"] for block in freed), count=len(freed))]


def _placing(view: View, cell: str) -> list[Reason]:
    owners = {block["cell"]: block["seat"] for block in view["pyramid"]}
    covered = [owners[below] for below in beneath(cell) if below in owners]
    if not covered:
        return [reason("pyramid-ground")]
    theirs = sum(owner != view["seat"] for owner in covered)
    return [reason("pyramid-covers", theirs=theirs, own=len(covered) - theirs)]


def beneath(cell: str) -> list[str]:
    """The two cells that a cell rests on; none for the foundation."""
    slot, level = cell[0], int(cell[1:])
    return [] if level == 1 else [f"{slot}{level - 1}", f"{chr(ord(slot) + 1)}{level - 1}"]


def above(cell: str) -> set[str]:
    slot, level = cell[0], int(cell[1:])
    return {f"{slot}{level + 1}", f"{chr(ord(slot) - 1)}{level + 1}"}
