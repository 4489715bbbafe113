"""Nine Card Brag: what a claim can meet, and what three piles are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cardloom.cards import RANKS, cards_text, parse_card
from cardloom.coach.reasons.reason import Reason, reason
from cardloom.games.nine_card_brag.rules import quads_value
from cardloom.hands.split import best_threes
from cardloom.hands.three import CATEGORIES, RUN, rank
from cardloom.players.player import View


def facts(view: View, move: str) -> list[Reason]:
    if move.startswith("pile"):
        return [_piles("brag-piles", move.split()[1:])]
    held = Counter(parse_card(card) // 4 for card in view["hand"])
    if move == "show quads":
        own = max((each for each in held if held[each] == 4), key=lambda each: quads_value(4 * each))
        better = better_quads(held, own)
        if better:
            return [reason("brag-quads", ranks=RANKS[own], better=better)]
        return [reason("brag-best-quads", ranks=RANKS[own])]
    hands = best_threes("".join(view["hand"])).hands
    good = worth_playing([rank(hand).category for hand in hands])
    if move == "show pairs":
        return [reason("brag-pairs", pot=view["pot"]), *([] if good else [reason("brag-pairs-poor")])]
    stays = _piles("brag-stays", [cards_text(hand) for hand in hands])
    return [stays, reason("brag-pairs-good")] if good and pairs_of(held) == 4 else [stays]


def pairs_of(held: Counter[int]) -> int:
    """How many different ranks are held twice or more."""
    return sum(count >= 2 for count in held.values())


def worth_playing(kinds: Sequence[str]) -> bool:
    """Whether four pairs whose best piles are of these kinds win more than they save, as a rule of thumb.

    `benchmarks/strength/brag_four_pairs.py` says how good a rule it is.
    """
    return kinds[0] == "prial" or min(map(CATEGORIES.index, kinds[:2])) >= RUN


def better_quads(held: Counter[int], own: int) -> int:
    """How many better fours somebody else can hold: those of whose rank no card is in the hand."""
    return sum(not held[other] and quads_value(4 * other) > quads_value(4 * own) for other in range(13))


def _piles(code: str, piles: list[str]) -> Reason:
    kinds = {f"kind{at}": rank(pile).category for at, pile in enumerate(piles, 1)}
    return reason(code, **kinds, **{f"pile{at}": pile for at, pile in enumerate(piles, 1)})
