"""How strong every level of every game is: leagues on fixed deals, and what they say as docs/strength.md.

    python benchmarks/strength/leagues.py --minutes 10 --keep FOLDER [--game KEY ...] [--write]

In games of several seats each player meets the level below and greedy, in games for one all get the same deals. The
minutes are shared by the games and their pairs; what a pair does not need (it plays 1,000 deals at most, in Poker
Squares alone 5,000 of the best) goes to the others. With 0 nothing is played. A folder that kept a run goes on from
there; runs for different games may go side by side. `--write` writes the guide from all that the folder has, with what
`puzzle.py` kept there of options, and `brag_exploitability.py` of hands.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, islice, pairwise
from math import inf, isinf
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import msgspec
import numpy as np

from cardloom.arena import Estimate, League, Played, Standing, run, standings
from cardloom.arena.keeping import RECORDS
from cardloom.arena.standings import NORMAL
from cardloom.cards import parse_card
from cardloom.games import GAMES
from cardloom.games.grids import cell_number
from cardloom.games.poker_squares.rules import SIDE
from cardloom.players import players
from cardloom.players.poker_squares.luck import fair_scores
from cardloom.record import read
from cardloom.words import say

GUIDE = Path(__file__).parents[2] / "docs" / "strength.md"
REFERENCE = "greedy@1"
SEED, MOST_DEALS = 2026, 1000
FAIR = "poker-squares"  # alone its scores are told without the luck of the cards
MOST_FAIR_DEALS = {"strong@1": 5000, "master@1": 5000}
MANY = 20_000  # deals of a league: it may be gone on with


@dataclass(frozen=True)
class Setting:
    """A game as it is set up for its leagues."""

    key: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def folder(self) -> str:
        return "-".join([self.key, str(self.seats), *(value for _, value in self.options)])

    @property
    def title(self) -> str:
        seats = ["alone" if self.seats == 1 else f"{self.seats} seats"] if len(GAMES[self.key].seats) > 1 else []
        return ", ".join([say(f"game-{self.key}"), *seats, *(f"{name} {value}" for name, value in self.options)])

    def levels(self) -> list[str]:
        """The players, weakest first, without the reference."""
        return [name for name in players(self.key) if name != REFERENCE]

    def leagues(self) -> list[League]:
        levels = self.levels()
        if self.seats == 1:
            return [self._league([name]) for name in players(self.key)]
        pairs = [*pairwise(levels), *((level, REFERENCE) for level in levels)]
        return [self._league(list(pair)) for pair in pairs]

    @property
    def fair(self) -> bool:
        return self.key == FAIR and self.seats == 1

    def most(self, league: League) -> int:
        """How many games are enough."""
        return league.round * (MOST_FAIR_DEALS if self.fair else {}).get(league.players[0], MOST_DEALS)

    def _league(self, names: list[str]) -> League:
        return League.of(self.key, names, MANY, seats=self.seats, seed=SEED, **dict[str, Any](self.options))


SETTINGS = (
    Setting("poker-squares", 1),
    Setting("poker-squares", 1, (("points", "english"),)),
    Setting("poker-squares", 2),
    Setting("grid-poker", 2),
    Setting("grid-poker", 3),
    Setting("pyramid-poker", 2),
    Setting("nine-card-brag", 3),
    Setting("puzzle-poker", 2),
    Setting("puzzle-solo", 1),
)

BRAG = "nine-card-brag"
LUCK = """Luck decides most games. What is given away of a pot, hand by hand, tells players apart without it: how much
less they win than the best answer does from others who play the equilibrium, on the same hands for all,
{hands}
([brag_exploitability.py](../benchmarks/strength/brag_exploitability.py)). In whole games that is little: in 200,000 of
each pair strong wins 51.4 ± 0.2 % from greedy, and what master goes by 50.7 ± 0.2 % from strong
([brag_games.py](../benchmarks/strength/brag_games.py))."""


def kept(setting: Setting, folder: Path) -> list[tuple[League, Path]]:
    """The leagues of a setting with their folders."""
    leagues = setting.leagues()
    return [(league, folder / setting.folder / "-".join(league.players)) for league in leagues]


def played(league: League, folder: Path) -> list[Played]:
    """The whole deals that a folder has kept."""
    if not folder.exists():
        return []
    results = run(league, keep=folder, runner=lambda league, fixtures: iter(()))
    games = sorted(results, key=lambda game: game.number)
    return games[: len(games) // league.round * league.round]


def play(setting: Setting, folder: Path, seconds: float) -> None:
    """Play for about so long; who is quick leaves time to the others, but for a deal each."""
    end = time.monotonic() + seconds
    leagues = kept(setting, folder)
    for left, (league, path) in zip(range(len(leagues), 0, -1), leagues, strict=True):
        done = len(played(league, path))
        games = islice(run(league, keep=path), done, setting.most(league))
        began = time.monotonic()
        share, longest = (end - began) / left, 0.0
        while (before := time.monotonic()) - began + longest < share or (done == 0 and longest == 0):
            if not list(islice(games, league.round)):
                break
            longest = max(longest, time.monotonic() - before)


def table(setting: Setting, folder: Path) -> Iterator[str]:
    """The part of the guide that tells of a setting, once all of its leagues have played a deal."""
    games = {league.players: played(league, path) for league, path in kept(setting, folder)}
    everything = list(chain.from_iterable(games.values()))
    if not all(games.values()):
        return
    yield from (f"## {setting.title}", "")
    rows = {row.player: row for row in standings(everything)}
    order = sorted(rows, key=[*players(setting.key)].index)
    if setting.seats == 1:
        scores = {}
        for league, path in kept(setting, folder):
            mine = games[league.players]
            scores[league.players[0]] = dict(
                zip([game.deal for game in mine], scored(setting, mine, path), strict=True)
            )
        yield from alone(rows, order, scores, ".2f" if setting.fair else ".1f")
    else:
        yield from together(setting, rows, order, games)
    yield ""
    yield from with_options(setting, folder)
    if setting.key == BRAG:
        yield from given_away(folder)


def together(
    setting: Setting, rows: dict[str, Standing], order: list[str], games: dict[tuple[str, ...], list[Played]]
) -> Iterator[str]:
    below = {second: first for first, second in pairwise(setting.levels())}
    everything = list(chain.from_iterable(games.values()))
    ratings = {
        over: {row.player: row.rating for row in standings(everything, over) if row.rating}
        for over in {REFERENCE, *below.values()}
    }
    yield "| player | games | rating | over the level below | wins from it | points | a move, ms |"
    yield "|---|---|---|---|---|---|---|"
    for name in order:
        row, rating, more, duel = rows[name], ratings[REFERENCE][name], None, ""
        if name in below:
            more = ratings[below[name]][name]
            duel = shown_duel(games[below[name], name], name)
        told = ["0" if name == REFERENCE else shown(rating, "+.0f"), shown(more, "+.0f") if more else "", duel]
        yield f"| {name} | {row.games} | {' | '.join(told)} | {shown(row.score, '.2f')} | {cost(row)} |"


def alone(rows: dict[str, Standing], order: list[str], scores: dict[str, dict[int, float]], form: str) -> Iterator[str]:
    won = any(row.wins.value for row in rows.values())
    yield f"| player | games | points |{' won |' if won else ''} more than the one above | a move, ms |"
    yield f"|---|---|---|{'---|' if won else ''}---|---|"
    for above, name in pairwise(["", *order]):
        row, mine, others, more = rows[name], scores[name], scores.get(above, {}), ""
        deals = mine.keys() & others.keys()
        if len(deals) > 1:
            more = shown(mean_of([mine[deal] - others[deal] for deal in deals]), f"+{form}")
        wins = f" {shown(row.wins, '.1%')} |" if won else ""
        yield f"| {name} | {row.games} | {shown(mean_of([*mine.values()]), form)} |{wins} {more} | {cost(row)} |"


def mean_of(values: list[float]) -> Estimate:
    return Estimate(mean(values), NORMAL * stdev(values) / len(values) ** 0.5 if len(values) > 1 else inf)


def scored(setting: Setting, games: list[Played], folder: Path) -> list[float]:
    """The scores of games for one; Poker Squares' without the luck of the cards, which are kept beside the results."""
    if not setting.fair:
        return [game.scores[0] for game in games]
    path = folder / "fair.npy"
    known = np.load(path) if path.exists() else np.empty(0)
    if fresh := games[len(known) :]:
        records = [read(folder / RECORDS / f"{game.number:06}.loom") for game in fresh]
        placed = [[move.split()[-2:] for move in record.moves] for record in records]  # `p1 place Ac b3`
        decks = np.array([[parse_card(card) for card, _ in moves] for moves in placed])
        cells = np.array([[cell_number(cell, SIDE, SIDE) for _, cell in moves] for moves in placed])
        known = np.append(known, fair_scores(decks, cells, str(records[0].options["points"]))[1])
        np.save(path, known)
    return [float(score) for score in known[: len(games)]]


