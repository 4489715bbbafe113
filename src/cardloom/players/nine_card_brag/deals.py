"""Nine Card Brag's deals as they may be: the others' hands from the cards not seen, arranged by the equilibrium.

Places count from 0, who shows first. A claim is what is shown before the piles: 0 nothing, 1 four pairs, more for
quads, the better ones more.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import rule
from cardloom.games.kernels import draw
from cardloom.games.nine_card_brag.rules import CARDS, EACH_RANK, pairs, quads_value
from cardloom.players.nine_card_brag.field import PARTINGS, Field, best_parting, pile_ranks

NOTHING, FOUR_PAIRS, QUADS = range(3)
SAVED = -1


@rule
def deal_others(
    field: Field,
    by_cards: NDArray[np.uint16],
    unseen: NDArray[np.int8],
    place: int,
    stayed: bool,
    ranks: NDArray[np.int64],
    claims: NDArray[np.int64],
    rng: np.random.Generator,
) -> None:
    """Deal the other places' hands anew for every row of `ranks`, of shape (deals, seats, 3); one's own are left alone.

    claims: (deals, seats). stayed: whether it is known that nobody shows anything.
    """
    room = np.empty(3)
    for deal in range(len(ranks)):
        while True:
            deal_once(field, by_cards, unseen, place, ranks[deal], claims[deal], room, rng)
            claims[deal, place] = NOTHING
            if not stayed or claims[deal].max() == NOTHING:
                break


@rule
def deal_once(
    field: Field,
    by_cards: NDArray[np.uint16],
    unseen: NDArray[np.int8],
    place: int,
    ranks: NDArray[np.int64],
    claims: NDArray[np.int64],
    room: NDArray[np.float64],
    rng: np.random.Generator,
) -> None:
    seats = len(ranks)
    draw(unseen, CARDS * (seats - 1), rng)
    at = 0
    for seat in range(seats):
        if seat != place:
            claims[seat] = lay(field, by_cards, seats, seat, unseen[at : at + CARDS], ranks[seat], room)
            at += CARDS


@rule
def lay(
    field: Field,
    by_cards: NDArray[np.uint16],
    seats: int,
    place: int,
    hand: NDArray[np.int8],
    ranks: NDArray[np.int64],
    room: NDArray[np.float64],
) -> int:
    """Arrange nine cards as the equilibrium does; what it shows of them."""
    best, worth = best_parting(field, seats, place, hand, by_cards, room)
    ranks[0], ranks[1], ranks[2] = pile_ranks(hand, PARTINGS[best], by_cards)
    return claim(hand, worth, seats)


@rule
def claim(hand: NDArray[np.int8], worth: float, seats: int) -> int:
    """What the equilibrium shows of nine cards whose best piles are worth a share of the pot.

    Quads are shown. Four pairs are if their piles are worth less than an equal share, which is what a saved pot gives.
    """
    best = best_claim(hand)
    return NOTHING if best == FOUR_PAIRS and worth >= 1 / seats else best


@rule
def best_claim(hand: NDArray[np.int8]) -> int:
    """The best that can be shown of nine cards."""
    held = 0
    for card in hand:
        held += 1 << (card >> 2) * 4
    best = FOUR_PAIRS if pairs(held) >= 4 else NOTHING
    if held & 4 * EACH_RANK:
        for rank in range(13):
            if held >> 4 * rank & 4:
                best = max(best, QUADS + quads_value(4 * rank))
    return best


@rule
def taker_by_claims(claims: NDArray[np.int64]) -> int:
    """Who takes the pot by what is shown, or SAVED; not asked when nothing is."""
    best = 0
    for place in range(len(claims)):
        if claims[place] > claims[best]:
            best = place
    return best if claims[best] >= QUADS else SAVED


@rule
def taker(ranks: NDArray[np.int64], won: NDArray[np.int64]) -> int:
    """Who takes the pot with piles of these ranks, of shape (seats, 3), or SAVED; writes who has won each round."""
    seats = len(ranks)
    leader = 0
    for pile in range(3):
        best = leader
        for k in range(1, seats):
            place = leader + k if leader + k < seats else leader + k - seats
            if ranks[place, pile] > ranks[best, pile]:
                best = place
        won[pile] = leader = best
    if won[0] == won[1] or won[0] == won[2]:
        return int(won[0])
    return int(won[1]) if won[1] == won[2] else SAVED


@rule
def showings(
    ranks: NDArray[np.int64],
    claims: NDArray[np.int64],
    place: int,
    mine: NDArray[np.int64],
    takers: NDArray[np.int64],
    rounds: NDArray[np.int64],
) -> None:
    """What each of one's own ways to arrange comes to over the deals.

    mine: (ways, 3), the ranks of their piles; takers: (ways, seats + 1), how often each place took the pot, and in the
    last column how often it was saved; rounds: (ways, 3), how often the way won each round. Both are added to.
    """
    won = np.empty(3, np.int64)
    for deal in range(len(ranks)):
        claimed = claims[deal].max() > NOTHING
        for way in range(len(mine)):
            if claimed:
                takers[way, taker_by_claims(claims[deal])] += 1
                continue
            ranks[deal, place, :] = mine[way]
            takers[way, taker(ranks[deal], won)] += 1
            for pile in range(3):
                rounds[way, pile] += won[pile] == place


@rule
def claimings(claims: NDArray[np.int64], place: int, mine: int, takers: NDArray[np.int64]) -> None:
    """What showing something comes to over the deals; `takers` as in `showings`, (seats + 1,)."""
    for deal in range(len(claims)):
        claims[deal, place] = mine
        takers[taker_by_claims(claims[deal])] += 1
        claims[deal, place] = NOTHING
