"""What a seat of Nine Card Brag sees, and the worlds that it may be in."""

from __future__ import annotations

import json
import random
import re
from collections import Counter

import pytest

import cardloom
from cardloom.cards import cards_text, parse_cards
from cardloom.games.state import State

SETS = "8c8d8hKcKd5c5d2c2d"  # four pairs, no quads


def with_hands(*hands: str) -> State:
    """Hands of p1, p2, ...: p3 deals."""
    front = parse_cards("".join(hands))
    rest = [card for card in range(52) if card not in front]
    return cardloom.new("nine-card-brag", deck=cards_text(front) + cards_text(rest), dealer=3, seed=1)


def cards_in(view: dict[str, object]) -> set[str]:
    return set(re.findall(r"[2-9TJQKA][cdhs]", json.dumps(view)))


def test_a_choice_is_hidden_until_all_have_chosen() -> None:
    state = with_hands(SETS)
    after, other = state.play(1, "show pairs"), state.play(1, "stay")
    assert after.view(2) == other.view(2)
    assert after.view(None) == other.view(None)
    assert (after.view(1)["declared"], other.view(1)["declared"]) == ("show pairs", "stay")


def test_piles_are_hidden_until_all_are_covered() -> None:
    state = with_hands(SETS)
    for seat in (1, 2, 3):
        state = state.play(seat, "stay")
    legal = state.legal(1)
    after, other = state.play(1, legal[0]), state.play(1, legal[1])
    assert after.view(2) == other.view(2)
    assert after.view(None) == other.view(None)
    assert "pile " + " ".join("".join(pile["cards"]) for pile in after.view(1)["piles"]) == legal[0]


def test_a_bystander_sees_no_hand() -> None:
    assert cards_in(with_hands(SETS).view(None)) == set()
    assert cards_in(with_hands(SETS).view(1)) == set(with_hands(SETS).view(1)["hand"])


def test_a_shown_deal_is_public() -> None:
    state = with_hands("AcAdAhKsKhKd5c5d5h")
    for seat in (1, 2, 3):
        state = state.play(seat, "stay")
    for seat in (1, 2, 3):
        state = state.play(seat, state.legal(seat)[0])
    last = state.view(None)["last"]
    shown = {card for pile in last["piles"][0] for card in pile["cards"]}
    assert shown == {"Ac", "Ad", "Ah", "Ks", "Kh", "Kd", "5c", "5d", "5h"}
    assert len(cards_in(state.view(None))) == 27
    assert last["declared"] == ["stay", "stay", "stay"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_worlds_look_the_same_and_can_be_played(seats: int) -> None:
    chance = random.Random(seats)
    state = cardloom.new("nine-card-brag", seats=seats, seed=seats, tokens=2)
    while not state.over:
        for seat in (None, *range(1, seats + 1)):
            world = state.resample(seat, chance)
            assert world.view(seat) == state.view(seat)
            if seat:
                assert list(world.legal(seat)) == list(state.legal(seat))
        seat = chance.choice(state.to_act)
        state = state.play(seat, chance.choice(state.legal(seat)))
    for seat in (None, *range(1, seats + 1)):
        world = state.resample(seat, chance)
        assert world.view(seat) == state.view(seat)
        assert (world.scores, world.winners) == (state.scores, state.winners)


def test_worlds_can_be_played_to_the_end() -> None:
    chance = random.Random(3)
    state = cardloom.new("nine-card-brag", seats=4, seed=1, tokens=1).play(2, "stay").resample(1, chance)
    while not state.over:
        seat = chance.choice(state.to_act)
        state = state.play(seat, chance.choice(state.legal(seat)))
    assert sum(state.scores) == 4


def test_unseen_cards_lie_anywhere() -> None:
    """Each of the 43 cards that p1 does not hold is as likely as any other in each of the other hands."""
    chance = random.Random(8)
    state = with_hands(SETS)
    drawn = 3000
    worlds = [state.resample(1, chance) for _ in range(drawn)]
    for seat in (2, 3):
        held = Counter(card for world in worlds for card in world.view(seat)["hand"])
        assert len(held) == 43
        expected = drawn * 9 / 43
        chi_square = sum((count - expected) ** 2 / expected for count in held.values()) / (1 - 9 / 43)
        assert chi_square < 42 + 5 * (2 * 42) ** 0.5


def test_hidden_choices_are_any_legal_ones() -> None:
    """Of the worlds in which p2 could show pairs it has done so in half."""
    chance = random.Random(9)
    state = with_hands("2c2d2h2s3c3d3h3s4c").play(2, "stay")
    declared: Counter[str] = Counter()
    for _ in range(3000):
        world = state.resample(1, chance)
        ranks = Counter(card[0] for card in world.view(2)["hand"])
        if sum(count >= 2 for count in ranks.values()) == 4 and max(ranks.values()) < 4:
            declared[world.view(2)["declared"]] += 1
    total = sum(declared.values())
    assert set(declared) == {"stay", "show pairs"}
    assert abs(declared["stay"] - total / 2) < 3 * (total / 4) ** 0.5
