"""Where what a move leads to can be proved, the coach says exactly that, of every move, and names the best."""

import random

import pytest

import cardloom
from cardloom.coach.hints import hint
from cardloom.games.state import State
from tests.coach.positions import played

WORLDS = 6
LAST = 12  # moves


def forced(state: State, seat: int) -> float | None:
    """How the game ends for a seat; None if somebody still has a choice."""
    while not state.over:
        if len(state.to_act) != 1 or len(state.legal(state.to_act[0])) != 1:
            return None
        state = state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    if state.seats == 1:
        return float(state.scores[0])
    return 1 / len(state.winners) if seat in state.winners else 0.0


def proved(state: State, seat: int) -> dict[str, float | None]:
    """By move how the game must end, whatever is hidden; None where that cannot be said."""
    rng = random.Random(1)
    worlds = [state, *(state.resample(seat, rng) for _ in range(WORLDS))]
    found = {move: {forced(world.play(seat, move), seat) for world in worlds} for move in state.legal(seat)}
    return {move: ends.pop() if len(ends) == 1 else None for move, ends in found.items()}


@pytest.mark.parametrize(("key", "seed"), [("pyramid-poker", 3), ("puzzle-poker", 24), ("puzzle-solo", 5)])
def test_the_last_choice_of_a_game(key: str, seed: int) -> None:
    """The last hand that a card of the pyramid is put to; the last turn of the puzzle, alone and as a duel."""
    decided = 0
    for state in list(played(key, seed).states())[-LAST:]:
        if not state.to_act or len(state.legal(state.to_act[0])) < 2:
            continue
        seat = state.to_act[0]
        ends = proved(state, seat)
        if None in ends.values() or len({*ends.values()}) == 1:
            continue
        decided += 1
        found = hint(state.view(seat), state.legal(seat))
        assert {each.move: each.value for each in found.moves} == pytest.approx(ends)
        assert {each.error for each in found.moves} == {0.0}
        assert found.moves[0].value == max(each.value for each in found.moves)
    assert decided == 1


def test_the_last_take_of_a_draft_is_worth_what_can_be_built_then() -> None:
    states = [state for state in played("grid-poker", 1).states() if state.to_act]
    state = [state for state in states if state.view()["phase"] == "draft"][-1]
    (seat,) = state.to_act
    for each in hint(state.view(seat), state.legal(seat)).moves:
        after = state.play(seat, each.move)
        built = hint(after.view(seat), after.legal(seat)).moves[0]
        assert each.value == pytest.approx(built.value, abs=0.005)
        assert each.error == 0


def test_piles_that_nobody_can_beat_are_worth_the_pot() -> None:
    """Threes are the best prial, and who holds them need fear nobody's aces: there is one way to lay them."""
    deck = "3s3h3dAsAhAdKsKhKd" + "4s4h5c7d8s9cTcJdQh" + "2s2h6c6d8h9hThJsKc"
    state = cardloom.new("nine-card-brag", seats=3, deck=deck, seed=1, dealer=3)
    while state.view()["phase"] == "declare":
        state = state.play(state.to_act[0], "stay")
    (only,) = hint(state.view(1), state.legal(1)).moves
    assert only.move == "pile 3s3h3d AsAhAd KsKhKd"
    assert (only.value, only.error) == (state.view()["pot"], 0.0)
