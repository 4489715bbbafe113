"""What the server refuses: every code with its HTTP status. The words are in `locales/*/server.ftl`."""

from __future__ import annotations

from cardloom.errors import CardloomError
from cardloom.server import wire

STATUS = {
    "unknown-secret": 401,
    "not-watchable": 403,
    "not-seated": 403,
    "foreign-origin": 403,
    "no-such-address": 404,
    "no-such-table": 404,
    "wrong-method": 405,
    "table-full": 409,
    "game-over": 409,
    "still-running": 409,
    "not-begun": 409,
    "not-your-turn": 409,
    "undo-nothing": 409,
    "undo-revealed": 409,
    "undo-answered": 409,
    "nothing-offered": 409,
    "already-offered": 409,
    "own-offer": 409,
    "already-begun": 409,
    "already-continued": 409,
    "chat-is-off": 409,
    "hints-off": 409,
    "no-bot-there": 409,
    "serial-used": 409,
    "message-too-big": 413,
    "too-many-requests": 429,
    "server-fault": 500,
    "storage-unavailable": 503,
}


class Refused(CardloomError):
    """Something that the server does not do."""


def plain_arguments(refusal: CardloomError) -> dict[str, str | int]:
    """A refusal's arguments as a message carries them: one that is itself a refusal, in English."""
    return {name: value if isinstance(value, int) else str(value) for name, value in refusal.arguments.items()}


def error_of(refusal: CardloomError) -> wire.Error:
    return wire.Error(refusal.code, refusal.detail, plain_arguments(refusal))


def status(error: CardloomError) -> int:
    """The HTTP status of a refusal: 400 for what is wrong in itself."""
    return STATUS.get(error.code, 400)
