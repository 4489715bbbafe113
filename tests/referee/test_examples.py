"""Every example of the rule book against the referee: so it may be trusted to judge."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from tests.referee.base import STANDARD, WITH_JOKERS, split_cards
from tests.referee.grid_poker import GridPoker
from tests.referee.hands import (
    ADVANCED,
    FLUSH,
    FOUR,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    ROYAL,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
    TWO_PAIR,
    brag,
    five,
    grid_five,
    quads_order,
    stand_ins,
)
from tests.referee.nine_card_brag import NineCardBrag
from tests.referee.poker_squares import PokerSquares
from tests.referee.puzzle import bonus_left, cell_of
from tests.referee.puzzle_duel import PuzzleDuel
from tests.referee.puzzle_solo import PuzzleSolo
from tests.referee.pyramid_poker import PyramidPoker


def grid_hand(text: str) -> tuple[int, ...]:
    return grid_five(split_cards(text))


def pile(text: str) -> tuple[int, ...]:
    return brag(split_cards(text))


def rest(cards: list[str], deck: list[str]) -> list[str]:
    """These cards, then all others of the deck."""
    return cards + [card for card in deck if card not in cards]


class TestFive:
    def test_lowest_straight(self) -> None:
        assert five(split_cards("As2h3d4c5s")) == (STRAIGHT, 5)
        assert five(split_cards("QsKhAd2c3s"))[0] == HIGH_CARD

    @pytest.mark.parametrize(
        ("better", "worse"),
        [
            ("6s6h3s3hAs", "7s7h2h2sAc"),
            ("QsJs9s7s6s", "QhJh9h6h5h"),
            ("KsQsJsTs9s", "AsAhAdAcKs"),
            ("AhAd2c3c4c", "KhKdAcQcJc"),
        ],
    )
    def test_order(self, better: str, worse: str) -> None:
        if better == "6s6h3s3hAs":
            better, worse = worse, better
        assert five(split_cards(better)) > five(split_cards(worse))

    def test_suits_never_break_a_tie(self) -> None:
        assert five(split_cards("AhKh9h4h2h")) == five(split_cards("AsKs9s4s2s"))


class TestPokerSquares:
    @pytest.mark.parametrize(
        ("rows", "american", "english"),
        [
            ("AhAdJsJcJh / 9h7d9s9c7h / 8h8d8s8c4d / QhTdTsTc4c / 6h5d6s5c2d", 197, 66),
            ("TsJsQsKsAs / 9s9h9d9c2s / Ah2c3d4s5h / QdKdAc2h3c / 7h7c8d8h2d", 172, 62),
            ("2s3s4s5s6s / 2h3h4h5h6h / 2d3d4d5d6d / 2c3c4c5c6c / AsKhQdJc9s", 550, 200),
            ("As2d3h4c5s / 6h7s8d9cTh / JdQcKhAc2s / 3d4s5c6d7h / 8c9hTsJcQd", 60, 48),
            ("TsJsQsKsAs / ThJhQhKhAh / TdJdQdKdAd / TcJcQcKcAc / 9s8s7s6s5s", 725, 230),
        ],
    )
    def test_scores(self, rows: str, american: int, english: int) -> None:
        assert PokerSquares.of_rows(rows, "american") == american
        assert PokerSquares.of_rows(rows, "english") == english

    def test_four_of_a_kind_is_never_two_pair(self) -> None:
        assert five(split_cards("4s4h4d4c9s"))[0] == FOUR
        assert five(split_cards("4s4h4d9s9h"))[0] == FULL_HOUSE


class TestGridPoker:
    ROWS = split_cards("2s3s4s5h6h7h8d9dTd")

    @pytest.mark.parametrize(
        ("first", "second", "gets", "left"),
        [("row2", "col1", "2s8d", "3s4s9dTd"), ("col3", "col1", "2s5h8d", "3s6h9d")],
    )
    def test_drafting(self, first: str, second: str, gets: str, left: str) -> None:
        game = GridPoker(3, [rest(self.ROWS, WITH_JOKERS)], start=1)
        game.play(1, f"take {first}")
        assert len(game.legal(2)) == 5
        game.play(2, f"take {second}")
        assert sorted(game.owned[1]) == sorted(split_cards(gets))
        assert sorted(game.owned[2]) == sorted(split_cards(left))

    @pytest.mark.parametrize(
        ("text", "value"),
        [
            ("AsKsQsJsXr", (ROYAL,)),
            ("9h8h7h6hXr", (STRAIGHT_FLUSH, 10)),
            ("AhKh9h4hXr", (FLUSH, 14, 13, 12, 9, 4)),
            ("Ah9h4hXrXb", (FLUSH, 14, 13, 12, 9, 4)),
            ("2c3d4hXrXb", (STRAIGHT, 6)),
            ("Ac2d3hXrXb", (STRAIGHT, 5)),
            ("TcJdQhXrXb", (STRAIGHT, 14)),
            ("Ah2h3h5hXr", (STRAIGHT_FLUSH, 5)),
            ("2s3s4s5sXr", (STRAIGHT_FLUSH, 6)),
            ("9hThJhQhXr", (STRAIGHT_FLUSH, 13)),
            ("KcKdKh2sXr", (THREE, 13, 13, 13, 2, 1)),
            ("KcKd7h7sXr", (TWO_PAIR, 13, 13, 7, 7, 1)),
            ("5c5d5h5sXr", (FOUR, 5, 5, 5, 5, 1)),
            ("AcKd9h4sXr", (HIGH_CARD, 14, 13, 9, 4, 1)),
            ("Ad3h7hXrXb", (HIGH_CARD, 14, 7, 3, 1, 1)),
            ("9c9d2hXrXb", (PAIR, 9, 9, 2, 1, 1)),
            ("9h7c8cKcXr", (HIGH_CARD, 13, 9, 8, 7, 1)),
            ("9d8s7c6hXr", (STRAIGHT, 10)),
        ],
    )
    def test_jokers(self, text: str, value: tuple[int, ...]) -> None:
        assert grid_hand(text) == (*value, 0)

    @pytest.mark.parametrize(
        ("better", "worse"),
        [
            ("KsKh7c4d2c", "KcKd7h4sXr"),
            ("ThJhQhKhAh", "AsKsQsJsXr"),
            ("9d8s7c6hXr", "9h8c7d6s5h"),
            ("JhTc9d8h7c", "Td9s8c7hXr"),
        ],
    )
    def test_natural_before_joker(self, better: str, worse: str) -> None:
        assert grid_hand(better) > grid_hand(worse)

    def test_stand_ins(self) -> None:
        assert stand_ins(split_cards("AhKh9h4hXr")) == {"Xr=Qh"}
        assert stand_ins(split_cards("AsKsQsXrXb")) == {"Xr=Js", "Xb=Ts", "Xr=Ts", "Xb=Js"}
        assert stand_ins(split_cards("9d8s7c6hXr")) == {"Xr=Tc", "Xr=Td", "Xr=Th", "Xr=Ts"}
        assert stand_ins(split_cards("KcKd7h7sXr")) == set()

    def test_one_joker_against_two_is_a_tie(self) -> None:
        assert grid_hand("AhKh9h4hXr") == grid_hand("As9s4sXrXb")

    @staticmethod
    def showdown(*hands: str) -> GridPoker:
        game = GridPoker(len(hands), [WITH_JOKERS])
        game.grid = 6
        game.owned = [split_cards(three.replace(" ", "")) for three in hands]
        for seat, three in enumerate(hands, 1):
            game.play(seat, f"build {three}")
        return game

    def test_third_hands_decide(self) -> None:
        game = self.showdown("AhKh9h4h2h 9d8s7c6d5c KcKd2s3c4c", "AsAdAcTsTd 9s8d7d6s5s QcQd2d3d4d")
        assert (game.scores(), game.winners()) == ((2, 2), (1,))

    @pytest.mark.parametrize(
        ("pairs", "points"),
        [("AAK", (2, 2, 0)), ("AKK", (2, 1, 1)), ("AAA", (2, 2, 2)), ("AKQ", (2, 1, 0))],
    )
    def test_places_with_three_seats(self, pairs: str, points: tuple[int, ...]) -> None:
        game = GridPoker(3, [WITH_JOKERS])
        game.over = True
        suits = ["cd", "hs", "cd"] if pairs != "AKK" else ["cd", "cd", "hs"]
        game.built = [[[r + s for s in two] + ["2c", "3d", "4h"]] * 3 for r, two in zip(pairs, suits, strict=True)]
        assert game.scores() == tuple(3 * point for point in points)


class TestNineCardBrag:
    def test_piles(self) -> None:
        texts = (
            "3s3h3d AsAhAd KsKhKd 2s2h2d 3s2sAs AsKsQs KsQsJs 4s3s2s Ah2s3d AhKsQd 4h3d2c AsJs9s AsJs8s "
            "QsQh2d JsJhAd AsKhJd AsKh2d 5s3h2d"
        )
        for better, worse in pairwise(texts.split()):
            assert pile(better) > pile(worse)
        assert pile("KsAh2d")[0] == 0

    def test_counts(self) -> None:
        values = [brag(cards) for cards in combinations(STANDARD, 3)]
        assert Counter(value[0] for value in values) == {5: 52, 4: 48, 3: 720, 2: 1096, 1: 3744, 0: 16440}
        assert len(set(values)) == 741

    def test_quads(self) -> None:
        assert quads_order("4") > quads_order("A")
        assert quads_order("5") > quads_order("3") > quads_order("2")

    @staticmethod
    def dealt(*hands: str, tokens: int = 10, dealer: int = 1) -> NineCardBrag:
        """A deal with these hands of p1, p2, ...; as many decks more as anybody needs."""
        seats = len(hands)
        order = [(dealer + step) % seats for step in range(seats)]
        deck = rest([card for at in order for card in split_cards(hands[at])], STANDARD)
        return NineCardBrag(seats, [deck] * 20, tokens, dealer)

    def test_four_pairs(self) -> None:
        game = self.dealt("8c8d8hKcKd5c5d2c2d", "8s4c4d4h4sKhKs5h5s", "AcAdAhAsQcQdQhQsJc")
        assert game.legal(1) == {"stay", "show pairs"}
        assert game.legal(2) == {"stay", "show quads"}
        game = self.dealt("8c8d8h8sKcKd5c5d2c", "QsQhQdJcJd9c9d3c3d", "AcAdAhAs4cTdThTs2d")
        assert game.legal(1) == {"stay", "show quads"}

    @pytest.mark.parametrize(("mine", "theirs", "winner"), [("4", "A", 1), ("A", "4", 2), ("3", "5", 2), ("5", "3", 1)])
    def test_best_quads(self, mine: str, theirs: str, winner: int) -> None:
        first, second = (
            "".join(r + suit for suit in "cdhs") + odd for r, odd in ((mine, "6c7c8d9cJc"), (theirs, "6d7d8hTcJd"))
        )
        game = self.dealt(first, second, "QcQdKcKd2c2d8c8sJs", tokens=1)
        game.play(1, "show quads")
        game.play(3, "show pairs")
        game.play(2, "show quads")
        assert game.over
        assert game.winners() == (winner,)

    def test_four_pairs_save_the_pot(self) -> None:
        game = self.dealt("2c2d3c3d4c4d5c5d6c", "7c8c9cTcJcQcKcAc6d", "7d8d9dTdJdQdKdAd6h")
        for seat, move in ((1, "show pairs"), (2, "stay"), (3, "stay")):
            game.play(seat, move)
        assert (game.pot, game.scores(), game.dealer) == (6, (8, 8, 8), 2)

    def arranged(self, piles: dict[int, str], tokens: int = 10, dealer: int = 1) -> NineCardBrag:
        hands = [piles[seat].replace(" ", "") for seat in sorted(piles)]
        game = self.dealt(*hands, tokens=tokens, dealer=dealer)
        for seat in piles:
            game.play(seat, "stay")
        for seat, text in piles.items():
            assert game.split_is_legal(seat, f"pile {text}")
            game.piles[seat] = [split_cards(one) for one in text.split()]
        return game

    def test_the_first_shown_wins_among_equals(self) -> None:
        game = self.arranged({1: "9c9d2h Tc4h2d 8c7h5d", 2: "AcKdQh 6c6dJh Jc7d2c", 3: "AdKhQs 6h6sJs Jd7s2s"})
        # p2 leads as the dealer's left, and then as the winner: equal middle and last piles are p2's too.
        assert game.round_winners() == [2, 2, 2]

    def test_the_winner_of_a_round_leads_the_next(self) -> None:
        game = self.arranged({1: "9c9d2h Tc4h2d 8c7h5d", 2: "TdTsAh 6c6dJh Jc7d2c", 3: "AdKhQs 6h6sJs Jd7s2s"})
        assert game.round_winners() == [3, 3, 3]
        game = self.arranged({1: "9c9d2h 8c8hKd 9h4h3d", 2: "TdTsAh 6c6dJh Jc7d2c", 3: "AdKhQs 6h6sJs Jd7s2s"})
        assert game.round_winners() == [3, 1, 2]  # from p1 on, p2 is shown before p3

    def test_three_winners_save_the_pot(self) -> None:
        game = self.arranged({1: "9c9d2h 8c8hKd 9h4h3d", 2: "TdTsAh 6c6dJh Jc7d2c", 3: "AdKhQs 6h6sJs Jd7s2s"})
        assert game.pot == 3
        game._show()
        assert (game.pot, game.deal, game.dealer, game.over) == (6, 1, 2, False)

    @pytest.mark.parametrize(("taker", "tokens", "winners"), [(1, (4, 1, 4), ()), (2, (0, 7, 5), (2,))])
    def test_no_tokens(self, taker: int, tokens: tuple[int, ...], winners: tuple[int, ...]) -> None:
        game = NineCardBrag(3, [STANDARD] * 9, tokens=1)
        game.tokens, game.pot = [1, 4, 7], 0
        game._deal()
        assert (game.scores(), game.pot) == ((0, 3, 6), 3)
        game._end_of_deal(None, set())
        assert (game.scores(), game.pot) == ((0, 2, 5), 5)
        game._end_of_deal(taker, set())
        # p1 gets to 5 2 5 and all have paid for the next deal; with 0 7 5 it is over
        assert (game.scores(), game.winners()) == (tokens, winners)
        assert game.over is bool(winners)

    def test_order_of_piles(self) -> None:
        game = self.dealt("9h8d7cQsQh2dJsJhAd", "3c3d3hTc9c8c4c5d7h", "AcKcKdKhKs6c6d6h5c")
        for seat in (1, 2, 3):
            game.play(seat, "stay")
        assert not game.split_is_legal(1, "pile QsQh2d JsJhAd 9h8d7c")
        assert game.split_is_legal(1, "pile 9h8d7c QsQh2d JsJhAd")


class TestPyramidPoker:
    @staticmethod
    def placed(*cells: str, deck: list[str] = WITH_JOKERS) -> PyramidPoker:
        game = PyramidPoker(2, [deck])
        for cell in cells:
            game.play(game.to_act()[0], f"place {cell}")
        return game

    @staticmethod
    def legal(game: PyramidPoker) -> set[str]:
        return {text.split()[1] for text in game.legal(game.to_act()[0])}

    def test_placing(self) -> None:
        assert self.legal(self.placed()) == {f"{slot}1" for slot in "abcdefgh"}
        assert self.legal(self.placed("c1", "d1")) == {"a1", "b1", "e1", "f1", "g1", "h1", "c2"}
        assert self.legal(self.placed(*(f"{slot}1" for slot in "abcdefgh"))) == {f"{slot}2" for slot in "abcdefg"}

    LEVELS = [f"{slot}{level}" for level in range(1, 6) for slot in "abcdefgh"[: 9 - level]]  # noqa: RUF012

    def test_the_full_pyramid(self) -> None:
        game = self.placed(*self.LEVELS)
        assert self.legal(game) == {"a5", "b5", "c5", "d5"}
        game.play(1, "take a5")
        game.play(1, "hand 1")
        assert self.legal(game) == {"b5", "c5", "d5", "a4"}

    def test_free_blocks(self) -> None:
        game = PyramidPoker(2, [WITH_JOKERS])
        game.placed = 30
        game.faces = {game._cell(name): "2c" for name in ("a1", "b1", "c1", "a2", "b2", "a3")}
        assert self.legal(game) == {"a3"}
        del game.faces[game._cell("a3")]
        assert self.legal(game) == {"a2", "b2"}
        del game.faces[game._cell("b2")]
        assert self.legal(game) == {"a2", "c1"}

    def test_a_joker(self) -> None:
        natural = [card for card in STANDARD if card not in ("7c", "Kd")]
        game = self.placed(*self.LEVELS, deck=[*natural[:29], "Xr", "Xb", "7c", "Kd", *natural[29:]])
        game.play(1, "take d5")
        assert game.legal(1) == {"keep 7c", "keep Kd"}
        assert len(game.supply) == 21
        game.play(1, "keep Kd")
        assert game.legal(1) == {"hand 1", "hand 2", "hand 3"}
        game.play(1, "hand 2")
        assert game.hands[0] == [[], ["Kd"], []]
        assert game.to_act() == (2,)

    @staticmethod
    def finished(mine: str, theirs: str, scoring: str = "advanced", totals: tuple[int, int] = (0, 0)) -> PyramidPoker:
        game = PyramidPoker(2, [WITH_JOKERS] * 2, scoring=scoring)
        game.totals = list(totals)
        game.hands = [[split_cards(hand) for hand in text.split()] for text in (mine, theirs)]
        game._end_of_deal()
        return game

    def test_basic_draw(self) -> None:
        game = self.finished("AsAh2c3d4h KsQh9c3c2d 2s2h5c7d9h", "KcKd6c7c8d KhQc9d3h2d 4s4c5h7h9s", "basic")
        assert (game.scores(), game.winners()) == ((1, 1), (1, 2))

    def test_advanced(self) -> None:
        game = self.finished("AsKhQdJcTs 2s2h5c7d9h Kc8d7s5h3d", "AcAhQs8c5d KdQc9h4c2d 4s4h8h9dTc")
        # won: the straight and the pair; lost: no pair against a pair
        assert game.scores() == (3, -1)
        game = self.finished("AsKsQsJsTs 9s9h9d9c2s 8s8h8d7c7h", "Kc8c7s5h3d QcJd9h4c2d 4h5c6d8hTc")
        assert game.scores() == (14, -3)
        assert (game.over, game.winners()) == (True, (1,))

    @pytest.mark.parametrize(("totals", "over"), [((9, 10), True), ((9, 9), False), ((6, 5), False)])
    def test_target(self, totals: tuple[int, int], over: bool) -> None:
        pairs = "2s2h5c7d9h 2s2h5c7d9h 2s2h5c7d9h"
        game = self.finished(pairs, pairs, totals=totals)
        assert game.over is over
        assert game.winners() == ((2,) if over else ())
        assert game.first == (1 if over else 2)

    def test_table(self) -> None:
        assert [ADVANCED[category] for category in range(9, -1, -1)] == [5, 4, 3, 2, 1, 1, 0, 0, 0, -1]


def duel(*rows: str, ranks: str = "A-10") -> PuzzleDuel:
    """A duel with these rows on the grid, `3h 7h ..`; p1 is on turn."""
    game = PuzzleDuel(2, [[]], ranks)
    game.grid = {
        (column, row): card
        for row, text in enumerate(rows, 1)
        for column, card in enumerate(text.split(), 1)
        if card != ".."
    }
    game.stock = ["2c"] * 10
    return game


def duel_column(text: str, ranks: str = "A-10") -> PuzzleDuel:
    return duel(*(f".. {card} .." for card in text.split()), ranks=ranks)


def duel_row(row: int, text: str, ranks: str = "A-10") -> PuzzleDuel:
    return duel(*[".. .. .."] * (row - 1), text, ranks=ranks)


class TestPuzzleDuel:
    def test_lines_and_windows(self) -> None:
        game = duel()
        assert (len(game.lines), len(game.windows)) == (14, 29)
        solo = PuzzleSolo(1, [STANDARD])
        assert (len(solo.lines), len(solo.windows)) == (8, 8)

    @pytest.mark.parametrize(
        ("game", "points", "leave"),
        [
            # example 1
            (duel_row(3, "3h 7h 9h"), 2, 3),
            (duel_row(2, "3h 4h 5h"), 2, 3),
            (duel_row(1, "9h Ac Td"), 0, 3),
            # example 2
            (duel_column("Th 9c 8d 7s .."), 3, 4),
            (duel_column("4h 5c 6d 5s 4s"), 3, 5),
            (duel_column("3h 7c 5d 4s 6h"), 2, 5),
            (duel_column("5h 6c 7d 4s .."), 2, 4),
            (duel_column("2h 9h 4h 7h Th"), 3, 5),
            (duel_column("3h 4h 5h 6h 7h"), 6, 5),
            (duel_column("5h 5c .. 5d 5s"), 0, 0),
            # example 3
            (duel_column(".. .. Th Ac 2d"), 2, 3),
            (duel_row(1, "9h Ac 2d", "A-9"), 1, 3),
            (duel_row(1, "Qh Kc Ad", "A-K"), 1, 3),
            (duel_column("Qh Kc Ad 2s 3c", "A-K"), 5, 5),
            # example 4
            (duel("7c .. ..", "7d 7s 7h", ".. .. Xr=7d"), 5, 5),
            (duel(".. 6h ..", ".. 6c ..", "2d 6d 9d", ".. 6s .."), 4, 6),
            # four neighbours, one of them named as a card that lies there: a flush of four and one straight
            (duel_column("5c 6c 7c Xr=7c .."), 3, 4),
        ],
    )
    def test_score(self, game: PuzzleDuel, points: int, leave: int) -> None:
        before = len(game.grid)
        game._score()
        assert game.points == [points, 0]
        assert before - len(game.grid) == leave

    def test_naming(self) -> None:
        game = duel_row(3, "3h Xr ..")
        game.hands[0] = ["5h", "Td", "Tc", "9s", "8s"]
        game.play(1, "play 5h c3")
        hearts = {f"name Xr={rank}h" for rank in game.wheel}
        straights = {"name Xr=4s", "name Xr=4d", "name Xr=4c"}
        assert len(hearts | straights) == 13
        assert game.legal(1) == hearts | straights | {"name none"}

    @pytest.mark.parametrize(
        ("name", "types"), [("Xr=4h", {"F", "S"}), ("Xr=9h", {"F"}), ("Xr=4s", {"S"}), ("none", None)]
    )
    def test_named(self, name: str, types: set[str] | None) -> None:
        game = duel_row(3, "3h Xr ..")
        game.hands[0] = ["5h", "Td", "Tc", "9s", "8s"]
        game.play(1, "play 5h c3")
        game.play(1, f"name {name}")
        if types is None:
            assert game.to_act() == (2,)
            assert game.points == [0, 0]
        else:
            assert game.to_act() == (1,)
            assert game.last == types

    def test_two_jokers_in_one_meld(self) -> None:
        game = duel_row(3, "Xr Xb ..")
        game.hands[0] = ["5h", "Td", "Tc", "9s", "8s"]
        game.play(1, "play 5h c3")
        # Neither makes a meld alone. A flush of hearts takes any two hearts, kinds any two fives, straights and their
        # like two that fit: so the first may be any card that leaves the second a way.
        assert "name none" in game.legal(1)
        assert {"name Xr=9h", "name Xb=9h", "name Xr=4s", "name Xr=7c", "name Xr=5s"} <= game.legal(1)
        assert not {"name Xr=9s", "name Xb=Ac"} & game.legal(1)
        game.play(1, "name Xb=7c")
        # 6 makes it out of order; nobody may stop half way.
        assert game.legal(1) == {"name Xr=6c", "name Xr=6d", "name Xr=6h", "name Xr=6s"}

    def test_second_joker_in_a_meld_of_its_own(self) -> None:
        game = duel("Xb .. ..", "3c Xr ..", "9d 8c ..")
        game.hands[0] = ["3d", "Td", "Tc", "9s", "8s"]
        game.play(1, "play 3d c2")
        assert "name none" in game.legal(1)
        assert not any(move.startswith("name Xb") for move in game.legal(1))  # not with c2 in one window

    @pytest.mark.parametrize(
        ("plays", "bonuses"),
        [(["FS", "F", "F"], 2), (["F", "F"], 1), (["FS", "FS", "F"], 3), (["", "F"], 0), (["O", "S"], 2)],
    )
    def test_bonuses(self, plays: list[str], bonuses: int) -> None:
        last: set[str] | None = None
        earned = 0
        for types in plays:
            left = bonus_left(set(types), last)
            if not left:
                break
            earned, last = earned + 1, left
        assert earned == bonuses

    @pytest.mark.parametrize(("cell", "rows"), [("a2", {3, 4}), ("a3", {3, 4, 5})])
    def test_cells(self, cell: str, rows: set[int]) -> None:
        deck = [card for card in STANDARD if card[0] not in "JQK"]
        game = PuzzleDuel(2, [deck])
        assert {int(move[-1]) for move in game.legal(1)} == {2, 3}
        assert len(game.legal(1)) == 6 * 6
        game.play(1, f"play {deck[0]} {cell}")
        assert {int(move[-1]) for move in game.legal(2)} == rows
        assert len(game.legal(2)) == 6 * (6 if cell == "a2" else 8)

    @pytest.mark.parametrize(("stock", "hand", "over"), [(1, 3, True), (0, 5, False), (2, 3, False)])
    def test_draw(self, stock: int, hand: int, over: bool) -> None:
        game = duel()
        game.stock = ["2c"] * stock
        game.hands[0] = ["3c"] * hand
        game._draw()
        assert game.over is over

    def test_full_grid_ends_the_game(self) -> None:
        game = duel(*["2c 5d 8h", "Ah 4c 7d", "2d 5h 8s", "Ad 4h 7c", "2h 5c .."])
        game.hands[0] = ["8d", "3c", "3d", "3h", "3s"]
        game.play(1, "play 8d c5")
        assert (game.over, game.scores()) == (True, (0, 0))

    @pytest.mark.parametrize(
        ("jokers", "rows", "winner"),
        [
            (["Xr", ""], ["2c 5d 8h", ".. .. ..", ".. .. ..", ".. .. .."], 1),
            (["Xr", "Xb"], ["2c 5d 8h", "2d .. ..", "9d 9c ..", "Ad .. ..", "Ac 5c .."], 2),
            (["Xr", "Xb"], ["2c .. ..", ".. .. ..", ".. .. ..", "Ad .. ..", "Ac 5c .."], 1),
            (["", ""], ["2c .. ..", ".. .. ..", ".. .. ..", "Ad .. .."], 2),
        ],
    )
    def test_equal_points(self, jokers: list[str], rows: list[str], winner: int) -> None:
        game = duel(*rows)
        game.points, game.jokers, game.over = [12, 12], jokers, True
        assert game.winners() == (winner,)

    def test_persistence(self) -> None:
        game = duel("2h .. ..", "5h .. ..")
        game.persistence = True
        game.hands[0] = ["9h", "3c", "3d", "3s", "2s"]
        game.play(1, "play 9h a3")
        game.play(1, "play 3c c1")
        assert game.legal(1) == {"keep a1", "keep a2", "keep none"}
        game.play(1, "keep a2")
        assert set(game.grid.values()) == {"5h", "3c"}
        assert game.points == [2, 0]


def solo(*rows: str, hand: str, drawn: str, easy: bool = False) -> PuzzleSolo:
    """A turn that begins with these rows and this hand; these two were drawn."""
    game = PuzzleSolo(1, [[card for card in STANDARD if card[0] not in "TJQK"]], easy=easy)
    game.grid = {
        (column, row): card
        for row, text in enumerate(rows, 1)
        for column, card in enumerate(text.split(), 1)
        if card != ".."
    }
    game.hand, game.drawn, game.stock = split_cards(hand), split_cards(drawn), ["2c"] * 10
    return game


EMPTY = ".. .. .."


class TestPuzzleSolo:
    @staticmethod
    def points(game: PuzzleSolo, *moves: str) -> int:
        for move in moves:
            game.play(1, move)
        assert game.phase == "place", "the turn is not over"
        return game.scores()[0]

    @pytest.mark.parametrize("easy", [False, True])
    def test_first_meld(self, easy: bool) -> None:
        # a flush line, the bonus card nothing
        game = solo("2h 5h ..", EMPTY, EMPTY, hand="AcAdAsAh9d", drawn="9h4c", easy=easy)
        assert self.points(game, "place 9h c1", "done", "play Ac b3") == 0
        # a kind line alone
        game = solo("2h 2c ..", EMPTY, EMPTY, hand="AcAdAsAh9d", drawn="2s4c", easy=easy)
        assert self.points(game, "place 2s c1", "done", "play Ac b3") == (1 if easy else 0)
        # S, then bonus K: and once more a bonus, that is nothing
        game = solo("4h 5c ..", "4d .. ..", EMPTY, hand="4sAdAsAh9d", drawn="6d4c", easy=easy)
        assert self.points(game, "place 6d c1", "done", "play 4s a3", "play Ad b3") == 2
        # F row and K column at once
        game = solo("2h 5h ..", ".. .. 9c", ".. .. 9d", hand="AcAdAsAh9s", drawn="9h4c", easy=easy)
        assert self.points(game, "place 9h c1", "done", "play Ac a3") == 2

    @pytest.mark.parametrize(("last", "points", "cards"), [("9c", 11, 1), ("6s", 15, 0)])
    def test_a_long_chain(self, last: str, points: int, cards: int) -> None:
        game = solo("4h 5c ..", "4d 5s ..", EMPTY, hand=f"4s6h5d{last}8d", drawn="6d8c")
        moves = ["place 6d c1", "done", "play 4s a3", "play 6h c2", "play 5d b3", f"play {last} c3"]
        assert self.points(game, *moves) == points
        assert len(game.grid) == cards

    def test_a_meld_that_a_shift_breaks_scores_nothing(self) -> None:
        game = solo("2h 5h ..", "7c 7d ..", EMPTY, hand="AcAdAsAh9s", drawn="9h4c")
        game.play(1, "place 9h c1")
        game.play(1, "shift c1 c2")
        assert game.phase == "place"
        assert game.scores() == (0,)

    def test_full_grid(self) -> None:
        game = solo("2h 5c 8h", "Ac 4h 7d", "2c 5d ..", hand="AdAsAh9d9s", drawn="8c4c")
        game.play(1, "place 8c c3")
        assert game.legal(1) == {"done"}
        game.play(1, "done")
        assert game.legal(1) == {f"remove {column}{row}" for column in "abc" for row in "123"}
        game.play(1, "remove b2")
        assert game.scores() == (-2,)
        assert {move.split()[2] for move in game.legal(1)} == {"b2"}

    def test_shifts(self) -> None:
        game = solo("2h .. ..", EMPTY, EMPTY, hand="AdAsAh9d9s", drawn="8c4c")
        game.play(1, "place 8c c3")
        shifts = {move for move in game.legal(1) if move.startswith("shift")}
        assert shifts == {"shift a1 a2", "shift a1 b1", "shift a1 b2", "shift c3 b2", "shift c3 b3", "shift c3 c2"}
        game.hard = True
        shifts = {move for move in game.legal(1) if move.startswith("shift")}
        assert shifts == {"shift a1 a2", "shift a1 b1", "shift c3 b3", "shift c3 c2"}

    def test_more_than_twenty_points_win(self) -> None:
        game = solo(EMPTY, EMPTY, EMPTY, hand="", drawn="")
        game.over, game.points = True, 20
        assert game.winners() == ()
        game.points = 21
        assert game.winners() == (1,)

    def test_cells_have_names(self) -> None:
        assert (cell_of("a1"), cell_of("b3")) == ((1, 1), (2, 3))
