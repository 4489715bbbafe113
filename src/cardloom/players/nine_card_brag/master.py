"""The player of Nine Card Brag who knows the equilibrium."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import parse_cards
from cardloom.hands.split import undominated_threes
from cardloom.players.nine_card_brag.deals import FOUR_PAIRS, best_claim
from cardloom.players.nine_card_brag.field import field
from cardloom.players.nine_card_brag.showings import Showings, worth
from cardloom.players.nine_card_brag.stakes import measure, place_of, stakes
from cardloom.players.nine_card_brag.texts import best_first, pile_text
from cardloom.players.player import Measure, Player, Valued, View

AT_ONCE, USUAL = 200, 1000  # imagined deals


class Master(Player):
    """Every way against the same imagined hands of the others, dealt from the cards not seen; a node is a deal.

    The others arrange and declare by the equilibrium. In a deal that can end the game its chance to win counts.
    """

    name = "master@1"

    def measure(self, view: View) -> Measure:
        return measure(view)

    def choose(self, view: View, legal: Sequence[str]) -> str:
        return legal[0] if len(legal) == 1 else super().choose(view, legal)

    def values(self, view: View, legal: Sequence[str]) -> list[Valued]:
        own = parse_cards("".join(view["hand"]))
        declaring = view["phase"] == "declare"
        shows = [move for move in legal if declaring and move != "stay"]
        quads = best_claim(np.array(own, np.int8))
        claims = [FOUR_PAIRS if move == "show pairs" else quads for move in shows]
        chance = self.chance(view)
        won = stakes(view, float(field(view["seats"]).saved[2]), chance.getrandbits(64))
        rng = np.random.default_rng(chance.getrandbits(128))
        showings = Showings(own, view["seats"], place_of(view), rng, claims if declaring else None)
        for deals in self.budget.rounds(AT_ONCE, USUAL):
            showings.add(deals)
        if showings.deals == 0:  # no node was given
            showings.add(1)

        moves = [pile_text(split.hands) for split in undominated_threes(own)]
        piles = best_first(_valued(moves, *worth(showings.takers, won)))
        if not declaring:
            return piles
        stay = ("stay", *piles[0][1:])  # who stays arranges well
        return best_first([stay, *_valued(shows, *worth(showings.claimed, won))])


def _valued(moves: list[str], means: NDArray[np.float64], errors: NDArray[np.float64]) -> list[Valued]:
    return list(zip(moves, means.tolist(), errors.tolist(), strict=True))
