"""The duel's rules; the numbers are those of the rule book's examples."""

from __future__ import annotations

import pytest

import cardloom
from cardloom.games.puzzle.melds import FLUSH, STRAIGHT, bonus
from cardloom.games.state import State
from tests.games.puzzle.positions import deck, duel, play

NOTHING = ".. .. .."


def row(number: int, text: str) -> list[str]:
    return [text if number == row else NOTHING for row in range(1, 6)]


def column(text: str) -> list[str]:
    return [f"{card} .. .." for card in text.split()]


def scored(rows: list[str], ranks: str = "A-10") -> tuple[int, int]:
    """The points of these rows, and how many cards leave: a card is laid last, and there is no other for the bonus."""
    grid = [text.split() for text in rows]
    r, c = max((r, c) for r in range(len(grid)) for c in range(3) if grid[r][c][0] not in ".X")
    last, grid[r][c] = grid[r][c], ".."
    turn = 1 if r < 3 else 2
    start = duel(*map(" ".join, grid), hand=last, turn=turn, ranks=ranks)
    end = start.play(turn, f"play {last} {'abc'[c]}{r + 1}")
    account = end.view()["scored"]
    assert (account["total"] if account else 0) == end.scores[turn - 1]
    return end.scores[turn - 1], on_grid(start) + 1 - on_grid(end)


def on_grid(state: State) -> int:
    return sum(card is not None for row in state.view()["grid"] for card in row)


@pytest.mark.parametrize(
    ("rows", "points", "leave"),
    [
        (row(3, "3h 7h 9h"), 2, 3),
        (row(2, "3h 4h 5h"), 2, 3),
        (row(1, "9h Ac Td"), 0, 3),
        (column("Th 9c 8d 7s .."), 3, 4),
        (column("4h 5c 6d 5s 4s"), 3, 5),
        (column("3h 7c 5d 4s 6h"), 2, 5),
        (column("5h 6c 7d 4s .."), 2, 4),
        (column("2h 9h 4h 7h Th"), 3, 5),
        (column("3h 4h 5h 6h 7h"), 6, 5),
        (column("5h 5c .. 5d 5s"), 0, 0),
        (column(".. .. Th Ac 2d"), 2, 3),
        (["7c .. ..", "7d 7s 7h", ".. .. Xr=7d"], 5, 5),
        ([".. 6h ..", ".. 6c ..", "2d 6d 9d", ".. 6s ..", NOTHING], 4, 6),
        (column("5c 6c 7c Xr=7c .."), 3, 4),
    ],
)
def test_points(rows: list[str], points: int, leave: int) -> None:
    """Examples 1 to 4."""
    assert scored(rows) == (points, leave)


@pytest.mark.parametrize(
    ("rows", "ranks", "points"),
    [
        (row(1, "9h Ac 2d"), "A-9", 1),
        (row(1, "9h Ac 2d"), "A-10", 0),
        (row(1, "Qh Kc Ad"), "A-K", 1),
        (column("Qh Kc Ad 2s 3c"), "A-K", 5),
    ],
)
def test_the_wheel_is_as_long_as_the_deck_has_ranks(rows: list[str], ranks: str, points: int) -> None:
    """Example 3."""
    assert scored(rows, ranks)[0] == points


def test_a_line_with_a_gap_is_no_meld_and_diagonals_are() -> None:
    """A kind with a gap counts nothing; on a diagonal it counts, and every diagonal crosses the shared row."""
    assert scored(column("7s 7h .. 7d ..")) == (0, 0)
    assert scored(["7s .. ..", ".. 7h ..", ".. .. 7d"]) == (3, 3)
    assert scored([".. .. 7s", ".. 7h ..", "7d .. .."]) == (3, 3)
    assert scored(["7s .. ..", "7h .. ..", ".. 7d .."]) == (0, 0)


def test_the_order_along_the_line_makes_a_straight() -> None:
    assert scored(row(2, "5h 6c 7d"))[0] == scored(row(2, "7h 6c 5d"))[0] == 1
    assert scored(row(2, "5h 7c 6d")) == (0, 3)


NAMING = duel(NOTHING, NOTHING, "3h Xr ..", hand="5h 9s", jokers="hand gone")


