"""An invitation to a server's table, and the seat that is kept for whoever has followed it."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import platformdirs

from cardloom.cards import printable, shown
from cardloom.errors import CardloomError

LINK = re.compile(r"(?P<server>https?://[^?#]*?)/(?:#/)?t/(?P<table>[0-9A-Za-z_-]+)/?(?:[?#].*)?")
PATIENCE_S = 30
ACCEPTED = 202  # the server is still at it


class BadInvitation(CardloomError):
    """An address that is no invitation, or a server that gives no seat."""


@dataclass(frozen=True, slots=True)
class Invitation:
    """A table of a server."""

    server: str
    table: str

    @classmethod
    def of(cls, link: str) -> Invitation:
        """What a link such as `http://host:8000/t/abc` leads to."""
        found = LINK.fullmatch(link.strip())
        if found is None:
            raise BadInvitation("no-invitation", link=shown(link))
        return cls(found["server"], found["table"])

    @property
    def link(self) -> str:
        return f"{self.server}/t/{self.table}"

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"

    def accept(self, name: str) -> str:
        """The secret of the seat that is had here already, else of a new one."""
        held = _held()
        if self.link not in held:
            secret = self.ask("join", None, {"name": name})[1].get("secret")
            if not isinstance(secret, str):
                raise BadInvitation("no-server", server=shown(self.server))
            held[self.link] = secret
            _hold(held)
        return held[self.link]

    def ask(
        self, what: str, secret: str | None, body: Mapping[str, str | int] | None = None
    ) -> tuple[bool, dict[str, Any]]:
        """Ask the server about the table: whether the answer is whole, and the answer."""
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {secret}"} if secret else {})
        text = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.server}/api/tables/{self.table}/{what}", text, headers)
        try:
            with urlopen(request, timeout=PATIENCE_S) as answer:
                return answer.status != ACCEPTED, dict(json.load(answer))
        except HTTPError as refusal:
            raise _refused(refusal) from refusal
        except (URLError, HTTPException, OSError, ValueError, TypeError) as error:
            raise BadInvitation("no-server", server=shown(self.server)) from error


def refused(said: Mapping[str, Any]) -> CardloomError:
    """A server's refusal, in its own words if it is a newer one with reasons that are not known here."""
    try:
        error = BadInvitation(str(said["code"]), **said["arguments"])
        if error.detail:
            return error
    except (KeyError, ValueError, TypeError):
        pass
    return BadInvitation("server-says", detail=printable(str(said["detail"])))


def _refused(refusal: HTTPError) -> CardloomError:
    try:
        return refused(json.load(refusal))
    except (OSError, HTTPException, KeyError, ValueError, TypeError):  # no answer of such a server
        return BadInvitation("no-server", server=shown(refusal.url))


def _file() -> Path:
    return Path(platformdirs.user_data_dir("cardloom")) / "seats.json"


def _held() -> dict[str, str]:
    """The secrets of the seats that are had, by the table's address."""
    file = _file()
    if not file.is_file():
        return {}
    try:
        return dict(json.loads(file.read_text("utf-8")))
    except (ValueError, TypeError) as error:
        raise BadInvitation("broken-seats", file=str(file)) from error


def _hold(seats: dict[str, str]) -> None:
    """Keep them where nobody else reads them."""
    file = _file()
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    part.touch(mode=0o600)
    part.write_text(json.dumps(seats, indent=1))
    part.replace(file)
