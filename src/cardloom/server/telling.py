"""What a seat, or a bystander, is told of a table: made from an allow-list, by the same hand for every message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import UNSET

from cardloom.games.split import SplitMoves
from cardloom.server import wire
from cardloom.server.previews import previews
from cardloom.server.table import Table

Away = Mapping[int, float]  # the people whom the table is not before, and since when


def told(table: Table, seat: int | None, now: float, away: Away, with_previews: bool = False) -> wire.Table:
    """The whole table as a seat may know it."""
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
        scores=[None] * len(table.seats) if view is None else view["scores"],
        winners=list(table.winners),
        seat=seat,
        view=view,
        legal=_listed(legal),
        people=people(table, seat, now, away),
        length=len(table.done),
        clock=table.created.clock,
        offers=wire.Offers(offers.undo, sorted(offers.rematch), offers.next),
        log=_log(table, seat, 0),
        chat=table.chat if table.created.chat else None,
        shuffle=_shuffle(table),
        gone=table.gone,
        origin=table.origin,
        hints=table.hints,
        may_hint=table.may_hint(seat),
        previews=_previews(table, seat, legal) if with_previews else {},
    )


def told_moves(
    table: Table, seat: int | None, since: int, now: float, away: Away, with_previews: bool = False
) -> wire.MovesMessage:
    """What moves have made of the table, for a seat that was told it at a version not before `moving_since`."""
    assert table.state is not None and table.moving_since <= since
    view = table.state.view(seat)
    legal = legal_moves(table, seat)
    moves = len(table.done)
    return wire.MovesMessage(
        version=table.version,
        to_act=list(table.to_act),
        scores=view["scores"],
        view=view,
        legal=_listed(legal),
        length=moves,
        log=_log(table, seat, moves - (table.version - since)),
        previews=_previews(table, seat, legal) if with_previews else {},
        people=UNSET if table.created.clock is None else people(table, seat, now, away),
    )


def _log(table: Table, seat: int | None, since: int) -> list[wire.Logged]:
    """The moves after so many; those that are still another seat's secret are only known to have been made."""
    lines = []
    for n, done in enumerate(table.done[since:], since + 1):
        known = done.stage is None or done.stage != table.stage or done.seat == seat
        lines.append(wire.Logged(n, done.seat, done.move if known else None, done.at))
    return lines


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


def _previews(table: Table, seat: int | None, legal: Sequence[str]) -> dict[str, wire.Preview]:
    return previews(table.state, seat, legal) if table.state and seat and legal else {}


def _listed(legal: Sequence[str]) -> list[str] | wire.Split:
    if isinstance(legal, tuple):
        return list(legal)
    assert isinstance(legal, SplitMoves)
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
