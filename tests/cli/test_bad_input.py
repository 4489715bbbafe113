"""Bad input is refused in words, with status 2, and never with a traceback."""

import json
import random
import string
from pathlib import Path

import pytest

import cardloom as library
from cardloom.errors import IllegalMove
from cardloom.games import GAMES
from tests.cli.running import cardloom, process

FUZZED_MOVES = 10_000
GOOD = """cardloom = 1
game = "grid-poker"
seats = ["you", "greedy@1"]
seed = 5
moves = ["p1 take row2", "p2 take col1"]
[options]
start = 1
"""


@pytest.mark.parametrize(
    "arguments",
    [
        ("juggle",),
        ("games", "chess"),
        ("play", "chess"),
        ("play", "grid-poker", "--seats", "9"),
        ("play", "grid-poker", "--seats", "0"),
        ("play", "grid-poker", "--seats", "1" * 5000),
        ("play", "grid-poker", "--seats", "a"),
        ("play", "grid-poker", "--seats", "random,greedy"),
        ("play", "grid-poker", "--seat", "3"),
        ("play", "grid-poker", "--seat", "0"),
        ("play", "grid-poker", "--bot", "stockfish"),
        ("play", "grid-poker", "--seed", "x"),
        ("play", "grid-poker", "--seed", "9" * 5000),
        ("play", "grid-poker", "--option", "points=english"),
        ("play", "grid-poker", "--option", "start=9"),
        ("play", "grid-poker", "--option", "start"),
        ("play", "grid-poker", "--deck", "AsAs"),
        ("play", "grid-poker", "--deck", "As"),
        ("play", "grid-poker", "--deck", "x" * 5000),
        ("play", "grid-poker", "--resume", "no-such-file"),
        ("play", "--resume", "."),
        ("replay",),
        ("replay", "no-such-file"),
        ("replay", "a\0b"),
        ("replay", "."),
        ("legal", "no-such-file"),
        ("verify", "no-such-file"),
        ("rank", "As"),
        ("rank", "AsAsKsQsJs"),
        ("rank", "AsKsQsJs1s"),
        ("rank", "??KsQsJsTs"),
        ("rank", "Xr=7hKsQsJsTs"),
        ("rank", "--brag", "XrKsQs"),
        ("rank", ""),
        ("split", "AsKs"),
        ("split", "--brag", "AsKsQsJsTs9s8s7s6s5s"),
        ("score", "AsKs"),
        ("score", "AcAcKd7s2h", "QcQdQhQsJc", "2c3c4c5c6c", "2d3d4d5d6d", "2h3h4h5h6h"),
        ("score", "AsKsQsJsTs9h9d9c2s2d7c7d5h4s3c", "AsKhQhJhTh9s8d8c3d2h6c6d5d4h3h"),
        ("score", "AsKdQhAhAd4c9s7s2d", "JsJhJdThTd3c5s6h8d", "AcKhQd9h9d4s5c6d8c", "--dealer", "4"),
        ("score", "--points", "french", "As"),
        ("deal", "chess", "--seed", "1"),
        ("deal", "grid-poker"),
        ("deal", "grid-poker", "--seed", "1", "--deal", "0"),
        ("completion", "cmd"),
        ("games", "--language", "de"),
        ("games", "--bar"),
        ("rank", "AsKsQsJsTs", "--language"),
        ("games", "one", "two"),
        ("score", "x" * 5000),
        ("score", "--dealer", "2", "AhAdJsJcJh9h7d9s9c7h8h8d8s8c4dQhTdTsTc4c6h5d6s5c2d"),
        ("score", "--points", "english", "AsKdQhAhAd4c9s7s2d", "JsJhJdThTd3c5s6h8d", "AcKhQd9h9d4s5c6d8c"),
        ("lab", "As2s3sKdQhJc9s7s2d", "--against", "KhKc"),
        ("lab", "AsKsQsJsTs9h9d9c2s2d7c7d5h4s3c", "--place", "2"),
        ("serve", "--port", "99999"),
        ("restore", "no-such-file"),
        ("backup", "file", "--data", "/dev/null"),
    ],
    ids=lambda arguments: " ".join(arguments)[:60].replace("\0", "0"),
)
def test_a_bad_command_line_is_refused_in_words(arguments: tuple[str, ...]) -> None:
    told = cardloom(*arguments)
    assert told.status == 2
    assert told.err.startswith("cardloom: ")
    assert told.err.count("\n") == 1
    as_data = arguments[0] not in ("play", "completion", "serve", "backup", "restore")
    data = cardloom(*arguments, "--json") if as_data else None
    if data is not None and arguments[-1] != "--language":
        assert data.status == 2
        assert set(json.loads(data.err)) == {"code", "detail"}
        assert data.out == ""


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"", "cardloom"),
        (b"\x00\x01\x02", "Line 1"),
        (b"cardloom = 1\ngame = \xff", "Line 2"),
        (b"cardloom = 1\ngame = ", "Line 2"),
        (GOOD[: GOOD.index("p2")].encode(), "Line 5"),
        (b"a = [" * 100_000, ""),
        (b"a = 1" * 2_000_000, ""),
        (b"x" * 20_000_000, ""),
        (GOOD.replace("grid-poker", "chess").encode(), "chess"),
        (GOOD.replace("start = 1", "start = 3").encode(), "start"),
        (GOOD.replace("start = 1", "sart = 1").encode(), "sart"),
        (GOOD.replace("col1", "col9").encode(), "Move 2"),
        (GOOD.replace("p2 take", "p1 take").encode(), "Move 2"),
        (GOOD.replace("p2 take", "take").encode(), "Move 2"),
        (GOOD.replace('"p1 take row2"', "5").encode(), "1"),
        (GOOD.replace("seed = 5", 'decks = ["AsAs"]').encode(), "Deck 1"),
        (GOOD.replace("seed = 5", "").encode(), "deck"),
        (GOOD.replace('["you", "greedy@1"]', '["you"]').encode(), "seat"),
        ((GOOD + "[result]\nscores = [9, 9]\n").encode(), "scores"),
        ((GOOD + "[result]\nresigned = 99\n").encode(), "resigned"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "play"])
