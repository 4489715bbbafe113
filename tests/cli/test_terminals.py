"""Every terminal will do: any encoding, any width, no home, a pipe that nobody reads."""

import os
import pty
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from cardloom.words import LANGUAGES
from tests.cli.running import cardloom, process

GRID = "AhAdJsJcJh9h7d9s9c7h8h8d8s8c4dQhTdTsTc4c6h5d6s5c2d"


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp850", "utf-8"])
@pytest.mark.parametrize(("arguments", "status"), [(("--help",), 0), (("rank", "1x♥"), 2)])
def test_what_an_encoding_lacks_is_written_more_simply(arguments: tuple[str, ...], status: int, encoding: str) -> None:
    told = process(*arguments, PYTHONIOENCODING=encoding, CARDLOOM_LANGUAGE="sv")
    text = told.stdout.decode(encoding) + told.stderr.decode(encoding)
    assert told.returncode == status
    assert "Traceback" not in text
    assert ("♥" in text) is (encoding == "utf-8")


@pytest.mark.parametrize("encoding", ["ascii", "cp850"])
def test_a_game_in_an_encoding_without_suit_signs(encoding: str, tmp_path: Path) -> None:
    told = process(
        *("play", "grid-poker", "--seed", "5", "--option", "start=1", "--save", str(tmp_path / "game.loom")),
        typed=b"hj\xe4lp\nr2\nregler\n\xff\xfe\x00\nlogg\n",
        PYTHONIOENCODING=encoding,
        CARDLOOM_LANGUAGE="sv",
    )
    assert told.returncode == 0
    assert b"Traceback" not in told.stderr
    assert b"Xb 9h 3c" in told.stdout
    assert b"p1 take row2" in told.stdout


def test_letters_may_be_asked_for() -> None:
    told = cardloom("rank", "AsKhQdJcTc", "--letters")
    assert told.out == "As Kh Qd Jc Tc  a straight, ace high\n"


@pytest.mark.parametrize("home", ["read-only", "missing", "unset"])
def test_without_a_home_the_game_runs_and_one_line_says_that_nothing_is_saved(home: str, tmp_path: Path) -> None:
    # A folder in a file can be made by nobody, not even by root.
    blocked = tmp_path / "file"
    blocked.write_text("")
    place = {"read-only": str(blocked), "missing": str(blocked / "nowhere"), "unset": ""}[home]
    told = process(
        *("play", "poker-squares", "--seats", "1", "--seed", "5"),
        typed=b"c3\n",
        HOME=place,
        XDG_DATA_HOME=str(blocked / "data"),
        XDG_CACHE_HOME="",
    )
    assert told.returncode == 0
    assert b"Card 2 of 25" in told.stdout
    assert told.stderr.count(b"\n") == 1
    assert told.stderr.startswith(b"Nothing is saved: ")


def test_a_pipe_that_is_closed_ends_it_quietly() -> None:
    command = [sys.executable, "-m", "cardloom", "games"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        running.stdout.close()
        assert running.stderr is not None
        assert running.stderr.read() == b""
    assert running.returncode == 1


@pytest.mark.parametrize(("shut", "status"), [("<&-", 0), (">&-", 0), ("2>&-", 0), (">/dev/full", 2)])
def test_a_stream_that_is_shut_or_full_is_no_accident(shut: str, status: int) -> None:
    line = ["sh", "-c", f'exec "$0" -m cardloom games {shut}', sys.executable]
    told = subprocess.run(line, capture_output=True, check=False, timeout=60)
    assert told.returncode == status
    assert told.stderr.count(b"\n") == bool(status)


def test_a_refusal_that_nobody_hears_keeps_its_status() -> None:
    line = ["sh", "-c", 'exec "$0" -m cardloom juggle 2>/dev/full', sys.executable]
    assert subprocess.run(line, capture_output=True, check=False, timeout=60).returncode == 2


def test_the_version_is_told() -> None:
    assert cardloom("--version").out == f"cardloom {version('cardloom')}\n"


def test_a_pipe_gets_no_colours_and_shows_the_answers(tmp_path: Path) -> None:
    told = process(
        *("play", "poker-squares", "--seats", "1", "--seed", "5", "--save", str(tmp_path / "game.loom")),
        typed=b"c3\n",
    )
    assert b"\x1b" not in told.stdout
    assert b"> c3\n" in told.stdout


@pytest.mark.parametrize(
    ("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_a_terminal_gets_colours_unless_it_wants_none(environment: dict[str, str], coloured: bool) -> None:
    variables = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS")}
    variables |= {"TERM": "xterm", "PYTHONIOENCODING": "utf-8"} | environment
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "cardloom", "rank", "AsKhQdJcTc"]
    subprocess.run(command, stdin=slave, stdout=slave, stderr=slave, env=variables, check=True, timeout=60)
    os.close(slave)
    told = os.read(master, 10_000).decode()
    os.close(master)
    assert ("\x1b[31mK♥\x1b[0m" in told) is coloured
    assert ("\x1b" in told) is coloured


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command", ["", "play", "games", "replay", "legal", "rank", "split", "score", "deal", "verify", "completion"]
)
def test_help_speaks_every_language_in_forty_columns(command: str, language: str) -> None:
    told = cardloom(*filter(None, [command]), "--language", language, "--help", width=40)
    assert told.status == 0
    assert told.out.startswith({"en": "Usage: cardloom", "sv": "Användning: cardloom", "it": "Uso: cardloom"}[language])
    assert [line for line in told.out.splitlines() if len(line) > 80] == []


@pytest.mark.parametrize(
    ("variables", "usage"),
    [
        ({"LANG": "sv_SE.UTF-8"}, b"Anv"),
        ({"LANG": "sv_SE.UTF-8", "LC_MESSAGES": "it_IT.UTF-8"}, b"Uso"),
        ({"LANG": "de_DE.UTF-8"}, b"Usage"),
        ({"LANG": "sv_SE.UTF-8", "CARDLOOM_LANGUAGE": "it"}, b"Uso"),
        ({}, b"Usage"),
    ],
)
def test_the_environment_says_which_language(variables: dict[str, str], usage: bytes) -> None:
    unset = dict.fromkeys(("CARDLOOM_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"), "")
    assert process("--help", typed=b"", **(unset | variables)).stdout.startswith(usage)


def test_help_and_completion_are_quick_and_need_no_compiler() -> None:
    code = "import sys, cardloom.cli; sys.argv[1:] = ['--help']\ntry: cardloom.cli.main()\nexcept SystemExit: pass\n"
    code += "print([name for name in ('numba', 'numpy') if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=60).stdout
    assert told.endswith("[]\n")
    # The processor's time, since the machine may be busy with other tests.
    before = os.times()
    told_words = process(_CARDLOOM_COMPLETE="bash_complete", COMP_WORDS="cardloom games gr", COMP_CWORD="2")
    assert told_words.stdout == b"plain,grid-poker\n"
    assert process("--help").returncode == 0
    after = os.times()
    assert after.children_user + after.children_system - before.children_user - before.children_system < 2 * 0.4


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_is_a_script(shell: str) -> None:
    told = cardloom("completion", shell)
    assert told.status == 0
    assert "_CARDLOOM_COMPLETE" in told.out


def test_the_first_time_it_says_that_rules_are_prepared(tmp_path: Path) -> None:
    told = process("score", GRID, NUMBA_CACHE_DIR=str(tmp_path))
    again = process("score", GRID, NUMBA_CACHE_DIR=str(tmp_path))
    assert told.stderr == b"Preparing the rules of Poker Squares, once ...\n"
    assert again.stderr == b""
    assert told.stdout == again.stdout
