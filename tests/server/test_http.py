"""What every answer carries, and what is served beside the tables."""

import gzip
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.support import Server

INDEX = "<!doctype html><html><head><title>page</title></head><body></body></html>"
SCRIPT = "console.log('a script that is long enough to be packed'); " * 20


@pytest.fixture(scope="module")
def with_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("page")
    page = folder / "static"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX)
    (page / "assets" / "page-1a2b.js").write_text(SCRIPT)
    (page / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    running = Server(folder, page=str(page))
    yield running
    running.end()


def test_security_headers(with_page: Server) -> None:
    for path in ("", "assets/page-1a2b.js", "api/lobby", "api/nothing", "healthz"):
        headers = with_page.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self'" in policy
        assert "unsafe" not in policy.partition("script-src")[2].partition(";")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


@pytest.mark.parametrize(
    ("path", "base"), [("", "./"), ("t/abcd2345", "../"), ("rules/grid-poker", "../"), ("a/b/c", "../../")]
)
def test_every_place_within_the_page_is_the_page(with_page: Server, path: str, base: str) -> None:
    answer = with_page.http.get(path)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.text == INDEX.replace("<head>", f'<head><base href="{base}">')
    assert answer.headers["cache-control"] == "no-cache"


def test_files_are_cached_and_packed(with_page: Server) -> None:
    script = with_page.http.get("assets/page-1a2b.js", headers={"accept-encoding": "gzip"})
    assert script.text == SCRIPT
    assert script.headers["content-encoding"] == "gzip"
    assert int(script.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), mtime=0))
    assert "immutable" in script.headers["cache-control"]
    plain = with_page.http.get("assets/page-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.text == SCRIPT and "content-encoding" not in plain.headers
    again = with_page.http.get("icon.svg", headers={"if-none-match": with_page.http.get("icon.svg").headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    head = with_page.http.head("icon.svg")
    assert (head.content, head.headers["content-type"]) == (b"", "image/svg+xml")


def test_nothing_outside_the_page_is_served(with_page: Server) -> None:
    for path in ("/../tables.sqlite", "/%2e%2e/tables.sqlite", "/assets/..%2f..%2ftables.sqlite"):
        url = httpx.URL(f"http://127.0.0.1:{with_page.port}").copy_with(raw_path=path.encode())
        assert with_page.http.get(url).status_code == 404


def test_a_server_without_its_page_says_so(tmp_path: Path, start: Callable[..., Server]) -> None:
    bare = start(tmp_path, page=str(tmp_path / "nothing"))
    assert "has not been built" in bare.http.get("t/abcd2345").text


def test_health_and_measures(server: Server) -> None:
    assert server.http.get("healthz").json() == {"status": "ok"}
    for path in ("healthz", "api/games", ""):
        head = server.http.head(path)
        assert (head.status_code, head.content) == (200, b"")
    made = server.create("poker-squares", ["bot:random"])
    with server.socket(made["id"]) as watcher:
        watcher.until_table(lambda told: told["over"])
        measured = server.http.get("metrics").text
    assert "cardloom_sockets 1.0" in measured
    moves = next(line for line in measured.splitlines() if line.startswith('cardloom_events_total{kind="moved"}'))
    assert float(moves.split()[1]) >= 25


def test_the_schema_is_served(server: Server) -> None:
    for path in ("schema", "schema/openapi.json"):
        schema = server.http.get(path).json()
        assert schema["openapi"].startswith("3.1")
        assert {"/api/tables", "/api/tables/{table}/moves", "/api/lobby"} <= schema["paths"].keys()


def test_the_log_holds_no_secrets(server: Server) -> None:
    made = server.create("poker-squares", ["me", "bot:random"], name="Annabel")
    server.look(made["id"], made["secret"])
    log = server.log.read_text()
    assert made["id"] in log
    assert made["secret"] not in log and "Annabel" not in log


def test_rates_are_limited_by_address(tmp_path: Path, start: Callable[..., Server]) -> None:
    limited = start(tmp_path, limits={"creations": 0.01, "creations_burst": 3})
    wish = {"game": "poker-squares", "seats": ["me", "open"]}
    forwarded = {"x-forwarded-for": "203.0.113.7"}
    answers = [limited.http.post("api/tables", json=wish, headers=forwarded) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
    assert answers[-1].json()["code"] == "too-many-requests"
    assert limited.http.post("api/tables", json=wish, headers={"x-forwarded-for": "203.0.113.8"}).status_code == 201
    assert all(limited.http.post("api/tables", json=wish).status_code == 201 for _ in range(5))
