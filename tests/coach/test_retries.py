"""Another move where a decision was made: on the same scale as its review, and never called better for noise."""

from dataclasses import replace

import pytest

from cardloom.coach.hints import SURE
from cardloom.coach.retries import retry
from cardloom.coach.reviews import review
from cardloom.errors import IllegalMove
from cardloom.games.split import SplitMoves
from cardloom.players import Budget
from tests.coach.positions import played

FAST = Budget(nodes=100)
MOVES = {"poker-squares": 20, "grid-poker": 14, "pyramid-poker": 34, "puzzle-poker": 6}


@pytest.mark.parametrize("key", MOVES)
def test_every_move_is_measured_as_the_review_did(key: str) -> None:
    record = played(key, 3)
    some = replace(record, moves=record.moves[: MOVES[key]], result=None)
    (seat,) = review(some, seats=(1,), budget=FAST).seats
    decision = max(seat.moves, key=lambda each: each.loss)
    before = list(some.states())[decision.n - 1]
    legal = before.legal(1)
    assert decision.loss > 0

    def again(move: str) -> tuple[str, float]:
        tried = retry(some, 1, decision, move, budget=FAST)
        assert tried.move == move and tried.measure == decision.measure
        assert tried.gain == decision.loss - tried.loss
        assert bool(tried.better) == (tried.verdict != "best")
        assert bool(tried.why) == (tried.verdict in ("best", "better"))
        return tried.verdict, tried.gain

    assert again(decision.best) == ("best", decision.loss)
    verdict, gain = again(decision.move)
    assert verdict == "same" and gain == pytest.approx(0)
    others = legal[:3] if isinstance(legal, SplitMoves) else [move for move in legal if move != decision.move][-3:]
    for move in others:
        verdict, gain = again(move)
        if verdict in ("better", "worse"):
            assert gain * (1 if verdict == "better" else -1) > SURE * decision.error
    with pytest.raises(IllegalMove):
        retry(some, 1, decision, "stay", budget=FAST)
