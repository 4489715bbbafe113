"""A careful player by rules of thumb, no search: what the others are measured against."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardloom.cards import RED_JOKER, parse_card
from cardloom.games.grids import cell_number
from cardloom.games.pyramid_poker.rules import HAND, LEVELS, SLOTS
from cardloom.games.pyramid_poker.view import FACE_DOWN
from cardloom.players.greedy.promise import promise
from cardloom.players.greedy.pyramid_poker import added, average_gain
from cardloom.players.player import Player, Valued, View

LOST_LANE = 0.3  # what a gain counts in a lane that even the better hand does not win
JOKER = 1.5  # the best of three cards, in average cards
OPENS_OWN, OPENS_OTHERS = 0.1, -0.25  # for a block that comes free
SEVEN = 5


class ByRule(Player):
    """Takes what promises most, in lanes that can still be won, and would rather not free the other seat's blocks.

    Building, it covers the other seat's blocks, with poor cards, and keeps good ones in the open.
    """

    name = "rule@1"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        match view["phase"]:
            case "build":
                valued = _places(view, legal)
            case "take":
                valued = _takes(view, legal)
            case "keep":
                valued = [(move, max(_gains(view, parse_card(move.split()[1])))) for move in legal]
            case _:
                room = [move for move in ("hand 1", "hand 2", "hand 3") if move in legal]
                valued = list(zip(room, _gains(view, parse_card(view["held"])), strict=True))
        return sorted(((move, value, 0.0) for move, value in valued), key=lambda each: -each[1])


def _gains(view: View, card: int) -> list[float]:
    """What the card adds in each hand with room."""
    seat = view["seat"] - 1
    gains = []
    for own, other in zip(view["hands"][seat], view["hands"][1 - seat], strict=True):
        if len(own) < HAND:
            hand, against = [parse_card(each) for each in own], [parse_card(each) for each in other]
            lost = len(other) == HAND and promise([*hand, card]) < promise(against)
            gains.append(added(hand, card) * (LOST_LANE if lost else 1))
    return gains


def _takes(view: View, legal: Sequence[str]) -> list[tuple[str, float]]:
    blocks = {_cell(block["cell"]): block for block in view["pyramid"] if not block["taken"]}
    average = average_gain(view, [[parse_card(card) for card in hand] for hand in view["hands"][view["seat"] - 1]])
    valued = []
    for move in legal:
        cell = _cell(move.split()[1])
        face = blocks[cell]["card"]
        card = parse_card(face)
        if face == FACE_DOWN:
            worth = average
        elif card >= RED_JOKER:
            worth = JOKER * average
        else:
            worth = max(_gains(view, card))
        for below in _opened(blocks, cell):
            worth += OPENS_OWN if blocks[below]["seat"] == view["seat"] else OPENS_OTHERS
        valued.append((move, worth))
    return valued


def _places(view: View, legal: Sequence[str]) -> list[tuple[str, float]]:
    seat, card = view["seat"], parse_card(view["next"])
    own = [parse_card(block["card"]) for block in view["pyramid"] if block["seat"] == seat]
    alike = sum(2 * (card // 4 == other // 4) + (card % 4 == other % 4) / 2 for other in own)
    good = card >= RED_JOKER or (card // 4 - SEVEN) / 7 + alike > 1.5
    owners = {_cell(block["cell"]): block["seat"] for block in view["pyramid"]}
    valued = []
    for move in legal:
        cell = _cell(move.split()[1])
        covered = [owners[cell - SLOTS + side] for side in (0, 1)] if cell >= SLOTS else []
        others = sum(owner != seat for owner in covered)
        valued.append((move, (0.0 if good else 1.0) * others - 1.0 * (len(covered) - others)))
    return valued


def _opened(blocks: Mapping[int, Mapping[str, Any]], cell: int) -> list[int]:
    """The blocks that nothing lies on but the one in this cell."""
    if cell < SLOTS:
        return []
    beside = {cell - SLOTS: cell - 1, cell - SLOTS + 1: cell + 1}
    return [below for below, other in beside.items() if other not in blocks or other // SLOTS != cell // SLOTS]


def _cell(text: str) -> int:
    return cell_number(text, SLOTS, LEVELS)
