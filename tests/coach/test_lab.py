"""The lab: every undominated way, and what its hands win."""

import pytest

from cardloom.coach import lab
from cardloom.errors import BadCards, BadOption
from cardloom.hands.split import undominated_fives, undominated_threes

POOL = "AsKsQsJsTs9h9d9c2s2d7c7d5h4s3cXr"
NINE = "9h9d9cAsKsQs7c2s2d"


@pytest.mark.parametrize("others", [(), ("AhKhQhJhTh8h8d8c2h2c6c6d5d4d3d",)])
def test_grid_poker(others: tuple[str, ...]) -> None:
    told = lab.grid_poker(POOL, others)
    assert len(told.ways) == len(undominated_fives(POOL))
    assert [way.value for way in told.ways] == sorted((way.value for way in told.ways), reverse=True)
    for way in told.ways:
        assert sorted("".join((*way.hands, way.left_over))) == sorted(POOL)
        if not others:
            assert way.value == pytest.approx(sum(way.lanes))
    assert sum(way.weight or 0 for way in told.ways) == pytest.approx(len(others))


def test_nine_card_brag() -> None:
    told = lab.nine_card_brag(NINE, seats=4, place=4)
    assert len(told.ways) == len(undominated_threes(NINE))
    best = told.ways[0]
    assert best.categories == ("prial", "running-flush", "pair")
    assert best.pot is not None and best.saved is not None
    assert best.value == pytest.approx(best.pot + best.saved / 4, abs=0.001)
    assert {reason.code for reason in told.reasons} <= {"lab-lane", "lab-lane-less", "lab-only", "lab-even"}


def test_what_cannot_be_laid_is_refused() -> None:
    with pytest.raises(BadCards):
        lab.grid_poker("9h9d9c")
    with pytest.raises(BadCards):
        lab.grid_poker(POOL, (POOL,))
    with pytest.raises(BadOption):
        lab.nine_card_brag(NINE, seats=3, place=4)
    with pytest.raises(BadOption):
        lab.nine_card_brag(NINE, seats=7)
