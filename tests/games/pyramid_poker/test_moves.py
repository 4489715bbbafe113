"""Pyramid Poker's moves as text, and why some are refused."""

from __future__ import annotations

import pytest

from cardloom.errors import IllegalMove
from cardloom.games.state import State
from tests.games.pyramid_poker.tables import begun, build, play, takes, whole

JOKER_LAST = whole("XrXb7cKd")[8:66] + "XrXb7cKd"  # the joker is the last block placed


def refused(state: State, text: str, code: str, /, **arguments: object) -> None:
    seat = state.to_act[0]
    with pytest.raises(IllegalMove) as refusal:
        state.play(seat, text)
    assert (refusal.value.code, refusal.value.arguments) == (code, arguments)
    assert refusal.value.detail


def test_moves_are_read_with_any_blanks_and_cards_generously() -> None:
    state = build(begun(JOKER_LAST))
    assert play(state, "  take\td5 ", "keep K♦") == play(state, "take d5", "keep Kd")


@pytest.mark.parametrize("text", ["", "c2", "place", "place a1 b1", "put a1", "place  "])
def test_unreadable(text: str) -> None:
    refused(begun(), text, "unreadable-move", text=text, form="place c2")


@pytest.mark.parametrize("cell", ["i1", "h2", "b8", "a0", "a9", "A1", "11", "a01"])
def test_no_cell_of_the_pyramid(cell: str) -> None:
    refused(begun(), f"place {cell}", "outside-pyramid", cell=cell, last="h1")


def test_refused_while_building() -> None:
    state = play(begun(), "place c1", "place d1")
    refused(state, "place c1", "block-there", cell="c1")
    refused(state, "place d2", "cell-not-open", cell="d2", missing="e1", count=1)
    refused(state, "place c3", "cell-not-open", cell="c3", missing="c2, d2", count=2)
    for move in ("take c1", "hand 1", "keep 2c"):
        refused(state, move, "pyramid-first", blocks=28)


def test_covered_blocks_are_refused_however_they_are_asked_for() -> None:
    state = build(begun())
    refused(state, "take a1", "block-covered", cell="a1", above="a2", count=1)
    refused(state, "take b4", "block-covered", cell="b4", above="a5, b5", count=2)
    refused(state, "take a6", "no-block", cell="a6")
    for move in ("place a6", "hand 1", "keep 2c"):
        refused(state, move, "take-first")
    # After one of the two upper blocks the other still covers.
    state = play(state, "take a5", "hand 1")
    refused(state, "take b4", "block-covered", cell="b4", above="b5", count=1)
    refused(state, "take a5", "no-block", cell="a5")


def test_legal_moves_are_those_that_are_accepted() -> None:
    state = build(begun())
    accepted = []
    for cell in (f"{slot}{level}" for level in range(1, 9) for slot in "abcdefgh"):
        try:
            play(state, f"take {cell}")
        except IllegalMove:
            continue
        accepted.append(f"take {cell}")
    assert state.legal(1) == tuple(accepted)


def test_refused_while_a_card_goes_to_a_hand() -> None:
    state = build(begun())
    for take in takes(state)[:10]:
        state = play(state, take, "hand 1")
    state = play(state, takes(state)[0])
    held = state.view()["held"]
    refused(state, "hand 1", "hand-full", hand=1, cards=5)
    refused(state, "hand 4", "no-such-hand", hand="4", hands=3)
    for move in ("take a1", "place a1", f"keep {held}"):
        refused(state, move, "hand-first", card=held)


def test_refused_while_a_turned_block_is_chosen() -> None:
    state = play(build(begun(JOKER_LAST)), "take d5")
    refused(state, "keep Xb", "not-to-keep", card="Xb", cards="7c, Kd")
    refused(state, "keep Xr", "not-to-keep", card="Xr", cards="7c, Kd")
    refused(state, "keep 2c", "not-to-keep", card="2c", cards="7c, Kd")
    refused(state, "keep 7x", "not-a-card", text="7x")
    refused(state, "keep 7cKd", "not-one-card", text="7cKd")
    for card in ("??", "Xr=7c"):
        refused(state, f"keep {card}", "unreadable-move", text=f"keep {card}", form="keep Kd")
    for move in ("take a1", "place a1", "hand 1"):
        refused(state, move, "keep-first", cards="7c, Kd")
