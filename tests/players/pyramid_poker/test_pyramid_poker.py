"""Pyramid Poker's players: exact where the end is near, blind to what is hidden, each level better than the last."""

from __future__ import annotations

import random
import time
from typing import Any

import numpy as np
import pytest

import cardloom
from benchmarks.strength.pyramid_endings import GAP, Ending, best_for_a, best_for_b, searched, solve
from cardloom.cards import TEXTS
from cardloom.decks import WITH_JOKERS
from cardloom.games.state import State, world
from cardloom.hands.five import strength
from cardloom.players import Budget, player
from cardloom.players.pyramid_poker.hands import HAND, MIXED, NO_SUIT, kind_of, steps, suit_after

KEY = "pyramid-poker"
OWN = ("novice", "rule", "casual", "strong", "master")
QUICK = Budget(nodes=60)


def at(takes: int, seed: int, **options: Any) -> State:
    """A state after so many finished takes, or after so many placements if negative: -30 is the beginning."""
    chance = random.Random(seed)
    state = cardloom.new(KEY, seed=seed, **options)
    while done(state) < takes:
        seat = state.to_act[0]
        state = state.play(seat, chance.choice(state.legal(seat)))
    return state


def done(state: State) -> int:
    view = state.view()
    return len(view["pyramid"]) - 30 + sum(len(hand) for own in view["hands"] for hand in own)


