"""`cardloom hint`, `review` and `lab`, and the coach at the prompt."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from cardloom.errors import IllegalMove
from cardloom.match import Created, Match, Seated
from cardloom.record import read, write
from cardloom.words import LANGUAGES
from tests.cli.running import cardloom
from tests.coach.positions import played


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    file = tmp_path / "finished.loom"
    write(played("poker-squares", 1), file)
    return file


def decimal(value: float, language: str) -> str:
    return f"{value:.1f}".replace(".", "." if language == "en" else ",")


def test_chances_are_told_by_the_move(tmp_path: Path) -> None:
    """Their changes may add up to more than all there is to win."""
    file = tmp_path / "duel.loom"
    write(played("grid-poker", 1), file)
    seats = json.loads(cardloom("review", str(file), "--json").out)["seats"]
    told = cardloom("review", str(file)).out
    for seat in seats:
        account, moves = seat["account"], len(seat["moves"])
        assert account["result"] == pytest.approx(account["start"] + account["luck"] - account["lost"])
        assert f"gave away {100 * account['lost'] / moves:.1f} percentage" in " ".join(told.split())


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """Seven cards are written: both seats are to write the eighth."""
    record = played("poker-squares", 1)
    file = tmp_path / "running.loom"
    write(replace(record, moves=record.moves[:14], result=None), file)
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_in_every_language(running: Path, language: str) -> None:
    told = cardloom("hint", str(running), language=language)
    assert told.status == 0, told.err
    assert "master@1" in told.out
    assert len(told.out.splitlines()) >= 7
    data = json.loads(cardloom("hint", str(running), "--json", language=language).out)
    assert data["measure"] == "points"
    assert data["moves"][0]["reasons"][0]["text"]
    assert decimal(data["moves"][0]["value"], language) in told.out


def test_a_hint_for_a_seat_and_after_a_move(running: Path, finished: Path) -> None:
    data = [json.loads(cardloom("hint", str(running), "--seat", seat, "--json").out) for seat in ("1", "2")]
    assert [each["seat"] for each in data] == [1, 2]
    after = json.loads(cardloom("hint", str(finished), "--at", "14", "--json").out)
    assert after["moves"] == data[0]["moves"]


def test_what_gets_no_hint(running: Path, finished: Path) -> None:
    for arguments, code in (
        ((str(finished),), "game-over"),
        ((str(running), "--seat", "5"), "no-such-seat"),
        ((str(running), "--at", "13", "--seat", "1"), "not-your-turn"),
    ):
        told = cardloom("hint", *arguments, "--json")
        assert told.status == 2
        assert json.loads(told.err)["code"] == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_in_every_language(finished: Path, language: str) -> None:
    told = cardloom("review", str(finished), language=language, width=60)
    assert told.status == 0, told.err
    assert max(map(len, told.out.splitlines())) <= 60
    data = json.loads(cardloom("review", str(finished), "--json").out)
    for seat in data["seats"]:
        assert decimal(seat["account"]["start"], language) in told.out
        assert f"{seat['accuracy']:.0f} %" in told.out


def test_a_review_of_one_seat(finished: Path) -> None:
    data = json.loads(cardloom("review", str(finished), "--seat", "2", "--json").out)
    assert [seat["seat"] for seat in data["seats"]] == [2]
    told = cardloom("review", str(finished), "--seat", "3", "--json")
    assert (told.status, json.loads(told.err)["code"]) == (2, "no-such-seat")
    told = cardloom("review", str(finished.with_name("nothing")), "--json")
    assert (told.status, json.loads(told.err)["code"]) == (2, "no-such-file")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lab(language: str) -> None:
    told = cardloom("lab", "9h9d9c", "AsKsQs", "7c2s2d", "--seats", "4", "--place", "4", language=language)
    assert told.status == 0
    assert "9♥9♦9♣" in told.out
    grid = ("lab", "AsKsQsJsTs9h9d9c2s2d7c7d5h4s3cXr")
    assert cardloom(*grid, language=language).out != cardloom(*grid, "--against", "AhKhQhJhTh8h8d8c2h2c6c6d5d4d3d").out
    data = json.loads(cardloom(*grid, "--json").out)
    assert data["ways"][0]["hands"][0] == "AsKsQsJsTs"
    told = cardloom("lab", "As", "Ks", "--json")
    assert (told.status, json.loads(told.err)["code"]) == (2, "wrong-number-of-cards")


def test_hints_at_the_prompt_are_counted_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    typed = "hint\nhint\n1\nquit\n"
    told = cardloom(
        "play", "grid-poker", "--seed", "5", "--option", "start=1", "--save", str(file), "--bot", "random", typed=typed
    )
    assert told.status == 0, told.err
    assert "Hints used: 1." in told.out and "Hints used: 2." in told.out
    told = cardloom("play", "--resume", str(file), typed="hint\n" + "1\n" * 5 + "split\n1\n")
    assert told.status == 0, told.err
    assert "Hints used: 3." in told.out
    assert f"cardloom review {file}" in told.out
    record = read(file)
    assert record.replay().over
    assert record.extras["_hints"] == [3, 0]


def test_only_who_is_to_act_is_helped() -> None:
    match = Match.of([Created(0, "pyramid-poker", 2, {"start": 1}, seed=1), Seated(0, 1, "a"), Seated(0, 2, "b")])
    assert match.hint(1, 0).hints == (1, 0)
    with pytest.raises(IllegalMove) as refused:
        match.hint(2, 0)
    assert refused.value.code == "not-your-turn"
    assert Match.from_data(match.hint(1, 0).data()).hints == (1, 0)
