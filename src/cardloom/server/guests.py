"""Who asks: the address, the secret that comes with a request, and whether a page of another site sent it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from cardloom.server.refusals import Refused

BEARER = "bearer "


def address(scope: Any) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def header(scope: Any, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def secret(scope: Any) -> str | None:
    """The seat's secret of an `Authorization: Bearer` header."""
    given = header(scope, b"authorization")
    if given is None:
        return None
    if not given.lower().startswith(BEARER):
        raise Refused("unknown-secret")
    return given[len(BEARER) :].strip()


def refuse_foreign_page(scope: Any) -> None:
    """A browser says which page a request comes from: it must be one of this server's."""
    origin = header(scope, b"origin")
    if origin is not None and _host(origin) != header(scope, b"host"):
        raise Refused("foreign-origin", origin=origin[:100])


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # no address at all
        return ""
