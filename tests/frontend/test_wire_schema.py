"""The page's types are those of the wire."""

import json
from pathlib import Path

from cardloom.server.wire import schema

COMMITTED = Path(__file__).parents[2] / "frontend" / "wire.schema.json"


def test_the_page_has_the_wires_schema() -> None:
    assert json.loads(COMMITTED.read_text("utf-8")) == schema(), "in frontend: npm run types"
