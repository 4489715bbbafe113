"""Grid Poker's moves as text, and why some are refused."""

from __future__ import annotations

from random import Random

import pytest

from cardloom.errors import IllegalMove
from cardloom.games.state import State
from tests.games.grid_poker.tables import dealt, drafted

P1, P2 = "AsKsQsJsTs9h9d9c2s2d7c7d5h4s3c", "AhKhQhJhTh9s8d8c2h2c7s7h5c4h3d"
BUILD = "build AsKsQsJsTs 9h9d9c2s2d 7d7c5h4s3c"


def test_hands_are_written_best_first_and_read_in_any_order() -> None:
    state = drafted(P1, P2)
    legal = state.legal(1)
    assert BUILD in legal
    for text in (
        "build 9h9d9c2s2d 3c7c7d5h4s TsJsAsKsQs",
        "  build\t7D7c5h4s3c   10sJs,QsKsAs 9♥9♦9♣2♠2♦ ",
        "build As Ks Qs Js 10s 9h 9d 9c 2s 2d 7c 7d 5h 4s 3c",
    ):
        assert text in legal
        assert state.play(1, text) == state.play(1, BUILD)
    assert state.play(1, BUILD).view(1)["hands"][0] == [
        ["As", "Ks", "Qs", "Js", "Ts"],
        ["9h", "9d", "9c", "2s", "2d"],
        ["7d", "7c", "5h", "4s", "3c"],
    ]


def test_builds_are_a_sequence() -> None:
    legal = drafted(P1, P2).legal(1)
    assert len(legal) == 816 * 126_126
    rng = Random(5)
    for at in [0, len(legal) - 1, *(rng.randrange(len(legal)) for _ in range(50))]:
        assert legal.index(legal[at], at, at + 1) == at
    assert rng.choice(legal) in legal
    assert legal[-1] == legal[len(legal) - 1]


@pytest.mark.parametrize(
    ("text", "code", "arguments"),
    [
        ("take row4", "unknown-line", {"line": "row4"}),
        ("take row2", "line-taken", {"line": "row2", "seat": 1}),
        (BUILD, "draft-first", {"grid": 1, "grids": 6}),
        ("row2", "unreadable-move", {"text": "row2", "form": "take row2"}),
        ("take row1 row2", "unreadable-move", {"text": "take row1 row2", "form": "take row2"}),
        ("", "unreadable-move", {"text": "", "form": "take row2"}),
    ],
)
def test_refused_while_drafting(text: str, code: str, arguments: dict[str, object]) -> None:
    state = dealt("2s3s4s5h6h7h8d9dTd").play(1, "take row2")
    refused(state, 2, text, code, arguments)


@pytest.mark.parametrize(
    ("text", "code", "arguments"),
    [
        ("take row1", "draft-over", {}),
        ("build", "not-three-hands", {"hands": 0}),
        ("build AsKsQsJsTs 9h9d9c2s2d", "not-three-hands", {"hands": 2}),
        (BUILD + " 2c", "not-three-hands", {"hands": 4}),
        ("build AsKsQsJsTs 9h9d9c2s 7d7c5h4s3c2d", "not-five-cards", {"hand": 2, "cards": 4}),
        ("build AsKsQsJsTs 9h9d9c2s2d 7d7c5h4s3c2c", "not-five-cards", {"hand": 3, "cards": 6}),
        ("build As Ks Qs Js Ts 9h 9d 9c 2s 2d 7d 7c 5h 4s", "not-five-cards", {"hand": 3, "cards": 4}),
        ("build AsKsQsJsTs 9h9d9c2s2d 7d7c5h4s4s", "card-twice", {"card": "4s"}),
        ("build AsKsQsJsTs As9d9c2s2d 7d7c5h4s3c", "card-twice", {"card": "As"}),
        ("build AsKsQsJsTs 9h9d9c2s2d 7d7c5h4s1c", "not-a-card", {"text": "1c"}),
        ("pile AsKsQs", "unreadable-move", {"text": "pile AsKsQs", "form": BUILD.replace("7d7c", "7c7d")}),
    ],
)
def test_refused_while_building(text: str, code: str, arguments: dict[str, object]) -> None:
    refused(drafted(P1, P2), 1, text, code, arguments)


@pytest.mark.parametrize("card", ["Ah", "Xr=2c", "??"])
def test_cards_of_others_are_refused(card: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        drafted(P1, P2).play(1, BUILD.replace("As", card))
    assert refusal.value.code == "card-not-owned"
    assert refusal.value.arguments["card"] == card
    assert str(refusal.value.arguments["owned"]).startswith("AsKs")


def test_refused_out_of_turn_and_after_the_end() -> None:
    refused(dealt("2s3s4s5h6h7h8d9dTd"), 2, "take row1", "not-your-turn", {"seat": 2, "to_act": "p1"})
    state = drafted(P1, P2).play(1, BUILD)
    refused(state, 1, BUILD, "not-your-turn", {"seat": 1, "to_act": "p2"})
    state = state.play(2, state.legal(2)[0])
    refused(state, 1, BUILD, "game-over", {})


def refused(state: State, seat: int, text: str, code: str, arguments: dict[str, object]) -> None:
    with pytest.raises(IllegalMove) as refusal:
        state.play(seat, text)
    assert (refusal.value.code, refusal.value.arguments) == (code, arguments)
    assert refusal.value.detail
