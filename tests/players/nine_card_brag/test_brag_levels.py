"""The levels of Nine Card Brag: what they see, what they show, what a deal is about."""

from __future__ import annotations

import random

import numpy as np
import pytest

import cardloom
from cardloom.cards import parse_cards
from cardloom.games.state import State
from cardloom.hands import three
from cardloom.players import LEVELS, Budget, player
from cardloom.players.nine_card_brag.field import best_piles, field, share
from cardloom.players.nine_card_brag.stakes import chance, measure, place_of, stakes
from cardloom.players.nine_card_brag.strong import Strong
from cardloom.players.nine_card_brag.texts import pile_text
from cardloom.players.nine_card_brag.thumb import Casual, Novice

KEY = "nine-card-brag"
PROMISING = "JhTc9hQdJd3s7d7c6d"


def dealt(own: str, seats: int = 3, **options: int) -> State:
    """A first deal in which the dealer's left, p1, holds these cards."""
    taken = parse_cards(own)
    others = [card for card in random.Random(1).sample(range(52), 52) if card not in taken]
    deck = own + "".join(cardloom.cards.card_text(card) for card in others)
    return cardloom.new(KEY, seats=seats, deck=deck, dealer=seats, **options)


def arranging(state: State) -> State:
    for seat in state.to_act:
        state = state.play(seat, "stay")
    return state


@pytest.mark.parametrize("name", LEVELS)
def test_quads_are_shown(name: str) -> None:
    state = dealt("4s4h4d4cKdQc5s7h2d")
    assert player(KEY, name, seed=1).choose(state.view(1), state.legal(1)) == "show quads"


def test_four_low_pairs_are_shown_and_three_prials_played() -> None:
    master = player(KEY, "master", seed=1, budget=Budget(nodes=400))
    for own, move in (("2s2h3d3c5s5h6d6c8s", "show pairs"), ("AsAhAdKsKhKdQsQhQd", "stay")):
        state = dealt(own)
        legal = state.legal(1) if "show pairs" in state.legal(1) else ("stay",)
        assert master.choose(state.view(1), legal) == move
    held = dealt("AsAhAdKsKhKdQsQh9d9c"[:18])
    assert player(KEY, "novice").choose(held.view(1), held.legal(1)) in held.legal(1)


def test_a_novice_breaks_up_everything_for_the_best_first_pile() -> None:
    own = parse_cards("QdJhTc7d6d3d9h7c2s")
    assert [pile_text(way) for way in Novice(KEY).ways(own)] == ["pile QdJhTc 7d6d3d 9h7c2s"]
    casual, strong = ({pile_text(way) for way in kind(KEY).ways(own)} for kind in (Casual, Strong))
    assert "pile JhTc9h Qd6d3d 7d7c2s" in strong - casual  # seen by the better eye alone


@pytest.mark.parametrize(("seats", "place"), [(3, 1), (5, 5)])
def test_strong_knows_how_often_piles_win_their_rounds(seats: int, place: int) -> None:
    state = arranging(cardloom.new(KEY, seats=seats, seed=4))
    view = {**state.view(place), "dealer": seats}
    (best, worth, error), *others = player(KEY, "strong").values(view, state.legal(place))
    ranks = three.ranks(np.array([parse_cards(pile) for pile in best.split()[1:]])).tolist()
    first, second, third = field(seats).rounds[[place - 1, -2, -1], ranks]
    two = first * second + second * third + third * first - 2 * first * second * third
    assert worth == pytest.approx(two * view["pot"]) and error == 0
    assert all(value < worth for _, value, _ in others)


@pytest.mark.parametrize("seats", [3, 5])
def test_every_level_gives_away_less_than_the_one_below(seats: int) -> None:
    hands = [random.Random(number).sample(range(52), 9) for number in range(400)]

    def won(kind: type[Novice]) -> float:
        """The share of the pot that the way it lays wins from others who play the equilibrium, on average."""
        shares = []
        for number, own in enumerate(hands):
            ways = kind(KEY).ways(own)
            ranks, place = np.array([three.ranks(np.array(way)) for way in ways]), number % seats
            first, second, third = ranks[kind(KEY).shares(ranks, seats, place).argmax()].tolist()
            shares.append(share(field(seats), seats, place, first, second, third, np.empty(3)))
        return float(np.mean(shares))

    best = float(np.mean([best_piles(seats, number % seats, own)[1] for number, own in enumerate(hands)]))
    levels = [*map(won, (Novice, Casual, Strong)), best]
    assert levels == sorted(levels) and levels[-1] - levels[-2] < 0.003 < levels[-2] - levels[-3]


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_way_in_the_values_is_legal(name: str, seats: int) -> None:
    thinker = player(KEY, name, seed=1, budget=Budget(nodes=20 * (seats > 3)))
    for seed in range(15):
        state = cardloom.new(KEY, seats=seats, seed=seed)
        assert {move for move, _, _ in thinker.values(state.view(1), state.legal(1))} == set(state.legal(1))
        state = arranging(state)
        legal = state.legal(1)
        values = thinker.values(state.view(1), legal)
        assert all(move in legal for move, _, _ in values)
        assert [value for _, value, _ in values] == sorted((value for _, value, _ in values), reverse=True)


def test_tokens_count_until_a_purse_is_empty() -> None:
    state = arranging(dealt(PROMISING[:16] + "2s"))
    view = state.view(1)
    assert measure(view) == "tokens" and place_of(view) == 0
    assert stakes(view, 0.3, 1).tolist() == [3, 0, 0, 1]
    last = {**view, "scores": [6, 0, 5], "pot": 3}
    assert measure(last) == "chance"
    worth = stakes(last, 0.3, 1)
    assert worth[0] == 1  # nine tokens, and a purse is empty
    assert worth[2] == 0  # eight against six
    assert 0 < worth[3] < 1


def test_the_chance_after_a_deal() -> None:
    even = chance(np.array([5, 5, 5]), 0, 1, 0.3, seed=1)
    assert even == pytest.approx(1 / 3, abs=0.03)
    assert chance(np.array([9, 1, 5]), 0, 0, 0.3, seed=1) > 0.5 > chance(np.array([9, 1, 5]), 0, 1, 0.3, seed=1)
    assert chance(np.array([0, 8, 8]), 0, 1, 0.3, seed=1) == 0.5
    assert sum(chance(np.array([4, 0, 5]), 6, place, 0.3, seed=1) for place in range(3)) == pytest.approx(1)


def test_more_deals_are_a_smaller_error() -> None:
    state = arranging(cardloom.new(KEY, seats=3, seed=6))
    few, many = (
        player(KEY, "master", seed=1, budget=Budget(nodes=nodes)).values(state.view(1), state.legal(1))
        for nodes in (100, 1600)
    )
    assert 0 < many[0][2] < few[0][2]


def test_the_players_know_nothing_of_the_others() -> None:
    state = arranging(cardloom.new(KEY, seats=4, seed=2))
    other = state.resample(1, random.Random(3))
    for name in LEVELS:
        thinker = player(KEY, name, seed=7, budget=Budget(nodes=50))
        answers = [thinker.values(each.view(1), each.legal(1)) for each in (state, other)]
        assert answers[0] == answers[1]
