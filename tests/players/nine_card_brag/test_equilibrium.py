"""What an arrangement wins: the rules' own winners, the learned distribution, best answers, the lab."""

from __future__ import annotations

import random

import numpy as np
import pytest

import cardloom
from cardloom.cards import parse_cards
from cardloom.games.nine_card_brag.rules import has_quads, pairs
from cardloom.hands import three
from cardloom.hands.split import three_splits
from cardloom.players import player
from cardloom.players.nine_card_brag.deals import (
    FOUR_PAIRS,
    NOTHING,
    QUADS,
    SAVED,
    best_claim,
    claim,
    taker,
    taker_by_claims,
)
from cardloom.players.nine_card_brag.field import PARTINGS, best_piles, field, pile_ranks, round_chances
from cardloom.players.nine_card_brag.lab import arrangements
from cardloom.players.nine_card_brag.showings import Showings, worth

KEY = "nine-card-brag"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_who_takes_the_pot_is_what_the_rules_say(seats: int) -> None:
    for seed in range(40):
        state = cardloom.new(KEY, seats=seats, seed=seed)
        dealer = state.view(1)["dealer"]
        for seat in state.to_act:
            state = state.play(seat, "stay")
        ranks = np.empty((seats, 3), np.int64)
        for seat in state.to_act:
            move = player(KEY, "novice").choose(state.view(seat), state.legal(seat))
            piles = np.array([parse_cards(pile) for pile in move.split()[1:]])
            ranks[(seat - dealer - 1) % seats] = three.ranks(piles)
            state = state.play(seat, move)
        won = np.empty(3, np.int64)
        place = taker(ranks, won)
        last = state.view(1)["last"]
        assert last["won"] == [(dealer + at) % seats + 1 for at in won.tolist()]
        assert last["taker"] == (None if place == SAVED else (dealer + place) % seats + 1)


def hand(text: str) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    return np.array(sorted(parse_cards(text)), np.int8)


def test_what_can_be_shown() -> None:
    assert best_claim(hand("AsAhKdKcQs2d3c4h5s")) == NOTHING
    assert best_claim(hand("8s8h8dKdKc5s5h2d2c")) == FOUR_PAIRS
    assert best_claim(hand("8s8h8d8cKdKc5s5h2d")) >= QUADS
    fours, aces, both = map(best_claim, map(hand, ("4s4h4d4cKdQc5s7h2d", "AsAhAdAcKdQc5s7h2d", "AsAhAdAc4s4h4d4c2d")))
    assert fours == both > aces
    assert taker_by_claims(np.array([FOUR_PAIRS, aces, fours])) == 2
    assert taker_by_claims(np.array([NOTHING, FOUR_PAIRS, NOTHING])) == SAVED


def test_four_pairs_are_shown_if_their_piles_are_worth_less_than_saving() -> None:
    low, high = hand("2s2h3d3c5s5h6d6c8s"), hand("AsAhAdKsKhKdQsQhQd")
    for cards, shown in ((low, FOUR_PAIRS), (high, NOTHING)):
        _, share = best_piles(3, 0, cards.tolist())
        assert claim(cards, share, 3) == shown
    assert best_piles(3, 0, high.tolist())[1] > 0.95


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_distribution_is_one(seats: int) -> None:
    known = field(seats)
    assert known.threes[-1, -1, -1] == 1
    for table in (known.below, known.threes):
        assert (np.diff(table, axis=-1) >= 0).all()
    assert (np.diff(known.threes, axis=0) >= 0).all()
    # ranks stand where so many of the hands lie below: in each pile alone the copula is a straight line
    line = np.linspace(0, 1, len(known.threes))
    assert known.threes[:, -1, -1] == pytest.approx(line, abs=0.01)


@pytest.mark.parametrize("seats", [3, 5])
def test_who_plays_as_all_do_wins_as_often_as_all_do(seats: int) -> None:
    """Over random hands shares of the pot are equal shares, and pots are saved as often as was learned."""
    rng, out = np.random.default_rng(5), np.empty(3)
    by_cards = three.tables().by_cards
    taken, shares = 0.0, 0.0
    hands = 4000
    for at in range(hands):
        own = rng.choice(52, 9, replace=False).astype(np.int8)
        best, share = best_piles(seats, at % seats, own.tolist())
        round_chances(field(seats), seats, at % seats, *pile_ranks(own, PARTINGS[best], by_cards), out)
        taken += out[2]
        shares += share
    assert taken * seats / hands == pytest.approx(1 - field(seats).saved[2], abs=0.03)
    assert shares * seats / hands == pytest.approx(1, abs=0.03)


def test_hardly_any_hand_gains_by_a_better_answer() -> None:
    """On fresh hands, with the others' cards dealt from what is left; `benchmarks/strength` measures it well."""
    rng, gains = np.random.default_rng(4), []
    stakes = np.array([0.0, 0.0, 0.0, 1 / 3])
    for at in range(30):
        place, own = at % 3, rng.choice(52, 9, replace=False)
        won = stakes.copy()
        won[place] = 1
        showings = Showings(own.tolist(), 3, place, rng)
        showings.add(400)
        chosen, _ = worth(showings.takers, won)
        showings.takers[:] = 0
        showings.add(400)
        measured, _ = worth(showings.takers, won)
        best, _ = best_piles(3, place, own.tolist())
        played = list(pile_ranks(own.astype(np.int8), PARTINGS[best], three.tables().by_cards))
        gains.append(measured[chosen.argmax()] - measured[showings.splits.ranks.tolist().index(played)])
    assert np.mean(gains) < 0.005


def test_the_lab_tells_every_way_best_first() -> None:
    own = random.Random(3).sample(range(52), 9)
    found = arrangements(own, 4, 4, deals=300)
    assert len(found) == len(three_splits(np.array([own])).ranks)
    assert [piles.share for piles in found] == sorted((piles.share for piles in found), reverse=True)
    for piles in found:
        assert sorted(sum(piles.hands, ())) == sorted(own)
        assert piles.share == pytest.approx(piles.pot + piles.saved / 4)
        assert piles.pot + piles.saved <= 1 and piles.error < 0.05
    assert found == arrangements(own, 4, 4, deals=300)


def test_three_prials_of_the_best_win_everything() -> None:
    sure = arrangements(parse_cards("3s3h3dAsAhAdKsKhKd"), 3, 1, deals=200)[0]
    assert (sure.rounds, sure.pot, sure.saved) == ((1, 1, 1), 1, 0)


def test_the_rules_count_the_same_pairs() -> None:
    rng = random.Random(8)
    for _ in range(500):
        own = np.array(sorted(rng.sample(range(52), 9)), np.int8)
        held = sum(1 << (card >> 2) * 4 for card in own.tolist())
        expected = QUADS if has_quads(held) else FOUR_PAIRS if pairs(held) >= 4 else NOTHING
        assert min(best_claim(own), QUADS) == expected
