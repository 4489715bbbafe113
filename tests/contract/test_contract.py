"""What every game promises, whatever its options and seats."""

from __future__ import annotations

import copy
import json
import pickle
import random
import re

import pytest

import cardloom
from cardloom.cards import TEXTS
from cardloom.games.split import SplitMoves
from cardloom.games.state import State
from tests.contract.cases import CASES, Case, last, walk

NONSENSE = ("", " ", "pass", "place", "take z9", "build", "pile As", "hand 0", "name Xr=Xb", "\x00", "1", "\ud800")
every_case = pytest.mark.parametrize("case", CASES, ids=str)
CARD = re.compile(r"\b(?:[2-9TJQKA][cdhs]|X[rb])\b")


def seats_of(state: State) -> range:
    return range(1, state.seats + 1)


def watchers_of(state: State) -> list[int | None]:
    """The bystander and the seats; of many seats the first two and the last."""
    return [None, *sorted({1, 2, state.seats} & set(seats_of(state)))]


def snapshot(state: State) -> str:
    """All that a state says, as text."""
    told = [state.view(seat) for seat in watchers_of(state)]
    return json.dumps([told, state.to_act, state.over, state.scores, state.winners])


@every_case
def test_whoever_may_act_has_a_move_and_nobody_else_has(case: Case) -> None:
    for state, _, _ in walk(case.new(seed=1), random.Random(1), most=None):
        assert state.to_act
        assert set(state.to_act) <= set(seats_of(state))
        assert not state.winners
        for seat in seats_of(state):
            assert bool(len(state.legal(seat))) == (seat in state.to_act)


@every_case
def test_an_ended_game_has_nothing_to_do(case: Case) -> None:
    state = last(case.new(seed=2), random.Random(2), most=None)
    assert state.over
    assert state.to_act == ()
    assert all(state.legal(seat) == () for seat in seats_of(state))
    assert len(state.scores) == case.seats
    if case.seats > 1:
        assert state.winners
    for seat in seats_of(state):
        with pytest.raises(cardloom.IllegalMove) as refusal:
            state.play(seat, "place 7h a1")
        assert refusal.value.code == "game-over"


@every_case
def test_legal_moves_are_accepted_and_others_refused_without_change(case: Case) -> None:
    chance = random.Random(3)
    heard: set[str] = set()
    for step, (state, seat, move) in enumerate(walk(case.new(seed=3), chance)):
        if step % 5:
            heard.add(move)
            continue
        before = snapshot(state)
        legal = state.legal(seat)
        few = legal if len(legal) <= 20 else chance.sample(range(len(legal)), 20)
        for each in few:
            text = each if isinstance(each, str) else legal[each]
            assert text in legal
            state.play(seat, text)
        for other in (*heard, *NONSENSE):
            for anyone in seats_of(state):
                if other not in state.legal(anyone):
                    with pytest.raises(cardloom.IllegalMove) as refusal:
                        state.play(anyone, other)
                    assert refusal.value.detail
        assert snapshot(state) == before
        heard.add(move)


@every_case
def test_seats_that_are_not_there_are_refused(case: Case) -> None:
    state = case.new(seed=4)
    for seat in (0, case.seats + 1, -1, "1", 1.0, True):
        with pytest.raises(cardloom.IllegalMove, match="seat"):
            state.legal(seat)  # type: ignore[arg-type]


@every_case
def test_listed_moves_differ_and_numbered_ones_are_a_sequence(case: Case) -> None:
    chance = random.Random(5)
    for state, seat, _ in walk(case.new(seed=5), chance):
        legal = state.legal(seat)
        if not isinstance(legal, SplitMoves):
            assert isinstance(legal, tuple)
            assert len(set(legal)) == len(legal)
            continue
        numbers = [0, len(legal) - 1, *(chance.randrange(len(legal)) for _ in range(5))]
        texts = [legal[number] for number in numbers]
        assert all(text in legal for text in texts)
        assert (next(iter(legal)), legal[-1]) == (texts[0], texts[1])
        assert len(set(texts)) == len(set(numbers))
        assert [legal.index(text) for text in texts[:1]] == numbers[:1]
        assert "build" not in legal
        assert not legal.__contains__(7)


@every_case
def test_the_same_deck_and_moves_give_the_same_game(case: Case) -> None:
    states = [case.new(seed=6)]
    played = []
    for state, seat, move in walk(states[0], random.Random(6)):
        played.append((seat, move))
        states.append(state.play(seat, move))
    again = case.dealt(list(states[-1].dealt_decks()))
    for (seat, move), state in zip(played, states, strict=False):
        assert snapshot(again) == snapshot(state)
        again = again.play(seat, move)
    assert snapshot(again) == snapshot(states[-1])


