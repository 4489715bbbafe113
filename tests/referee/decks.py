"""Decks for games against the referee: shuffled ones, and ones made so that rare things happen."""

from __future__ import annotations

from random import Random

from tests.referee.base import RANKS, STANDARD, SUITS, WITH_JOKERS
from tests.referee.puzzle import WHEELS


def shuffled(cards: list[str], rng: Random) -> list[str]:
    return rng.sample(cards, len(cards))


def barely_shuffled(cards: list[str], rng: Random) -> list[str]:
    """Sorted by suit or by rank, cut, and a few cards taken out and put back: full of flushes, straights and groups."""
    deck = sorted(cards, key=lambda card: card[1]) if rng.random() < 0.5 else list(cards)
    cut = rng.randrange(len(deck))
    deck = deck[cut:] + deck[:cut]
    for _ in range(rng.randrange(20)):
        deck.insert(rng.randrange(len(deck)), deck.pop(rng.randrange(len(deck))))
    return deck


def mirrored_grids(seats: int, rng: Random) -> list[str]:
    """Grids whose row `s` is for seat `s`, with the same ranks for everybody as far as they go."""
    ranks = rng.sample(RANKS, 13)
    own: list[list[str]] = [[] for _ in range(3)]
    suits = rng.sample(SUITS, 4)
    if seats == 2:
        for at, rank in enumerate(ranks):
            for seat in (0, 1):
                own[seat] += [rank + suits[seat]] + ([rank + suits[seat + 2]] if at < 4 else [])
    else:
        for seat in range(3):
            own[seat] += [rank + suits[seat] for rank in ranks]
    jokers = ["Xr", "Xb"]
    for seat in rng.sample(range(seats), 2) if rng.random() < 0.7 else [rng.randrange(seats)] * 2:
        own[seat].insert(rng.randrange(10), jokers.pop())
    left = shuffled([card for card in WITH_JOKERS if not any(card in cards for cards in own)], rng)
    for cards in own:
        while len(cards) < 18:
            cards.append(left.pop())
        while len(cards) > 18:
            left.append(cards.pop())
    own[2] += left
    return [card for grid in range(6) for cards in own for card in cards[3 * grid : 3 * grid + 3]]


def two_suits(rng: Random) -> list[str]:
    """Blocks of a pyramid that make flushes and straights: clubs, diamonds, both jokers, two more; then the supply."""
    placed = [card for card in WITH_JOKERS if card[1] in "cdrb"] + rng.sample([rank + "h" for rank in RANKS], 2)
    supply = [card for card in WITH_JOKERS if card not in placed]
    return shuffled(placed, rng) + shuffled(supply, rng)


def brag_deck(seats: int, rng: Random) -> list[str]:
    """Three seats hold fours, four pairs or prials, or two seats hold the same ranks."""
    hands: list[list[str]] = [[] for _ in range(seats)]
    ranks = rng.sample(RANKS, 13)
    if rng.random() < 0.6:
        groups = [(1, "cdhs"), (2, "cdhs"), (4, "cd"), (4, "hs")] if rng.random() < 0.6 else [(3, "cdh")]
        for hand in rng.sample(hands, 3):
            many, suits = rng.choice(groups)
            hand += [rank + suit for rank in (ranks.pop() for _ in range(many)) for suit in suits]
    else:
        one, other = rng.sample(hands, 2)
        one += [rank + rng.choice("cd") for rank in ranks[:9]]
        other += [card[0] + {"c": "h", "d": "s"}[card[1]] for card in one]
    left = shuffled([card for card in STANDARD if not any(card in hand for hand in hands)], rng)
    for hand in hands:
        hand += [left.pop() for _ in range(9 - len(hand))]
    return [card for hand in hands for card in shuffled(hand, rng)] + left


def decks_for(key: str, seats: int, options: dict[str, object], style: str, rng: Random) -> list[list[str]]:
    """The decks of one game; as many as any game will need where there are several deals."""
    if key == "poker-squares":
        return [shuffled(STANDARD, rng) if style == "plain" else barely_shuffled(STANDARD, rng)]
    if key == "grid-poker":
        if style == "eager":
            return [mirrored_grids(seats, rng)]
        return [shuffled(WITH_JOKERS, rng) if rng.random() < 0.7 else barely_shuffled(WITH_JOKERS, rng)]
    if key == "pyramid-poker":
        deals = 100 if options.get("scoring") == "advanced" else 1
        return [shuffled(WITH_JOKERS, rng) if style == "plain" else two_suits(rng) for _ in range(deals)]
    if key == "nine-card-brag":
        return [shuffled(STANDARD, rng) if style == "plain" else brag_deck(seats, rng) for _ in range(300)]
    ranks = options.get("ranks", "A-10" if key == "puzzle-poker" else "A-9")
    return [shuffled([rank + suit for rank in WHEELS[str(ranks)] for suit in SUITS], rng)]
