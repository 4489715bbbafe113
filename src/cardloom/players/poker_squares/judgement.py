"""How a person looks at a grid: each line by itself, by what it holds, without counting which cards are gone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardloom.hands.five import FLUSH, FOUR, FULL_HOUSE, PAIR, STRAIGHT, THREE, TWO_PAIR, category, strength
from cardloom.hands.points import POINTS

# What part of its points a line of one suit, or of ranks close together, seems to be worth with so many cards.
SUITED = (0, 0.05, 0.15, 0.35, 0.7)
CONNECTED = (0, 0, 0.05, 0.15, 0.4)
# What a pair may still become: the part of a better hand's points for every empty cell of the line.
GROWTH = {PAIR: (THREE, 0.1), TWO_PAIR: (FULL_HOUSE, 0.15), THREE: (FULL_HOUSE, 0.15)}


def worth(cards: Sequence[int], points: int, straights: bool) -> float:
    """What a line seems to be worth, in points."""
    table = POINTS[points]
    if len(cards) == 5:
        made = category(strength(*cards))
        return float(table[made]) if straights or made != STRAIGHT else 0.0
    ranks = sorted({card >> 2 for card in cards})
    made = _kind(sorted(Counter(card >> 2 for card in cards).values(), reverse=True))
    seems = float(table[made])
    if made in GROWTH:
        better, part = GROWTH[made]
        seems += part * (5 - len(cards)) * float(table[better])
    if len(ranks) == len(cards):
        if len({card & 3 for card in cards}) == 1:
            seems = max(seems, SUITED[len(cards)] * float(table[FLUSH]))
        if straights and ranks and ranks[-1] - ranks[0] <= 4:
            seems = max(seems, CONNECTED[len(cards)] * float(table[STRAIGHT]))
    return seems


def _kind(counts: list[int]) -> int:
    """The category that ranks that often make so far."""
    most = counts[0] if counts else 0
    if most == 2:
        return TWO_PAIR if counts[1:2] == [2] else PAIR
    return {4: FOUR, 3: THREE}.get(most, 0)