def with_options(setting: Setting, folder: Path) -> Iterator[str]:
    """What players score alone with other options, the easiest first, as far as `puzzle.py` kept it."""
    found = []
    for path in (folder / setting.key).glob("*/*") if setting.seats == 1 else ():
        facts = msgspec.json.decode((path / "results.jsonl").read_bytes().split(b"\n", 1)[0], type=dict[str, Any])
        league = League.of(setting.key, facts["players"], MANY, seats=1, seed=facts["seed"], **facts["options"])
        found += [(row.score.value, path.parent.name, row) for row in standings(played(league, path))]
    if found:
        yield from ("| options | player | games | points | won | a move, ms |", "|---|---|---|---|---|---|")
        for _, title, row in sorted(found, key=lambda each: -each[0]):
            points, wins = shown(row.score, ".1f"), shown(row.wins, ".1%")
            yield f"| {title} | {row.player} | {row.games} | {points} | {wins} | {cost(row)} |"
        yield ""


def given_away(folder: Path) -> Iterator[str]:
    """What players give away of a pot, hand by hand, as far as `brag_exploitability.py` kept it."""
    kept = {}
    for path in sorted((folder / BRAG).glob("*.jsonl")):
        lines = path.read_bytes().rpartition(b"\n")[0].splitlines()
        kept[path.stem] = [msgspec.json.decode(line, type=dict[str, float]) for line in lines]
    if not kept:
        return
    yield from (LUCK.format(hands=", ".join(f"{len(hands):,} with {seats} seats" for seats, hands in kept.items())), "")
    columns = [f"{seats} seats: gives away | less than the one above" for seats in kept]
    yield from (f"| player | {' | '.join(columns)} |", f"|---|{'---|---|' * len(columns)}")
    names = [*next(iter(kept.values()))[0]]
    for above, name in pairwise(["", *names]):
        told = []
        for hands in kept.values():
            less = mean_of([hand[above] - hand[name] for hand in hands]) if above else None
            told += [shown(mean_of([hand[name] for hand in hands]), ".3%"), shown(less, "+.3%") if less else ""]
        yield f"| {name} | {' | '.join(told)} |"
    yield ""


