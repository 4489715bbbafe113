"""`rank`, `split`, `score`, `deal`: what they say of cards."""

import json
from pathlib import Path

import pytest

import cardloom as library
from tests.cli.running import cardloom

WIKIPEDIA = "AhAdJsJcJh 9h7d9s9c7h 8h8d8s8c4d QhTdTsTc4c 6h5d6s5c2d"


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("2d6s6c3d10c", "a pair of sixes"),
        ("2d6s6c3dTc", "a pair of sixes"),
        ("10s Jd Qc 9h Ks", "a straight, king high"),
        ("A♠ K♠, Q♠ J♠ T♠", "a royal flush"),
        ("As2h3d4c5s", "a straight, five high"),
        ("KcKdKh7s7c", "a full house, kings over sevens"),
        ("KcKd7h7sXr", "two pair, kings and sevens"),
        ("AsKsQsJsXr", "a royal flush (Xr is T♠)"),
        ("2c3d4hXrXb", "a straight, six high (Xr is 6, Xb is 5)"),
        ("Ah9h4hXrXb", "a flush, ace high (Xr is K♥, Xb is Q♥)"),
        ("9h8h7h6hXr", "a straight flush, ten high (Xr is T♥)"),
        ("5c5d5h5sXr", "four fives"),
        ("AcKd9h4sXr", "ace high"),
    ],
)
def test_a_hand_has_a_name(cards: str, name: str) -> None:
    assert cardloom("rank", cards).out.rstrip().endswith(f"  {name}")


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("3s3d3c", "a prial of threes"),
        ("As2s3s", "a running flush, A-2-3"),
        ("KhQdJc", "a run, K-Q-J"),
        ("Ks9s4s", "a flush, king high"),
        ("QsQd2c", "a pair of queens"),
        ("Ks9d4s", "king high"),
    ],
)
def test_a_pile_has_a_name(cards: str, name: str) -> None:
    assert cardloom("rank", "--brag", cards).out.rstrip().endswith(f"  {name}")


def test_hands_come_in_order_and_ties_share_a_place() -> None:
    told = cardloom("rank", "AhKh9h4h2c", "AsKs9s4s2d", "2c2d3h4s5s").out.splitlines()
    assert [line.split()[0] for line in told] == ["1.", "2.", "2."]
    data = json.loads(cardloom("rank", "AhKh9h4h2c", "AsKs9s4s2d", "2c2d3h4s5s", "--json").out)
    assert [hand["place"] for hand in data["hands"]] == [2, 2, 1]
    assert data["hands"][2] == {
        "cards": "2c2d3h4s5s",
        "place": 1,
        "category": "pair",
        "ranks": "2543",
        "jokers": [],
    }


def test_cards_that_come_one_by_one_are_one_hand() -> None:
    assert cardloom("rank", "As", "Ks", "Qs", "Js", "10s").out == cardloom("rank", "AsKsQsJsTs").out


def test_split_suggests_one_way_or_lists_all() -> None:
    cards = "KsKhKdQsJsQhJh2c4d"
    best = json.loads(cardloom("split", "--brag", cards, "--json").out)["splits"]
    every = json.loads(cardloom("split", "--brag", "--all", cards, "--json").out)["splits"]
    assert len(best) == 1
    assert best[0] in every
    assert all(sorted("".join(way["hands"])) == sorted(cards) for way in every)
    assert "Left over: 3♣" in cardloom("split", "AsKsQsJsXr9h9d9c2s2d7c7d5h4s3c8s").out


def test_a_finished_grid_is_scored(tmp_path: Path) -> None:
    american = json.loads(cardloom("score", *WIKIPEDIA.split(), "--json").out)
    english = json.loads(cardloom("score", WIKIPEDIA, "--points", "english", "--json").out)
    assert (american["scores"], english["scores"]) == ([197], [66])
    assert american["lines"] == [{"rows": [25, 25, 50, 10, 5], "columns": [20, 20, 20, 20, 2]}]
    file = tmp_path / "grid.txt"
    file.write_text(WIKIPEDIA.replace(" ", "\n"))
    assert cardloom("score", str(file)).out == cardloom("score", *WIKIPEDIA.split()).out
    assert cardloom("score", "-", typed=WIKIPEDIA).out == cardloom("score", WIKIPEDIA).out
    assert "3: four of a kind 50" in cardloom("score", WIKIPEDIA).out


def test_a_showdown_is_scored_by_the_rules_of_grid_poker() -> None:
    # A flush, a straight to the nine, a pair of kings; a full house, a straight to the nine, a pair of queens.
    first, second = "AhTh8h4h2h 9d8c7d6s5d KcKd4s3d2c", "JcJdJsTcTd 9s8d7c6c5c QcQd3c5s4c"
    told = cardloom("score", first, second)
    assert told.status == 0
    assert "Points are equal: the third hands decide." in told.out
    assert "Winner: Seat 1. (Seat 1 2, Seat 2 2)" in told.out


def test_piles_are_scored_by_the_rules_of_brag() -> None:
    # The seat on the dealer's left shows first, so of equal runs its own wins.
    seats = ("AsKdQh AhAd4c 9s7s2d", "AcKhQd 9h9d4s 8c6d5c", "KsJhJd QsTsTd 8h6h5s")
    data = json.loads(cardloom("score", *seats, "--dealer", "1", "--json").out)
    assert data["last"]["won"] == [2, 1, 1]
    assert data["last"]["taker"] == 1
    assert json.loads(cardloom("score", *seats, "--dealer", "3", "--json").out)["last"]["won"][0] == 1


def test_piles_that_rise_are_refused_and_named() -> None:
    told = cardloom("score", "9s7s2d AhAd4c AsKdQh", "AcKhQd 9h9d4s 8c6d5c", "KsJhJd QsTsTd 8h6h5s")
    assert told.status == 2
    assert "beats pile" in told.err


def test_deal_shows_the_deck_that_a_game_of_this_seed_gets() -> None:
    data = json.loads(cardloom("deal", "grid-poker", "--seed", "7", "--json").out)
    assert (data["deck"],) == library.new("grid-poker", seed=7).dealt_decks()
    second = json.loads(cardloom("deal", "nine-card-brag", "--seed", "7", "--deal", "2", "--json").out)
    assert second["deck"] != json.loads(cardloom("deal", "nine-card-brag", "--seed", "7", "--json").out)["deck"]
    wheel = json.loads(cardloom("deal", "puzzle-solo", "--seed", "7", "--option", "ranks=A-K", "--json").out)
    assert len(wheel["deck"]) == 2 * 52
