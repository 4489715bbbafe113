"""Nine Card Brag's rule book, example by example."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import cardloom
from cardloom import BadOption, NoMoreDecks
from cardloom.cards import cards_text, parse_cards
from cardloom.games import game
from cardloom.games.nine_card_brag import rules
from cardloom.games.state import State
from cardloom.hands.three import pile_strength

ACES, KINGS, FOURS, TREYS, FIVES = (f"{rank}c{rank}d{rank}h{rank}s" for rank in "AK435")

# For each round a pile that wins and two that lose, so that whoever wins which rounds, no seat's piles rise.
ROUNDS = (
    ("QcQdQh", "KcKd2c", "KhKs2d"),
    ("JcJdTc", "5c5d3c", "5h5s3d"),
    ("4c4d6c", "9c8h6d", "9d8s6h"),
)


def deck(*hands: str) -> str:
    """A deck with these hands from the dealer's left on, the other cards behind them."""
    front = parse_cards("".join(hands))
    return cards_text(front + tuple(card for card in range(52) if card not in front))


def cards(text: str) -> list[str]:
    return [text[at : at + 2] for at in range(0, len(text), 2)]


def piles_won_by(won: Sequence[int]) -> dict[int, str]:
    """The piles of three seats, by who wins which round."""
    piles: dict[int, list[str]] = {1: [], 2: [], 3: []}
    for winner, (best, *others) in zip(won, ROUNDS, strict=True):
        for seat, groups in piles.items():
            groups.append(best if seat == winner else others.pop())
    return {seat: " ".join(groups) for seat, groups in piles.items()}


def match(deals: Sequence[Sequence[int]], tokens: int = 10) -> State:
    """Three seats, p1 deals first, and every deal's cards are such that these seats can win the rounds."""
    decks = []
    for at, won in enumerate(deals):
        piles = piles_won_by(won)
        decks.append(deck(*(piles[(at + 1 + step) % 3 + 1].replace(" ", "") for step in range(3))))
    return cardloom.new("nine-card-brag", seats=3, deck=[*decks, deck()], tokens=tokens, dealer=1)


def stay(state: State) -> State:
    for seat in state.to_act:
        state = state.play(seat, "stay")
    return state


def lay(state: State, piles: dict[int, str]) -> State:
    for seat, groups in piles.items():
        state = state.play(seat, f"pile {groups}")
    return state


def win(state: State, won: Sequence[int]) -> State:
    """The state after a deal whose rounds these seats win."""
    return lay(stay(state), piles_won_by(won))


def test_example_1_the_order_of_piles() -> None:
    order = "3c3d3h AcAdAh KcKdKh 2c2d2h 3s2sAs AsKsQs KsQsJs 4s3s2s Ah2s3d AhKsQd 4h3d2c "
    order += "AsJs9s AsJs8s QcQd2h JcJdAh AcKdJh AcKd2h 5c3d2h"
    strengths = [int(pile_strength(*parse_cards(pile))) for pile in order.split()]
    assert strengths == sorted(set(strengths), reverse=True)


def test_example_2_the_best_quads_take_the_pot() -> None:
    p2, p3, p1 = ACES + "2c3d5h7s9c", "6c6d7c7d8c8dTcTdQs", FOURS + "2d3h5s7h9d"
    state = cardloom.new("nine-card-brag", deck=[deck(p2, p3, p1), deck()], dealer=1)
    after = state.play(1, "show quads").play(2, "show quads").play(3, "show pairs")
    assert after.scores == (11, 8, 8)
    last = after.view(None)["last"]
    assert last["taker"] == 1
    assert last["shown"] == [cards(FOURS), cards(ACES), cards("6c6d7c7d8c8dTcTd")]
    assert last["won"] is None


def test_example_2_treys_are_lower_than_fives() -> None:
    p2, p1 = FIVES + "2c4d6h7s9c", TREYS + "2d4h6s7h9d"
    state = cardloom.new("nine-card-brag", deck=[deck(p2, "TcJcQc8c8dTdJdQd2h", p1), deck()], dealer=1)
    assert state.play(1, "show quads").play(2, "show quads").play(3, "stay").scores == (8, 11, 8)


def test_the_order_of_all_quads() -> None:
    values = [int(rules.quads_value("23456789TJQKA".index(rank) * 4)) for rank in "4AKQJT9876532"]
    assert values == sorted(set(values), reverse=True)


def test_of_two_quads_the_better_counts_and_only_it_is_exposed() -> None:
    p2, p1 = KINGS + "2d3h5s7h9d", ACES + FOURS + "2c"
    state = cardloom.new("nine-card-brag", deck=[deck(p2, "6c6d7c7d8c8dTcTdQs", p1), deck()], dealer=1)
    after = state.play(1, "show quads").play(2, "show quads").play(3, "stay")
    assert after.view(None)["last"]["shown"] == [cards(FOURS), cards(KINGS), []]
    assert after.scores == (11, 8, 8)


