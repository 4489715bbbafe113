"""`cardloom serve`, `backup` and `restore` as commands."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from cardloom.cli.keeping import database_at
from cardloom.errors import CardloomError
from cardloom.server.backup import backup
from cardloom.server.refusals import Refused
from cardloom.server.serving import alone_with, listen, network_address, page_address
from cardloom.server.settings import database_in
from cardloom.server.storage.schema import prepare
from tests.server.support import PATIENCE_S, Server

COMMAND = [sys.executable, "-m", "cardloom"]
ENGLISH = {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "en_GB.UTF-8"}


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments], check=False, capture_output=True, text=True, timeout=PATIENCE_S, env=ENGLISH
    )


@contextmanager
def taken() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with taken() as port:
        told = run("serve", "--no-browser", "--data", str(tmp_path), "--port", str(port))
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert str(port) in told.stderr and "--port" in told.stderr


def test_a_port_that_nobody_may_use_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(bound: socket.socket, address: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", refuse)
    with pytest.raises(Exception, match="Choose one above 1023 with --port"):
        listen("127.0.0.1", 80)


def test_without_a_port_the_next_free_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with taken() as port:
        monkeypatch.setattr("cardloom.server.serving.USUAL_PORT", port)
        with listen("127.0.0.1", None) as found:
            assert found.getsockname()[1] > port


@pytest.mark.parametrize(
    ("host", "address"),
    [("127.0.0.1", "http://127.0.0.1:8000/"), ("0.0.0.0", "http://localhost:8000/"), ("::1", "http://[::1]:8000/")],
)
def test_where_the_page_is(host: str, address: str) -> None:
    assert page_address(host, 8000) == address


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--host", "nowhere.invalid"), "nowhere.invalid"),
        (("--database", "mysql://somewhere/else"), "postgresql+asyncpg://"),
        (("--database", "nonsense"), "nonsense"),
        (("--redis", "nonsense"), "redis://"),
        (("--database", "postgresql+asyncpg://anna:hush@127.0.0.1:1/x"), "anna:***@"),
        (("--port", "many"), "--port"),
    ],
)
def test_what_stands_in_the_way_is_named_in_a_line(tmp_path: Path, arguments: tuple[str, ...], named: str) -> None:
    told = run("serve", "--no-browser", "--data", str(tmp_path), *arguments)
    assert (told.returncode, told.stderr.count("\n")) == (2, 1), told.stderr
    assert named in told.stderr


def test_tables_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    asyncio.run(prepare(database_in(tmp_path)))
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Refused, match="newer Cardloom"):
        asyncio.run(prepare(database_in(tmp_path)))


def test_tables_in_a_file_have_one_server(tmp_path: Path) -> None:
    file = database_in(tmp_path)
    with alone_with(file), pytest.raises(Refused, match="Another server"), alone_with(file):
        pass
    with alone_with(file):
        pass


def test_a_folder_for_the_tables_is_a_folder() -> None:
    with pytest.raises(CardloomError, match="cannot be the folder for the tables: File exists"):
        database_at(Path(__file__), None)


def test_others_in_the_network_are_told_where_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    assert network_address("127.0.0.1", 8000) is None
    found = network_address("0.0.0.0", 8000)
    assert found is None or (found.endswith(":8000/") and "0.0.0.0" not in found)

    def nowhere(way: socket.socket, address: object) -> None:
        raise OSError(101, "Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", nowhere)
    assert network_address("0.0.0.0", 8000) is None


def test_serve_tells_its_address_and_ends_at_a_signal(tmp_path: Path) -> None:
    command = [*COMMAND, "serve", "--no-browser", "--data", str(tmp_path / "new"), "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENGLISH) as running:
        assert running.stdout is not None and running.stderr is not None
        address = next(word for word in running.stdout.readline().split() if word.startswith("http"))
        with urllib.request.urlopen(f"{address}healthz", timeout=PATIENCE_S) as answer:
            assert json.load(answer) == {"status": "ok"}
        running.send_signal(signal.SIGINT)
        assert running.wait(PATIENCE_S) == 130
        assert "Traceback" not in running.stderr.read()
    assert (tmp_path / "new" / "tables.sqlite").is_file()


def test_a_backup_comes_back(tmp_path: Path, start: Callable[..., Server]) -> None:
    (tmp_path / "old").mkdir()
    (tmp_path / "fresh").mkdir()
    file = tmp_path / "tables.backup"
    old = start(tmp_path / "old")
    table, secrets = old.people("grid-poker", options={"start": 1})
    old.look(table, secrets[0])
    assert old.move(table, secrets[0], "take row1").status_code == 200
    told = run("backup", str(file), "--data", str(tmp_path / "old"))
    # a long path is wrapped where the line ends
    assert (told.returncode, "".join(told.stdout.split())) == (0, f"Onetableisin{file}."), told.stderr
    assert run("backup", str(file), "--data", str(tmp_path / "old")).returncode == 2, "the file is there"
    before = old.look(table, secrets[1])
    old.end()
    fresh = tmp_path / "fresh"
    assert run("restore", str(file), "--data", str(fresh)).stdout == "One table is back.\n"
    again = run("restore", str(file), "--data", str(fresh))
    assert again.returncode == 2 and "already" in again.stderr
    assert start(fresh).look(table, secrets[1])["view"] == before["view"]


def test_a_backup_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(source: object, target: object) -> None:
        raise OperationalError("INSERT", None, Exception("database or disk is full"))

    monkeypatch.setattr("cardloom.server.backup._copy", full)
    (tmp_path / "copies").mkdir()
    with pytest.raises(Refused, match="could not be written"):
        asyncio.run(backup(database_in(tmp_path), tmp_path / "copies" / "file"))
    assert list((tmp_path / "copies").iterdir()) == []


@pytest.mark.parametrize(
    ("content", "refusal"),
    [(None, "there is no such file"), (b"", "is not a backup"), (b"not a database", "is not a backup")],
)
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes | None, refusal: str) -> None:
    file = tmp_path / "file"
    if content is not None:
        file.write_bytes(content)
    told = run("restore", str(file), "--data", str(tmp_path))
    assert told.returncode == 2
    assert refusal in told.stderr
