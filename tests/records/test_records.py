"""Records: what they say, that they replay to the same end, and how they are refused."""

from __future__ import annotations

import pickle
import random
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import cardloom
from cardloom import BadRecord
from cardloom.cards import shown
from cardloom.games import GAMES
from cardloom.record import Record, Result, read, text, write

QUADS = "2c3d5h7s9cJdQhKsAc 4c4d4h4s6cTdJhQsKc 2d3h5s6d8c9hTsJcAd"
BRAG = f"""
cardloom = 1
game = "nine-card-brag"
seats = ["Ada", "Bo", "Cy"]
decks = ["{QUADS}"]
moves = ["p1 stay", "p2 stay", "p3 show quads"]
[options]
tokens = 1
dealer = 1
[result]
scores = [0, 0, 3]
winners = [3]
"""


def refusal(said: str) -> BadRecord:
    with pytest.raises(BadRecord) as refused:
        read(said).replay()
    assert refused.value.detail
    assert pickle.loads(pickle.dumps(refused.value)).detail == refused.value.detail
    return refused.value


def changed(right: str, wrong: str) -> BadRecord:
    """The refusal of the record with one thing wrong."""
    assert BRAG.count(right) == 1
    return refusal(BRAG.replace(right, wrong))


def played(key: str, seed: int, moves: int = 10_000) -> tuple[Record, list[Any]]:
    """A game of random moves with its states."""
    chance = random.Random(seed)
    options: dict[str, Any] = {"tokens": 2} if key == "nine-card-brag" else {}
    state = cardloom.new(key, seed=seed, **options)
    states, made = [state], list[str]()
    while not state.over and len(made) < moves:
        seat = chance.choice(state.to_act)
        move = chance.choice(state.legal(seat))
        made.append(f"p{seat} {move}")
        state = state.play(seat, move)
        states.append(state)
    return Record.of(state, made, [f"n{seat}" for seat in range(state.seats)]), states


def looks(state: Any) -> list[Any]:
    return [state.view(seat) for seat in (None, *range(1, state.seats + 1))]


@pytest.mark.parametrize("key", GAMES)
def test_a_record_replays_to_the_same_end(key: str) -> None:
    record, states = played(key, 3)
    again = read(text(record))
    assert again == record
    assert text(again) == text(record)
    assert [looks(state) for state in again.states()] == [looks(state) for state in states]
    assert again.result == Result(states[-1].scores, states[-1].winners)
    assert "drawn" not in again.options.values()


@pytest.mark.parametrize("key", GAMES)
def test_a_record_of_a_running_game(key: str) -> None:
    record, states = played(key, 4, moves=5)
    assert record.result is None
    assert looks(read(text(record)).replay()) == looks(states[-1])
    for at in range(6):
        assert looks(record.replay(at)) == looks(states[at])
    assert looks(record.replay(99)) == looks(record.replay())
    assert looks(record.replay(-1)) == looks(states[0])


def test_the_text_is_fit_to_be_read() -> None:
    record = read(BRAG)
    assert text(record) == (
        'cardloom = 1\ngame = "nine-card-brag"\nseats = ["Ada", "Bo", "Cy"]\n'
        f'decks = [\n  "{QUADS}",\n]\n'
        'moves = [\n  "p1 stay",\n  "p2 stay",\n  "p3 show quads",\n]\n'
        "\n[options]\ntokens = 1\ndealer = 1\n\n[result]\nscores = [0, 0, 3]\nwinners = [3]\n"
    )


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "game.loom"
    write(read(BRAG), path)
    assert read(path) == read(BRAG)
    path.write_bytes(b"\xef\xbb\xbf" + BRAG.replace("\n", "\r\n").encode())
    assert read(path) == read(BRAG)
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "none.loom")


def test_extras_and_fields_for_people() -> None:
    extras = (
        'date = 2026-11-30\nvenue = "Åhus ♠ \\u007f\\t"\nevent = ""\n_mine = {"a b" = [1.5, true, {c = 07:30:00}]}\n'
    )
    record = read(extras + BRAG)
    assert record.extras["date"] == date(2026, 11, 30)
    assert record.extras["venue"] == "Åhus ♠ \x7f\t"
    assert read(text(record)) == record
    assert record.replay().over


def test_names_may_be_anything() -> None:
    record = replace(read(BRAG), seats=('"quoted" \\', "line\nbreak", "<b>é🂡</b>"))
    assert read(text(record)) == record


