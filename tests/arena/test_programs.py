"""Programs that play: the guide's bot, and all the ways to lose by rule."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import sys
import time
from pathlib import Path

import pytest

import cardloom
from cardloom.arena import League, run, standings
from cardloom.arena.program import Forfeit, Program
from cardloom.record import read
from tests.house.places import ROOT

GUIDE = ROOT / "docs" / "bots.md"
FAULTS = {
    "program-slow": "import time; time.sleep(99)",
    "program-ended": "import sys; sys.exit('no idea')",
    "program-rubbish": "print('place it anywhere')",
    "program-illegal": """print('{"move": "place 2c z9"}')""",
}


def command(source: str, file: Path) -> str:
    file.write_text(source, "utf-8")
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def test_the_examples_of_the_guide() -> None:
    failed, tried = doctest.testfile(str(GUIDE), module_relative=False)
    assert tried > 2
    assert failed == 0


def test_the_bot_of_the_guide_plays_better_than_chance(tmp_path: Path) -> None:
    source = re.search(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert source is not None
    bot = command(source[1], tmp_path / "bot.py")
    league = League.of("poker-squares", [bot, "random"], games=6, limit=60)
    games = list(run(league))
    best, second = standings(games)
    assert (best.player, best.forfeits, second.forfeits) == (bot, (), ())
    assert best.score.value > second.score.value + 10
    assert [game.record for game in run(league)] == [game.record for game in games]


@pytest.mark.parametrize("code", FAULTS)
def test_a_program_that_fails_loses_and_the_league_goes_on(code: str, tmp_path: Path) -> None:
    bot = command(FAULTS[code], tmp_path / "bot.py")
    league = League.of("poker-squares", [bot, "random"], games=2, limit=1 if code == "program-slow" else 60)
    games = list(run(league))
    assert [(game.winners, game.fault and game.fault.seat) for game in games] == [((2,), 1), ((1,), 2)]
    for game in games:
        assert game.fault is not None and game.fault.code == code
        record = read(game.record)
        assert record.extras == {"_forfeit": game.fault.told("en")}
        assert record.result is not None
        assert (record.result.timed_out if code == "program-slow" else record.result.resigned) == game.fault.seat
        record.replay()
    best, second = standings(games)
    assert (best.player, best.wins.value, len(second.forfeits)) == ("random@1", 1.0, 2)


@pytest.mark.parametrize(
    ("source", "code", "words"),
    [
        ("import sys; sys.stdout.write('x' * 10**7)", "program-rubbish", "xxxx"),
        ("import sys; sys.stdout.write('[' * 5000 + '\\n')", "program-rubbish", "[["),
        ("print('[]')", "program-rubbish", "[]"),
        ("import sys; sys.stdout.buffer.write(b'\\xff\\xfe\\n')", "program-rubbish", "\ufffd"),
        (
            "raise ValueError('I give up')",
            "program-ended",
            "status 1 instead of answering. Its last words: ValueError: I",
        ),
        ("import os; os.close(1); import time; time.sleep(99)", "program-ended", "status -"),
    ],
)
def test_the_reason_is_told(source: str, code: str, words: str, tmp_path: Path) -> None:
    league = League.of("poker-squares", [command(source, tmp_path / "bot.py")], games=1, seats=1, limit=60)
    (game,) = run(league)
    assert game.fault is not None and game.fault.code == code
    assert words in game.fault.told("en")
    assert not Program.running


def test_what_a_program_said_before_it_ended_is_heard(tmp_path: Path) -> None:
    state = cardloom.new("poker-squares", 1, seed=1)
    source = "import sys; sys.stdin.readline(); print('{\"move\": \"a move\"}'); print('[]')"
    program = Program(command(source, tmp_path / "bot.py").removeprefix("cmd:"), 1, 60)
    try:
        assert program.choose(state.view(1), ["a move"]) == "a move"
        assert program._process is not None
        program._process.wait()
        with pytest.raises(Forfeit) as forfeit:
            program.choose(state.view(1), ["a move"])
    finally:
        program.close()
    assert forfeit.value.code == "program-rubbish"


def test_a_program_that_is_not_there() -> None:
    for text in ("cmd:no-such-program", "cmd:'", "cmd:"):
        (game,) = run(League.of("poker-squares", [text], games=1, seats=1))
        assert game.fault is not None and game.fault.code == "program-not-started"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    left = tmp_path / "pid"
    source = (
        "import os, time, pathlib\n"
        "child = os.fork()\n"
        f"child or pathlib.Path({str(left)!r}).write_text(str(os.getpid()))\n"
        "time.sleep(99)"
    )
    (game,) = run(League.of("poker-squares", [command(source, tmp_path / "bot.py")], games=1, seats=1, limit=2))
    assert game.fault is not None and game.fault.code == "program-slow"
    pid = int(left.read_text())
    for _ in range(100):
        if not _runs(pid):
            return
        time.sleep(0.05)
    pytest.fail("the child of the program lives on")


def _runs(pid: int) -> bool:
    """Whether a process is there and is no corpse that nobody has looked at yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False