@pytest.mark.parametrize("seed", range(20))
def test_hands_in_the_making_end_at_the_strength_of_the_rule(seed: int) -> None:
    cards = random.Random(seed).sample(range(52) if seed % 2 else range(seed % 4, 52, 4), HAND)
    rank_set, suit = 0, NO_SUIT
    for card in cards:
        rank_set, suit = int(steps().after[rank_set, card // 4]), int(suit_after(suit, card))
    assert (suit == MIXED) == (len({card % 4 for card in cards}) > 1)
    assert steps().strengths[kind_of(rank_set, suit)] == strength(*cards)


def last_take(seed: int, scoring: str) -> tuple[State, str, list[State]]:
    """A state with one block left, which the seat that takes it has set itself; the take, and how it can end.

    With advanced scoring both had 7 points before, so that this deal decides.
    """
    while True:
        state = at(29, seed, scoring=scoring)
        if scoring == "advanced":
            array = state.array()
            array["totals"] = 7
            state = State(state.game, state.options, state.decks, array)
        seat = state.to_act[0]
        left = next(block for block in state.view(seat)["pyramid"] if not block["taken"])
        if left["seat"] == seat and not left["card"].startswith("X"):
            (move,) = state.legal(seat)
            after = state.play(seat, move)
            ends = [after.play(seat, hand) for hand in after.legal(seat)]
            if all(end.over for end in ends):
                return state, move, ends
        seed += 1000


@pytest.mark.parametrize("scoring", ["basic", "advanced"])
@pytest.mark.parametrize("seed", range(2))
def test_the_value_of_the_last_take_is_exact(seed: int, scoring: str) -> None:
    state, move, ends = last_take(seed, scoring)
    seat = state.to_act[0]
    best = max(worth(end, seat) for end in ends)
    ((named, value, error),) = player(KEY, "master", seed=1, budget=QUICK).values(state.view(seat), [move])
    assert (named, value, error) == (move, best, 0)


def worth(state: State, seat: int) -> float:
    """The seat's share when both see all cards and play their best."""
    if state.over:
        return (seat in state.winners) / len(state.winners)
    actor = state.to_act[0]
    ends = [worth(state.play(actor, move), seat) for move in state.legal(actor)]
    return max(ends) if actor == seat else min(ends)


def solved(state: State, seat: int, move: str) -> float:
    """With two blocks left and no joker hidden, the exact value of taking the one that the seat has set itself.

    One face is hidden, any unseen card alike; after the take nothing is left to choose but hands, with all to see.
    """
    view = state.view(seat)
    hidden = next(k for k, block in enumerate(view["pyramid"]) if block["card"] == "??")
    values = []
    for place in (hidden, *range(30 + 3 * len(view["turned"]), 54)):
        array = state.array()
        array["deck"][0, [hidden, place]] = array["deck"][0, [place, hidden]]
        values.append(worth(State(state.game, state.options, state.decks, array).play(seat, move), seat))
    return float(np.mean(values))


def two_left(seed: int) -> tuple[State, int]:
    """Two blocks left, both free, one of each seat, and both jokers seen; and the seat to take."""
    while True:
        state = at(28, seed)
        seat = state.to_act[0]
        view = state.view(seat)
        left = [block for block in view["pyramid"] if not block["taken"]]
        seen = str(view["turned"]) + str([block["card"] for block in view["pyramid"] if block["taken"]])
        if len(state.legal(seat)) == 2 and {b["seat"] for b in left} == {1, 2} and "Xr" in seen and "Xb" in seen:
            return state, seat
        seed += 1000


@pytest.mark.parametrize("seed", range(4))
def test_two_takes_before_the_end_the_search_finds_the_solution(seed: int) -> None:
    state, seat = two_left(seed)
    view = state.view(seat)
    own = next(f"take {b['cell']}" for b in view["pyramid"] if not b["taken"] and b["seat"] == seat)
    master = player(KEY, "master", seed=1, budget=Budget(nodes=4000))
    values = {move: (value, error) for move, value, error in master.values(view, state.legal(seat))}
    assert abs(values[own][0] - solved(state, seat, own)) <= 4 * values[own][1] + 0.02


@pytest.mark.parametrize("seed", range(6))
def test_the_last_choice_of_a_kept_card_is_exact(seed: int) -> None:
    """The last block is a joker: each of the cards turned makes a hand whose worth is known."""
    state = joker_last(seed)
    seat = state.to_act[0]
    state = state.play(seat, state.legal(seat)[0])
    shares = {}
    for move in state.legal(seat):
        held = state.play(seat, move)
        ends = [held.play(seat, hand) for hand in held.legal(seat)]
        shares[move] = max(sum(each == seat for each in end.winners) / len(end.winners) for end in ends)
    found = player(KEY, "master", seed=1, budget=QUICK).values(state.view(seat), state.legal(seat))
    assert {move: value for move, value, _ in found} == shares
    assert found[0][1] == max(shares.values())


def joker_last(seed: int) -> State:
    """Random play with a joker in the deck's first place, which lies in a corner and is taken last."""
    chance = random.Random(seed)
    deck = list(WITH_JOKERS)
    chance.shuffle(deck)
    deck.remove(52)
    state = cardloom.new(KEY, deck="".join(TEXTS[card] for card in [52, *deck]), start=1)
    state = state.play(1, "place a1")
    while done(state) < 29:
        seat = state.to_act[0]
        others = [move for move in state.legal(seat) if move != "take a1"]
        state = state.play(seat, chance.choice(others))
    return state


def share(first: str, second: str, decks: int, nodes: int) -> float:
    """The first's share of games, each deck played from both seats."""
    won = 0.0
    for deck in range(2 * decks):
        state = cardloom.new(KEY, seed=deck // 2)
        names = (first, second) if deck % 2 else (second, first)
        seats = [player(KEY, name, seed=deck, budget=Budget(nodes=nodes)) for name in names]
        while not state.over:
            seat = state.to_act[0]
            state = state.play(seat, seats[seat - 1].choose(state.view(seat), state.legal(seat)))
        mine = 1 if deck % 2 else 2
        won += (mine in state.winners) / len(state.winners)
    return won / (2 * decks)


def test_levels_stand_in_order() -> None:
    """With few nodes and few games, so only what is far apart."""
    assert share("novice", "random", 6, 1) > 0.5
    assert share("rule", "novice", 20, 1) > 0.5
    assert share("strong", "novice", 6, 300) > 0.5


@pytest.mark.parametrize("memory", ["full", "none"])
@pytest.mark.parametrize("name", OWN)
def test_legal_always(name: str, memory: str) -> None:
    for base, scoring in ((8, "basic"), (12, "advanced")):
        state = cardloom.new(KEY, seed=3, memory=memory, base=base, scoring=scoring)
        each = player(KEY, name, seed=4, budget=Budget(nodes=20))
        for _ in range(110):
            if state.over:
                break
            seat = state.to_act[0]
            state = state.play(seat, each.choose(state.view(seat), state.legal(seat)))
        assert state.over or state.deals > 1


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("takes", [-20, 3, 22])
def test_hidden_cards_change_nothing(name: str, takes: int) -> None:
    state = at(takes, 7)
    seat = state.to_act[0]
    chance = np.random.default_rng(1)
    answers = []
    for other in (state, state.resample(seat, chance), world(state.view(seat), chance)):
        each = player(KEY, name, seed=5, budget=QUICK)
        answers.append(each.values(other.view(seat), other.legal(seat)))
    assert answers[0] == answers[1] == answers[2]


def test_seed_and_nodes_determine_the_answer() -> None:
    state = at(6, 8)
    seat = state.to_act[0]
    view, legal = state.view(seat), state.legal(seat)
    first, again, other = (
        player(KEY, "master", seed=seed, budget=Budget(nodes=200)).values(view, legal) for seed in (1, 1, 2)
    )
    assert first == again != other


def test_a_budget_of_seconds_is_kept() -> None:
    state = at(-25, 9)
    seat = state.to_act[0]
    master = player(KEY, "master", seed=1, budget=Budget(seconds=0.5))
    master.values(state.view(seat), state.legal(seat))
    begun = time.process_time()
    master.values(state.view(seat), state.legal(seat))
    assert time.process_time() - begun < 0.6


def test_values_are_chances_best_first() -> None:
    for scoring in ("basic", "advanced"):
        state = at(5, 10, scoring=scoring)
        seat = state.to_act[0]
        master = player(KEY, "master", seed=1, budget=Budget(nodes=500))
        values = master.values(state.view(seat), state.legal(seat))
        assert {move for move, _, _ in values} == set(state.legal(seat))
        assert all(0 <= value <= 1 for _, value, _ in values)
        assert [value for _, value, _ in values] == sorted((value for _, value, _ in values), reverse=True)
        assert master.measure(state.view(seat)) == "chance"


@pytest.mark.parametrize("seed", [1, 2])
def test_the_best_answer_to_the_search_gains_little_where_the_game_is_solved(seed: int) -> None:
    """Three takes from the end, with hidden faces on both sides; see the benchmark."""
    ending = Ending.found(seed)
    low, high = solve(ending)
    assert -1e-9 < high - low < GAP
    take, steal = searched(ending, "master", nodes=200)
    assert -GAP < low - best_for_b(ending, take) < 0.04
    assert -GAP < best_for_a(ending, steal) - high < 0.04
