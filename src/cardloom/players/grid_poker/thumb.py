"""Players of Grid Poker who go by rules of thumb, and overlook what people overlook."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import numpy as np

from cardloom.cards import RED_JOKER, parse_cards
from cardloom.games.grid_poker.rules import HAND
from cardloom.hands import five
from cardloom.hands.split import best_fives
from cardloom.players.greedy.grid_poker import line_cards
from cardloom.players.greedy.promise import pool_promise
from cardloom.players.grid_poker.table import table
from cardloom.players.grid_poker.texts import best_first, build_text
from cardloom.players.player import Measure, Player, Valued, View


class Novice(Player):
    """Drafts pairs and high cards; builds the best hand that it sees, then the best of what is left.

    It sees groups and flushes, but no straight and no use for a joker.
    """

    name = "novice@1"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        owned = parse_cards("".join(view["owned"][view["seat"] - 1]))
        if view["phase"] == "build":
            return [(build_text(self.hands(owned)), 0.0, 0.0)]
        return best_first([(move, self.promise(owned + line_cards(view, move)), 0.0) for move in legal])

    def promise(self, cards: Sequence[int]) -> float:
        """Groups and high cards."""
        ranks = Counter(card // 4 for card in cards if card < RED_JOKER)
        return sum((0, 0, 2, 5, 8)[count] + count * rank / 26 for rank, count in ranks.items())

    def hands(self, owned: Sequence[int]) -> list[tuple[int, ...]]:
        """The best hand, the best of the other cards, the best of the rest."""
        left, hands = list(owned), []
        for _ in range(3):
            hands.append(self.best(left))
            left = [card for card in left if card not in hands[-1]]
        return hands

    def best(self, cards: Sequence[int]) -> tuple[int, ...]:
        seen = [hand for hand in combinations(cards, HAND) if max(hand) < RED_JOKER]
        if not seen:
            return tuple(sorted(cards)[:HAND])
        ranks, kinds = five.ranks(np.array(seen)).astype(np.int64), five.categories(np.array(seen))
        straight = (kinds == five.STRAIGHT) | (kinds >= five.STRAIGHT_FLUSH)
        return seen[int(np.argmax(np.where(straight, -1, ranks)))]


class Casual(Novice):
    """Drafts long suits and jokers too, and sees every hand; still builds the best one first."""

    name = "casual@1"

    def promise(self, cards: Sequence[int]) -> float:
        return pool_promise(cards)

    def best(self, cards: Sequence[int]) -> tuple[int, ...]:
        seen = list(combinations(cards, HAND))
        return seen[int(np.argmax(five.ranks(np.array(seen))))]


class Strong(Player):
    """Drafts by what the cards of all seats promise after this grid; builds as against an average opponent."""

    name = "strong@1"

    def measure(self, view: View) -> Measure:
        return "points" if view["phase"] == "build" else "chance"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        if view["phase"] == "build":
            owned = parse_cards("".join(view["owned"][view["seat"] - 1]))
            return [(build_text(best_fives(owned).hands), 0.0, 0.0)]
        now = table(view)
        worth = now.promised()
        return best_first([(move, float(worth[now.lines(move, worth)]), 0.0) for move in legal])