def test_a_bad_record_is_refused_and_the_fault_named(content: bytes, named: str, command: str, tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    file.write_bytes(content)
    told = cardloom("replay", str(file)) if command == "replay" else cardloom("play", "--resume", str(file))
    assert told.status == 2
    assert told.err.startswith("cardloom: ")
    assert named in told.err


@pytest.mark.parametrize("at", ["2", "99", "9" * 30])
def test_a_record_shown_to_its_end_is_checked_to_its_end(at: str, tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    file.write_text(GOOD)
    assert cardloom("replay", str(file), "--at", at).status == 0
    file.write_text(GOOD + "[result]\nresigned = 99\n")
    assert cardloom("replay", str(file), "--at", at).status == 2
    assert cardloom("replay", str(file), "--at", "1").status == 0


def test_names_neither_steer_the_terminal_nor_are_too_long_for_it(tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    file.write_text(GOOD.replace("greedy@1", f"\\u001b[31m\\u0007\\u202e{'x' * 5000}"), "utf-8")
    for told in (cardloom("replay", str(file)), cardloom("play", "--resume", str(file), typed="")):
        assert told.status == 0
        assert set(told.out) & {"\x1b", "\x07", "\u202e"} == set()
        assert "xxx" in told.out


@pytest.mark.parametrize("log", ["", "[]", "{}", "5", "null", '[{"event": "created"}]', "[" * 100_000, "[1]"])
def test_a_saved_game_with_a_broken_log_is_refused(log: str, tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    file.write_text(f"_match = {json.dumps(log)}\n{GOOD}")
    told = cardloom("play", "--resume", str(file))
    assert told.status == 2
    assert told.err.startswith("cardloom: ")


def test_bytes_that_are_no_text_are_refused_in_words() -> None:
    told = process("rank", b"\xff\xfe", PYTHONIOENCODING="ascii")
    assert told.returncode == 2
    assert told.stderr.startswith(b"cardloom: ")
    assert b"Traceback" not in told.stderr


def fuzzed(chance: random.Random, legal: str) -> str:
    """A legal move with faults, or nonsense."""
    kind = chance.randrange(4)
    if kind == 0:
        return "".join(chance.choices(string.printable + "♥♠²\ud800\x00", k=chance.randrange(30)))
    words = legal.split()
    if kind == 1:
        words[chance.randrange(len(words))] = chance.choice(
            ["", "none", "a1", "z9", "As", "Xr=7h", "??", "-1", "9" * 5000]
        )
    elif kind == 2:
        chance.shuffle(words)
        words += chance.choices(words, k=chance.randrange(3))
    else:
        at = chance.randrange(len(legal))
        return legal[:at] + chance.choice(string.printable) + legal[at + 1 :]
    return chance.choice([" ", "", "  "]).join(words)


@pytest.mark.parametrize("key", GAMES)
def test_a_fuzzed_move_is_played_or_refused_with_a_code_and_no_change(key: str) -> None:
    chance = random.Random(key)
    state = library.new(key, seed=1)
    refused = []
    for number in range(FUZZED_MOVES):
        if number % 50 == 0 and not state.over:
            seat = state.to_act[0]
            state = state.play(seat, chance.choice(state.legal(seat)))
        if state.over:
            state = library.new(key, seed=number)
        seat = chance.choice(state.to_act)
        before = hash(state)
        move = fuzzed(chance, chance.choice(state.legal(seat)))
        try:
            state.play(seat, move)
        except IllegalMove as refusal:
            refused.append(refusal.detail)
        assert hash(state) == before
    assert len(refused) > FUZZED_MOVES // 4
    assert all(refused)