def test_four_pairs_save_the_pot_and_a_third_card_of_a_rank_stays_hidden() -> None:
    state = cardloom.new("nine-card-brag", deck=[deck("8c8d8hKcKd5c5d2c2d"), deck()], dealer=1)
    assert state.legal(2) == ("stay", "show pairs")
    after = state.play(1, "stay").play(2, "show pairs").play(3, "stay")
    last = after.view(3)["last"]
    assert (last["taker"], last["pot"]) == (None, 3)
    assert last["shown"] == [[], cards("2c2d5c5d8c8dKcKd"), []]
    assert after.view(3)["pot"] == 6
    assert after.scores == (8, 8, 8)


def test_four_of_a_kind_are_not_two_pairs() -> None:
    state = cardloom.new("nine-card-brag", deck=deck("8c8d8h8sKcKd5c5d2c"), dealer=1)
    assert state.legal(2) == ("stay", "show quads")


def test_nobody_must_declare() -> None:
    state = cardloom.new("nine-card-brag", deck=deck(ACES + "KcKdQcQdJc"), dealer=1)
    assert stay(state).view(2)["phase"] == "arrange"


@pytest.mark.parametrize(("dealer", "first"), [(1, 2), (2, 3)])
def test_example_3_the_first_shown_of_equal_piles_wins(dealer: int, first: int) -> None:
    piles = {1: "2c2d3h 9s8h6d 9d8s6h", 2: "AsKhQd 9c7c5s 8d7s4h", 3: "AhKcQs 9h7h5d 8c7d4s"}
    hands = [piles[(dealer + step) % 3 + 1].replace(" ", "") for step in range(3)]
    state = cardloom.new("nine-card-brag", deck=[deck(*hands), deck()], dealer=dealer)
    last = lay(stay(state), piles).view(None)["last"]
    assert last["leaders"][:2] == [first, first]
    assert last["won"][0] == first


def test_the_winner_of_a_round_shows_first_in_the_next() -> None:
    """The middle piles of p2 and p3 are equal, the last ones of p1 and p3."""
    piles = {1: "2c2d3h 4s6h8d 7c6s4d", 2: "KsKhQd JcJd2h 9d7s5s", 3: "AhAcQs JhJs2s 9s7h5d"}
    hands = [piles[seat].replace(" ", "") for seat in (2, 3, 1)]
    state = cardloom.new("nine-card-brag", deck=[deck(*hands), deck()], dealer=1)
    last = lay(stay(state), piles).view(None)["last"]
    assert last["leaders"] == [2, 3, 3]
    assert last["won"] == [3, 3, 3]


@pytest.mark.parametrize("won", [(3, 1, 3), (3, 3, 1), (1, 3, 3), (3, 3, 3)])
def test_example_4_two_rounds_take_the_pot(won: tuple[int, ...]) -> None:
    after = win(match([won]), won)
    assert after.view(None)["last"]["won"] == list(won)
    assert after.view(None)["last"]["taker"] == 3
    assert after.scores == (8, 8, 11)
    assert after.view(None)["pot"] == 3


def test_example_4_three_different_winners_save_it() -> None:
    state = match([(2, 3, 1)])
    assert state.view(1)["pot"] == 3
    after = win(state, (2, 3, 1))
    assert after.view(None)["last"]["taker"] is None
    assert after.view(None)["pot"] == 6
    assert after.scores == (8, 8, 8)


def test_example_5_playing_on_without_tokens() -> None:
    deals = [(2, 2, 2), (3, 3, 3), (3, 3, 3), (2, 3, 1), (1, 1, 2)]
    state = match(deals, tokens=4)
    for won in deals[:3]:
        state = win(state, won)
    assert (state.scores, state.view(1)["pot"]) == ((0, 3, 6), 3)
    state = win(state, deals[3])
    assert (state.scores, state.view(1)["pot"]) == ((0, 2, 5), 5)
    state = win(state, deals[4])
    assert (state.scores, state.view(1)["pot"]) == ((4, 1, 4), 3)


def test_example_5_the_end() -> None:
    """From 0 2 5 and a pot of 5, p2 wins."""
    deals = [(2, 2, 2), (3, 3, 3), (3, 3, 3), (2, 3, 1), (2, 1, 2)]
    state = match(deals, tokens=4)
    for won in deals:
        assert not state.over
        state = win(state, won)
    assert state.over
    assert state.scores == (0, 7, 5)
    assert state.winners == (2,)
    assert state.to_act == ()
    assert state.legal(1) == ()


def test_a_saved_pot_never_ends_the_game() -> None:
    state = win(match([(1, 2, 3)], tokens=1), (1, 2, 3))
    assert state.scores == (0, 0, 0)
    assert state.view(None)["pot"] == 3
    assert state.to_act == (1, 2, 3)


def test_equal_shares() -> None:
    deals = [(1, 1, 1), (2, 2, 2)]
    state = match(deals, tokens=2)
    for won in deals:
        state = win(state, won)
    assert state.over
    assert state.scores == (3, 3, 0)
    assert state.winners == (1, 2)


