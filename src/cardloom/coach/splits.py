"""What a split is worth that no strong player would choose, because another one beats it hand by hand."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import parse_cards
from cardloom.decks import STANDARD
from cardloom.hands import five, three
from cardloom.players.grid_poker.lab import ranks_of, solved, worth
from cardloom.players.nine_card_brag.deals import deal_others, showings
from cardloom.players.nine_card_brag.field import field
from cardloom.players.nine_card_brag.showings import worth as worth_of_takers
from cardloom.players.nine_card_brag.stakes import place_of, stakes
from cardloom.players.player import Valued, View

DEALS = 4000


def strengths(move: str) -> tuple[int, ...]:
    """What the hands of a split are worth, in their order."""
    hands = [parse_cards(hand) for hand in move.split()[1:]]
    return tuple((five.rank(hand) if len(hand) == 5 else three.rank(hand)).strength for hand in hands)


def split_values(view: View, move: str, valued: Sequence[Valued]) -> tuple[Valued, Valued]:
    """The move and the best way, valued alike."""
    best = valued[0]
    moves = (best[0], move)
    if view["game"] == "nine-card-brag":
        takers, _ = _piles(view, moves)
        means, errors = worth_of_takers(takers, stakes(view, float(field(view["seats"]).saved[2]), 0))
        one, two = zip(moves, means.tolist(), errors.tolist(), strict=True)
        return two, one
    best_value, value = _builds(view, moves)[0].tolist()
    return (move, value, best[2]), (best[0], best_value, best[2])


def hands_win(view: View, moves: Sequence[str]) -> list[list[float]]:
    """By way and hand, how much of a comparison each hand wins on average, 0 to 1."""
    if view["game"] == "nine-card-brag":
        return (_piles(view, moves)[1] / DEALS).tolist()  # type: ignore[no-any-return]
    return (_builds(view, moves)[1] / (view["seats"] - 1)).tolist()  # type: ignore[no-any-return]


def _builds(view: View, moves: Sequence[str]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The chances of ways to build, and their points by lane, against others who build by the equilibrium."""
    own = view["seat"] - 1
    pools = [parse_cards("".join(cards)) for cards in (*view["owned"][own:], *view["owned"][:own])]
    ways = [ranks_of(pool) for pool in pools]
    strategies = solved(ways)
    ways[0] = np.searchsorted(five.tables().strengths, [strengths(move) for move in moves]).astype(np.uint16)
    return worth(ways, strategies, 0)


def _piles(view: View, moves: Sequence[str]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Of ways to arrange, all on the same imagined deals: who took the pot how often, and the rounds that were won."""
    seats, place = view["seats"], place_of(view)
    rng = np.random.default_rng(0)
    own = parse_cards("".join(view["hand"]))
    unseen = np.array([card for card in STANDARD if card not in own], np.int8)
    mine = np.searchsorted(three.tables().strengths, [strengths(move) for move in moves])
    ranks, claims = np.zeros((DEALS, seats, 3), np.int64), np.zeros((DEALS, seats), np.int64)
    deal_others(field(seats), three.tables().by_cards, unseen, place, True, ranks, claims, rng)
    takers, rounds = np.zeros((len(moves), seats + 1), np.int64), np.zeros((len(moves), 3), np.int64)
    showings(ranks, claims, place, mine.astype(np.int64), takers, rounds)
    return takers, rounds
