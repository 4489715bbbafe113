"""The rules of Pyramid Poker: every example of the rule book, and what it says besides."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import cardloom
from cardloom.errors import BadOption, NoMoreDecks
from cardloom.games.pyramid_poker.rules import STATE, free_blocks
from cardloom.games.state import State
from tests.games.pyramid_poker.tables import begun, build, dealt_out, hands_deck, play, takes, whole


def cells(state: State) -> str:
    """The cells that the legal moves name."""
    return " ".join(move.split()[1] for move in state.legal(state.to_act[0]))


def test_empty_foundation_is_open() -> None:
    assert cells(begun()) == "a1 b1 c1 d1 e1 f1 g1 h1"
    assert cells(begun(base=12)) == "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1"


def test_cell_opens_on_two_blocks_that_touch() -> None:
    assert cells(play(begun(), "place c1", "place e1")) == "a1 b1 d1 f1 g1 h1"
    assert cells(play(begun(), "place c1", "place d1")) == "a1 b1 e1 f1 g1 h1 c2"


def test_full_foundation_opens_the_next_level() -> None:
    state = play(begun(), *(f"place {slot}1" for slot in "abcdefgh"))
    assert cells(state) == "a2 b2 c2 d2 e2 f2 g2"


def test_only_uncovered_blocks_are_free() -> None:
    state = build(begun())
    assert cells(state) == "a5 b5 c5 d5"
    state = play(state, "take a5", "hand 1")
    assert cells(state) == "a4 b5 c5 d5"


@pytest.mark.parametrize(
    ("filled", "free"),
    [
        ((0b111, 0b11, 0b1), (0, 0, 0b1)),  # a3 alone
        ((0b111, 0b11, 0), (0, 0b11, 0)),  # without a3: a2, b2
        ((0b111, 0b01, 0), (0b100, 0b01, 0)),  # without b2 too: a2, c1
    ],
)
def test_blocks_that_rest_on_others(filled: tuple[int, ...], free: tuple[int, ...]) -> None:
    s = np.zeros(1, STATE)[0]
    s["filled"][:3] = filled
    assert tuple(free_blocks(s, level) for level in range(3)) == free


@pytest.mark.parametrize("seat", [1, 2])
def test_start_seat_builds_and_takes_first(seat: int) -> None:
    state = begun(start=seat)
    other = 3 - seat
    for turn in range(30):
        assert state.to_act == ((seat, other)[turn % 2],)
        state = play(state, state.legal(state.to_act[0])[0])
    assert [block["seat"] for block in state.view()["pyramid"]] == [seat, other] * 15
    for turn, take in enumerate(takes(state)):
        assert state.to_act == ((seat, other)[turn % 2],)
        state = play(state, take)
        while not state.over and state.to_act == ((seat, other)[turn % 2],):
            state = play(state, state.legal(state.to_act[0])[0])
    assert state.over


def joker_taken() -> State:
    """The start seat has taken a joker, and Xb 7c Kd are turned."""
    blocks = whole("XrXb7cKd")[8:66]
    return play(build(begun(blocks + "Xr" + "Xb7cKd")), "take d5")


def test_joker_turns_three_supply_blocks() -> None:
    state = joker_taken()
    assert state.to_act == (1,)
    assert state.legal(1) == ("keep 7c", "keep Kd")
    for seat in (1, 2, None):
        assert state.view(seat)["turned"] == [{"cards": ["Xb", "7c", "Kd"], "kept": None}]
        assert state.view(seat)["supply"] == 21
    state = play(state, "keep Kd")
    assert state.to_act == (1,)
    assert state.legal(1) == ("hand 1", "hand 2", "hand 3")
    state = play(state, "hand 2")
    assert state.to_act == (2,)
    assert state.view()["hands"][0] == [[], ["Kd"], []]
    assert state.view()["turned"] == [{"cards": ["Xb", "7c", "Kd"], "kept": "Kd"}]


def test_hands_take_five_cards() -> None:
    state = build(begun())
    for take in takes(state)[:10]:
        state = play(state, take, "hand 1")
    state = play(state, takes(state)[0])
    assert state.legal(1) == ("hand 2", "hand 3")


@pytest.mark.parametrize("base", range(8, 13))
def test_no_dead_end_and_no_joker_in_a_hand(base: int) -> None:
    rng = Random(base)
    for seed in range(20):
        state = cardloom.new("pyramid-poker", seed=seed, base=base)
        while not state.over:
            state = play(state, rng.choice(state.legal(state.to_act[0])))
        hands = [hand for own in state.view()["hands"] for hand in own]
        assert [len(hand) for hand in hands] == [5] * 6
        assert not {"Xr", "Xb"} & {card for hand in hands for card in hand}


SWEEP = hands_deck("AsKsQsJsTs 9c9d9h9s2c 4c4d4hJcJh", "AhKd8c6d3c AdQc8d5h3d AcKhTd7c5c")
NINE = "AsKsQsJsTs 9h8h7h6h5h 2c2d4s6s8c"
NINE_TO_TEN = hands_deck(NINE, "3c3d5s7s9c AdKdQdJdTd 4c4d4hJcJh")
NINE_TO_NINE = hands_deck(NINE, "3c3d5s7s9c AdKdQdJdTd 3h4h5c6c7c")


def test_basic_equal_is_a_draw() -> None:
    """Lanes won by p1, tied, won by p2."""
    deck = hands_deck("AsAh9c7d3c KcJd8c6d2c 2d4c6hTh8h", "KsKh9d7c4d KdJc8d6c2h 3h3s5c7h9h")
    state = dealt_out(begun(deck))
    assert [lane["winner"] for lane in state.view()["lanes"]] == [1, None, 2]
    assert (state.over, state.scores, state.winners) == (True, (1, 1), (1, 2))


def test_basic_most_hands_win() -> None:
    state = build(begun(SWEEP))
    for take in takes(state):
        assert state.scores == (0, 0)
        state = play(state, take, state.play(state.to_act[0], take).legal(state.to_act[0])[0])
    assert (state.scores, state.winners) == ((3, 0), (1,))


def test_advanced_counts_every_hand_and_the_hands_won() -> None:
    deck = hands_deck("9h8d7s6c5h 2c2dKs9s4h AhQd8s6h3c", "KcKd3s5s7c AcQh9c6d4c JcJd2h4s8c")
    state = dealt_out(begun(deck, SWEEP, scoring="advanced"))
    assert (state.over, state.deals, state.scores) == (False, 2, (3, -1))
    account = state.view()["last_deal"]
    assert [lane["categories"] for lane in account["lanes"]] == [
        ["straight", "pair"],
        ["pair", "high-card"],
        ["high-card", "pair"],
    ]
    assert [lane["points"] for lane in account["lanes"]] == [[1, 0], [0, -1], [-1, 0]]
    assert [lane["winner"] for lane in account["lanes"]] == [1, 1, 2]
    assert account["win_points"] == [3, 0]


def test_advanced_sweep() -> None:
    state = dealt_out(begun(SWEEP, scoring="advanced", target=11))
    assert (state.scores, state.winners) == ((14, -3), (1,))
    assert state.view()["win_points"] == [4, 0]


def test_advanced_higher_total_wins_when_the_target_is_reached() -> None:
    state = dealt_out(begun(NINE_TO_TEN, scoring="advanced"))
    assert (state.over, state.scores, state.winners) == (True, (9, 10), (2,))
    longer = dealt_out(begun(NINE_TO_TEN, SWEEP, scoring="advanced", target=11))
    assert (longer.over, longer.scores, longer.winners) == (False, (9, 10), ())


def test_advanced_equal_is_another_deal_that_the_other_seat_starts() -> None:
    state = dealt_out(begun(NINE_TO_NINE, SWEEP, scoring="advanced"))
    assert (state.over, state.deals, state.scores) == (False, 2, (9, 9))
    assert (state.to_act, state.view()["first"]) == ((2,), 2)
    state = dealt_out(state)
    assert (state.over, state.scores, state.winners) == (True, (9 - 3, 9 + 14), (2,))


def test_next_deal_needs_a_deck() -> None:
    with pytest.raises(NoMoreDecks):
        dealt_out(begun(NINE_TO_NINE, scoring="advanced"))
    state = dealt_out(cardloom.new("pyramid-poker", deck=[NINE_TO_NINE], seed=5, scoring="advanced", start=1))
    assert state.deals == 2


def test_ace_low_straights_and_kickers_decide_lanes() -> None:
    deck = hands_deck("As2h3d4c5s 7s7h2s2cAc QsJs9s8s6s", "6h5d4h3c2d 6d6c3s3hAd QhJh9h8h5h")
    lanes = dealt_out(begun(deck)).view()["lanes"]
    assert [lane["categories"] for lane in lanes] == [["straight"] * 2, ["two-pair"] * 2, ["flush"] * 2]
    assert [lane["winner"] for lane in lanes] == [2, 1, 1]


def test_options() -> None:
    state = cardloom.new("pyramid-poker", seed=1)
    assert {name: state.options[name] for name in ("base", "scoring", "target", "memory")} == {
        "base": 8,
        "scoring": "basic",
        "target": 7,
        "memory": "full",
    }


@pytest.mark.parametrize(
    "option", [{"base": 13}, {"base": 7}, {"target": 8}, {"scoring": "expert"}, {"memory": True}, {"start": 3}]
)
def test_options_that_are_refused(option: dict[str, Any]) -> None:
    with pytest.raises(BadOption) as refused:
        cardloom.new("pyramid-poker", seed=1, **option)
    assert refused.value.code == "option-value"
