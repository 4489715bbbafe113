"""Reasons are true of the position: each is checked against the rules, by playing the move or by trying every card."""

import random
from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import Any

import pytest

import cardloom
from cardloom.cards import RANKS, card_text, parse_card, parse_cards
from cardloom.coach.reasons import Reason, facts, told
from cardloom.decks import STANDARD
from cardloom.games import GAMES
from cardloom.games.split import SplitMoves
from cardloom.games.state import State
from cardloom.hands import five, three
from cardloom.hands.points import line_points
from cardloom.words import LANGUAGES
from tests.coach.positions import decisions

Arguments = Mapping[str, Any]


def line(view: Arguments, name: str) -> list[str]:
    """The cards of a row or column of the seat's grid."""
    grid, number = view["grids"][view["seat"] - 1], int(name[3:]) - 1
    cells = grid[number] if name.startswith("row") else [row[number] for row in grid]
    return [card for card in cells if card]


def could_become(view: Arguments, name: str, kinds: set[str]) -> bool:
    """Whether some cards that are not announced make one of these of the line."""
    cards = parse_cards("".join(line(view, name)))
    seen = {parse_card(card) for card in view["announced"]}
    left = [card for card in STANDARD if card not in seen]
    if "flush" in kinds:
        left = [card for card in left if card % 4 == cards[0] % 4]
    else:  # of a rank one card is as good as another
        left = list({card // 4: card for card in left}.values())
    return any(five.rank([*cards, *more]).category in kinds for more in combinations(left, 5 - len(cards)))


def squares_is_true(before: State, after: State, reason: Reason, move: str) -> object:
    seat = before.to_act[0]
    view = after.view(seat)
    told: Arguments = reason.arguments
    was, now = (line(state.view(seat), str(told.get("line", "row1"))) for state in (before, after))
    # The next card is announced by now: it is not known when the card is placed.
    view["announced"] = before.view(seat)["announced"]
    match reason.code:
        case "squares-makes":
            category, points = five.rank("".join(now)).category, line_points("".join(now))
            return (category, points) == (told["category"], told["points"])
        case "squares-closes":
            return len(now) == 5 and line_points("".join(now)) == 0
        case "squares-flush" | "squares-only-flush":
            return could_become(view, str(told["line"]), {"flush", "straight-flush", "royal-flush"})
        case "squares-straight" | "squares-only-straight":
            return could_become(view, str(told["line"]), {"straight", "straight-flush", "royal-flush"})
        case "squares-group":
            return groups(now) > groups(was)
        case "squares-fresh":
            return len(now) == 1
        case "squares-ends-flush":
            return len({card[1] for card in was}) == 1 < len({card[1] for card in now}) and len(was) == told["cards"]
        case "squares-ends-straight":
            return len(was) == told["cards"] and len({card[0] for card in was}) == len(was)
        case "squares-harmless":
            return True
    raise AssertionError(reason)


def groups(cards: list[str]) -> list[int]:
    return sorted(Counter(card[0] for card in cards).values(), reverse=True)


def grid_is_true(before: State, after: State, reason: Reason, move: str) -> object:
    seat = before.to_act[0]
    old, new = (state.view(seat)["owned"][seat - 1] for state in (before, after))
    gained = [card for card in new if card not in old][: len(new) - len(old)]
    told: Arguments = reason.arguments
    match reason.code:
        case "grid-hands":
            return [five.rank(hand).category for hand in move.split()[1:]] == [told[f"category{k}"] for k in (1, 2, 3)]
        case "grid-joker":
            return sum(card[0] == "X" for card in gained) == told["count"]
        case "grid-makes":
            return max(five.rank("".join(hand)) for hand in combinations(new, 5)).category == told["category"]
        case "grid-group":
            return sum(card[0] == told["ranks"] for card in new) == told["count"]
        case "grid-suit":
            return (
                sum(card[1] == told["suit"] and card[0] != "X" for card in new)
                == told["count"]
                >= (3 if len(new) <= 6 else 5)
            )
        case "grid-straight":
            was, now = (
                max(len({card[0] for card in cards} & set("A23456789TJQKA"[low : low + 5])) for low in range(10))
                for cards in (old, new)
            )
            return was < now == told["count"] >= (3 if len(new) <= 6 else 4)
        case "grid-highest":
            return max((card for card in gained if card[0] != "X"), key=lambda c: RANKS.index(c[0]))[0] == told["rank"]
        case "grid-denies":
            theirs = before.view(seat)["owned"][int(told["seat"]) - 1]
            count = sum(card[0] == told["rank"] for card in theirs)
            return count == told["count"] >= 2 and any(card[0] == told["rank"] for card in gained)
        case "grid-denies-suit":
            theirs = before.view(seat)["owned"][int(told["seat"]) - 1]
            count = sum(card[1] == told["suit"] and card[0] != "X" for card in theirs)
            taken = sum(card[1] == told["suit"] and card[0] != "X" for card in gained)
            return count == told["count"] >= 4 and taken == told["cards"]
        case "grid-cards":
            return len(gained) == told["cards"]
    raise AssertionError(reason)


def brag_is_true(before: State, after: State, reason: Reason, move: str) -> object:
    told: Arguments = reason.arguments
    if reason.code in ("brag-piles", "brag-stays"):
        piles = [str(told[f"pile{k}"]) for k in (1, 2, 3)]
        ranks = [three.rank(pile) for pile in piles]
        hand = sorted(before.view(before.to_act[0])["hand"])
        held = sorted("".join(piles)[at : at + 2] for at in range(0, 18, 2))
        return ranks == sorted(ranks, reverse=True) and held == hand
    return reason.code in ("brag-quads", "brag-best-quads", "brag-pairs", "brag-pairs-good", "brag-pairs-poor")


def pyramid_is_true(before: State, after: State, reason: Reason, move: str) -> object:
    seat = before.to_act[0]
    view, then = before.view(seat), after.view(seat)
    told: Arguments = reason.arguments
    hand = [] if "hand" not in told else then["hands"][seat - 1][int(told["hand"]) - 1]
    match reason.code:
        case "pyramid-makes" | "pyramid-wins" | "pyramid-loses" | "pyramid-ties":
            lane = (
                then["lanes"][int(told["hand"]) - 1]
                if not then["over"]
                else after.view(seat)["lanes"][int(told["hand"]) - 1]
            )
            winner = {"pyramid-wins": seat, "pyramid-loses": 3 - seat}.get(reason.code)
            return five.rank("".join(hand)).category == told["category"] and lane["winner"] == winner
        case "pyramid-frees" | "pyramid-frees-nothing" | "pyramid-frees-joker":
            # Those that may be taken next, but not before.
            legal = {text.split()[1] for text in before.legal(seat)}
            standing = {block["cell"] for block in then["pyramid"] if not block["taken"]}
            covered = {cell for cell in standing if any(other in standing for other in on_top(cell))}
            freed = standing - covered - legal
            if reason.code == "pyramid-frees":
                return freed == set(str(told["cells"]).split(", "))
            return bool(freed) == (reason.code == "pyramid-frees-joker")
        case "pyramid-unknown" | "pyramid-joker":
            face = next(block["card"] for block in view["pyramid"] if block["cell"] == move.split()[1])
            return (face == "??") == (reason.code == "pyramid-unknown") and (face[0] == "X") != (face == "??")
        case "pyramid-covers":
            owners = {block["cell"]: block["seat"] for block in view["pyramid"]}
            under = [owner for cell, owner in owners.items() if move.split()[1] in on_top(cell)]
            return len(under) == 2 and sum(owner != seat for owner in under) == told["theirs"]
        case "pyramid-ground":
            return move.endswith("1") and len(move.split()[1]) == 2
        case "pyramid-denies":
            theirs = view["hands"][2 - seat]
            return any(sum(card[0] == told["rank"] for card in own) == told["count"] >= 2 for own in theirs)
        case "pyramid-group" if move.startswith("hand"):
            return groups(hand) > groups(view["hands"][seat - 1][int(told["hand"]) - 1])
        case "pyramid-flush" if move.startswith("hand"):
            return {card[1] for card in hand} == {told["suit"]} and len(hand) == told["cards"]
        case "pyramid-straight" if move.startswith("hand"):
            return len({card[0] for card in hand}) == len(hand) == told["cards"]
        case "pyramid-adds":
            return len(hand) == told["cards"]
        case "pyramid-ends-flush":
            return len({card[1] for card in hand[:-1]}) == 1 < len({card[1] for card in hand})
    return move.split()[0] in ("take", "keep")  # what a card would do is what `hand` then does


def on_top(cell: str) -> set[str]:
    slot, level = cell[0], int(cell[1:]) + 1
    return {f"{slot}{level}", f"{chr(ord(slot) - 1)}{level}"}


def puzzle_is_true(before: State, after: State, reason: Reason, move: str) -> object:
    seat = before.to_act[0]
    told: Arguments = reason.arguments
    points = after.scores[seat - 1] - before.scores[seat - 1]
    match reason.code:
        case "puzzle-scores":
            return points == told["points"] > 0
        case "puzzle-costs":
            return -points == told["points"] > 0
        case "puzzle-bonus":
            return after.to_act == (seat,) and after.view(seat)["turns"] == before.view(seat)["turns"]
        case "puzzle-joker":
            return move.split()[1] in ("Xr", "Xb")
        case "puzzle-meld":
            return bool(told["types"])
        case "puzzle-keeps" | "puzzle-removes":
            return str(told["card"]) != "??"
        case "puzzle-takes":
            return set(after.view(seat)["hand"]) - set(before.view(seat)["hand"]) == {told["card"]}
        case "puzzle-ends":
            return move.split()[-1] in ("none", "done")
        case "puzzle-sets-up":
            return after.view(seat)["grid"][int(str(told["cell"])[1]) - 1]["abc".index(str(told["cell"])[0])] is None
        case "puzzle-places":
            return points == 0
        case "puzzle-goes-on":
            ((_, most, _),) = cardloom.player(before.game.key, "greedy").values(before.view(seat), [move])
            missed = 0 if before.seats == 2 else 1  # alone, turns can be too long for all their ways to be tried
            return seat in after.to_act and told["points"] > max(points, 0) and abs(told["points"] - most) <= missed
        case "puzzle-opens" | "puzzle-opens-nothing":
            # What the mover has drawn since, the other seat cannot hold.
            drawn = len({*after.view(seat)["hands"][seat - 1]} - {*before.view(seat)["hands"][seat - 1]})
            return 0 <= int(told.get("count", 0)) - most_melding(after) <= drawn
    raise AssertionError(reason)


def most_melding(state: State) -> int:
    """Of the cards that the seat to act may hold, how many make a meld in one cell: by playing each of them."""
    seat = state.to_act[0]
    melding: dict[str, set[str]] = {}
    rng = random.Random(1)
    for _ in range(40):
        dealt = state.resample(3 - seat, rng)  # the other hand
        for move in dealt.legal(seat):
            _, card, cell = move.split()
            if card[0] != "X" and (seat in dealt.play(seat, move).to_act or dealt.play(seat, move).over):
                melding.setdefault(cell, set()).add(card)
    return max(map(len, melding.values()), default=0)


CHECKS = {
    "poker-squares": squares_is_true,
    "grid-poker": grid_is_true,
    "nine-card-brag": brag_is_true,
    "pyramid-poker": pyramid_is_true,
    "puzzle-poker": puzzle_is_true,
    "puzzle-solo": puzzle_is_true,
}


@pytest.mark.parametrize("key", GAMES)
def test_every_reason_is_true(key: str) -> None:
    rng = random.Random(4)
    codes = set()
    for seed in range(2):
        for state, seat, legal in decisions(key, seed, step=2):
            view = state.view(seat)
            some = [legal[rng.randrange(len(legal))] for _ in range(3)] if isinstance(legal, SplitMoves) else legal
            for move in rng.sample(some, min(len(some), 3)):
                found = facts(view, move)
                assert found
                after = state.play(seat, move)
                for reason in found:
                    codes.add(reason.code)
                    assert CHECKS[key](state, after, reason, move), (view, move, reason)
    assert len(codes) > (1 if key == "nine-card-brag" else 4)


@pytest.mark.parametrize(
    ("own", "stay", "show"),
    [
        ("AsKdQhAdKsQsJhJc2d", ["brag-stays", "brag-pairs-good"], ["brag-pairs"]),  # two runs
        ("9s9h9dKdKc5s5h2d2c", ["brag-stays", "brag-pairs-good"], ["brag-pairs"]),  # a prial
        ("TsThKdKc5s5h2d2c7h", ["brag-stays"], ["brag-pairs", "brag-pairs-poor"]),
        ("AsKdQhAdKsQs9h7c2d", ["brag-stays"], None),  # no four pairs
    ],
)
def test_four_pairs_are_played_with_a_prial_or_two_runs(own: str, stay: list[str], show: list[str] | None) -> None:
    deck = own + "".join(card_text(card) for card in STANDARD if card not in parse_cards(own))
    view = cardloom.new("nine-card-brag", seats=3, deck=deck, dealer=3).view(1)
    assert [reason.code for reason in facts(view, "stay")] == stay
    if show:
        assert [reason.code for reason in facts(view, "show pairs")] == show


@pytest.mark.parametrize("key", GAMES)
def test_every_reason_has_words(key: str) -> None:
    for state, seat, legal in decisions(key, 1, step=3):
        found = facts(state.view(seat), legal[0])
        for language in LANGUAGES:
            for reason in told(found, language):
                assert reason.text and "{" not in reason.text


@pytest.mark.parametrize("key", GAMES)
def test_reasons_know_what_the_seat_knows(key: str) -> None:
    """Of two states that the seat cannot tell apart the same is said."""
    rng = random.Random(5)
    for state, seat, legal in decisions(key, 1, step=7):
        other = state.resample(seat, rng)
        move = legal[0]
        if move in other.legal(seat):
            assert facts(state.view(seat), move) == facts(other.view(seat), move)


def test_the_only_cell_for_a_straight() -> None:
    """Row 1 has 4 5 6; no other line has cards that a 7 goes with."""
    state = made_squares({"a1": "4c", "b1": "5d", "c1": "6h", "a2": "Ks", "b2": "Kd", "c2": "Kh"}, "7s")
    codes = [reason.code for reason in facts(state.view(1), "place 7s d1")]
    assert codes[0] == "squares-only-straight"
    assert "squares-only-straight" not in [reason.code for reason in facts(state.view(1), "place 7s d2")]


def made_squares(cells: Mapping[str, str], card: str) -> State:
    """A lone grid with these cards, and the card to be placed next."""
    deck = "".join([*cells.values(), card])
    rest = [
        text
        for text in (f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "cdhs")
        if text not in [*cells.values(), card]
    ]
    state = cardloom.new("poker-squares", seats=1, deck=deck + "".join(rest))
    for cell, text in cells.items():
        state = state.play(1, f"place {text} {cell}")
    return state
