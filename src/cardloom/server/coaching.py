"""The coach at the tables: hints while a game runs; afterwards the review, what a bot saw, playing on; the lab."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec

from cardloom.coach import Hint, Lab, Retry, Review, told
from cardloom.coach.answers import Decision
from cardloom.games.state import State
from cardloom.record import Record
from cardloom.server import wire
from cardloom.server.coach_wire import (
    AskHint,
    GivenHint,
    LabRequest,
    Language,
    PlayOn,
    Preparing,
    Reviewing,
    Seen,
)
from cardloom.server.http import REFUSED, TableId, house_of, limited, seated
from cardloom.server.replays import bot_move, decision_at
from cardloom.server.rulings import ruling
from cardloom.server.warming import BENCHES

PATIENCE_S = 2.0  # for the coach to get ready, before one is asked to ask again


@post(
    "/api/tables/{table:str}/hint",
    status_code=200,
    responses={200: ResponseSpec(GivenHint), 202: ResponseSpec(Preparing), **REFUSED},
)
async def hint(request: Request[Any, Any, AppState], table: TableId, data: AskHint) -> Response[GivenHint | Preparing]:
    """What the seat's moves are worth, as far as it can know, and why. Hints are counted; 202 while none can be had."""
    limited(request)
    house = house_of(request)
    host, seat = await seated(request, table)
    await host.ready()
    game = host.table.created.game
    if not await house.warmth.coached(game, PATIENCE_S):
        ruling(host.table, seat, data, time.time())  # who may not ask hears so at once
        return Response(Preparing(game), status_code=202)
    await host.command(seat, data)
    assert seat is not None
    state = host.table.hinted[seat, data.serial]
    given = await house.bots.think(_hint, state, seat, data.language)
    return Response(GivenHint(host.table.hints[seat - 1], given))


def _hint(state: State, seat: int, language: str, bot: str | None = None) -> Hint:
    from cardloom.coach.hints import hint as hinted

    return told(hinted(state.view(seat), state.legal(seat), bot=bot), language)


@get(
    "/api/tables/{table:str}/review",
    responses={200: ResponseSpec(Review), 202: ResponseSpec(Reviewing), **REFUSED},
)
async def review(
    request: Request[Any, Any, AppState], table: TableId, language: Language = "en"
) -> Response[Review | Reviewing]:
    """What the people's moves were worth, once the game is over; 202 while that is being found out."""
    host, _ = await seated(request, table)
    looking = host.look_back(lambda: limited(request))
    if looking.review is None:
        return Response(looking.progress, status_code=202)
    return Response(told(looking.review, language))


@get(
    "/api/tables/{table:str}/retry",
    responses={200: ResponseSpec(Retry), 202: ResponseSpec(Reviewing), **REFUSED},
)
async def retry(
    request: Request[Any, Any, AppState], table: TableId, seat: int, at: int, move: str, language: Language = "en"
) -> Response[Retry | Reviewing]:
    """What another move of a person is worth, after so many moves of a finished game; 202 while that is reviewed."""
    limited(request)
    house = house_of(request)
    host, _ = await seated(request, table)
    looking = host.look_back(lambda: None)
    if looking.review is None:
        return Response(looking.progress, status_code=202)
    record, decision = decision_at(host.table, looking.review, at, seat)
    return Response(told(await house.bots.think(_retry, record, seat, decision, move), language))


def _retry(record: Record, seat: int, decision: Decision, move: str) -> Retry:
    from cardloom.coach.retries import retry as retried

    return retried(record, seat, decision, move)


@get("/api/tables/{table:str}/seen", responses=REFUSED)
async def seen(request: Request[Any, Any, AppState], table: TableId, at: int, language: Language = "en") -> Seen:
    """What the bot that moved after so many moves makes of its moves, asked again with what it saw; after the game."""
    limited(request)
    house = house_of(request)
    host, _ = await seated(request, table)
    state, seat, bot, made = bot_move(host.table, at)
    return Seen(made, await house.bots.think(_hint, state, seat, language, bot))


@post("/api/tables/{table:str}/play-on", responses=REFUSED)
async def play_on(request: Request[Any, Any, AppState], table: TableId, data: PlayOn) -> wire.Created:
    """A new table, at which the finished game is played on from there, alone among bots and with the same cards."""
    limited(request)
    house = house_of(request)
    host, _ = await seated(request, table)
    return await house.play_on(host.table, data)


@post("/api/lab", status_code=200, responses=REFUSED)
async def lab(request: Request[Any, Any, AppState], data: LabRequest) -> Lab:
    """Every way to lay cards into three hands that can be best, and what each hand wins."""
    limited(request)
    await house_of(request).warmth.of(BENCHES)
    return await house_of(request).bots.think(_lab, data)


def _lab(asked: LabRequest) -> Lab:
    from cardloom.coach import lab as laboratory

    if asked.game == "grid-poker":
        found = laboratory.grid_poker(asked.cards, asked.others)
    else:
        found = laboratory.nine_card_brag(asked.cards, asked.seats, asked.place)
    return told(found, asked.language)


HANDLERS = [hint, review, retry, seen, play_on, lab]
