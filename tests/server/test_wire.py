"""The wire's schema is what the page's types were made from."""

import json

from cardloom.server import wire
from tests.house.places import ROOT


def test_the_page_was_made_from_this_schema() -> None:
    kept = json.loads((ROOT / "frontend" / "wire.schema.json").read_text("utf-8"))
    assert kept == wire.schema(), "make frontend/wire.schema.json and src/wire.d.ts anew"
