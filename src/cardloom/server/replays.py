"""A finished game looked at again: move by move as a seat saw it, and played on from anywhere in it."""

from __future__ import annotations

import random
from dataclasses import replace

from cardloom.coach import Review
from cardloom.coach.answers import Decision
from cardloom.errors import IllegalMove
from cardloom.games.state import State
from cardloom.players import player, players
from cardloom.record import Record, text
from cardloom.server import events as happened
from cardloom.server import wire
from cardloom.server.events import SeatPlan
from cardloom.server.refusals import Refused
from cardloom.server.table import Table
from cardloom.server.telling import told

STAND_IN = "strong"  # for people, when their game is played on without them
SEEDS = random.SystemRandom()


def replayed(table: Table, at: int | None, seat: int | None, previews: bool) -> wire.Table:
    """The table as it stood after so many moves: then nobody had resigned, and nothing was offered."""
    _check(table, at, seat)
    shown = told(table if at is None else table.as_after(at), seat, table.changed, {}, previews)
    shown.length = len(table.done)
    return shown


def bot_move(table: Table, at: int) -> tuple[State, int, str, str]:
    """The move that a bot made after so many moves: the state that it was made in, the seat, the bot, the move."""
    _check(table, at, None)
    assert table.match is not None
    if at == len(table.done):
        raise Refused("no-such-move", move=at + 1, moves=at)
    made = table.match.played[at]
    if table.seat(made.seat).kind != "bot":
        raise Refused("no-bot-there", seat=made.seat)
    return made.before, made.seat, table.seat(made.seat).name, table.done[at].move


def decision_at(table: Table, review: Review, at: int, seat: int) -> tuple[Record, Decision]:
    """The record, and what the review says of the decision that a person made after so many moves."""
    _check(table, at, seat)
    assert table.match is not None
    moves = (each for judged in review.seats if judged.seat == seat for each in judged.moves)
    decision = next((each for each in moves if each.n == at + 1), None)
    if decision is None:
        raise Refused("no-such-move", move=at + 1, moves=len(table.done))
    return table.match.record(), decision


def resumed(table: Table, at: int, seat: int, guest: SeatPlan, now: float) -> tuple[happened.Created, happened.Resumed]:
    """The table at which the game goes on from there: a guest at one seat, bots at the others, the cards as they were.

    Bots stay; for people others come. Deals that the game did not come to are new ones.
    """
    _check(table, at, seat)
    assert table.match is not None
    record = table.match.record()
    if at == len(table.done) and table.match.state is not None and table.match.state.over:
        raise Refused("game-over")
    others = [_stand_in(record.game, name) for name in record.seats]
    plans = tuple(guest if number == seat else SeatPlan("bot", name) for number, name in enumerate(others, 1))
    begun = replace(
        record,
        seats=tuple(plan.name for plan in plans),
        moves=record.moves[:at],
        seed=SEEDS.getrandbits(32),
        result=None,
        shuffle=None,
        extras={},
    )
    created = happened.Created(
        at=now,
        game=record.game,
        options=dict(record.options),
        seats=plans,
        secret="",
        watchable=table.created.watchable,
        chat=False,
    )
    return created, happened.Resumed(now, text(begun), table.id)


def _stand_in(game: str, name: str) -> str:
    return name if name in players(game) else player(game, STAND_IN).name


def _check(table: Table, at: int | None, seat: int | None) -> None:
    if not table.over or table.match is None:
        raise Refused("still-running")
    if seat is not None and not 1 <= seat <= len(table.seats):
        raise IllegalMove("no-such-seat", seat=str(seat), seats=len(table.seats))
    if at is not None and not 0 <= at <= len(table.done):
        raise Refused("no-such-move", move=at, moves=len(table.done))
