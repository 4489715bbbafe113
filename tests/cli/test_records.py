"""`replay`, `legal`, `verify`: what they say of a recorded game."""

import json
import random
from pathlib import Path

import pytest

import cardloom as library
from cardloom.games import GAMES
from cardloom.match import Created, Match, Seated
from cardloom.record import Record, text, write
from tests.cli.running import cardloom

KEYS = ["game", "options", "seats", "moves", "to_act", "over", "scores", "winners", "view"]


def recorded(key: str) -> Record:
    """A whole game at random."""
    chance = random.Random(key)
    state = library.new(key, seed=4)
    moves = []
    while not state.over:
        seat = chance.choice(state.to_act)
        move = chance.choice(state.legal(seat))
        moves.append(f"p{seat} {move}")
        state = state.play(seat, move)
    return Record.of(state, moves, [f"player {seat}" for seat in range(1, state.seats + 1)])


@pytest.mark.parametrize("key", GAMES)
def test_replay_as_data_is_exactly_this(key: str, tmp_path: Path) -> None:
    record = recorded(key)
    file = tmp_path / "game.loom"
    write(record, file)
    for at, seat in ((None, None), (0, 1), (5, None), (len(record.moves), 1)):
        options = [*(("--at", str(at)) if at is not None else ()), *(("--seat", str(seat)) if seat else ())]
        told = cardloom("replay", str(file), "--json", *options)
        state = record.replay(at)
        assert told.status == 0
        data = json.loads(told.out)
        assert list(data) == KEYS
        assert data == {
            "game": key,
            "options": dict(state.options),
            "seats": list(record.seats),
            "moves": list(record.moves[:at]),
            "to_act": list(state.to_act),
            "over": state.over,
            "scores": list(state.scores),
            "winners": list(state.winners),
            "view": state.view(seat),
        }
    assert json.loads(cardloom("replay", "-", "--json", typed=text(record)).out)["over"] is True


@pytest.mark.parametrize("key", GAMES)
def test_replay_in_words_shows_every_moment_from_every_seat(key: str, tmp_path: Path) -> None:
    record = recorded(key)
    file = tmp_path / "game.loom"
    write(record, file)
    end = len(record.moves)
    for at in sorted({0, 1, 2, 9, end // 3, end // 2, end - 3, end - 1, end} & set(range(end + 1))):
        for seat in ((), ("--seat", "1")):
            told = cardloom("replay", str(file), "--at", str(at), *seat)
            assert (told.status, told.err) == (0, "")
            assert ("To act" in told.out) is (at < end)


def test_legal_lists_the_moves_of_whoever_is_to_act(tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    write(recorded("grid-poker"), file)
    state = recorded("grid-poker").replay(1)
    (seat,) = state.to_act
    data = json.loads(cardloom("legal", str(file), "--at", "1", "--json").out)
    assert data == {"to_act": [seat], "legal": {str(seat): list(state.legal(seat))}}
    assert cardloom("legal", str(file), "--at", "1").out.splitlines()[0] == f"p{seat} {state.legal(seat)[0]}"
    other = cardloom("legal", str(file), "--at", "1", "--seat", str(3 - seat), "--json")
    assert json.loads(other.out)["legal"] == {str(3 - seat): []}


def test_legal_counts_the_ways_of_a_big_split(tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    write(recorded("grid-poker"), file)
    state = recorded("grid-poker").replay(12)
    data = json.loads(cardloom("legal", str(file), "--at", "12", "--json").out)["legal"]
    assert data["1"] == {"ways": len(state.legal(1)), "groups": 3, "size": 5}
    assert "ways" in cardloom("legal", str(file), "--at", "12").out


def test_verify_tells_a_kept_promise_from_a_broken_one(tmp_path: Path) -> None:
    secret = "12" * 32
    match = Match.of([Created(0, "poker-squares", 1, match="m", secret=secret), Seated(0, 1, "Anna", "salt")])
    state = match.state
    assert state is not None
    for move in [
        f"place {state.dealt_decks()[0][2 * at : 2 * at + 2]} {'abcde'[at % 5]}{at // 5 + 1}" for at in range(25)
    ]:
        match = match.play(1, move, 0)
    file = tmp_path / "game.loom"
    write(match.record(), file)
    assert cardloom("verify", str(file)).status == 0
    assert json.loads(cardloom("verify", str(file), "--json").out) == {"verified": True, "misfits": []}
    file.write_text(file.read_text().replace(secret, "13" * 32))
    broken = cardloom("verify", str(file), "--json")
    assert broken.status == 1
    assert json.loads(broken.out)["misfits"][0]["code"] == "shuffle-commitment"
    write(recorded("poker-squares"), file)
    told = cardloom("verify", str(file))
    assert (told.status, told.out) == (1, "The record does not tell how it was shuffled.\n")
