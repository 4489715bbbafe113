"""The coach at the tables: hints while a game runs, the review afterwards, the lab at any time."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.openapi.datastructures import ResponseSpec

from cardloom.coach import Hint, Lab, Review, told
from cardloom.games.state import State
from cardloom.server.coach_wire import AskHint, GivenHint, LabRequest, Language, Reviewing
from cardloom.server.http import REFUSED, TableId, house_of, limited, seat_at
from cardloom.server.refusals import Refused
from cardloom.server.warming import BENCHES


@post("/api/tables/{table:str}/hint", status_code=200, responses=REFUSED)
async def hint(request: Request[Any, Any, AppState], table: TableId, data: AskHint) -> GivenHint:
    """What the seat's moves are worth, as far as it can know, and why. Hints are counted."""
    limited(request)
    house = house_of(request)
    host = await house.host(table)
    seat = seat_at(host, request)
    await host.ready()
    await host.command(seat, data)
    assert seat is not None
    state = host.table.hinted.get((seat, data.serial))
    if state is None:
        raise Refused("serial-used")
    given = await house.bots.think(_hint, state, seat, data.language)
    return GivenHint(host.table.hints[seat - 1], given)


def _hint(state: State, seat: int, language: str) -> Hint:
    from cardloom.coach.hints import hint as hinted

    return told(hinted(state.view(seat), state.legal(seat)), language)


@get(
    "/api/tables/{table:str}/review",
    responses={200: ResponseSpec(Review), 202: ResponseSpec(Reviewing), **REFUSED},
)
async def review(
    request: Request[Any, Any, AppState], table: TableId, language: Language = "en"
) -> Response[Review | Reviewing]:
    """What the people's moves were worth, once the game is over; 202 while that is being found out."""
    host = await house_of(request).host(table)
    seat_at(host, request)
    looking = host.look_back(lambda: limited(request))
    if looking.review is None:
        return Response(looking.progress, status_code=202)
    return Response(told(looking.review, language))


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


HANDLERS = [hint, review, lab]
