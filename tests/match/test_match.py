"""A match: its log played through the rules, undo, the end, and what is left of it."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

import cardloom
from cardloom import BadRecord, CardloomError, IllegalMove
from cardloom.games import GAMES
from cardloom.match import Abandoned, Created, Event, Match, Moved, Resigned, Seated, TimedOut, Undone
from cardloom.record import read, text
from cardloom.shuffle import verify

SECRET = "5f" * 32


def begun(key: str, seats: int = 0, seed: int | None = 1, **options: Any) -> Match:
    """A match with everybody seated."""
    seats = seats or GAMES[key].usual_seats
    sitting = [Seated(chair, chair, f"n{chair}") for chair in range(1, seats + 1)]
    return Match.of([Created(0, key, seats, options, seed=seed), *sitting])


def shuffled(key: str) -> Match:
    """A match with a secret and drawn seats."""
    seats = GAMES[key].usual_seats
    created = Created(0, key, seats, match="m", secret=SECRET, draw_seats=True)
    return Match.of([created, *(Seated(1, chair, f"n{chair}", f"e{chair}") for chair in range(1, seats + 1))])


def refused(match: Match, event: Event) -> IllegalMove:
    with pytest.raises(IllegalMove) as refusal:
        match.after(event)
    assert refusal.value.detail
    return refusal.value


def stay(match: Match, *seats: int) -> Match:
    for seat in seats:
        match = match.play(seat, "stay", 1)
    return match


def state(match: Match) -> Any:
    assert match.state is not None
    return match.state


@pytest.mark.parametrize("key", GAMES)
def test_a_whole_match(key: str) -> None:
    """Random moves and undos: what is taken back is left in the log alone; log and record lead to the same end."""
    chance = random.Random(7)
    match = shuffled(key)
    for _ in range(150):
        if match.over:
            break
        seat = chance.choice(state(match).to_act)
        after = match.play(seat, chance.choice(state(match).legal(seat)), 2)
        assert match.log == after.log[:-1]
        match = after
        if not match.may_undo(seat):
            assert refused(match, Undone(3, seat)).code == ("game-over" if match.over else "undo-revealed")
            continue
        taken_back = match.undo(seat, 3)
        assert len(taken_back.played) == len(match.played) - 1
        assert taken_back.log == (*match.log, Undone(3, seat))
        if chance.random() < 0.3:
            match = taken_back
    again = Match.from_data(json.loads(json.dumps(match.data())))
    assert again == match
    record = match.record()
    assert read(text(record)) == record
    assert record.replay().view(None) == state(match).view(None)
    assert [move.split(" ", 1)[1] for move in record.moves] == [played.move for played in match.played]
    if match.over:
        assert verify(record) == ()
        assert record.result is not None
        assert (record.result.scores, record.result.winners) == (state(match).scores, match.winners)


@pytest.mark.parametrize("key", GAMES)
def test_an_undo_never_crosses_a_card_that_came_to_light(key: str) -> None:
    """Whatever could be taken back, nobody had seen a card that was not there to be seen before."""
    chance = random.Random(11)
    match = begun(key)
    for _ in range(60):
        seat = chance.choice(state(match).to_act)
        before = state(match)
        match = match.play(seat, chance.choice(before.legal(seat)), 1)
        if match.over:
            break
        viewers = (None, *range(1, before.seats + 1))
        new = any(shown(state(match).view(viewer)) - shown(before.view(viewer)) for viewer in viewers)
        if new:
            assert refused(match, Undone(2, seat)).code == "undo-revealed"


def shown(value: Any) -> set[str]:
    """Every card in plain data; named jokers apart, for only their name is new."""
    if isinstance(value, dict):
        return set().union(*map(shown, value.values())) if value else set()
    if isinstance(value, list):
        return set().union(*map(shown, value)) if value else set()
    return {value} if isinstance(value, str) and len(value) == 2 and value[0] in "23456789TJQKAX" else set()


def test_nothing_is_dealt_before_everybody_sits() -> None:
    match = Match.of([Created(0, "nine-card-brag", 3, seed=1), Seated(0, 2, "b")])
    assert match.state is None
    assert match.names == ("", "b", "")
    assert refused(match, Moved(1, 1, "stay")).arguments == {"chairs": 2}
    assert refused(match, Resigned(1, 1)).code == "match-waiting"
    assert refused(match, Undone(1, 1)).code == "undo-nothing"
    assert refused(match, Seated(1, 4, "d")).code == "no-such-seat"
    match = match.after(Seated(2, 1, "a")).after(Seated(2, 3, "c"))
    assert state(match).to_act == (1, 2, 3)
    assert match.names == ("a", "b", "c")
    assert match.after(Seated(3, 1, "greedy@1")).names == ("greedy@1", "b", "c")


def test_what_cannot_be_dealt_is_refused_at_once() -> None:
    for created in (
        Created(0, "whist", 3, seed=1),
        Created(0, "nine-card-brag", 2, seed=1),
        Created(0, "nine-card-brag", 3, {"tokens": 0}, seed=1),
        Created(0, "nine-card-brag", 3),
        Created(0, "nine-card-brag", 3, decks=("AsAs",)),
        Created(0, "nine-card-brag", 3, {"tokens": 0}, match="m", secret=SECRET),
    ):
        with pytest.raises(CardloomError):
            Match.of([created])
    with pytest.raises(IllegalMove) as refusal:
        Match.of([Moved(0, 1, "stay")])
    assert refusal.value.code == "match-not-created"
    assert refused(begun("nine-card-brag"), Created(0, "nine-card-brag", 3, seed=1)).code == "match-created"


def test_a_refused_move_changes_nothing() -> None:
    match = begun("nine-card-brag")
    assert refused(match, Moved(1, 1, "fold")).code == "unreadable-move"
    assert len(match.log) == 4


def test_what_was_chosen_at_once_can_be_taken_back_until_all_have_chosen() -> None:
    match = stay(begun("nine-card-brag"), 1, 2)
    back = match.undo(1, 2)
    assert state(back).to_act == (1, 3)
    assert [played.seat for played in back.played] == [2]
    assert state(stay(back, 1)) == state(match)
    done = stay(back, 1, 3)
    assert refused(done, Undone(3, 3)).arguments == {"seat": 3, "move": "stay"}
    assert refused(done, Undone(3, 1)).code == "undo-revealed"


def test_the_last_declaration_is_no_secret_even_if_it_came_after_an_undo() -> None:
    match = stay(stay(begun("nine-card-brag"), 1, 2).undo(1, 2).undo(2, 2), 3, 2, 1)
    assert refused(match, Undone(3, 1)).code == "undo-revealed"


def test_poker_squares_until_the_next_card_is_announced() -> None:
    match = begun("poker-squares", seats=2)
    move = state(match).legal(1)[0]
    match = match.play(1, move, 1)
    assert state(match.undo(1, 2)).to_act == (1, 2)
    match = match.play(2, move, 3)
    for seat in (1, 2):
        assert refused(match, Undone(4, seat)).code == "undo-revealed"
    alone = begun("poker-squares", seats=1)
    assert refused(alone.play(1, state(alone).legal(1)[0], 1), Undone(2, 1)).code == "undo-revealed"


def test_an_undo_does_not_mind_how_others_wrote_their_moves() -> None:
    match = begun("poker-squares", seats=3)
    move = state(match).legal(1)[0]
    match = match.play(1, move, 1).play(2, move.upper().replace("PLACE", " place ").replace("A1", " a1"), 2)
    assert match.played[1].move not in state(match.undo(2, 3)).legal(2)
    assert state(match.undo(1, 3)).to_act == (1, 3)


def test_pyramid_poker_not_after_the_next_block_was_looked_at() -> None:
    match = begun("pyramid-poker")
    seat = state(match).to_act[0]
    match = match.play(seat, state(match).legal(seat)[0], 1)
    assert refused(match, Undone(2, seat)).code == "undo-revealed"


def test_once_another_has_answered_nothing_goes_back() -> None:
    match = begun("grid-poker", seats=2, start=1)
    match = match.play(1, "take row2", 1)
    assert match.may_undo(1)
    assert not match.may_undo(2)
    assert state(match.undo(1, 2)).to_act == (1,)
    match = match.play(2, state(match).legal(2)[0], 3)
    assert refused(match, Undone(4, 1)).code in ("undo-answered", "undo-revealed")


def test_nothing_goes_back_twice_or_after_the_end() -> None:
    match = stay(begun("nine-card-brag"), 1)
    assert refused(match.undo(1, 2), Undone(3, 1)).code == "undo-nothing"
    assert refused(match, Undone(3, 2)).code == "undo-nothing"
    assert refused(match.resign(2, 3), Undone(4, 1)).code == "game-over"


@pytest.mark.parametrize(("kind", "key"), [(Resigned, "resigned"), (TimedOut, "timed_out")])
def test_who_leaves_has_lost(kind: type[Resigned | TimedOut], key: str) -> None:
    match = stay(begun("nine-card-brag"), 1).after(kind(5, 2))
    assert match.over
    assert match.winners == (1, 3)
    assert refused(match, Moved(6, 3, "stay")).code == "game-over"
    record = match.record()
    assert getattr(record.result, key) == 2
    assert record.moves == ("p1 stay",)
    assert read(text(record)).replay() == record.replay()
    assert refused(begun("nine-card-brag"), kind(5, 4)).code == "no-such-seat"


def test_who_leaves_alone_has_no_winner() -> None:
    assert begun("poker-squares", seats=1).resign(1, 1).winners == ()


def test_an_abandoned_match_has_no_result_but_reveals_its_shuffle() -> None:
    match = shuffled("nine-card-brag")
    assert match.record().shuffle is not None
    assert SECRET not in text(match.record())
    match = match.after(Abandoned(9))
    assert match.over
    assert match.winners == ()
    assert match.record().result is None
    assert verify(match.record()) == ()


def test_seats_are_drawn() -> None:
    match = shuffled("nine-card-brag")
    assert sorted(match.seating) == [1, 2, 3]
    assert match.names == tuple(f"n{chair}" for chair in match.seating)
    record = match.resign(1, 2).record()
    assert record.seats == match.names
    assert record.shuffle is not None
    assert (record.shuffle.seating, record.shuffle.lots) == (match.seating, ("dealer",))
    assert record.shuffle.entropy == ("e1", "e2", "e3")


def test_secrets_are_not_in_what_is_printed() -> None:
    match = shuffled("nine-card-brag")
    for printed in (repr(match), repr(match.log), repr(match.created), repr(match.record())):
        assert SECRET not in printed
        assert repr(bytes.fromhex(SECRET)) not in printed
    assert SECRET in json.dumps(match.data())


def test_a_part_of_the_log_is_the_match_as_it_stood() -> None:
    match = stay(begun("nine-card-brag"), 1, 2, 3)
    assert Match.of(match.log[:5]) == stay(begun("nine-card-brag"), 1)


@pytest.mark.parametrize(
    ("number", "change", "code"),
    [
        (1, {"event": "shuffled"}, "match-event"),
        (1, {"event": ["created"]}, "match-event"),
        (1, {"game": 7}, "match-event"),
        (1, {"secret": "xyz"}, "match-event"),
        (1, {"seat": 1}, "match-event"),
        (1, {"seats": True}, "match-event"),
        (1, {"game": "whist"}, "match-refused"),
        (2, {"chair": 9}, "match-refused"),
        (5, {"move": "fold"}, "match-refused"),
        (5, {"at": "noon"}, "match-event"),
        (5, {"event": "undone"}, "match-event"),
    ],
)
def test_a_log_that_is_none(number: int, change: dict[str, Any], code: str) -> None:
    log: list[dict[str, Any]] = stay(begun("nine-card-brag"), 1).data()
    log[number - 1].update(change)
    with pytest.raises(BadRecord) as refusal:
        Match.from_data(log)
    assert (refusal.value.code, refusal.value.arguments) == (code, {"event": number})
    assert refusal.value.detail


@pytest.mark.parametrize("log", [[], [{}]])
def test_an_empty_log(log: Sequence[dict[str, Any]]) -> None:
    with pytest.raises(BadRecord):
        Match.from_data(log)


def test_given_decks_then_none() -> None:
    decks = ("8c8d8hKcKd5c5d2c2d" + "AcAdAhAsQcQdQhQsJc" + "3c3d3h3s4c4d4h4s6c",)
    match = Match.of([Created(0, "nine-card-brag", 3, {"dealer": 3}, decks), *(Seated(0, c, "n") for c in (1, 2, 3))])
    match = stay(match.play(1, "show pairs", 1), 2)
    with pytest.raises(cardloom.NoMoreDecks):
        match.play(3, "stay", 2)
    assert match.record().decks[0].startswith(decks[0])
