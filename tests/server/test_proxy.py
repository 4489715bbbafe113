"""Under a path of another site, behind nginx as the sample configures it."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.house.places import ROOT
from tests.server.services import free_port, wait_for
from tests.server.support import PATIENCE_S, Client, Server

SAMPLE = ROOT / "docs" / "samples" / "nginx.conf"


@pytest.fixture(scope="module")
def site(server: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address at which nginx serves the site."""
    folder, port = tmp_path_factory.mktemp("nginx"), free_port()
    sample = SAMPLE.read_text().replace("listen 80;", f"listen 127.0.0.1:{port};")
    sample = sample.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    assert f":{server.port}/" in sample and f":{port};" in sample
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    configuration = folder / "nginx.conf"
    configuration.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}"
        f"http {{ access_log off; {temporary} {sample} }}"
    )
    running = subprocess.Popen(["nginx", "-p", folder, "-c", configuration], stderr=subprocess.DEVNULL)
    wait_for(port)
    yield f"127.0.0.1:{port}"
    running.terminate()
    running.wait(PATIENCE_S)


def test_the_page_finds_its_way(site: str) -> None:
    page = httpx.get(f"http://{site}/cards/t/abcd2345", timeout=PATIENCE_S)
    assert '<base href="../">' in page.text or "has not been built" in page.text
    moved = httpx.get(f"http://{site}/cards", timeout=PATIENCE_S)
    assert moved.headers["location"].endswith("/cards/")


def test_a_table_over_http_and_socket(site: str) -> None:
    page = {"origin": f"http://{site}"}
    with httpx.Client(base_url=f"http://{site}/cards/", headers=page, timeout=PATIENCE_S) as http:
        wish = {"game": "grid-poker", "seats": ["me", "bot:greedy"], "options": {"start": 1}}
        made = http.post("api/tables", json=wish).json()
        assert made["invite"] == f"t/{made['id']}"
        address = f"ws://{site}/cards/api/tables/{made['id']}/socket"
        with connect(address, additional_headers=page) as connection:
            client = Client(connection)
            client.hello(made["secret"])
            client.until_table(lambda told: bool(told["legal"]))
            assert client.command("move", move="take row1")["t"] == "ok"


def test_events_are_not_held_back(site: str) -> None:
    with httpx.Client(base_url=f"http://{site}/cards/", timeout=PATIENCE_S) as http:
        made = http.post("api/tables", json={"game": "grid-poker", "seats": ["me", "open"]}).json()
        with http.stream("GET", f"api/tables/{made['id']}/events") as answer:
            first = json.loads(next(answer.iter_lines()))
    assert first["table"]["status"] == "waiting"


def test_the_sample_is_in_the_guide() -> None:
    guide = Path(ROOT / "docs" / "operate.md").read_text()
    assert "samples/nginx.conf" in guide
