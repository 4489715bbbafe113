"""Nine Card Brag's moves: what is read, and why a move is refused."""

from __future__ import annotations

import random

import pytest

import cardloom
from cardloom import IllegalMove
from cardloom.cards import cards_text, parse_cards
from cardloom.games.state import State

HAND = "QsQh2dJsJhAd9h8d7c"


def holding(hand: str, *, arranging: bool = False) -> State:
    """p1 holds the hand."""
    rest = [card for card in range(52) if card not in parse_cards(hand)]
    state = cardloom.new("nine-card-brag", deck=hand + cards_text(rest), dealer=3)
    if arranging:
        for seat in state.to_act:
            state = state.play(seat, "stay")
    return state


def refused(state: State, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refusal:
        state.play(1, move)
    assert refusal.value.detail
    assert move not in state.legal(1)
    return refusal.value


def test_example_6_a_run_beats_a_pair() -> None:
    state = holding(HAND, arranging=True)
    refusal = refused(state, "pile QsQh2d JsJhAd 9h8d7c")
    assert refusal.code == "brag-order"
    assert refusal.arguments == {
        "pile": 2,
        "cards": "JsJhAd",
        "category": "pair",
        "next": 3,
        "better": "9h8d7c",
        "best": "run",
    }
    assert "9h8d7c (run)" in refusal.detail
    assert state.play(1, "pile 9h8d7c QsQh2d JsJhAd").to_act == (2, 3)


def test_equal_neighbours_may_stand_in_either_order() -> None:
    legal = holding("AsKhQdAdKcQh9s5h2c", arranging=True).legal(1)
    assert "pile AsKhQd AdKcQh 9s5h2c" in legal
    assert "pile AdKcQh AsKhQd 9s5h2c" in legal
    assert legal.index("pile AsKhQd AdKcQh 9s5h2c") != legal.index("pile AdKcQh AsKhQd 9s5h2c")


def test_a_flush_may_not_stand_behind_a_pair() -> None:
    refusal = refused(holding("4s4hKd9c5c2cJhTs3d", arranging=True), "pile 4s4hKd 9c5c2c JhTs3d")
    assert (refusal.arguments["pile"], refusal.arguments["next"]) == (1, 2)
    assert (refusal.arguments["cards"], refusal.arguments["better"]) == ("4s4hKd", "9c5c2c")
    assert (refusal.arguments["category"], refusal.arguments["best"]) == ("pair", "flush")


@pytest.mark.parametrize(
    "text",
    [
        "pile 9h8d7c QsQh2d JsJhAd",
        "pile  7c9h8d   2dQhQs\tAdJsJh ",
        "pile 9♥8♦7♣ QSQH2D jsjhad",
        "pile 9h,8d,7c Qs,Qh,2d Js,Jh,Ad",
    ],
)
def test_card_order_in_a_pile_does_not_matter(text: str) -> None:
    state = holding(HAND, arranging=True)
    assert text in state.legal(1)
    assert state.play(1, text) == state.play(1, "pile 9h8d7c QsQh2d JsJhAd")


@pytest.mark.parametrize(
    ("move", "code", "arguments"),
    [
        ("pile 9h8d7c QsQh2d", "brag-piles", {"piles": 2}),
        ("pile", "brag-piles", {"piles": 0}),
        ("pile 9h 8d 7c QsQh2d JsJhAd", "brag-piles", {"piles": 5}),
        ("pile 9h8d7cQs Qh2d JsJhAd", "brag-pile-size", {"pile": 1, "cards": 4}),
        ("pile 9h8d7c QsQh2d JsJhAc", "brag-not-yours", {"card": "Ac", "hand": "2d7c8d9hJhJsQhQsAd"}),
        ("pile 9h8d7c QsQh2d JsJhQs", "card-twice", {"card": "Qs"}),
        ("pile 9h8d7c QsQsQs JsJhAd", "card-twice", {"card": "Qs"}),
        ("pile 9h8d7c QsQh2d JsJh??", "brag-not-yours", {"card": "??", "hand": "2d7c8d9hJhJsQhQsAd"}),
        ("pile 9h8d7c QsQh2d JsJh1z", "not-a-card", {"text": "1z"}),
        ("stay", "brag-arranging", {}),
        ("show quads", "brag-arranging", {}),
        ("fold", "unreadable-move", {"text": "fold"}),
        ("", "unreadable-move", {"text": ""}),
    ],
)
def test_refusals_while_arranging(move: str, code: str, arguments: dict[str, object]) -> None:
    state = holding(HAND, arranging=True)
    refusal = refused(state, move)
    told = dict(refusal.arguments)
    if code in ("brag-arranging", "unreadable-move"):
        assert told.pop("form") in state.legal(1)
    assert (refusal.code, told) == (code, arguments)


@pytest.mark.parametrize(
    ("hand", "move", "code", "arguments"),
    [
        (HAND, "show quads", "brag-no-quads", {"most": 2, "rank": "Q"}),
        (HAND, "show pairs", "brag-no-pairs", {"pairs": 2, "ranks": "Q, J"}),
        ("8c8d8h8sKcKd5c5d2c", "show pairs", "brag-no-pairs", {"pairs": 3, "ranks": "K, 8, 5"}),
        ("2c3c4c5c6c7d8d9dTd", "show pairs", "brag-no-pairs", {"pairs": 0, "ranks": "-"}),
        (HAND, "pile 9h8d7c QsQh2d JsJhAd", "brag-declaring", {}),
        (HAND, "show", "unreadable-move", {"text": "show", "form": "stay"}),
    ],
)
def test_refusals_while_declaring(hand: str, move: str, code: str, arguments: dict[str, object]) -> None:
    refusal = refused(holding(hand), move)
    assert (refusal.code, refusal.arguments) == (code, arguments)


def test_nobody_chooses_twice() -> None:
    state = holding(HAND).play(1, "stay")
    with pytest.raises(IllegalMove) as refusal:
        state.play(1, "stay")
    assert refusal.value.code == "not-your-turn"


def test_every_arrangement_reads_as_it_is_written() -> None:
    legal = holding("AcKcQcAdKdQdAhKhQh", arranging=True).legal(1)
    assert [legal.index(move) for move in legal] == list(range(len(legal)))


def test_shuffling_the_hand_changes_nothing() -> None:
    chance = random.Random(2)
    cards = list(parse_cards("KsKhKdQsJsQhJh2c4d"))
    legal = set(holding(cards_text(cards), arranging=True).legal(1))
    for _ in range(10):
        chance.shuffle(cards)
        assert set(holding(cards_text(cards), arranging=True).legal(1)) == legal