def test_the_deal_moves_left_and_goes_round() -> None:
    state = match([(1, 1, 2), (2, 2, 3), (3, 3, 1)])
    dealers = []
    for won in [(1, 1, 2), (2, 2, 3), (3, 3, 1)]:
        dealers.append(state.view(None)["dealer"])
        state = win(state, won)
    assert [*dealers, state.view(None)["dealer"]] == [1, 2, 3, 1]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nine_at_a_time_from_the_dealers_left(seats: int) -> None:
    pack = cards_text(range(52))
    state = cardloom.new("nine-card-brag", seats=seats, deck=pack, dealer=2)
    left = [(2 + step) % seats + 1 for step in range(seats)]
    for at, seat in enumerate(left):
        assert state.view(seat)["hand"] == cards(pack)[9 * at : 9 * at + 9]


def test_without_a_seed_no_deck_comes_from_nowhere() -> None:
    state = cardloom.new("nine-card-brag", deck=deck("8c8d8hKcKd5c5d2c2d"), dealer=1)
    state = state.play(2, "show pairs").play(1, "stay")
    with pytest.raises(NoMoreDecks):
        state.play(3, "stay")
    assert state.to_act == (3,)


def test_with_a_seed_the_game_goes_on() -> None:
    state = cardloom.new("nine-card-brag", deck=deck("8c8d8hKcKd5c5d2c2d"), dealer=1, seed=1)
    assert state.play(2, "show pairs").play(1, "stay").play(3, "stay").deals == 2


def test_only_the_cards_that_are_dealt_are_needed() -> None:
    pack = cards_text(range(52))
    assert cardloom.new("nine-card-brag", seats=3, deck=pack[:54]).view(1)["hand"]
    with pytest.raises(cardloom.BadCards) as refused:
        cardloom.new("nine-card-brag", seats=4, deck=pack[:70])
    assert refused.value.code == "short-deck"


@pytest.mark.parametrize("options", [{"tokens": 0}, {"tokens": 1001}, {"tokens": True}, {"dealer": 4}, {"dealer": 0}])
def test_options_are_checked(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        cardloom.new("nine-card-brag", seats=3, **options)


@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_play(seats: int) -> None:
    with pytest.raises(BadOption):
        cardloom.new("nine-card-brag", seats=seats)


def test_the_drawn_dealer_is_any_seat() -> None:
    dealers = Counter(cardloom.new("nine-card-brag", seats=4, seed=seed).options["dealer"] for seed in range(400))
    assert set(dealers) == {1, 2, 3, 4}
    assert min(dealers.values()) > 60


def test_declaring_and_arranging_go_in_any_order() -> None:
    won = (2, 3, 1)
    one = lay(stay(match([won])), piles_won_by(won))
    other = match([won])
    for seat in (3, 1, 2):
        other = other.play(seat, "stay")
    for seat in (2, 3, 1):
        other = other.play(seat, f"pile {piles_won_by(won)[seat]}")
    assert one == other


def test_tokens_are_never_lost() -> None:
    chance = random.Random(5)
    for seats in (3, 4, 5):
        state = cardloom.new("nine-card-brag", seats=seats, seed=seats, tokens=3)
        while not state.over:
            view = state.view(None)
            assert sum(view["scores"]) + view["pot"] == 3 * seats
            seat = chance.choice(state.to_act)
            state = state.play(seat, chance.choice(state.legal(seat)))
        assert sum(state.scores) == 3 * seats
        assert 0 in state.scores


@pytest.mark.parametrize(
    ("hand", "ties"), [("2c4d6h8sTcQd3hAs7c", False), ("AcKcQcAdKdQdAhKhQh", True), ("7c7d7h7s2c2d9hTsJd", True)]
)
def test_random_arrangements_are_all_equally_likely(hand: str, ties: bool) -> None:
    rest = [card for card in range(52) if card not in parse_cards(hand)]
    state = stay(cardloom.new("nine-card-brag", deck=hand + cards_text(rest), dealer=3))
    array = np.frombuffer(state.__reduce__()[1][4], rules.STATE).copy()  # type: ignore[index]
    moves = np.empty(rules.MOST_MOVES, np.int64)
    count = rules.legal(array[0], 0, moves)
    assert (count > 280) == ties
    chance = np.random.default_rng(4)
    drawn = Counter(rules.random_move(array[0], 0, moves, chance) for _ in range(100 * count))
    rules.legal(array[0], 0, moves)
    assert set(drawn) == set(moves[:count].tolist())
    chi_square = sum((drawn[move] - 100) ** 2 / 100 for move in drawn)
    assert abs(chi_square - count) < 5 * (2 * count) ** 0.5


def test_the_arrangements_are_all_there_are() -> None:
    assert len(rules.ARRANGEMENTS) == 1680
    assert len({tuple(map(frozenset, np.split(row, 3))) for row in rules.ARRANGEMENTS}) == 1680
    assert all(sorted(row) == list(range(9)) for row in rules.ARRANGEMENTS)


def test_legal_numbers_the_arrangements() -> None:
    state = stay(match([(1, 2, 3)]))
    legal = state.legal(1)
    assert len(legal) == 280
    assert len(set(legal)) == 280
    assert all(move in legal for move in legal)
    assert game("nine-card-brag").split == (3, 3)
