"""Where the right move can be proved, the coach names it; and it knows only what the seat knows."""

import random

import pytest

import cardloom
from cardloom.coach.hints import hint
from cardloom.games import GAMES
from cardloom.games.state import State
from cardloom.hands.points import score_grid
from cardloom.players import Budget, players
from tests.coach.positions import decisions, played

FAST = Budget(nodes=200)


@pytest.mark.parametrize("seed", range(3))
def test_the_last_two_cards_of_poker_squares_are_exact(seed: int) -> None:
    """The last card scores what the grid then is; the last but one the mean over all cards that may come."""
    states = list(played("poker-squares", seed).states())
    last = next(state for state in reversed(states) if state.to_act and state.view(1)["turn"] == 25)
    seat = last.to_act[0]
    (only,) = hint(last.view(seat), last.legal(seat)).moves
    assert only.value == pytest.approx(last.play(seat, only.move).view(seat)["scores"][seat - 1])

    before = next(state for state in states if state.view(1)["turn"] == 24 and state.to_act)
    seat = before.to_act[0]
    found = hint(before.view(seat), before.legal(seat))
    assert len(found.moves) == 2
    for each in found.moves:
        assert each.value == pytest.approx(expected(before, seat, each.move), abs=1e-3)
        assert each.error == 0
    assert found.moves[0].value >= found.moves[1].value


def expected(before: State, seat: int, move: str) -> float:
    """The mean of the final score over every card that may be the last one."""
    view = before.view(seat)
    grid = [card for row in view["grids"][seat - 1] for card in row]
    _, card, cell = move.split()
    grid["abcde".index(cell[0]) + 5 * (int(cell[1]) - 1)] = card
    gap = grid.index(None)
    unseen = [text for text in (r + s for r in "23456789TJQKA" for s in "cdhs") if text not in view["announced"]]
    totals = []
    for text in unseen:
        grid[gap] = text
        totals.append(score_grid("".join(grid)).total)
    return sum(totals) / len(totals)


def test_poker_squares_is_coached_in_points_whoever_else_plays() -> None:
    """What the best bot sees, who wants to win, is a chance."""
    state = cardloom.new("poker-squares", seats=2, seed=5)
    for _ in range(8):
        state = state.play(1, state.legal(1)[0]).play(2, state.legal(2)[-1])
    view, legal = state.view(1), state.legal(1)
    assert (hint(view, legal).measure, hint(view, legal, bot="master").measure) == ("points", "chance")


def test_a_winning_build_is_named_with_its_certainty() -> None:
    """Whoever holds three royal flushes cannot lose."""
    royal = "AsKsQsJsTsAhKhQhJhThAdKdQdJdTd"
    state = drafted(royal)
    found = hint(state.view(1), state.legal(1))
    assert found.measure == "chance"
    assert found.moves[0].value == pytest.approx(1.0)
    hands = [{hand[at : at + 2] for at in range(0, 10, 2)} for hand in found.moves[0].move.split()[1:]]
    assert all(len({card[1] for card in hand}) == 1 for hand in hands)


def drafted(cards: str) -> State:
    """A game of Grid Poker whose draft gives seat 1 these 15 cards and three more."""
    own = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    rest = [r + s for r in "23456789TJQKA" for s in "cdhs" if r + s not in own] + ["Xr", "Xb"]
    own += rest[:3]
    others = rest[3:]
    deck = []
    for grid in range(6):
        mine, theirs = own[3 * grid : 3 * grid + 3], others[6 * grid : 6 * grid + 6]
        rows = [mine, theirs[:3], theirs[3:]] if grid % 2 == 0 else [theirs[:3], mine, theirs[3:]]
        deck += [card for row in rows for card in row]
    state = cardloom.new("grid-poker", deck="".join(deck), start=1)
    for _ in range(6):
        state = state.play(state.to_act[0], "take row1").play(2 if state.to_act[0] == 1 else 1, "take row2")
    return state


def test_four_aces_take_the_pot_for_sure() -> None:
    deck = "AsAhAdAc2s2h5d7c9d" + "4s4h5c7d8s9cTcJdQh" + "3s3h6c6d8h9hThJsKd"
    state = cardloom.new("nine-card-brag", seats=3, deck=deck, seed=1, dealer=3)
    found = hint(state.view(1), state.legal(1))
    best = found.moves[0]
    assert best.move == "show quads"
    # Fours are better, and somebody could hold them.
    assert [reason.code for reason in best.reasons] == ["brag-quads"]
    assert best.reasons[0].arguments == {"ranks": "A", "better": 1}


@pytest.mark.parametrize("key", GAMES)
def test_what_is_hidden_changes_nothing(key: str) -> None:
    """Two states that the seat cannot tell apart get the same hint, by the strongest player of the game."""
    rng = random.Random(2)
    state, seat, legal = next(each for each in decisions(key, 2, step=5) if len(each[2]) > 1)
    other = state.resample(seat, rng)
    one, two = (hint(each.view(seat), legal, budget=FAST) for each in (state, other))
    assert one == two
    assert one.player == list(players(key))[-1]
    assert [each.value for each in one.moves] == sorted((each.value for each in one.moves), reverse=True)
    assert one.moves[0].loss == 0 and all(each.loss >= 0 for each in one.moves)
