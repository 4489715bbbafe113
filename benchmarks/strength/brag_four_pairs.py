"""When to show four pairs at Nine Card Brag: what their piles would win, by the kinds of the two best piles.

Hands with four pairs and no four of a kind, drawn at random, at places drawn at random. Each is arranged by the
equilibrium and meets hands that are dealt from the other 43 cards, arranged and declared by it; deals in which somebody
else shows something are left out: there it makes no difference. A saved pot is worth an equal share of it. With 95 %
intervals of the hands' mean; a kind's rows need 20 hands.

Then the rule of thumb: play on with a prial, or with two piles that are runs or better.

    python benchmarks/strength/brag_four_pairs.py [--hands 3000] [--deals 1000]
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from cardloom.coach.reasons.nine_card_brag import worth_playing
from cardloom.decks import STANDARD
from cardloom.hands import three
from cardloom.players.nine_card_brag.deals import FOUR_PAIRS, best_claim, deal_others, showings
from cardloom.players.nine_card_brag.field import PARTINGS, best_piles, field, pile_ranks
from cardloom.players.nine_card_brag.showings import worth

FEWEST = 20


def four_pairs(rng: np.random.Generator) -> Iterator[NDArray[np.int8]]:
    while True:
        own = rng.permutation(52)[:9].astype(np.int8)
        if best_claim(own) == FOUR_PAIRS:
            yield own


def played_on(
    own: NDArray[np.int8], seats: int, place: int, deals: int, rng: np.random.Generator
) -> tuple[tuple[str, str], float]:
    """The kinds of the two best piles, and what the hand wins if nobody shows anything, in equal shares of the pot."""
    known = three.tables()
    best, _ = best_piles(seats, place, own.tolist())
    piles = pile_ranks(own, PARTINGS[best], known.by_cards)
    unseen = np.array([card for card in STANDARD if card not in own], np.int8)
    ranks, claims = np.zeros((deals, seats, 3), np.int64), np.zeros((deals, seats), np.int64)
    takers, rounds = np.zeros((1, seats + 1), np.int64), np.zeros((1, 3), np.int64)
    deal_others(field(seats), known.by_cards, unseen, place, True, ranks, claims, rng)
    showings(ranks, claims, place, np.array([piles]), takers, rounds)
    stakes = np.zeros(seats + 1)
    stakes[place], stakes[seats] = seats, 1
    first, second = (three.CATEGORIES[three.category(int(known.strengths[pile]))] for pile in piles[:2])
    return (first, second), float(worth(takers, stakes)[0][0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=3000, help="for every number of seats")
    parser.add_argument("--deals", type=int, default=1000)
    asked = parser.parse_args()
    for seats in (3, 4, 5):
        rng = np.random.default_rng([7, seats])
        found = defaultdict(list)
        for number, own in zip(range(asked.hands), four_pairs(rng), strict=False):
            kinds, share = played_on(own, seats, number % seats, asked.deals, rng)
            found[kinds].append(share)
        print(f"{seats} seats, {asked.hands} hands: piles in front, in the middle; part of the hands; equal shares won")
        for kinds in sorted(found, key=lambda kinds: [-three.CATEGORIES.index(kind) for kind in kinds]):
            shares = np.array(found[kinds])
            if len(shares) >= FEWEST:
                error = 1.96 * shares.std() / len(shares) ** 0.5
                print(
                    f"  {', '.join(kinds)}: {len(shares) / asked.hands:.1%}, {shares.mean():.2f} ± {error:.2f}, "
                    f"more than one with {(shares > 1).mean():.0%} of them",
                    flush=True,
                )
        everything = np.concatenate([np.array(shares) for shares in found.values()])
        ruled = np.concatenate([1 + worth_playing(kinds) * (np.array(each) - 1) for kinds, each in found.items()])
        best, never = np.maximum(everything, 1).mean(), everything.mean()
        print(
            f"  always shown 1, never {never:.3f}, by the rule {ruled.mean():.3f}, by the hand {best:.3f}", flush=True
        )


if __name__ == "__main__":
    main()
