"""The player of Grid Poker who looks ahead in the draft, and builds by what all the seats' cards can become."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import parse_cards
from cardloom.games.grid_poker.rules import GRIDS, LINES
from cardloom.players.grid_poker.drafting import look_ahead, takes
from cardloom.players.grid_poker.lab import builds, ranks_of, solved, worth
from cardloom.players.grid_poker.promise import weights
from cardloom.players.grid_poker.table import Table, cards_in, table
from cardloom.players.grid_poker.texts import best_first, build_text
from cardloom.players.player import Measure, Player, Valued, View

AT_ONCE, USUAL = 25, 300  # next grids
LAST_ROUNDS = 1500  # of regret matching, for each of the 30 ways in which the last grid of three seats can go


class Master(Player):
    """Every line, with every reply, over random next grids that are the same for all; a node is a next grid.

    The last grid is solved: for every line and reply what the best way to build is worth. Against one opponent hands
    are drawn from the equilibrium of building; against two they are the best answer to what is expected of these.
    """

    name = "master@1"

    def measure(self, view: View) -> Measure:
        return "chance"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        if view["phase"] == "build":
            return [(move, chance, 0.0) for move, chance, _ in _builds(view)]
        now = table(view)
        means, errors = self._last_grid(now) if now.number == GRIDS - 1 else self._next_grids(now, view)
        at = {move: now.lines(move, means) for move in legal}
        return best_first([(move, float(means[at[move]]), float(errors[at[move]])) for move in legal])

    def choose(self, view: View, legal: Sequence[str]) -> str:
        """Against one opponent hands are drawn as the equilibrium mixes them; all else is the best."""
        if view["phase"] != "build" or view["seats"] > 2:
            return super().choose(view, legal)
        found = _builds(view)
        return self.chance(view).choices([move for move, _, _ in found], [weight for _, _, weight in found])[0]

    def _next_grids(self, now: Table, view: View) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        seats = view["seats"]
        rng = np.random.default_rng(self.chance(view).getrandbits(128))
        sums = np.zeros((len(LINES), len(LINES), seats))
        squares = np.zeros_like(sums)
        grids = 0
        for layouts in self.budget.rounds(AT_ONCE, USUAL):
            look_ahead(
                weights(seats), now.number, now.hands, now.coming, now.grid, now.first, layouts, sums, squares, rng
            )
            grids += layouts
        if grids == 0:  # no node was given
            return now.promised(), squares
        means = sums / grids
        return means, np.sqrt(np.maximum(squares / grids - means**2, 0) / grids)

    def _last_grid(self, now: Table) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        means = np.zeros((len(LINES), len(LINES), len(now.hands)))
        known: dict[int, NDArray[np.uint16]] = {}
        firsts = range(len(LINES)) if now.first < 0 else (now.first,)
        pairs = [(a, b) for a in firsts for b in range(len(LINES)) if a != b]
        for (a, b), rounds in zip(pairs, self.budget.pieces(len(pairs), LAST_ROUNDS), strict=True):
            ends = [int(hand) | taken for hand, taken in zip(now.hands, takes(now.grid, a, b), strict=False)]
            for cards in ends:
                if cards not in known:
                    known[cards] = ranks_of(cards_in(cards))
            ways = [known[cards] for cards in ends]
            strategies = solved(ways, rounds)
            for seat in range(len(ways)):
                means[a, b, seat] = worth(ways, strategies, seat)[0].max()
        return means, np.zeros_like(means)


def _builds(view: View) -> list[tuple[str, float, float]]:
    """Move, chance and weight of every sensible way to build."""
    me = view["seat"] - 1
    owned = [parse_cards("".join(cards)) for cards in view["owned"]]
    return [
        (build_text(each.hands), each.chance, each.weight) for each in builds(owned[me], owned[:me] + owned[me + 1 :])
    ]
