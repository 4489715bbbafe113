"""The solved Two-Hand Brag: its rules told literally, and what its solution promises against play."""

from __future__ import annotations

import random
from itertools import permutations

import numpy as np
import pytest

from cardloom.cards import cards_text
from cardloom.games.nine_card_brag.rules import SHOW_PAIRS, SHOW_QUADS, STAY
from cardloom.hands import three
from cardloom.research.two_hand_brag import (
    CARDS,
    DECK,
    Choice,
    Hand,
    best_answer_to,
    choices,
    payment,
    policy,
    situation,
    value,
)


def deal(chance: random.Random) -> tuple[Hand, Hand]:
    cards = chance.sample(DECK, 2 * CARDS)
    return tuple(sorted(cards[:CARDS])), tuple(sorted(cards[CARDS:]))


def laid(hand: Hand) -> list[Choice]:
    """Every way to lay a hand, in the words of the rule."""
    ways = []
    for order in permutations(hand):
        first, second = three.rank(cards_text(order[:3])), three.rank(cards_text(order[3:]))
        if second <= first:
            ways.append(Choice(STAY, first.strength, second.strength))
    return ways


def literal_payment(mine: Choice, theirs: Choice) -> int:
    if mine.declared == theirs.declared == STAY:
        shows, rounds = 1, []
        for one, two in ((mine.first, theirs.first), (mine.second, theirs.second)):
            if one != two:
                shows = 1 if one > two else 2
            rounds.append(shows)  # among equals the one shown first
        return {(1, 1): 1, (2, 2): -1}.get((rounds[0], rounds[1]), 0)
    quads = {seat: choice.first for seat, choice in enumerate((mine, theirs)) if choice.declared == SHOW_QUADS}
    return 0 if not quads else 1 - 2 * max(quads, key=lambda seat: quads[seat])


def test_choices_and_payments() -> None:
    chance = random.Random(1)
    for _ in range(8):
        hands = deal(chance)
        for hand in hands:
            stays = [choice for choice in choices(hand) if choice.declared == STAY]
            for way in laid(hand):
                assert any(choice.first >= way.first and choice.second >= way.second for choice in stays)
            assert {*stays} <= {*laid(hand)}
            counts = [sum(card // 4 == rank for card in hand) for rank in range(13)]
            assert any(choice.declared == SHOW_QUADS for choice in choices(hand)) == (4 in counts)
            pairs = sum(count >= 2 for count in counts) == 3
            assert any(choice.declared == SHOW_PAIRS for choice in choices(hand)) == pairs
        for mine in choices(hands[0]):
            for theirs in choices(hands[1]):
                assert payment(mine, theirs) == literal_payment(mine, theirs)


def test_hands_that_differ_by_suits_are_one_situation() -> None:
    chance = random.Random(2)
    for _ in range(50):
        hand, _ = deal(chance)
        suits = chance.sample(range(4), 4)
        other = tuple(sorted(card // 4 * 4 + suits[card % 4] for card in hand))
        assert situation(hand) == situation(other)
        assert choices(hand) == choices(other)
        assert policy(1, hand) == policy(1, other)


def test_the_solution_concedes_what_it_says() -> None:
    low, high = value()
    assert 0 < high - low < 1e-6
    assert 0.0537 < low < high < 0.0538
    # worked out anew, hand by hand
    assert best_answer_to(2, lambda hand: policy(2, hand)) == pytest.approx(float(high), abs=1e-12)
    assert best_answer_to(1, lambda hand: policy(1, hand)) == pytest.approx(-float(low), abs=1e-12)
    assert best_answer_to(1, lambda hand: {choices(hand)[0]: 1}) > -float(low)  # the best first pile, always


def test_play_brings_what_it_is_worth() -> None:
    chance, paid = random.Random(3), []
    for _ in range(2000):
        hands = deal(chance)
        chosen = [
            chance.choices(*zip(*policy(seat, hand).items(), strict=True))[0] for seat, hand in enumerate(hands, 1)
        ]
        paid.append(payment(*chosen))
    assert abs(np.mean(paid) - float(value()[0])) < 4 * np.std(paid) / len(paid) ** 0.5