@every_case
def test_states_are_values(case: Case) -> None:
    for step, (state, seat, move) in enumerate(walk(case.new(seed=7), random.Random(7))):
        if step % 7 == 0:
            before = snapshot(state)
            twins = [copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
            after = state.play(seat, move)
            for twin in twins:
                assert (twin, hash(twin), snapshot(twin)) == (state, hash(state), before)
                assert twin.play(seat, move) == after != state
            assert snapshot(state) == before


@every_case
def test_views_are_plain_data_without_cards_twice(case: Case) -> None:
    for step, (state, _, _) in enumerate(walk(case.new(seed=8), random.Random(8))):
        if step % 3 == 0:
            for seat in watchers_of(state):
                view = state.view(seat)
                assert json.loads(json.dumps(view)) == view
                assert (view["seat"], view["game"], view["over"]) == (seat, case.key, False)
                for text in strings(view):
                    assert text in TEXTS or text == "??" or not re.search(r"[A-Z]", text)


@every_case
def test_what_a_seat_may_not_know_does_not_show(case: Case) -> None:
    """Any cards that a seat has not seen may change places in the decks: its view and its moves stay the same."""
    chance = random.Random(9)
    played: list[tuple[int, str]] = []
    told: set[tuple[int | None, int, str]] = set()
    compared = 0
    for step, (state, seat, move) in enumerate(walk(case.new(seed=9), chance)):
        for watcher in watchers_of(state):
            told.update((watcher, state.deals, card) for card in CARD.findall(json.dumps(state.view(watcher))))
        if step % 4 == 0:
            for watcher in watchers_of(state):
                seen = {card for who, deal, card in told if who == watcher and deal == state.deals}
                other = with_hidden_cards_exchanged(case, state, played, seen, chance)
                if other is not None:
                    compared += 1
                    assert json.dumps(other.view(watcher)) == json.dumps(state.view(watcher))
                    if watcher is not None:
                        assert list(few_of(other, watcher)) == list(few_of(state, watcher))
        played.append((seat, move))
    assert compared


def with_hidden_cards_exchanged(
    case: Case, state: State, played: list[tuple[int, str]], seen: set[str], chance: random.Random
) -> State | None:
    """The same game with the unseen cards of the last deal exchanged, in deck and moves; None if it could not go so."""
    *earlier, deck = state.dealt_decks()
    cards = CARD.findall(" ".join(re.findall("..", deck)))
    hidden = [card for card in cards if card not in seen]
    exchanged = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))

    def swap(text: str) -> str:
        return re.sub(r"[2-9TJQKA][cdhs]|X[rb]", lambda card: exchanged.get(card[0], card[0]), text)

    other = case.dealt([*earlier, "".join(exchanged.get(card, card) for card in cards)])
    for seat, move in played:
        try:
            other = other.play(seat, swap(move) if other.deals == state.deals else move)
        except cardloom.IllegalMove:
            return None
    return other


def few_of(state: State, seat: int) -> list[str]:
    legal = state.legal(seat)
    return [str(len(legal)), *(legal[number] for number in range(0, len(legal), max(1, len(legal) // 50)))]


@every_case
def test_resampled_states_look_the_same_and_can_be_played_on(case: Case) -> None:
    chance = random.Random(10)
    for step, (state, _, _) in enumerate(walk(case.new(seed=10), chance)):
        if step % 4 == 0:
            for seat in watchers_of(state):
                world = state.resample(seat, chance)
                assert world.view(seat) == state.view(seat)
                if seat is not None:
                    assert few_of(world, seat) == few_of(state, seat)
        if step % 30 == 0:
            assert last(world, chance) != world


@every_case
def test_cards_are_conserved(case: Case) -> None:
    """At the end nobody has been shown a card that was not dealt, or one card in two places of one deck."""
    for state, seat, move in walk(case.new(seed=11), random.Random(11)):
        deck = state.dealt_decks()[-1]
        cards = re.findall("..", deck)
        assert len(set(cards)) == len(cards)
        for card in re.findall(r"[2-9TJQKA][cdhs]", move.partition("=")[0]):
            assert card in cards
        state.play(seat, move)


def strings(data: object) -> list[str]:
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [text for key, value in data.items() if key != "options" for text in (str(key), *strings(value))]
    if isinstance(data, list):
        return [text for item in data for text in strings(item)]
    return []
