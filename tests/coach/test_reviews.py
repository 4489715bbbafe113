"""Reviews: what was lost is told from luck, and adds up; nobody is blamed for noise or for what could not be known."""

import random
from dataclasses import replace
from itertools import pairwise, permutations

import pytest

import cardloom
from cardloom.coach.answers import Review
from cardloom.coach.hints import SURE
from cardloom.coach.last_cells import MOST, most_points
from cardloom.coach.playing_on import lines_played_on
from cardloom.coach.reviews import BLAMED, review
from cardloom.games.state import State
from cardloom.hands.points import score_grid
from cardloom.players import Budget
from cardloom.record import Record
from tests.coach.positions import played

FAST = Budget(nodes=100)


@pytest.fixture(scope="module")
def squares() -> Review:
    return review(played("poker-squares", 1))


def test_start_luck_and_losses_make_the_result(squares: Review) -> None:
    record = played("poker-squares", 1)
    for seat in squares.seats:
        account = seat.account
        assert account is not None
        assert account.result == record.replay().scores[seat.seat - 1]
        lucks = [each.luck for each in seat.moves]
        assert account.luck == pytest.approx(sum(luck for luck in lucks if luck is not None))
        assert account.lost == pytest.approx(sum(each.loss for each in seat.moves))
        assert account.start + account.luck - account.lost == pytest.approx(account.result)
        assert seat.graph[-1].value == account.result == pytest.approx(seat.moves[-1].value)
        assert seat.graph[0].value == account.start


def test_the_costliest_come_first_and_are_no_noise(squares: Review) -> None:
    for seat in squares.seats:
        of = {each.n: each for each in seat.moves}
        drops = [of[n].drop for n in seat.mistakes]
        assert len(drops) == 3 and drops == sorted(drops, reverse=True)
        assert max(each.drop for each in seat.moves) == drops[0]
        for each in seat.moves:
            assert each.loss >= 0
            assert (each.loss == 0) == (each.best == each.move)
            if each.label in BLAMED:
                assert each.loss > SURE * each.error
        assert sum(seat.labels.values()) == seat.decisions == 23  # neither the first card nor the last one


def test_a_review_is_reproducible_and_speaks_of_the_moves_of_the_record() -> None:
    record = played("pyramid-poker", 1)
    some = replace(record, moves=record.moves[:36], result=None)
    one = review(some, seats=(2,), budget=FAST)
    assert one == review(some, seats=(2,), budget=FAST)
    (seat,) = one.seats
    assert [f"p2 {each.move}" for each in seat.moves] == [move for move in some.moves if move.startswith("p2")]
    assert seat.account is None  # it is not over


def test_a_move_with_no_choice_does_not_count() -> None:
    for seat in review(played("nine-card-brag", 2, tokens=1), budget=FAST).seats:
        for each in seat.moves:
            if each.move == "stay" and each.value == each.best_value:
                assert each.label in ("trivial", "best")
        assert seat.decisions == sum(each.label != "trivial" for each in seat.moves)


def test_a_dominated_build_is_a_loss_and_hindsight_sees_what_it_came_to() -> None:
    """Seat 1 spoils its hands: what it can know and what came of it are told apart."""
    record = played("grid-poker", 3)
    states = list(record.states())
    n = next(n for n, move in enumerate(record.moves, 1) if " build " in move)
    before, seat = states[n - 1], int(record.moves[n - 1][1])
    legal = before.legal(seat)
    changed = [*record.moves[: n - 1], f"p{seat} {legal[0]}", *record.moves[n:]]
    spoilt = replace(record, moves=tuple(changed), result=None)
    (told,) = review(spoilt, seats=(seat,), budget=FAST).seats
    built = told.moves[-1]
    assert built.move == legal[0]
    assert built.loss > 0 and built.hindsight is not None
    assert {reason.code for reason in built.better} <= {"lab-lane", "lab-lane-less", "later"}
    assert built.hindsight.value == share(spoilt.replay(), seat)
    assert built.hindsight.value <= built.hindsight.best_value
    assert built.hindsight.verdict in ("lucky", "as-known") if built.label in BLAMED else True


def share(state: State, seat: int) -> float:
    return 1 / len(state.winners) if seat in state.winners else 0.0


def test_hindsight_follows_the_cards_that_came(squares: Review) -> None:
    """What could still be made after a move is what could be made before the next one; in the end it is the result."""
    for seat in squares.seats:
        told = [each.hindsight for each in seat.moves]
        assert None not in told[-MOST:-1] and not any(told[:-MOST]) and told[-1] is None
        known = [each for each in told if each is not None]
        for one, later in pairwise(known):
            assert one.value == later.best_value <= one.best_value
        assert seat.account is not None and known[-1].value == seat.account.result
        for each in seat.moves:
            if each.hindsight and each.hindsight.verdict == "unlucky":
                assert each.label not in BLAMED and each.hindsight.value < each.hindsight.best_value


def test_the_last_cells_are_tried_in_every_order() -> None:
    chance = random.Random(1)
    for empty in range(1, 6):
        cards = chance.sample(range(52), 25)
        grid = [*cards[empty:], *([-1] * empty)]
        chance.shuffle(grid)
        gaps = [cell for cell, card in enumerate(grid) if card < 0]
        totals = {}
        for order in permutations(gaps):
            whole = list(grid)
            for cell, card in zip(order, cards, strict=False):
                whole[cell] = card
            totals[order] = score_grid(whole).total
        best, first = most_points(grid, cards[:empty], "american")
        assert best == max(totals.values())
        assert best == max(total for order, total in totals.items() if order[0] == first)


def test_what_is_better_is_told_by_lines_and_hands(squares: Review) -> None:
    for seat in squares.seats:
        for each in seat.moves:
            assert bool(each.better) == (each.best != each.move)
            leads = [reason.arguments for reason in each.better if reason.code == "squares-leads"]
            assert all(float(told["mean1"]) > float(told["mean2"]) for told in leads)
        assert any(reason.code == "squares-leads" for each in seat.moves for reason in each.better)


def test_a_full_grid_but_one_is_played_on_to_the_mean_of_its_ends() -> None:
    grid = [*range(24), -1]
    ends = [score_grid([*grid[:24], card]).total for card in range(24, 52)]
    totals = lines_played_on(grid, "american").sum(axis=1)
    assert totals.mean() == pytest.approx(sum(ends) / len(ends), abs=4 * totals.std() / len(totals) ** 0.5 + 1e-9)


FLUSHES = "2h5h9hJhKh" + "3c4c6c7c8c" + "2d5d9dJdKd" + "3s4s6s7s8s" + "AcAdAhAsTc"


def test_plans_of_ones_own_are_not_blamed_for_what_they_give_back() -> None:
    """A flush in a row is worth its points, though the strongest player lays its flushes in columns."""
    state = cardloom.new("poker-squares", seats=1, deck=FLUSHES)
    moves = [f"place {card} {'abcde'[at % 5]}{at // 5 + 1}" for at, card in enumerate(state_cards(state))]
    (seat,) = review(Record("poker-squares", ("a",), state.dealt_decks(), tuple(f"p1 {move}" for move in moves))).seats
    assert seat.account is not None and seat.account.result >= 80
    assert seat.moves[4].label in ("best", "fine")


def state_cards(state: State) -> list[str]:
    deck = state.dealt_decks()[0]
    return [deck[at : at + 2] for at in range(0, 50, 2)]
