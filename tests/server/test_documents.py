"""What the guides say is so: the example client plays, the tables of metrics and codes are complete."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cardloom.server import metrics
from cardloom.server.refusals import STATUS
from cardloom.words import LANGUAGES, catalogue
from tests.house.places import PACKAGE, ROOT
from tests.server.support import PATIENCE_S, Server

PROTOCOL, OPERATE = ROOT / "docs" / "protocol.md", ROOT / "docs" / "operate.md"


@pytest.mark.parametrize("game", ["poker-squares", "grid-poker", "pyramid-poker", "puzzle-poker"])
def test_the_example_client_plays_a_game(server: Server, game: str, tmp_path: Path) -> None:
    source = re.search(r"```python\n(.*?)```", PROTOCOL.read_text("utf-8"), re.DOTALL)
    assert source is not None
    client = tmp_path / "client.py"
    client.write_text(source[1], "utf-8")
    command = [sys.executable, str(client), str(server.http.base_url).rstrip("/"), game]
    played = subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE_S)
    assert re.fullmatch(r"\[\d+, \d+\] \[.+\]\n", played.stdout), played.stdout


def test_every_address_is_in_the_guide_with_all_that_can_be_sent(server: Server) -> None:
    schema = server.http.get("schema").json()
    rows = [line for line in PROTOCOL.read_text("utf-8").splitlines() if line.startswith("| `")]
    for path, methods in schema["paths"].items():
        for method, asked in methods.items():
            address = f"| `{method.upper()} {path.lstrip('/').replace('{table}', '{id}')}` |"
            row = next((row for row in rows if row.startswith(address)), "")
            assert row, address
            names = {given["name"] for given in asked.get("parameters", ()) if given["in"] == "query"}
            body = asked.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            if "$ref" in body:
                names |= {*schema["components"]["schemas"][body["$ref"].rpartition("/")[2]]["properties"]}
            words = set(re.findall(r"\w+", row.split("|")[2]))
            assert names <= words, (address, names - words)


def test_every_metric_is_in_the_guide() -> None:
    guide = OPERATE.read_text("utf-8")
    names = {family.name for family in metrics.REGISTRY.collect()}
    assert [name for name in names if name not in guide] == []


def test_every_code_of_the_server_has_words_in_every_language() -> None:
    sources = "".join(file.read_text("utf-8") for file in (PACKAGE / "server").rglob("*.py"))
    codes = set(re.findall(r'Refused\(\s*"([a-z-]+)"', sources))
    assert "table-full" in codes
    assert [code for code in STATUS if not catalogue("en").has_message(f"error-{code}")] == []
    for language in LANGUAGES:
        assert [code for code in codes if not catalogue(language).has_message(f"error-{code}")] == []
