"""`cardloom play`: each game to its end at the prompt, short answers, undo, saving and going on."""

import itertools
import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cardloom.games import GAMES
from cardloom.record import read
from cardloom.words import LANGUAGES
from tests.cli.running import Told, cardloom

# Whatever is asked, something in this round answers it: the first move of a list, a suggested split, a hand with room.
ROUND = ("moves", "1", "split", "1", "3", "2")
ANSWERS = "\n".join(itertools.chain.from_iterable(itertools.repeat(ROUND, 700)))


def play(file: Path, *arguments: str, typed: str = ANSWERS, width: int = 80, language: str = "en") -> Told:
    return cardloom("play", *arguments, "--save", str(file), typed=typed, width=width, language=language)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_played_to_the_end(key: str, tmp_path: Path) -> None:
    told = play(tmp_path / "game.loom", key, "--seed", "5", "--bot", "random")
    record = read(tmp_path / "game.loom")
    assert told.status == 0
    assert record.replay().over
    assert record.result is not None
    assert len(re.findall("have won|Winner: |share the win|not enough to win", told.out)) == 1
    last, review = told.out.splitlines()[-2:]
    assert last == f"The record is in {tmp_path / 'game.loom'}."
    assert review.endswith(f"cardloom review {tmp_path / 'game.loom'}")


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("poker-squares", ("--seats", "8", "--option", "grids=open", "--option", "points=english")),
        ("grid-poker", ("--seats", "3", "--seat", "2")),
        ("pyramid-poker", ("--option", "scoring=advanced", "--option", "base=12", "--option", "memory=none")),
        ("nine-card-brag", ("--seats", "5", "--option", "tokens=2")),
        (
            "puzzle-poker",
            ("--option", "persistence=true", "--option", "hands=open", "--option", "ranks=A-K", "--seat", "2"),
        ),
        ("puzzle-solo", ("--option", "easy=true", "--option", "hard=true")),
    ],
)
def test_other_rules_and_seats_in_a_narrow_terminal(key: str, options: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    told = play(file, key, "--seed", "6", "--bot", "random", *options, width=40)
    assert told.status == 0
    assert read(file).replay().over
    assert [line for line in told.out.splitlines() if len(line) > 40 and str(file) not in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(language: str, tmp_path: Path) -> None:
    for key in GAMES:
        words = {"en": "help\nrules\nmoves", "sv": "hjälp\nregler\ndrag", "it": "aiuto\nregole\nmosse"}[language]
        told = play(tmp_path / "game.loom", key, "--seed", "5", typed=f"{words}\na b c d e\n", language=language)
        assert told.status == 0
        assert {"en": "“a b c d e” cannot", "sv": "”a b c d e” går inte", "it": "«a b c d e» qui non"}[
            language
        ] in told.out


def test_whoever_names_no_game_is_asked(tmp_path: Path) -> None:
    told = play(tmp_path / "game.loom", "--seed", "5", typed="chess\n0\n2\nquit\n")
    assert told.status == 0
    assert "Which game?" in told.out
    assert "There is no game “chess”." in told.out
    assert read(tmp_path / "game.loom").game == "grid-poker"
    assert play(tmp_path / "other.loom", typed="duel\nquit\n").status == 0
    assert read(tmp_path / "other.loom").game == "puzzle-poker"


def test_short_answers_are_moves(tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    play(
        file,
        "poker-squares",
        "--seats",
        "1",
        "--deck",
        "AsKsQsJsTs" + "2c3c4c5c6c7c8c9cTcJcQcKcAc2d3d4d5d6d7d8d",
        typed="c3\na1\n",
    )
    assert read(file).moves == ("p1 place As c3", "p1 place Ks a1")
    play(file, "grid-poker", "--seed", "5", "--option", "start=1", typed="r2\n")
    assert read(file).moves[0] == "p1 take row2"
    play(file, "pyramid-poker", "--seed", "5", "--option", "start=1", typed="d1\n")
    assert read(file).moves[0] == "p1 place d1"


def test_a_build_may_be_typed_as_cards_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    drafted = play(file, "grid-poker", "--seed", "5", "--seats", "me,you", typed="1\n" * 12 + "check 2c\nsplit\n")
    suggested = re.findall(r"^ 1 build (.*)$", drafted.out, re.MULTILINE)[0]
    assert "1 of 5 cards" in drafted.out
    cards = suggested.replace(" ", "").translate(str.maketrans("♣♦♥♠", "cdhs"))
    spaced = " ".join(re.findall("X[rb]|..", cards))
    told = cardloom("play", "--resume", str(file), typed=f"check {spaced}\n{spaced.lower()}\n")
    assert told.status == 0
    assert len(read(file).moves) == 13


def test_piles_in_a_wrong_order_are_refused_and_sorted(tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    deck = "AsKdQhAhAd4c9s7s2d" + "JsJhJdThTd3c5s6h8d" + "AcKhQd9h9d4s5c6d8c"
    told = play(
        file,
        "nine-card-brag",
        *("--option", "dealer=3", "--deck", deck, "--seed", "1"),
        typed="\n9s7s2d AhAd4c AsKdQh\nsort 9s7s2d AhAd4c AsKdQh\n1\n",
    )
    assert "beats pile 1" in told.out
    assert "p1 pile AsKdQh AhAd4c 9s7s2d" in read(file).moves


def test_a_move_is_taken_back_unless_a_card_was_shown_since(tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    play(file, "puzzle-solo", "--seed", "5", typed="moves\n1\nundo\n")
    assert read(file).moves == ()
    told = play(file, "poker-squares", "--seats", "1", "--seed", "5", typed="c3\nundo\n")
    assert "too late" in told.out
    assert len(read(file).moves) == 1


def test_a_saved_game_goes_on_with_the_cards_it_would_have_had(tmp_path: Path) -> None:
    """Also where later deals come from the secret of its shuffle."""
    first, second = tmp_path / "first.loom", tmp_path / "second.loom"
    play(first, "nine-card-brag", typed="\nsplit\n1\n")
    second.write_bytes(first.read_bytes())
    for file in (first, second):
        assert cardloom("play", "--resume", str(file), typed=ANSWERS).status == 0
    one, other = read(first), read(second)
    assert one.replay().over
    assert one.decks[:2] == other.decks[:2]
    assert cardloom("verify", str(first)).status == 0


def test_a_record_written_by_hand_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "paper.loom"
    file.write_text('cardloom = 1\ngame = "poker-squares"\nseats = ["Anna"]\nseed = 3\nmoves = []\n')
    assert cardloom("play", "--resume", str(file), typed="c3\n").status == 0
    assert len(read(file).moves) == 1


def test_blanks_of_any_kind_in_a_record(tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    file.write_text(
        'cardloom = 1\ngame = "grid-poker"\nseats = ["you", "greedy@1"]\nseed = 5\n'
        'moves = [" p1\\ttake\\n row2 "]\n[options]\nstart = 1\n'
    )
    assert '"p1 take row2"' not in file.read_text()
    assert cardloom("replay", str(file)).status == 0
    assert cardloom("review", str(file)).status == 0
    assert cardloom("play", "--resume", str(file), typed="").status == 0


def test_a_game_that_is_over_is_only_shown(tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    play(file, "puzzle-solo", "--seed", "5")
    kept = file.read_bytes()
    told = cardloom("play", "--resume", str(file))
    assert told.status == 2
    assert "is over" in told.err
    assert file.read_bytes() == kept


def test_saving_elsewhere_and_where_nothing_can_be_saved(tmp_path: Path) -> None:
    file, other = tmp_path / "game.loom", tmp_path / "folder" / "other.loom"
    blocked = tmp_path / "blocked"
    blocked.write_text("")
    told = play(file, "puzzle-solo", "--seed", "5", typed=f"save {blocked}/game\nsave {other}\nmoves\n1\n")
    assert told.status == 0
    assert told.err.startswith("Nothing is saved: ")
    assert len(read(other).moves) == 1
    assert not file.exists()


def test_nobody_answers() -> None:
    assert cardloom("play", typed="").status == 0


def test_names_and_bots_by_name(tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    play(file, "grid-poker", "--seats", "<b>Bo</b>, random, greedy@1", "--seed", "5", typed="1\n")
    assert read(file).seats == ("<b>Bo</b>", "random@1", "greedy@1")


def test_people_who_share_a_keyboard_see_only_their_own_cards(tmp_path: Path) -> None:
    told = play(tmp_path / "game.loom", "nine-card-brag", "--hotseat", "--seed", "5", typed="\n\n\n\n\n\n")
    assert told.out.count("Press Enter when nobody else is looking.") >= 2
    hands = re.findall(r"^  ((?:[2-9TJQKA][♣♦♥♠] ?){9})$", told.out, re.MULTILINE)
    assert len(set(hands)) == 3


def test_the_view_of_a_seat_hides_what_it_may_not_know(tmp_path: Path) -> None:
    """The prompt shows no card that the seat's own view lacks."""
    file = tmp_path / "game.loom"
    told = play(file, "puzzle-poker", "--seed", "5", "--bot", "random", typed="log\nmoves\n1\nshow\n")
    record = read(file)
    known = json.dumps([state.view(1) for state in record.states()])
    shown = set(re.findall("[2-9TJQKA][♣♦♥♠]", told.out))
    assert shown
    assert {card for card in shown if card[0] + "cdhs"["♣♦♥♠".index(card[1])] not in known} == set()


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_interrupted_game_is_saved_and_goes_on(stop: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "game.loom"
    command = [sys.executable, "-m", "cardloom", "play", "poker-squares", "--seats", "1", "--save", str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        running.stdin.write(b"c3\n")
        running.stdin.flush()
        while b"Card 2 of 25" not in running.stdout.readline():
            pass
        time.sleep(0.1)
        running.send_signal(stop)
        out, err = running.communicate(timeout=60)
    assert err == b""
    if stop == signal.SIGKILL:  # nothing more could be said
        assert running.returncode == -stop
    else:
        assert running.returncode == 130
        assert f"cardloom play --resume {file}".encode() in out
    told = cardloom("play", "--resume", str(file), typed="a1\n")
    assert "Card 3 of 25" in told.out
