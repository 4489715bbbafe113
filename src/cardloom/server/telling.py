"""What a seat, or a bystander, is told of a table: made from an allow-list, by the same hand for every message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from msgspec import Raw, json

from cardloom.games.split import SplitMoves
from cardloom.server import wire
from cardloom.server.previews import previews
from cardloom.server.secrecy import stage
from cardloom.server.table import Table

Away = Mapping[int, float]  # the people whom the table is not before, and since when
_ENCODER = json.Encoder()


@dataclass(slots=True)
class _LogTold:
    """A log as it was told to a seat, to be gone on with as long as nothing in it has changed."""

    undone: int
    stage: object
    moves: int = 0
    text: bytes = b""


class Teller:
    """Tells one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._logs: dict[int | None, _LogTold] = {}

    def told(self, seat: int | None, now: float, away: Away, with_previews: bool = False) -> wire.Table:
        """The whole table as a seat may know it."""
        table = self.table
        state = table.state
        view = None if state is None else state.view(seat)
        legal = legal_moves(table, seat)
        offers = table.offers
        return wire.Table(
            id=table.id,
            game=table.created.game,
            options=dict(table.created.options if state is None else state.options),
            version=table.version,
            status=table.status,
            to_act=list(table.to_act),
            over=table.over,
            scores=_scores(table, view),
            winners=list(table.winners),
            seat=seat,
            view=view,
            legal=_split(legal) if isinstance(legal, SplitMoves) else list(legal),
            people=people(table, seat, now, away),
            length=len(table.done),
            clock=table.created.clock,
            offers=wire.Offers(offers.undo, sorted(offers.rematch), offers.next),
            log=cast(list[wire.Logged], Raw(self._log(seat))),
            chat=table.chat if table.created.chat else None,
            shuffle=_shuffle(table),
            gone=table.gone,
            hints=table.hints,
            may_hint=table.may_hint(seat),
            previews=previews(state, seat, legal) if state and seat and legal and with_previews else {},
        )

    def _log(self, seat: int | None) -> bytes:
        """The moves as JSON; those that are still another seat's secret are only known to have been made."""
        table = self.table
        now = None if table.state is None or table.over else stage(table.state)
        told = self._logs.get(seat)
        if told is None or (told.undone, told.stage) != (table.undone, now):
            told = self._logs[seat] = _LogTold(table.undone, now)
        for n, done in enumerate(table.done[told.moves :], told.moves + 1):
            known = done.stage is None or done.stage != now or done.seat == seat
            line = _ENCODER.encode(wire.Logged(n, done.seat, done.move if known else None, done.at))
            told.text += b"," + line if told.text else line
        told.moves = len(table.done)
        return b"[" + told.text + b"]"


def legal_moves(table: Table, seat: int | None) -> Sequence[str]:
    if table.state is None or seat is None or table.over:
        return ()
    return table.state.legal(seat)


def people(table: Table, seat: int | None, now: float, away: Away) -> list[wire.Person]:
    """Who sits there, as the seat is told of it."""
    told = []
    for other in table.seats:
        clock = table.clock_s(other.number, now)
        person = other.kind == "person"
        told.append(
            wire.Person(
                seat=other.number,
                name=other.name,
                kind=other.kind,
                present=other.kind == "bot" or (person and other.number not in away),
                away_s=int(now - away[other.number]) if person and other.number in away else 0,
                clock_ms=None if clock is None else max(0, round(clock * 1000)),
                you=other.number == seat,
            )
        )
    return told


def _scores(table: Table, view: dict[str, Any] | None) -> list[int | None]:
    return [None] * len(table.seats) if view is None else view["scores"]


def _split(legal: SplitMoves) -> wire.Split:
    cards = [legal.cards[at : at + 2] for at in range(0, len(legal.cards), 2)]
    return wire.Split(len(legal), cards, legal.groups, legal.size)


def _shuffle(table: Table) -> wire.Shuffle | None:
    """The promise; and when the game is over, the secret and what the seats added."""
    if table.commitment is None:
        return None
    shuffle = table.shuffle if table.over else None
    if shuffle is None:
        return wire.Shuffle(table.commitment, None, None)
    return wire.Shuffle(table.commitment, shuffle.secret.hex(), list(shuffle.entropy))
