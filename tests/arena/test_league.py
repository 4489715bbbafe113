"""A league is fair, plays the same again, and goes on where it was interrupted."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from cardloom.arena import League, Played, on_cores, play, run, standings
from cardloom.arena.keeping import BadFolder
from cardloom.errors import BadOption, CardloomError, UnknownPlayer
from cardloom.players.greedy import GreedyPlayer
from cardloom.record import read

LEAGUE = League.of("poker-squares", ["greedy", "random"], games=5, seed=3)


class Hurried(GreedyPlayer):
    name = "hurried@1"


def results(games: list[Played]) -> list[tuple[object, ...]]:
    """What a league determines: all but how long players thought."""
    return [(game.number, game.scores, game.winners, game.record) for game in games]


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return list(run(LEAGUE))


@pytest.mark.parametrize(
    ("game", "seats", "count"),
    [("poker-squares", 2, 4), ("poker-squares", 3, 4), ("nine-card-brag", 4, 2), ("poker-squares", 1, 3)],
)
def test_everybody_sits_everywhere_with_every_deal(game: str, seats: int, count: int) -> None:
    players = ["random", "greedy", "greedy:nodes=1", "greedy:nodes=2"][:count]
    league = League.of(game, players, games=30, seats=seats)
    fixtures = list(league.fixtures())
    assert len(fixtures) == league.deals * league.round >= 30
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    for deal in range(league.deals):
        line_ups = [fixture.players for fixture in fixtures if fixture.deal == deal]
        assert len(line_ups) == len(set(line_ups)) == league.round
        sat = Counter((seat, player) for players in line_ups for seat, player in enumerate(players))
        assert len(sat) == seats * count and len(set(sat.values())) == 1


def test_the_deal_is_the_same_for_all_and_differs_from_the_next(games: list[Played]) -> None:
    decks = [read(game.record).decks for game in games]
    assert [decks[0] == deck for deck in decks] == [True, True, False, False, False, False]
    assert len({LEAGUE.player_seed(fixture, seat) for fixture in LEAGUE.fixtures() for seat in (1, 2)}) == 12


def test_records_replay_to_what_is_told(games: list[Played]) -> None:
    for game, fixture in zip(games, LEAGUE.fixtures(), strict=True):
        record = read(game.record)
        assert record.replay().scores == game.scores
        assert record.seats == fixture.players
        assert [len(times) for times in game.seconds] == [
            sum(move.startswith(f"p{seat} ") for move in record.moves) for seat in (1, 2)
        ]


def test_the_same_games_again_in_any_order_and_on_all_cores(games: list[Played]) -> None:
    first, *_, last = LEAGUE.fixtures()
    assert results([play(LEAGUE, last), play(LEAGUE, first)]) == results([games[-1], games[0]])
    spread = sorted(run(LEAGUE, on_cores(2)), key=lambda game: game.number)
    assert results(spread) == results(games)
    assert results(list(run(League.of("poker-squares", ["greedy", "random"], games=5, seed=4)))) != results(games)


def test_a_kept_league_goes_on_where_it_was(games: list[Played], tmp_path: Path) -> None:
    list(islice(run(LEAGUE, keep=tmp_path), 3))
    with (tmp_path / "results.jsonl").open("ab") as file:
        file.write(b'{"number":3,"sco')  # killed while it wrote
    kept = list(run(LEAGUE, keep=tmp_path))
    assert [game.number for game in kept] == list(range(6))
    assert [(game.scores, game.winners) for game in kept] == [(game.scores, game.winners) for game in games]
    assert [file.read_text("utf-8") for file in sorted((tmp_path / "records").iterdir())] == [
        game.record for game in games
    ]
    again = list(run(LEAGUE, keep=tmp_path))
    assert standings(again) == standings(kept)  # nothing was played: even the times are the same
    longer = League.of("poker-squares", ["greedy", "random"], games=8, seed=3)
    assert [game.number for game in run(longer, keep=tmp_path)] == list(range(8))
    assert len(list(run(LEAGUE, keep=tmp_path))) == 6


def test_a_folder_keeps_one_league_for_one_run(tmp_path: Path) -> None:
    running = run(LEAGUE, keep=tmp_path)
    next(running)
    with pytest.raises(BadFolder, match="Another run"):
        next(run(LEAGUE, keep=tmp_path))
    running.close()  # type: ignore[attr-defined]
    with pytest.raises(BadFolder, match="seed is 3 there, not 4"):
        next(run(League.of("poker-squares", ["greedy", "random"], games=5, seed=4), keep=tmp_path))
    (tmp_path / "results.jsonl").write_bytes(b"[]\n")
    with pytest.raises(BadFolder, match="cannot be read"):
        next(run(LEAGUE, keep=tmp_path))


def test_entrants() -> None:
    league = League.of("poker-squares", ["greedy:nodes=5", f"{__name__}:Hurried", "random:seconds=.5"], games=1)
    assert league.players == ("greedy@1:nodes=5", f"{__name__}:Hurried", "random@1:seconds=.5")
    for players, code in [
        (["greedy", "greedy@1"], "league-players"),
        (["greedy"], "league-players"),
        ([], "league-players"),
        (["greedy", "nobody"], "unknown-player"),
        (["greedy", "greedy:seconds=" + "9" * 400], "unknown-player"),
        (["greedy", "no.such.module:Player"], "league-class"),
        (["greedy", f"{__name__}:Path"], "league-class"),
    ]:
        with pytest.raises(CardloomError) as refused:
            League.of("poker-squares", players, games=1)
        assert refused.value.code == code
        assert isinstance(refused.value, BadOption | UnknownPlayer)