def test_a_seed_gives_the_decks_that_are_not_there() -> None:
    state = cardloom.new("grid-poker", seats=2, seed=5)
    record = read('cardloom = 1\ngame = "grid-poker"\nseats = ["a", "b"]\nseed = 5')
    assert looks(record.replay()) == looks(state)


def test_the_first_seat_without_a_word_and_without_a_seed() -> None:
    said = f'cardloom = 1\ngame = "nine-card-brag"\nseats = ["a", "b", "c"]\ndecks = ["{QUADS}"]'
    assert read(said).replay().options == {"tokens": 10, "dealer": 1}


def test_results_of_games_that_ended_early() -> None:
    early = BRAG.replace(', "p3 show quads"', "").replace("[0, 0, 3]", "[0, 0, 0]")
    assert read(early.replace("winners = [3]", "winners = []")).replay().to_act == (3,)
    for how in ("resigned", "timed_out"):
        record = read(early.replace("winners = [3]", f"winners = [1, 3]\n{how} = 2"))
        assert record.replay().to_act == (3,)
        assert read(text(record)) == record
        assert changed("winners = [3]", f"{how} = 2").code == "record-result-end"
    both = early.replace("winners = [3]", "resigned = 2\ntimed_out = 1")
    assert refusal(both).code == "record-result-end"


@pytest.mark.parametrize(
    ("right", "wrong", "code", "arguments"),
    [
        ("cardloom = 1", "", "record-missing", {"name": "cardloom"}),
        ("cardloom = 1", "cardloom = 2", "record-version", {"version": 2, "known": 1}),
        ("cardloom = 1", "cardloom = true", "record-type", {"name": "cardloom", "wanted": "number"}),
        ("cardloom = 1", 'cardloom = "1"', "record-type", {"name": "cardloom", "wanted": "number"}),
        ("cardloom = 1", "cardloom =", "record-toml", {"line": 2, "column": 11, "problem": "Invalid value"}),
        ('game = "nine-card-brag"', "", "record-missing", {"name": "game"}),
        ('"nine-card-brag"', "7", "record-type", {"name": "game", "wanted": "text"}),
        ('["Ada", "Bo", "Cy"]', '"Ada"', "record-type", {"name": "seats", "wanted": "list"}),
        ('"Bo"', "2", "record-entry", {"name": "seats", "entry": 2, "wanted": "text"}),
        ('"p2 stay"', "[]", "record-entry", {"name": "moves", "entry": 2, "wanted": "text"}),
        ("[0, 0, 3]", "[0, true, 3]", "record-entry", {"name": "scores", "entry": 2, "wanted": "number"}),
        ("tokens = 1", "tokens = 1.0", "record-type", {"name": "options.tokens", "wanted": "value"}),
        ("dealer = 1", "[shuffle]", "record-missing", {"name": "match"}),
        ("dealer = 1", '[shuffle]\nsecret = "0x"', "record-digits", {"name": "secret", "digits": 64}),
        ("dealer = 1", f"_a = {10**200}", "record-number", {"most": 512}),
        ("dealer = 1", f"_a = 0x{'f' * 5000}", "record-number", {"most": 512}),
        ("dealer = 1", f"_a = {'9' * 5000}", "record-number", {"most": 512}),
        ("dealer = 1", f"_a = {'[' * 9}{']' * 9}", "record-deep", {"most": 8}),
        ("dealer = 1", f"_a = {'[' * 5000}{']' * 5000}", "record-deep", {"most": 8}),
        ("dealer = 1", f"_a{'.a' * 500_000} = 1", "record-deep", {"most": 8}),
        ("p3 show quads", "show quads", "record-no-seat", {"move": 3, "text": "show quads"}),
        ("p3 show quads", "p0 stay", "record-no-seat", {"move": 3, "text": "p0 stay"}),
        ("p3 show quads", "p3", "record-no-seat", {"move": 3, "text": "p3"}),
        ("[0, 0, 3]", "[3, 0, 0]", "record-result", {"name": "scores", "said": "3, 0, 0", "found": "0, 0, 3"}),
        ("[0, 0, 3]", "[0, 0]", "record-result", {"name": "scores", "said": "0, 0", "found": "0, 0, 3"}),
        ("winners = [3]", "winners = []", "record-result", {"name": "winners", "said": "-", "found": "3"}),
        ("winners = [3]", "resigned = 4", "record-result-seat", {"name": "resigned", "seat": 4, "seats": 3}),
        ("2c3d", "??3d", "record-unknown-card", {"deck": 1, "place": 1}),
    ],
    ids=lambda value: shown(str(value)),
)
def test_refusals(right: str, wrong: str, code: str, arguments: dict[str, Any]) -> None:
    refused = changed(right, wrong)
    assert (refused.code, refused.arguments) == (code, arguments)


