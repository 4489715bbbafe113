"""Grid Poker: the cards that come with a line, and the best hand among the cards then owned."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import cards_text
from cardloom.compiled import rule
from cardloom.games.grid_poker.rules import CELLS, DRAFT, LINES
from cardloom.games.state import State
from cardloom.hands.five import FiveRank, strength
from cardloom.server.bench import five_name
from cardloom.server.wire import Preview

HAND = 5


@rule
def best_hand(cards: NDArray[np.int8]) -> int:
    """The strength of the best five of at least five cards."""
    best, n = 0, len(cards)
    for a in range(n - 4):
        for b in range(a + 1, n - 3):
            for c in range(b + 1, n - 2):
                for d in range(c + 1, n - 1):
                    for e in range(d + 1, n):
                        best = max(best, strength(cards[a], cards[b], cards[c], cards[d], cards[e]))
    return best


def previews(state: State, seat: int, legal: Sequence[str]) -> dict[str, Preview]:
    s = state.array()[0]
    if s["phase"] != DRAFT:
        return {}
    at = int(s["grid"]) * CELLS
    owned = s["owned"][seat - 1][: s["cards"][seat - 1]].tolist()
    told = {}
    for move in legal:
        line = state.game.moves.number(s, seat - 1, move)
        cards = [int(s["deck"][at + cell]) for cell in LINES[line] if s["left"] >> cell & 1]
        hand = owned + cards
        if len(hand) < HAND:
            best = five_name(cards_text(hand))
            told[move] = Preview(cards=_texts(cards), best=best.category, ranks=best.ranks)
        else:
            rank = FiveRank(int(best_hand(np.array(hand, np.int8))), ())
            told[move] = Preview(cards=_texts(cards), best=rank.category, ranks=rank.ranks)
    return told


def _texts(cards: list[int]) -> list[str]:
    return [cards_text([card]) for card in cards]