def test_namings() -> None:
    """Example 5."""
    hearts = {f"name Xr={rank}h" for rank in "A23456789T"}
    assert set(NAMING.play(1, "play 5h c3").legal(1)) == hearts | {f"name Xr=4{suit}" for suit in "sdc"} | {"name none"}


@pytest.mark.parametrize(
    ("name", "chain"), [("Xr=4h", ["flush", "straight"]), ("Xr=9h", ["flush"]), ("Xr=4s", ["straight"])]
)
def test_a_named_joker_earns_the_bonus(name: str, chain: list[str]) -> None:
    """Example 5."""
    state = play(NAMING, "play 5h c3", f"name {name}")
    assert (state.to_act, state.view()["chain"], state.view()["grid"][2][1]) == ((1,), chain, name)
    state = state.play(1, "play 9s a1")
    assert state.view()["jokers"][0] == "gone"
    assert [meld["cards"] for meld in state.view()["scored"]["melds"]] == [["3h", name, "5h"]]


def test_no_name_no_bonus() -> None:
    """Example 5."""
    state = play(NAMING, "play 5h c3", "name none")
    assert (state.to_act, state.scores, state.view()["grid"][2]) == ((2,), (0, 0), ["3h", "Xr", "5h"])


def test_two_jokers_that_need_each_other() -> None:
    start = duel(NOTHING, ".. .. 8s", "Xr Xb ..", hand="5h 9s")
    state = start.play(1, "play 5h c3")
    assert "name none" in state.legal(1)
    first = {f"name {joker}={card}" for joker in ("Xr", "Xb") for card in near_five()}
    assert set(state.legal(1)) == first | {"name none"}
    state = state.play(1, "name Xb=7d")
    assert state.view()["owed"] == "b3"
    assert set(state.legal(1)) == {f"name Xr=6{suit}" for suit in "cdhs"}
    state = state.play(1, "name Xr=6c")
    assert state.view()["chain"] == ["scrambled"]


def near_five() -> set[str]:
    """What a joker can be with the 5h and another joker: five, in a run of three with it, or a heart."""
    near = {rank + suit for rank in "34567" for suit in "cdhs"}
    return near | {f"{rank}h" for rank in "A23456789T"}


def test_the_second_joker_may_stay_unnamed_if_the_first_has_its_meld() -> None:
    start = duel(".. .. 7h", ".. .. Xb", "3h Xr ..", hand="5h 9s")
    state = play(start, "play 5h c3", "name Xr=4h")
    assert {"name none", "name Xb=6c", "name Xb=2h"} < set(state.legal(1))
    assert not any(move.startswith("name Xr") for move in state.legal(1))
    assert play(state, "name Xb=6c").view()["jokers"] == ["b3", "c2"]
    assert play(state, "name none").view()["grid"][1][2] == "Xb"


def test_bonuses() -> None:
    """Example 6."""
    both = FLUSH | STRAIGHT
    assert [bonus(0, both), bonus(both, FLUSH), bonus(FLUSH, FLUSH)] == [both, FLUSH, 0]
    assert [bonus(both, both), bonus(FLUSH, both), bonus(0, 0)] == [both, STRAIGHT, 0]


def cells(state: State) -> set[str]:
    return {move[-2:] for move in state.legal(state.to_act[0])}


def rows_of(*numbers: int) -> set[str]:
    return {f"{column}{number}" for column in "abc" for number in numbers}


def test_where_one_may_play() -> None:
    """Example 7."""
    start = cardloom.new("puzzle-poker", deck=deck("2c3c5d7d9h 2d4s6h8hTc", "A-10"))
    assert cells(start) == rows_of(2, 3)
    assert cells(start.play(1, "play 2c a2")) == rows_of(3, 4)
    assert cells(start.play(1, "play 2c a3")) == rows_of(3, 4, 5) - {"a3"}
    full = ("2c 5d 8h", "9s 3h 6c", "Td 8c 2s", NOTHING, "7s .. ..")
    assert cells(duel(*full, hand="4c 4d")) == rows_of(4, 5) - {"a5"}


