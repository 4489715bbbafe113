"""`cardloom arena`, as it is called."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.running import cardloom

LEAGUE = ("poker-squares", "--players", "greedy,random", "--games", "8", "--jobs", "1")


def test_the_table(tmp_path: Path) -> None:
    told = cardloom("arena", *LEAGUE, "--seats", "1", "--keep", str(tmp_path), "--option", "points=english")
    assert (told.status, told.err) == (0, "")
    title, heads, first, second, *legend = told.out.splitlines()
    assert title == "Poker Squares: 8 games, 4 deals."
    assert heads.split() == ["player", "points", "a", "move"]
    assert [line.split()[0] for line in (first, second)] == ["greedy@1", "random@1"]
    assert legend[0].startswith("A move:")
    assert len(list((tmp_path / "records").iterdir())) == 8


def test_data_for_programs_and_a_program_that_fails() -> None:
    told = cardloom("arena", *LEAGUE, "--players", f"cmd:{sys.executable} -c 0", "--json")
    data = json.loads(told.out)
    assert (data["games"], data["deals"]) == (12, 2)
    best, second, third = data["players"]
    assert (best["player"], second["player"], third["wins"]["value"]) == ("greedy@1", "random@1", 0)
    assert best["rating"]["value"] > second["rating"]["value"] > third["rating"]["value"]
    assert {fault["code"] for fault in third["forfeits"]} == {"program-ended"}


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("whist", "--players", "greedy"), "unknown-game"),
        (("poker-squares", "--players", "greedy,nobody"), "unknown-player"),
        (("poker-squares", "--players", "greedy,greedy"), "league-players"),
        (("poker-squares", "--players", "greedy,random", "--seats", "99"), "seats"),
        (("poker-squares", "--players", "greedy,random", "--option", "points=none"), "option-value"),
        (("poker-squares", "--players", "greedy,random", "--keep", "/dev/null/here"), "league-folder"),
        (("poker-squares",), "usage-missing"),
    ],
)
def test_refusals(arguments: tuple[str, ...], code: str) -> None:
    told = cardloom("arena", *arguments, "--json")
    assert (told.status, told.out) == (2, "")
    assert json.loads(told.err)["code"] == code


def test_a_league_that_was_killed_ends_like_one_that_was_not(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cardloom", "arena", *LEAGUE, "--games", "2000", "--keep", str(tmp_path)]
    results = tmp_path / "results.jsonl"
    with subprocess.Popen(command) as killed:
        while not (results.exists() and results.read_bytes().count(b"\n") > 3):
            assert killed.poll() is None
            time.sleep(0.05)
        killed.kill()
    done = results.read_bytes().count(b"\n") - 1
    assert 2 < done < 2000
    games = ("--games", str(done + 4), "--json")
    tables = [json.loads(cardloom("arena", *LEAGUE, *games, *keep).out) for keep in ((), ("--keep", str(tmp_path)))]
    for table in tables:
        for player in table["players"]:
            del player["mean"], player["worst"]
    assert tables[0] == tables[1]