def shown_duel(games: list[Played], name: str) -> str:
    """The chance that the player wins a table that one of the two wins, with the ends of its interval."""
    rating = next((row.rating for row in standings(games) if row.player == name), None)
    if rating is None:
        return ""
    ends = (rating.value - rating.margin, rating.value, rating.value + rating.margin)  # about the mean of the two
    low, value, high = (1 / (1 + 10 ** (-2 * end / 400)) for end in ends)
    return f"{value:.0%} ({low:.0%}-{high:.0%})"


def shown(estimate: Estimate, form: str) -> str:
    if isinf(estimate.margin):
        return f"{estimate.value:{form}}"
    return f"{estimate.value:{form}} ± {estimate.margin:{form.lstrip('+')}}"


def cost(row: Standing) -> str:
    return f"{1000 * row.mean:.3g} / {1000 * row.worst:.3g}"


HEAD = f"""# How strong the players are

Every level of every game, in leagues: the same deals for all, everybody on every seat, fixed seeds. Written by
[benchmarks/strength/leagues.py](../benchmarks/strength/leagues.py); anybody can play the same games again, or more.

± and brackets are intervals that hold the truth 95 times in 100; few games make them wide.

- **points** of Poker Squares alone are without the luck of the cards: their mean is that of the scores, which vary ten
  times as much ([how luck is taken off](coach.md)).
- **rating**: Elo's points over `{REFERENCE.partition("@")[0]}`, which takes what is best at once; 400 more are ten wins
  for one ([how it is fitted](bots.md)). Each player met the level below and `{REFERENCE.partition("@")[0]}`.
- **over the level below**: the difference of the two ratings. What they owe to the same games is no part of its
  interval, which is why it can be narrower than both of theirs: levels are apart if it does not reach 0.
- **wins from it**: the chance to win a table that one of the two wins, from their own games alone.
- **a move**: the processor's time, mean and what 99 of 100 stay below, on a shared core, with the player's usual nodes.
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--keep", type=Path, required=True)
    parser.add_argument("--game", action="append", choices=list(GAMES))
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    settings = [setting for setting in SETTINGS if setting.key in (arguments.game or GAMES)]
    for setting in settings:
        if arguments.minutes:
            play(setting, arguments.keep, 60 * arguments.minutes / len(settings))
        print(*table(setting, arguments.keep), sep="\n", flush=True)
    if arguments.write:
        lines = [HEAD, *chain.from_iterable(table(setting, arguments.keep) for setting in SETTINGS)]
        GUIDE.write_text("\n".join(lines).rstrip() + "\n", "utf-8")


if __name__ == "__main__":
    main()
