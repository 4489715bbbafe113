"""What is typed at the table, and the move that it means."""

import pytest

from cardloom.errors import IllegalMove
from cardloom.terminal.answers import read_move

LINES = ("take row1", "take row2", "take row3", "take col1", "take col2", "take col3")
HANDS = ("hand 2", "hand 3")
CARDS = ("play 7h b3", "play 7h c3", "play Td b3", "play Xr b3")
SOLO = ("play 7h b2", "shift b1 b2", "shift b1 c2", "done")


@pytest.mark.parametrize(
    ("answer", "moves", "meant"),
    [
        ("take row2", LINES, "take row2"),
        ("row2", LINES, "take row2"),
        ("ROW2", LINES, "take row2"),
        ("r2", LINES, "take row2"),
        ("c1", LINES, "take col1"),
        ("t r3", LINES, "take row3"),
        ("4", LINES, "take col1"),
        ("c2", ("place c2", "place a1"), "place c2"),
        ("3", HANDS, "hand 3"),
        ("7h c3", CARDS, "play 7h c3"),
        ("7♥ c3", CARDS, "play 7h c3"),
        ("7hc3", CARDS, "play 7h c3"),
        ("10d b3", CARDS, "play Td b3"),
        ("10d", CARDS, "play Td b3"),
        ("xr b3", CARDS, "play Xr b3"),
        ("b1 c2", SOLO, "shift b1 c2"),
        ("7h", SOLO, "play 7h b2"),
        ("d", SOLO, "done"),
        ("quads", ("stay", "show quads"), "show quads"),
        ("4h", ("name Xr=4h", "name none"), "name Xr=4h"),
        ("none", ("name Xr=4h", "name none"), "name none"),
    ],
)
def test_an_answer_means_the_only_move_that_it_fits(answer: str, moves: tuple[str, ...], meant: str) -> None:
    assert read_move(answer, moves, moves) == meant


@pytest.mark.parametrize(("answer", "moves"), [("b3", CARDS), ("7h", CARDS), ("take", LINES), ("b1", SOLO)])
def test_an_answer_that_fits_several_moves_is_refused(answer: str, moves: tuple[str, ...]) -> None:
    with pytest.raises(IllegalMove) as refused:
        read_move(answer, moves, ())
    assert refused.value.code == "several-moves"


@pytest.mark.parametrize(
    ("answer", "moves", "left"),
    [
        ("row4", LINES, "take row4"),
        ("z9", ("place 7h b3", "place 7h c3"), "place 7h z9"),
        ("8h b3", CARDS[:3], "play 8h b3"),
        ("7", LINES, "take 7"),
        ("z9", SOLO, "z9"),
        ("", LINES, ""),
        ("xyzzy", CARDS, "xyzzy"),
        ("take row2 please", LINES, "take row2 please"),
    ],
)
def test_an_answer_that_fits_none_is_left_to_the_rules(answer: str, moves: tuple[str, ...], left: str) -> None:
    assert read_move(answer, moves, moves[:1]) == left
