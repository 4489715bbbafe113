"""A league: who meets whom, where they sit, and which decks they get."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement
from typing import Self

from cardloom.arena.entrants import entrant
from cardloom.decks import seed_key
from cardloom.errors import BadOption
from cardloom.games import game as game_of
from cardloom.games.game import Options


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game of a league: its number and its deal, from 0, and who sits where."""

    number: int
    deal: int
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class League:
    """Everything that determines the games. Each deal is played by every line-up of the players in every rotation."""

    game: str
    players: tuple[str, ...]  # full names
    seats: int
    options: Options
    deals: int
    seed: int
    limit: float  # seconds that a program may take for a move

    @classmethod
    def of(
        cls,
        game: str,
        players: Sequence[str],
        games: int,
        *,
        seats: int | None = None,
        seed: int = 0,
        limit: float = 10.0,
        **options: object,
    ) -> Self:
        """A league of so many games at least: the last deal is played to its end by all."""
        facts = game_of(game)
        names = tuple(entrant(game, player).name for player in players)
        twice = [name for name in names if names.count(name) > 1]
        if twice or not names:
            raise BadOption("league-players", players=twice[0] if twice else "-")
        seats = facts.usual_seats if seats is None else facts.check_seats(seats)
        if seats > 1 and len(names) == 1:
            raise BadOption("league-players", players=names[0])
        chosen = facts.check_options(options, seats)
        league = cls(game, names, seats, chosen, 0, seed, limit)
        return replace(league, deals=-(-games // league.round))

    @property
    def round(self) -> int:
        """How many games are played with each deal."""
        return sum(1 for _ in _line_ups(self.players, self.seats))

    def fixtures(self) -> Iterator[Fixture]:
        """The games, deal by deal."""
        number = 0
        for deal in range(self.deals):
            for line_up in _line_ups(self.players, self.seats):
                yield Fixture(number, deal, line_up)
                number += 1

    def deal_seed(self, fixture: Fixture) -> int:
        """What determines the decks and lots of a game."""
        return self._drawn(f"deal {fixture.deal}")

    def player_seed(self, fixture: Fixture, seat: int) -> int:
        """What determines the chances that the player of a seat takes in a game."""
        return self._drawn(f"game {fixture.number} seat {seat}")

    def _drawn(self, purpose: str) -> int:
        return int.from_bytes(seed_key(self.seed, f"league {purpose}")[:6], "big")


def _line_ups(players: Sequence[str], seats: int) -> Iterator[tuple[str, ...]]:
    """Every choice of as many players as there are seats, in every rotation; of too few players some sit twice."""
    few = len(players) < seats
    for chosen in combinations_with_replacement(players, seats) if few else combinations(players, seats):
        if not few or len(set(chosen)) == len(players):
            for first in range(seats):
                yield chosen[first:] + chosen[:first]