@pytest.mark.parametrize(
    ("right", "wrong", "code", "arguments", "beneath"),
    [
        ("nine-card-brag", "whist", "record-game", {}, "unknown-game"),
        (', "Cy"', "", "record-options", {}, "seats"),
        ("tokens = 1", "token = 1", "record-options", {}, "option-name"),
        ("tokens = 1", "tokens = true", "record-options", {}, "option-value"),
        ("dealer = 1", "dealer = 4", "record-options", {}, "option-value"),
        ("dealer = 1", f'dealer = "{"x" * 999}"', "record-options", {}, "option-value"),
        ("2c3d", "2c2c", "record-deck", {"deck": 1}, "card-twice"),
        ("2c3d", "Xr3d", "record-deck", {"deck": 1}, "not-in-deck"),
        ("2c3d", "1c3d", "record-deck", {"deck": 1}, "not-a-card"),
        (" 2d3h5s6d8c9hTsJcAd", "", "record-deck", {"deck": 1}, "short-deck"),
        (f'"{QUADS}"', "", "record-no-deck", {}, "no-more-decks"),
        ("p2 stay", "p4 stay", "record-move", {"move": 2, "text": "p4 stay"}, "no-such-seat"),
        ("p2 stay", "p1 stay", "record-move", {"move": 2, "text": "p1 stay"}, "not-your-turn"),
        ("p2 stay", "p2 fold", "record-move", {"move": 2, "text": "p2 fold"}, "unreadable-move"),
        ("p2 stay", "p2 show quads", "record-move", {"move": 2, "text": "p2 show quads"}, "brag-no-quads"),
        ('quads"', 'quads", "p1 stay"', "record-move", {"move": 4, "text": "p1 stay"}, "game-over"),
        ("tokens = 1", "tokens = 2", "record-move", {"move": 3, "text": "p3 show quads"}, "no-more-decks"),
    ],
    ids=lambda value: shown(str(value)),
)
def test_refusals_that_rest_on_others(
    right: str, wrong: str, code: str, arguments: dict[str, Any], beneath: str
) -> None:
    refused = changed(right, wrong)
    assert refused.reason is not None
    assert (refused.code, refused.arguments, refused.reason.code) == (code, arguments, beneath)
    assert refused.reason.detail in refused.detail
    assert len(refused.detail) < 400


@pytest.mark.parametrize(
    ("key", "within"), [("players", ""), ("moves_", ""), ("", ""), ("points", "[result]\n"), ("key", "[shuffle]\n")]
)
def test_unknown_keys(key: str, within: str) -> None:
    end = BRAG.replace("[result]", "[_result]") if within else BRAG
    said = f'{end}\n{within}"{key}" = 1' if within else f'"{key}" = 1\n{end}'
    assert refusal(said).code == "record-key"
    assert refusal(said).arguments["name"] == key


def test_what_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "game.loom"
    for data, code in [
        (b"\x00\x01\x02", "record-toml"),
        (b'cardloom = 1\ngame = "\xff"', "record-not-text"),
        (random.Random(1).randbytes(5000), "record-not-text"),
        (b"", "record-missing"),
        (b"#" * (5 << 20), "record-huge"),
        (b"\xff" * (20 << 20), "record-not-text"),
    ]:
        path.write_bytes(data)
        with pytest.raises(BadRecord) as refused:
            read(path)
        assert refused.value.code == code
        assert refused.value.detail
    path.write_bytes(b'cardloom = 1\ngame = "\xff"')
    with pytest.raises(BadRecord) as refused:
        read(path)
    assert refused.value.arguments == {"line": 2}


def test_a_truncated_file_names_its_end() -> None:
    refused = refusal(BRAG[: BRAG.index("p2")])
    assert refused.code == "record-toml"
    assert refused.arguments["line"] == 6
