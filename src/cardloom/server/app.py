"""The application: the API in Litestar, the house behind it, the front before it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.exceptions import ClientException, HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from cardloom.errors import CardloomError
from cardloom.server import coaching, http, logs, metrics, wire
from cardloom.server.expiry import expire
from cardloom.server.front import Front
from cardloom.server.house import House
from cardloom.server.limits import Buckets
from cardloom.server.refusals import Refused, error_of, status
from cardloom.server.settings import Settings
from cardloom.server.storage import Unavailable

WAKE_EVERY_S = 1.0
REST_EVERY_S, EXPIRE_EVERY_S, CATCH_UP_EVERY_S, PRESENCE_EVERY_S = 5.0, 600.0, 2.0, 30.0


class App:
    """A server's application; `house` is behind it."""

    def __init__(self, settings: Settings) -> None:
        self.house = House(settings)
        api = Litestar(
            [*http.HANDLERS, *coaching.HANDLERS],
            lifespan=[self._open],
            openapi_config=OpenAPIConfig(
                title="Cardloom",
                version="1",
                path="/schema",
                render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
                use_handler_docstrings=True,
            ),
            exception_handlers={
                CardloomError: _refusal,
                HTTPException: _http_error,
                Unavailable: _unavailable,
                RecursionError: _too_deep,
                Exception: _fault,
            },
            logging_config=None,
            request_max_body_size=wire.MOST_FRAME,
        )
        api.state.house = self.house
        api.state.creations = Buckets(settings.limits.creations, settings.limits.creations_burst)
        self._front = Front(api, self.house, settings)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await self._front(scope, receive, send)

    @asynccontextmanager
    async def _open(self, api: Litestar) -> AsyncIterator[None]:
        house = self.house
        await house.open()
        tasks = [
            asyncio.create_task(_every(REST_EVERY_S, house.rest)),
            asyncio.create_task(_every(EXPIRE_EVERY_S, lambda: expire(house))),
            asyncio.create_task(_every(WAKE_EVERY_S, house.wake)),
        ]

        async def tell_presence() -> None:
            house.tell_presence()

        if not house.news.alone:
            tasks.append(asyncio.create_task(_every(CATCH_UP_EVERY_S, house.catch_up)))
            tasks.append(asyncio.create_task(_every(PRESENCE_EVERY_S, tell_presence)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.close()


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Do the work again and again; a failure is told, and tried again next time."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Unavailable:
            logs.say("storage-unavailable", logging.ERROR, work=getattr(work, "__name__", ""))
        except Exception:  # noqa: BLE001  (the rounds go on whatever happens in one of them)
            metrics.FAULTS.inc()
            logs.fault("round-failed", work=getattr(work, "__name__", ""))


def _refusal(request: Request[Any, Any, Any], refusal: CardloomError) -> Response[wire.Error]:
    metrics.REFUSALS.labels(refusal.code).inc()
    return Response(error_of(refusal), status_code=status(refusal), media_type=MediaType.JSON)


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Error]:
    """What the framework refuses: a way that is none, a body that is not as the schema says."""
    match error.status_code:
        case 404:
            refusal = Refused("no-such-address", address=request.url.path[:100])
        case 405:
            refusal = Refused("wrong-method", method=request.method)
        case 413:
            refusal = Refused("message-too-big", most=request.route_handler.resolve_request_max_body_size() or 0)
        case code if code < 500:
            refusal = Refused("unreadable-message", reason=_reason(error))
        case _:
            return _fault(request, error)
    answer = _refusal(request, refusal)
    answer.headers.update(error.headers or {})  # `Allow`, where another method is allowed
    return answer


def _reason(error: HTTPException) -> str:
    extra = error.extra if isinstance(error, ClientException) and isinstance(error.extra, list) else []
    told = [(str(item.get("key", "")), str(item.get("message", ""))) for item in extra if isinstance(item, dict)]
    if told == [("data", "'data'")]:
        return "it is empty"
    return ("; ".join(f"{key}: {message}" for key, message in told) or error.detail)[:300]


def _unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[wire.Error]:
    logs.say("storage-unavailable", logging.ERROR, way=request.url.path)
    return _refusal(request, Refused("storage-unavailable"))


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[wire.Error]:
    return _refusal(request, Refused("unreadable-message", reason="it is nested too deeply"))


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Error]:
    metrics.FAULTS.inc()
    logs.LOG.error("request-fault", exc_info=error, extra={"said": {"method": request.method}})
    return _refusal(request, Refused("server-fault"))