def test_the_stock_is_short() -> None:
    """Example 8: one card is left and two are needed; the points of the turn count."""
    start = duel("2h 3h ..", hand="4h 8s Tc 9c", other="5c 5d 6c 6d 7c", stock=1)
    state = play(start, "play 4h c1", "play 8s a3")
    assert (state.over, state.scores, state.winners) == (True, (2, 0), (1,))


def test_drawing_nothing_ends_nothing() -> None:
    """Example 8."""
    start = duel(hand="4h 8s Tc 9c 9d", other="5c 5d 6c 6d 7c", jokers="hand gone", stock=0)
    state = start.play(1, "play Xr a3")
    assert (state.over, state.to_act) == (False, (2,))
    assert state.play(2, "play 5c c5").over


def test_a_full_grid_at_the_start_of_a_turn_ends_the_game() -> None:
    rows = ("2c 5d 8h", "9s 3h 6c", "Td 8c ..", "5h 2d 9d", "7s 4h Ts")
    state = play(duel(*rows, hand="3c"), "play 3c c3")
    assert (state.over, state.to_act, state.view()["turn"]) == (True, (), None)


@pytest.mark.parametrize(
    ("rows", "jokers", "scores", "winners"),
    [
        ([NOTHING, "2c 3d .."], "hand gone", (12, 12), (1,)),
        (["2c 3c ..", "4d 5d ..", NOTHING, "7h 8h ..", "2s .. .."], "hand hand", (12, 12), (2,)),
        (["2c .. ..", NOTHING, NOTHING, "7h 8h ..", ".. Xb .."], "gone gone", (12, 12), (1,)),
        (["2c .. ..", NOTHING, NOTHING, "Xb .. ..", NOTHING], "gone gone", (12, 12), (2,)),
        (["2c 3c 5d", NOTHING, NOTHING], "gone hand", (13, 12), (1,)),
    ],
)
def test_winners(rows: list[str], jokers: str, scores: tuple[int, int], winners: tuple[int, ...]) -> None:
    """Example 8: points, the joker that is still unplayed, cards in the own rows, the second seat."""
    start = duel(*rows, hand="Td", jokers=jokers, scores=scores, stock=0)
    state = start.play(1, "play Td c3")
    assert (state.over, state.winners) == (True, winners)


def test_a_bonus_with_nothing_to_play_lapses() -> None:
    state = duel("2h 3h ..", hand="4h").play(1, "play 4h c1")
    assert (state.to_act, state.scores) == ((2,), (2, 0))


def test_persistence() -> None:
    start = duel("9h .. ..", "Xr .. ..", "5h 7d ..", hand="Th 6c", persistence=True)
    state = play(start, "play 6c b2")
    assert state.to_act == (2,)
    state = play(duel("9h .. ..", "Xr=8h .. ..", hand="7c", persistence=True), "play 7c a3")
    assert (state.legal(1), state.view()["phase"]) == (("keep a1", "keep a2", "keep none"), "keep")
    assert state.scores == (2, 0)
    kept = state.play(1, "keep a2").view()
    assert (kept["grid"][1][0], kept["jokers"], kept["turn"]) == ("Xr=8h", ["a2", "gone"], 2)
    assert "9h" in kept["gone"]
    none = state.play(1, "keep none").view()
    assert (none["grid"], none["jokers"]) == ([[None] * 3] * 5, ["gone", "gone"])


def test_nothing_to_keep_in_the_shared_row() -> None:
    state = duel(NOTHING, NOTHING, "3h 7h ..", hand="9h", persistence=True).play(1, "play 9h c3")
    assert (state.to_act, state.scores) == ((2,), (2, 0))


def test_dealing() -> None:
    """Five to p1, five to p2, then the stock."""
    state = cardloom.new("puzzle-poker", deck=deck("2c3c5d7d9h 2d4s6h8hTc AhAd", "A-10"), hands="open")
    assert state.view()["hands"] == [["2c", "3c", "5d", "7d", "9h"], ["2d", "4s", "6h", "8h", "Tc"]]
    state = state.play(1, "play 2c a2")
    assert state.view()["hands"][0] == ["3c", "5d", "7d", "9h", "Ah"]
    assert state.view()["stock"] == 29
