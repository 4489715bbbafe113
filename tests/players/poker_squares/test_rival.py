"""The master with others at the table: for the chance to beat them, exact at the end, blind to what is hidden."""

from __future__ import annotations

import random
from statistics import fmean

import numpy as np
import pytest

import cardloom
from cardloom.cards import parse_card
from cardloom.games.state import State
from cardloom.hands.points import SYSTEMS, score_grid
from cardloom.players import Budget, player
from cardloom.players.player import View
from cardloom.players.poker_squares.levels import Searcher, situation
from cardloom.players.poker_squares.network import UNIT, network
from cardloom.players.poker_squares.rival import imagined
from cardloom.players.poker_squares.rivalry import new_room

KEY = "poker-squares"
LITTLE = Budget(nodes=2)


def together(turns: int, seats: int = 2, **options: str) -> State:
    """A game in which all have written so many cards alike, as a strong player."""
    strong, state = player(KEY, "strong", seed=1), cardloom.new(KEY, seats=seats, seed=3, **options)
    for _ in range(turns):
        move = strong.choose(state.view(1), state.legal(1))
        for seat in range(1, seats + 1):
            state = state.play(seat, move)
    return state


def scattered(turns: int, seats: int, **options: str) -> State:
    """A game in which all have written so many cards anywhere, and all grids are open."""
    rng, state = random.Random(1), cardloom.new(KEY, seats=seats, seed=1, grids="open", **options)
    for _ in range(turns):
        for seat in range(1, seats + 1):
            state = state.play(seat, rng.choice(state.legal(seat)))
    return state


def grid_of(view: View, seat: int) -> list[int]:
    return [-1 if card is None else parse_card(card) for row in view["grids"][seat - 1] for card in row]


def test_alone_it_goes_for_points_and_with_others_for_the_win() -> None:
    master, alone, two = player(KEY, "master", seed=1, budget=LITTLE), together(9, seats=1), together(9)
    assert (master.measure(alone.view(1)), master.measure(two.view(1))) == ("points", "chance")
    searcher = Searcher(KEY, seed=1, budget=LITTLE)
    assert master.values(alone.view(1), alone.legal(1)) == searcher.values(alone.view(1), alone.legal(1))


def test_the_last_card_is_certain() -> None:
    state = scattered(24, seats=3)
    for seat in (2, 3):
        state = state.play(seat, state.legal(seat)[0])
    ((move, chance, error),) = player(KEY, "master", seed=1).values(state.view(1), state.legal(1))
    winners = state.play(1, move).winners
    assert (chance, error) == (1 / len(winners) if 1 in winners else 0.0, 0.0)


def test_the_last_choice_is_exact() -> None:
    """Another who has written the card is played against as the grid stands, over all the cards that may come."""
    state = scattered(23, seats=2)
    state = state.play(2, state.legal(2)[0])
    view = state.view(1)
    unseen = [card for card in range(52) if card not in map(parse_card, view["announced"])]
    for move, chance, error in player(KEY, "master", seed=1).values(view, state.legal(1)):
        after = state.play(1, move).view(1)
        shares = []
        for card in unseen:
            grids = ([card if cell == -1 else cell for cell in grid_of(after, seat)] for seat in (1, 2))
            mine, theirs = (score_grid(grid, "american").total for grid in grids)
            shares.append(1.0 if mine > theirs else 0.5 if mine == theirs else 0.0)
        assert chance == pytest.approx(fmean(shares)) and error == 0


def test_whoever_writes_as_the_others_do_stays_level_with_them() -> None:
    """Of two equal grids: the move that a strong player makes in both leaves them equal, and a choice of the moment."""
    state = together(18, grids="open")
    view, legal = state.view(1), state.legal(1)
    same = player(KEY, "strong", seed=1).values(view, legal)[0][0]
    chances = {move: chance for move, chance, _ in player(KEY, "master", seed=1).values(view, legal)}
    assert 0.5 <= chances[same] < 0.6


@pytest.mark.parametrize("points", SYSTEMS)
def test_the_chances_of_two_grids_are_two_sides_of_one(points: str) -> None:
    """Whoever is ahead is as likely to win as the other is to lose, but for what both make of choices to come."""
    state = scattered(15, seats=2, points=points)
    mine, theirs = (player(KEY, "master", seed=1).values(state.view(seat), state.legal(seat))[0][1] for seat in (1, 2))
    assert mine + theirs == pytest.approx(1.0, abs=0.2) and abs(mine - theirs) > 0.1


@pytest.mark.parametrize("points", SYSTEMS)
def test_a_hidden_grid_is_thought_to_be_a_strong_players(points: str) -> None:
    """The same cards, and by the network's word as good as its own grid."""
    state, strong = together(12, points=points), player(KEY, "strong", seed=1)
    view, room, seat = state.view(1), new_room(), situation(state.view(1))
    world = imagined(view, seat, network(points), room, np.random.default_rng(1))
    assert sorted(card for card in world.grid if card >= 0) == sorted(map(parse_card, view["announced"][:-1]))
    assert world.grid[world.cell] == -1
    best = strong.values(view, state.legal(1))[0][1]
    assert world.expected == pytest.approx(best, abs=UNIT[seat.points] / 5)


def test_it_knows_the_others_by_what_it_sees_alone() -> None:
    state = together(14)
    other = state.resample(1, random.Random(2))
    assert other != state
    answers = [player(KEY, "master", seed=3, budget=LITTLE).values(s.view(1), s.legal(1)) for s in (state, other)]
    assert answers[0] == answers[1]


def test_nodes_are_ways_to_think_of_hidden_grids() -> None:
    state = together(8)
    view, legal = state.view(1), state.legal(1)
    few, more = (player(KEY, "master", seed=1, budget=Budget(nodes=nodes)).values(view, legal) for nodes in (1, 8))
    assert few != more == player(KEY, "master", seed=1).values(view, legal)
