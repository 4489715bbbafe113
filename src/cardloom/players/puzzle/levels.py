"""The levels that know the tables: ends of turns are judged roughly, exactly, or by looking ahead from them."""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardloom.players.player import Measure, Player, Valued, View
from cardloom.players.puzzle.search import Turns, turns_of
from cardloom.players.search.halving import halving

# by seats
USUAL = {1: 100, 2: 400}  # nodes
ARMS = {1: 12, 2: 8}  # of the ends that are worth most, how many the master looks at
DOUBTED = {1: 4, 2: 1 << 30}  # so many worlds count half beside what the tables say of an end; those after them, fully
BATCH = {1: 1, 2: 8}  # worlds that an end meets before another does
WAYS = 30  # to go on with a turn, that the casual player tries
ROUGHLY = {1: 2.0, 2: 0.1}  # how far it misjudges an end: points, or a chance


class StrongPlayer(Player):
    """Takes the whole turn whose end is worth most, by what was learned in self-play."""

    name = "strong@1"

    def measure(self, view: View) -> Measure:
        return "points" if view["seats"] == 1 else "chance"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        turns = self._turns(view, legal)
        return _best_first(legal, turns.values, np.zeros(len(legal)))

    def _turns(self, view: View, legal: Sequence[str]) -> Turns:
        return turns_of(view, legal, self._rng(view))

    def _rng(self, view: View) -> np.random.Generator:
        return np.random.default_rng(self.chance(view).getrandbits(64))


class CasualPlayer(StrongPlayer):
    """Tries a few ways to go on with a turn, and judges the ends only roughly, each alike however it comes about."""

    name = "casual@1"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        rng = self._rng(view)
        turns = turns_of(view, legal, rng, ways=WAYS)
        keys, ends = np.unique(turns.keys, return_inverse=True)
        values = turns.values + rng.normal(0, ROUGHLY[view["seats"]], len(keys))[ends]
        if self.measure(view) == "chance":
            values = values.clip(0, 1)
        return _best_first(legal, values, np.zeros(len(legal)))


class MasterPlayer(StrongPlayer):
    """Plays the best turns on in sampled worlds, each end of a turn once, however many ways lead there.

    A node is one end in one world. The moves that lead to other ends are worth what the tables say, corrected by how
    much the tables are wrong about the best ones, and never more than the least of those.
    """

    name = "master@1"

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        begun = time.perf_counter()
        turns, seats = self._turns(view, legal), view["seats"]
        _, places, ends = np.unique(turns.keys, return_index=True, return_inverse=True)
        arms = np.argsort(-turns.values[places], kind="stable")[: ARMS[seats]]
        if len(arms) == 1 or self.budget.nodes == 0:
            return _best_first(legal, turns.values, np.zeros(len(legal)))
        static = turns.values[places]

        def outcomes(left: NDArray[np.int64], worlds: range) -> NDArray[np.float64]:
            sampled = turns.outcomes(places[arms[left]], worlds)
            trust = np.where(np.arange(worlds.start, worlds.stop) < DOUBTED[seats], 0.5, 1.0)
            return trust * sampled + (1 - trust) * static[arms[left], None]

        budget = self.budget.less(time.perf_counter() - begun)
        found = halving(len(arms), outcomes, budget, USUAL[seats], BATCH[seats])
        known = found.errors
        if seats == 1:  # what a mean owes to the tables as yet may be wrong by as much as the worlds say otherwise
            owed = np.minimum(found.worlds, DOUBTED[seats]) / (2 * found.worlds)
            known = np.hypot(known, (found.means - static[arms]) * owed / (1 - owed))
        means = np.minimum(static + (found.means - static[arms]).mean(), found.means.min())
        errors = np.full(len(places), known.max())
        means[arms], errors[arms] = found.means, known
        if self.measure(view) == "chance":
            means = np.maximum(means, 0)
        return _best_first(legal, means[ends], errors[ends])


def _best_first(legal: Sequence[str], means: NDArray[np.float64], errors: NDArray[np.float64]) -> list[Valued]:
    valued = zip(legal, means.tolist(), errors.tolist(), strict=True)
    return sorted(valued, key=lambda each: -each[1])
