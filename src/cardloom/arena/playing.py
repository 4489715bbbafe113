"""One game of a league, played to its end or to a forfeit."""

from __future__ import annotations

import time
from contextlib import ExitStack
from functools import cache
from typing import Any

import msgspec

from cardloom.arena.entrants import entrant
from cardloom.arena.league import Fixture, League
from cardloom.arena.program import Forfeit, Program
from cardloom.games.game import Value
from cardloom.games.state import State
from cardloom.record import Record, Result, text


class Fault(msgspec.Struct, frozen=True):
    """Why a game ended before its rules ended it: what a seat did, as the code of a refusal and its arguments."""

    seat: int
    code: str
    arguments: dict[str, str | int]

    def told(self, language: str) -> str:
        """The reason in a language's words."""
        return Forfeit(self.code, **self.arguments).told(language)


class Played(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game of a league went. All but the seconds is determined by the league and the game's number."""

    number: int
    deal: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]  # by seat, of each move
    record: str  # the text of its file
    fault: Fault | None = None


def play(league: League, fixture: Fixture) -> Played:
    """Play a game of the league. Players in this process take processor time, programs take time by the clock."""
    for name in set(fixture.players):
        _warm(league.game, league.seats, tuple(league.options.items()), name)
    state = State.new(league.game, league.seats, league.deal_seed(fixture), **dict[str, Any](league.options))
    moves: list[str] = []
    seconds: list[list[float]] = [[] for _ in fixture.players]
    fault = None
    with ExitStack() as ending:
        players = [
            entrant(league.game, name).make(league.player_seed(fixture, seat), league.limit)
            for seat, name in enumerate(fixture.players, 1)
        ]
        for player in players:
            if isinstance(player, Program):
                ending.callback(player.close)
        while not state.over and fault is None:
            seat = state.to_act[0]
            player = players[seat - 1]
            clock = time.perf_counter if isinstance(player, Program) else time.thread_time
            view, legal = state.view(seat), state.legal(seat)
            began = clock()
            try:
                move = player.choose(view, legal)
            except Forfeit as forfeit:
                fault = Fault(seat, forfeit.code, forfeit.arguments)
            seconds[seat - 1].append(float(f"{clock() - began:.3g}"))
            if fault is None:
                state = state.play(seat, move)
                moves.append(f"p{seat} {move}")
    result = _result(state, fault)
    extras = {"_forfeit": fault.told("en")} if fault else {}
    record = Record.of(state, moves, fixture.players, result=result, extras=extras)
    times = tuple(map(tuple, seconds))
    return Played(
        fixture.number, fixture.deal, fixture.players, state.scores, result.winners or (), times, text(record), fault
    )


def _result(state: State, fault: Fault | None) -> Result:
    if fault is None:
        return Result.of(state)
    return Result.of(state, timed_out=fault.seat) if fault.code == "program-slow" else Result.of(state, fault.seat)


@cache
def _warm(key: str, seats: int, options: tuple[tuple[str, Value], ...], name: str) -> None:
    """Have a player think a little through a game, so that its first moves in a league cost no more than the others."""
    quick = entrant(key, f"{name.partition(':nodes=')[0].partition(':seconds=')[0]}:nodes=1").make(0, 0)
    if isinstance(quick, Program):
        return
    state = State.new(key, seats, 0, **dict[str, Any](options))
    while not state.over:
        seat = state.to_act[0]
        state = state.play(seat, quick.choose(state.view(seat), state.legal(seat)))
