"""The log: one JSON object a line. Names, texts and secrets never come into it."""

from __future__ import annotations

import logging
import sys
from typing import Any

import msgspec

LOG = logging.getLogger("cardloom")


class JsonLines(logging.Formatter):
    """`at`, `level`, `event` and what was said with it; a fault comes with its trace."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": round(record.created, 3), "level": record.levelname.lower()}
        line["event"] = record.getMessage()
        line.update(getattr(record, "said", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def say(event: str, level: int = logging.INFO, **said: Any) -> None:
    LOG.log(level, event, extra={"said": said})


def fault(event: str, **said: Any) -> None:
    """Something that should not have happened, with the trace of the exception that is being handled."""
    LOG.error(event, exc_info=True, extra={"said": said})


def set_up() -> None:
    """Everything goes to the error stream; of the libraries only what is wrong."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    LOG.setLevel(logging.INFO)
