"""An invitation, whatever answers at its address."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from cardloom.terminal.app.invitation import BadInvitation, Invitation, refused


@contextmanager
def answering(answer: bytes) -> Iterator[Invitation]:
    """A table at a server that gives every request this answer, head and all."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["content-length"]))
            self.wfile.write(answer)

        def log_message(self, *_: Any) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        yield Invitation.of(f"http://127.0.0.1:{server.server_port}/t/abc")
        server.shutdown()


def saying(status: int, text: str) -> bytes:
    return f"HTTP/1.0 {status} x\r\ncontent-length: {len(text)}\r\n\r\n{text}".encode()


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "cardloom"


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"SSH-2.0-OpenSSH\r\n",
        saying(200, "<html>"),
        saying(200, "[1]"),
        saying(200, "{}"),
        saying(200, '{"secret": 5}'),
        saying(404, "not here"),
        saying(404, "[]"),
        saying(400, '{"code": "x"}'),
        b"HTTP/1.0 200 x\r\ncontent-length: 90\r\n\r\n{}",
        b"HTTP/1.0 404 x\r\ncontent-length: 90\r\n\r\n{}",
    ],
)
def test_what_is_no_table_of_ours_gives_no_seat(answer: bytes) -> None:
    with answering(answer) as invitation, pytest.raises(BadInvitation) as said:
        invitation.accept("Ada")
    assert said.value.code == "no-server"


def test_a_refusal_of_a_newer_server_is_told_in_its_own_words() -> None:
    known = {"code": "match-waiting", "arguments": {"chairs": 2}, "detail": "?"}
    assert refused(known).code == "match-waiting"
    for code, arguments in (("too-new", {}), ("match-waiting", {}), ("match-waiting", [1])):
        said: dict[str, Any] = {"code": code, "arguments": arguments, "detail": "Not\x1b today."}
        assert refused(said).told("sv") == "Not\ufffd today."
    with (
        answering(saying(409, json.dumps({**known, "code": "too-new"}))) as invitation,
        pytest.raises(BadInvitation) as no,
    ):
        invitation.accept("Ada")
    assert no.value.detail == "?"


def test_a_seat_is_kept_and_a_broken_file_of_seats_is_said(home: Path) -> None:
    with answering(saying(200, '{"secret": "s"}')) as invitation:
        assert invitation.accept("Ada") == "s"
    assert invitation.accept("Ada") == "s"
    (home / "seats.json").write_text("[")
    with pytest.raises(BadInvitation) as said:
        invitation.accept("Ada")
    assert said.value.code == "broken-seats"
