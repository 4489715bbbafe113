"""Drafting: the learned promises look at all that counts, lines settle as each seat wants, the last grid is exact."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest

import cardloom
from cardloom.cards import RED_JOKER, parse_cards
from cardloom.games.grid_poker.moves import LINE_NAMES
from cardloom.games.grid_poker.rules import LINES
from cardloom.games.state import State
from cardloom.players import Budget, player
from cardloom.players.grid_poker.drafting import settled, takes
from cardloom.players.grid_poker.lab import builds
from cardloom.players.grid_poker.promise import LOOKS, WEIGHTS, looks
from cardloom.players.grid_poker.table import cards_in, cards_of, table

KEY = "grid-poker"


def drafted(picks: int, seats: int = 2, seed: int = 1) -> State:
    """A game in which so many lines are taken, at random."""
    chance, state = random.Random(seed), cardloom.new(KEY, seats=seats, seed=seed)
    for _ in range(picks):
        seat = state.to_act[0]
        state = state.play(seat, chance.choice(state.legal(seat)))
    return state


@pytest.mark.parametrize(("seats", "picks"), [(2, 0), (2, 5), (3, 4), (3, 11)])
def test_a_table_is_the_grid_that_the_view_tells(seats: int, picks: int) -> None:
    state = drafted(picks, seats)
    view = state.view(state.to_act[0])
    now = table(view)
    assert (now.number, now.first >= 0) == divmod(picks, 2)
    known = [cards_of(now_cards) for now_cards in view["owned"]]
    assert sum(int(hand).bit_count() for hand in now.hands) + 9 + now.coming.bit_count() + len(view["discarded"]) == 54
    if picks % 2 == 0:
        order = [(view["first"] - 1 + pick) % seats for pick in range(seats)]
        assert now.hands.tolist() == [known[seat] for seat in order]


def test_lines_take_what_the_rules_take() -> None:
    for first, second in product(range(6), repeat=2):
        if first == second:
            continue
        state = cardloom.new(KEY, seats=3, seed=3, start=1)
        cards = [parse_cards(card)[0] for card in state.view(1)["drafts"][0]["cards"]]
        for seat, line in ((1, first), (2, second)):
            state = state.play(seat, f"take {LINE_NAMES[line]}")
        found = takes(np.array(cards, np.int8), first, second)
        assert found == tuple(map(cards_of, state.view(1)["owned"]))


def test_suits_are_alike() -> None:
    """Which suit is which changes no promise; weights are looked up as often for every pool."""
    chance = random.Random(4)
    for _ in range(50):
        cards = chance.sample(range(54), 30)
        suits = chance.sample(range(4), 4)
        turned = [card if card >= RED_JOKER else card // 4 * 4 + suits[card % 4] for card in cards]
        seen = []
        for each in (cards, turned):
            out = np.full(LOOKS, -1)
            looks(sum(1 << card for card in each[:15]), sum(1 << card for card in each[15:]), 0, out)
            assert out.min() >= 0 and out.max() < WEIGHTS
            seen.append(sorted(out.tolist()))
        assert seen[0] == seen[1]


@pytest.mark.parametrize("seats", [2, 3])
def test_both_seats_take_what_is_best_for_them(seats: int) -> None:
    now = table(drafted(4, seats).view(1))
    worth = now.promised()
    assert worth.sum(axis=2)[~np.eye(len(LINES), dtype=bool)] == pytest.approx(1.0)
    a, b = settled(worth, -1)
    replies = [settled(worth, line)[1] for line in range(len(LINES))]
    assert all(worth[line, reply, 1] == worth[line, :, 1].max() for line, reply in enumerate(replies))
    assert worth[a, b, 0] == max(worth[line, reply, 0] for line, reply in enumerate(replies))


def test_the_last_line_is_worth_what_the_builds_then_are() -> None:
    state = drafted(11)
    seat = state.to_act[0]
    for move, value, error in player(KEY, "master", seed=1).values(state.view(seat), state.legal(seat)):
        owned = [parse_cards("".join(cards)) for cards in state.play(seat, move).view(seat)["owned"]]
        found = builds(owned[seat - 1], [owned[2 - seat]])
        assert value == pytest.approx(sum(each.chance * each.weight for each in found), abs=0.005)
        assert error == 0


def test_the_first_line_of_the_last_grid_counts_the_best_reply() -> None:
    state = drafted(10, seed=5)
    seat, other = state.to_act[0], 3 - state.to_act[0]
    master = player(KEY, "master", seed=1)
    values = {move: value for move, value, _ in master.values(state.view(seat), state.legal(seat))}
    for move in state.legal(seat)[:2]:
        after = state.play(seat, move)
        reply = master.values(after.view(other), after.legal(other))[0][1]
        assert values[move] == pytest.approx(1 - reply, abs=0.005)


def test_more_nodes_are_a_smaller_error() -> None:
    state = drafted(2)
    seat = state.to_act[0]
    few, many = (
        player(KEY, "master", seed=1, budget=Budget(nodes=nodes)).values(state.view(seat), state.legal(seat))
        for nodes in (20, 320)
    )
    assert 0 < many[0][2] < few[0][2]


def test_hands_already_taken_from_are_masked() -> None:
    state = drafted(1)
    now = table(state.view(state.to_act[0]))
    assert all(not int(hand) & cards_of(state.view(1)["drafts"][0]["cards"]) for hand in now.hands)
    assert len(cards_in(now.coming)) == 45


def test_without_a_node_the_promise_decides() -> None:
    state = drafted(3)
    seat = state.to_act[0]
    answers = [
        player(KEY, name, seed=1, budget=Budget(nodes=0)).values(state.view(seat), state.legal(seat))
        for name in ("strong", "master")
    ]
    assert answers[0] == answers[1]
