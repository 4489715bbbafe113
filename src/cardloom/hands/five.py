"""What five cards are worth: poker hands, natural and with Grid Poker's jokers.

`strength` is the rule, compiled; `rank` says what one hand is worth; `ranks` orders many hands at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import BLACK_JOKER, RANKS, RED_JOKER, SUITS, card_text
from cardloom.compiled import rule
from cardloom.hands.reading import Cards, read_hand, read_hands, refuse_bad_row

HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, ROYAL_FLUSH = range(10)
CATEGORIES = (
    "high-card",
    "pair",
    "two-pair",
    "three",
    "straight",
    "flush",
    "full-house",
    "four",
    "straight-flush",
    "royal-flush",
)
KINDS = BLACK_JOKER + 1
SIZES = range(5, 6)
FIVE, ACE = 1 << 3, 1 << 12
ALL_RANKS = (1 << 13) - 1


@rule
def strength(a: int, b: int, c: int, d: int, e: int) -> int:
    """The strength of five different cards, jokers included: more is better, equal is a tie.

    From the top: 4 bits category, 13 bits the ranks that decide first, 13 bits the ranks that decide next, 1 bit the
    lack of jokers. Ranks are sets of bits: with the deuce as the lowest bit, comparing two sets as numbers is comparing
    their ranks downward, and a dead joker, ranking below a deuce, is a card that is in no set.
    """
    once, twice, thrice, four_times, suits, jokers = 0, 0, 0, 0, 0, 0
    for card in (a, b, c, d, e):
        if card >= RED_JOKER:
            jokers += 1
        else:
            rank = 1 << (card >> 2)
            four_times |= thrice & rank
            thrice |= twice & rank
            twice |= once & rank
            once |= rank
            suits |= 1 << (card & 3)
    natural = 1 if jokers == 0 else 0

    # Jokers are wild for straights and flushes alone, where every rank comes once.
    flush = suits & (suits - 1) == 0
    top = 0 if twice else straight_top(once)
    if flush and top == ACE:
        return packed(ROYAL_FLUSH, top, 0, natural)
    if flush and top:
        return packed(STRAIGHT_FLUSH, top, 0, natural)
    if four_times:
        return packed(FOUR, four_times, once ^ four_times, natural)
    if thrice and twice != thrice:
        return packed(FULL_HOUSE, thrice, twice ^ thrice, natural)
    if flush:
        for _ in range(jokers):
            once |= highest(ALL_RANKS ^ once)
        return packed(FLUSH, once, 0, natural)
    if top:
        return packed(STRAIGHT, top, 0, natural)

    # Else they are dead.
    if thrice:
        return packed(THREE, thrice, once ^ thrice, natural)
    if twice:
        return packed(PAIR if twice & (twice - 1) == 0 else TWO_PAIR, twice, once ^ twice, natural)
    return packed(HIGH_CARD, once, 0, natural)


@rule
def category(strength: int) -> int:
    """The category of a strength: 0 high card to 9 royal flush."""
    return strength >> 27


@rule
def straight_top(ranks: int) -> int:
    """The top rank of the best straight that these different ranks and jokers in the gaps make; 0 if there is none."""
    lowest = ranks & -ranks
    if ranks < lowest << 5:
        return min(lowest << 4, ACE)
    # A-2-3-4-5, the lowest straight, is the only one in which the ace is low.
    if ranks & ACE and ranks ^ ACE < FIVE << 1:
        return FIVE
    return 0


@rule
def highest(ranks: int) -> int:
    """The highest rank of a set that is not empty."""
    rank = ACE
    while not ranks & rank:
        rank >>= 1
    return rank


@rule
def packed(category: int, first: int, second: int, natural: int) -> int:
    """A strength from its parts."""
    return category << 27 | first << 14 | second << 1 | natural


@dataclass(frozen=True, order=True, slots=True)
class FiveRank:
    """What a hand is worth. Hands compare as in the game: more is better, equal is a tie.

    `jokers` tells what each joker stands for: `Xr=Qh` in a flush, `Xr=8` (of any suit) in a straight, `Xr` if dead.
    """

    strength: int
    jokers: tuple[str, ...] = field(compare=False)

    @property
    def category(self) -> str:
        """The code of the category, such as `full-house`."""
        return CATEGORIES[category(self.strength)]

    @property
    def ranks(self) -> str:
        """The ranks in the order that breaks ties: `K7` for kings full of sevens, `T` for a straight to the ten."""
        return rank_letters(self.strength >> 14) + rank_letters(self.strength >> 1)

    @property
    def natural(self) -> bool:
        """Whether the hand has no joker."""
        return bool(self.strength & 1)


def rank(cards: str | Sequence[int]) -> FiveRank:
    """What five different cards, jokers included, are worth; BadCards for anything else."""
    hand = read_hand(cards, KINDS, SIZES)
    worth = int(strength(*hand))
    return FiveRank(worth, _stand_ins(hand, worth))


def rank_letters(ranks: int) -> str:
    """The letters of a set of ranks, downward."""
    return "".join(RANKS[rank] for rank in range(12, -1, -1) if ranks >> rank & 1)


def _stand_ins(hand: tuple[int, ...], worth: int) -> tuple[str, ...]:
    jokers = [card_text(card) for card in sorted(hand) if card >= RED_JOKER]
    naturals = [card for card in hand if card < RED_JOKER]
    kind, made = category(worth), worth >> 14 & ALL_RANKS
    if kind not in (STRAIGHT, FLUSH, STRAIGHT_FLUSH, ROYAL_FLUSH):
        return tuple(jokers)
    if kind != FLUSH:
        made = ACE | 0b1111 if made == FIVE else made * 2 - (made >> 4)
    missing = made & ~sum(1 << (card >> 2) for card in naturals)
    suit = "" if kind == STRAIGHT else SUITS[naturals[0] & 3]
    return tuple(f"{joker}={letter}{suit}" for joker, letter in zip(jokers, rank_letters(missing), strict=True))


# Many hands at once: a number for each card, so chosen that the sum over a hand finds its place in a table.
# Bits 0-20: a key of the rank. No two sets of five ranks, at most four alike, have the same sum of keys; a joker's key
# is more than any such sum. Bits 24-39: four bits a suit that count its cards, jokers for every suit. From bit 44: the
# rank as a set.
RANK_KEYS = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
JOKER_KEY = 4 * RANK_KEYS[12] + RANK_KEYS[11] + 1
KEY = np.uint64((1 << 21) - 1)
THREE_OF_EACH_SUIT = np.uint64(0x3333 << 24)
EIGHT_OF_ANY_SUIT = np.uint64(0x8888 << 24)
RANK_BITS = np.uint64(44)


class Tables(NamedTuple):
    """The order of all hands. A rank is a place in `strengths`, from 0 for the worst; equal is a tie."""

    codes: NDArray[np.uint64]  # (54,): the number of each card, see above
    mixed: NDArray[np.uint16]  # the rank of a hand of several suits, by the sum of its keys
    suited: NDArray[np.uint16]  # the rank of a hand of one suit, by its set of ranks
    strengths: NDArray[np.int64]  # every strength that there is, rising


@cache
def tables() -> Tables:
    """The tables of the rule, made from it when first asked for."""
    cards = np.arange(RED_JOKER, dtype=np.uint64)
    keys = np.array(RANK_KEYS, np.uint64)[cards >> np.uint64(2)]
    suits = np.uint64(1) << (np.uint64(24) + np.uint64(4) * (cards & np.uint64(3)))
    ranks = np.uint64(1) << (RANK_BITS + (cards >> np.uint64(2)))
    codes = np.append(keys + suits + ranks, np.full(2, JOKER_KEY + (0x1111 << 24), np.uint64))

    of_mixed = {sum(int(codes[card]) for card in hand) & int(KEY): strength(*hand) for hand in _mixed_hands()}
    of_suited = {sum(int(codes[card]) for card in hand) >> int(RANK_BITS): strength(*hand) for hand in _suited_hands()}
    strengths = np.unique([*of_mixed.values(), *of_suited.values()])
    mixed = np.zeros(max(of_mixed) + 1, np.uint16)
    suited = np.zeros(ALL_RANKS + 1, np.uint16)
    for table, of in ((mixed, of_mixed), (suited, of_suited)):
        table[list(of)] = np.searchsorted(strengths, list(of.values()))
    return Tables(codes, mixed, suited, strengths)


def _mixed_hands() -> Iterator[tuple[int, ...]]:
    for jokers in range(3):
        for ranks in combinations_with_replacement(range(13), 5 - jokers):
            if jokers or ranks[0] != ranks[4]:
                yield *(4 * rank + place % 4 for place, rank in enumerate(ranks)), *range(RED_JOKER, RED_JOKER + jokers)


def _suited_hands() -> Iterator[tuple[int, ...]]:
    for jokers in range(3):
        for ranks in combinations(range(13), 5 - jokers):
            yield *(4 * rank for rank in ranks), *range(RED_JOKER, RED_JOKER + jokers)


def ranks(hands: NDArray[np.integer]) -> NDArray[np.uint16]:
    """The rank of each hand of an array of shape (n, 5): its place in `tables().strengths`, so equal is a tie.

    BadCards names the first row that is not five different cards, jokers included.
    """
    cards = read_hands(hands, 5)
    if not _all_hands(cards.reshape(-1)):
        refuse_bad_row(cards, KINDS)
    found = np.empty(len(cards), np.uint16)
    _find_ranks(cards.reshape(-1), *tables()[:3], found)
    return found


def categories(hands: NDArray[np.integer]) -> NDArray[np.int64]:
    """The category of each hand of an array of shape (n, 5), 0 to 9; refuses what `ranks` refuses."""
    return np.asarray(tables().strengths >> 27)[ranks(hands)]


# The cards of these two come in one row, and places are unsigned: only then does the compiler use vector instructions.
@rule
def _all_hands(cards: Cards) -> bool:
    wrong = False
    for hand in range(cards.size // 5):
        at = np.uint64(5 * hand)
        a, b, c = cards[at], cards[at + np.uint64(1)], cards[at + np.uint64(2)]
        d, e = cards[at + np.uint64(3)], cards[at + np.uint64(4)]
        wrong |= (a >= KINDS) | (b >= KINDS) | (c >= KINDS) | (d >= KINDS) | (e >= KINDS)
        wrong |= (a == b) | (a == c) | (a == d) | (a == e) | (b == c)
        wrong |= (b == d) | (b == e) | (c == d) | (c == e) | (d == e)
    return not wrong


@rule
def _find_ranks(
    cards: Cards,
    codes: NDArray[np.uint64],
    mixed: NDArray[np.uint16],
    suited: NDArray[np.uint16],
    found: NDArray[np.uint16],
) -> None:
    for hand in range(found.size):
        at = np.uint64(5 * hand)
        code = codes[cards[at]] + codes[cards[at + np.uint64(1)]] + codes[cards[at + np.uint64(2)]]
        code += codes[cards[at + np.uint64(3)]] + codes[cards[at + np.uint64(4)]]
        place = mixed[code & KEY]
        if (code + THREE_OF_EACH_SUIT) & EIGHT_OF_ANY_SUIT != np.uint64(0):
            place = suited[code >> RANK_BITS]
        found[hand] = place
