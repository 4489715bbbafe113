"""The arrangement lab: every undominated way to lay cards into three hands, what each wins, why the best is best."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from cardloom.cards import cards_text, refuse_duplicates
from cardloom.coach.answers import Lab, Way
from cardloom.coach.reasons import Reason, reason
from cardloom.coach.reasons.hands_compared import hands_compared
from cardloom.errors import BadOption
from cardloom.games import GAMES
from cardloom.hands import five, reference, three
from cardloom.hands.reading import read_hand
from cardloom.hands.split import FIVES, THREES, undominated_fives
from cardloom.players.grid_poker.lab import builds
from cardloom.players.nine_card_brag.lab import arrangements

SAME = 1e-9


def grid_poker(cards: str, others: Sequence[str] = ()) -> Lab:
    """Against the other seats' cards, who lay theirs as well as can be; without them, against 17 random cards."""
    own, *theirs = (read_hand(text, five.KINDS, FIVES) for text in (cards, *others))
    refuse_duplicates([card for pool in (own, *theirs) for card in pool])
    GAMES["grid-poker"].check_seats(max(1 + len(theirs), 2))
    if theirs:
        ways = [_grid_way(way.hands, way.left_over, way.points, way.chance, way.weight) for way in builds(own, theirs)]
        return Lab("grid-poker", "chance", tuple(ways), _why(ways, len(theirs)))
    found = undominated_fives(own)
    ranks = five.ranks(np.array([hand for way in found for hand in way.hands])).reshape(-1, 3)
    wins = reference.wins(ranks, reference.FIVES)
    ways = [
        _grid_way(way.hands, way.left_over, lanes, sum(lanes), None)
        for way, lanes in zip(found, wins.tolist(), strict=True)
    ]
    ways.sort(key=lambda way: -way.value)
    return Lab("grid-poker", "points", tuple(ways), _why(ways, 1))


def nine_card_brag(cards: str, seats: int = 3, place: int = 1) -> Lab:
    """Against others who hold any other cards and arrange them well. Place 1 shows first."""
    own = read_hand(cards, three.KINDS, THREES)
    GAMES["nine-card-brag"].check_seats(seats)
    if not 1 <= place <= seats:
        raise BadOption("option-value", option="place", value=str(place), values=f"1-{seats}")
    ways = [
        Way(
            tuple(map(cards_text, way.hands)),
            tuple(three.rank(hand).category for hand in way.hands),
            "",
            way.rounds,
            way.share,
            way.error,
            pot=way.pot,
            saved=way.saved,
        )
        for way in arrangements(own, seats, place)
    ]
    return Lab("nine-card-brag", "share", tuple(ways), _why(ways, 1))


def _grid_way(
    hands: Sequence[Sequence[int]], left_over: Sequence[int], lanes: Sequence[float], value: float, weight: float | None
) -> Way:
    return Way(
        tuple(map(cards_text, hands)),
        tuple(five.rank(hand).category for hand in hands),
        cards_text(left_over),
        tuple(lanes),
        value,
        0.0,
        weight=weight,
    )


def _why(ways: Sequence[Way], full: int) -> tuple[Reason, ...]:
    """Where the best way wins more than the next, and where less; `full`: the most that a hand can win."""
    if len(ways) == 1:
        return (reason("lab-only"),)
    if ways[0].value - ways[1].value <= SAME:
        return (reason("lab-even"),)
    one, two = ([wins / full for wins in way.lanes] for way in ways[:2])
    return tuple(hands_compared(one, two))
