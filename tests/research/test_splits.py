"""Splits as sequences of one-card assignments: every split once, and nothing that cannot be completed."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb

import numpy as np
import pytest

from cardloom.games import game
from cardloom.games.split import SplitMoves
from cardloom.research import Table
from cardloom.research.groups import UNASSIGNED, assign, mark_groups
from tests.research.families import pick


def sequences(cards: int, groups: int, size: int) -> list[tuple[int, ...]]:
    """All sequences that the masks allow, to the end."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(cards):
        longer: list[tuple[int, ...]] = []
        for begun in found:
            assigned = np.array([*begun, *[UNASSIGNED] * (cards + 1 - len(begun))], np.int8)
            mask = np.zeros(groups + 1, np.int8)
            mark_groups(assigned, 0, cards, groups, size, mask, 0)
            assert mask.any()
            longer += [(*begun, group) for group in np.flatnonzero(mask).tolist()]
        found = longer
    return found


def as_sets(sequence: tuple[int, ...], groups: int) -> frozenset[frozenset[int]]:
    return frozenset(frozenset(at for at, own in enumerate(sequence) if own == group) for group in range(groups))


@pytest.mark.parametrize(("cards", "groups", "size"), [(9, 3, 3), (6, 3, 2), (8, 3, 2), (7, 2, 3), (9, 2, 4)])
def test_every_split_is_one_sequence(cards: int, groups: int, size: int) -> None:
    found = [as_sets(sequence, groups) for sequence in sequences(cards, groups, size)]
    assert len(found) == len(set(found))
    every = {
        as_sets(each, groups)
        for each in product(range(groups + 1), repeat=cards)
        if all(each.count(group) == size for group in range(groups))
    }
    assert set(found) == every


@pytest.mark.parametrize("cards", range(15, 21))
def test_as_many_sequences_as_builds(cards: int) -> None:
    """Counted over what the masks depend on: how many cards each hand has."""
    ways: Counter[tuple[int, ...]] = Counter({(0, 0, 0, 0): 1})
    for at in range(cards):
        longer: Counter[tuple[int, ...]] = Counter()
        for counts, number in ways.items():
            assigned = np.full(cards + 1, UNASSIGNED, np.int8)
            assigned[:at] = np.repeat(np.arange(4), counts)
            mask = np.zeros(4, np.int8)
            mark_groups(assigned, 0, cards, 3, 5, mask, 0)
            for group in np.flatnonzero(mask).tolist():
                longer[tuple(count + (k == group) for k, count in enumerate(counts))] += number
        ways = longer
    assert sum(ways.values()) == comb(cards, 15) * 126_126
    assert set(ways) == {(5, 5, 5, cards - 15)}


def test_assigning() -> None:
    assigned = np.full(3, UNASSIGNED, np.int8)
    assert [assign(assigned, 0, group) for group in (0, 3)] == [1, 2]
    assert assigned.tolist() == [0, 3, UNASSIGNED]


@pytest.mark.parametrize("seed", range(8))
def test_the_assigned_hands_are_built(seed: int) -> None:
    chance = np.random.default_rng(seed)
    table = Table("grid-poker", seats=2 + seed % 2)
    table.reset(seed)
    while table.position().view(1)["phase"] == "draft":
        table.step(table.player or 0, pick(table.mask, chance))
    player = table.player
    assert player == 0
    before = table.position()
    legal = before.legal(1)
    assert isinstance(legal, SplitMoves)
    cards = before.view(1)["owned"][0]
    chosen: list[list[str]] = [[], [], [], []]
    for card in cards:
        action = pick(table.mask, chance)
        hand = action - table.space.groups.start
        word = f"leave out {card}" if hand == 3 else f"{card} to {hand + 1}"
        assert table.action_text(0, action) == word
        chosen[hand].append(card)
        table.step(0, action)
    hands = table.position().view(1)["hands"][0]
    assert {frozenset(hand) for hand in hands} == {frozenset(hand) for hand in chosen[:3]}
    assert table.position() == before.play(1, "build " + " ".join("".join(hand) for hand in chosen[:3]))


@pytest.mark.parametrize("seed", range(8))
def test_the_assigned_piles_are_laid_best_first(seed: int) -> None:
    chance = np.random.default_rng(seed)
    table = Table("nine-card-brag", dealer=1)
    table.reset(seed)
    for player in range(3):
        table.step(player, 0)
    hand = table.position().view(1)["hand"]
    piles: list[list[str]] = [[], [], []]
    for card in hand:
        action = pick(table.mask, chance)
        piles[action - table.space.groups.start].append(card)
        table.step(0, action)
    laid = table.position().view(1)["piles"]
    assert {frozenset(pile["cards"]) for pile in laid} == {frozenset(pile) for pile in piles}


def test_any_three_piles_can_be_laid() -> None:
    """All 280 ways to make three piles of a hand with equal piles in it."""
    rules = game("nine-card-brag").rules
    deck = "2c2d2h 3c3d3h 4c4d4h 5c5d5h 6c6d6h 7c7d7h 8c8d8h 9c9d9h TcTdTh"  # three seats' hands, dealt from the left
    table = Table("nine-card-brag", dealer=3)
    table.reset(deck=[deck.replace(" ", "")])
    for player in range(3):
        table.step(player, 0)
    laid = set()
    for sequence in sequences(9, 3, 3):
        other = table.clone()
        for group in sequence:
            other.step(0, rules.PILE + group)  # type: ignore[attr-defined]
        laid.add(frozenset(frozenset(pile["cards"]) for pile in other.position().view(1)["piles"]))
    assert len(laid) == 280
