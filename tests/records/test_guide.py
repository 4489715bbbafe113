"""What the guide shows is so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardloom import BadRecord
from cardloom.record import read, text
from cardloom.shuffle import verify

GUIDE = (Path(__file__).parents[2] / "docs" / "records.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```toml\n(.*?)^```$", GUIDE, re.DOTALL | re.MULTILINE)


def test_the_guide_has_examples() -> None:
    assert len(EXAMPLES) >= 3


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_replays(example: str) -> None:
    record = read(example)
    assert record.result is not None
    assert record.replay().over
    assert read(text(record)) == record
    if record.shuffle is not None:
        assert verify(record) == ()


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('"p2 stay",', "p2 stay,"),
        ("2c3d5h7s9cJdQhKsAc", "2c3d5h7h7h9cJdQhKsAc"),
        ("scores = [0, 0, 3]", "scores = [0, 0, 2]"),
    ],
)
def test_the_refusals_are_those_that_are_shown(right: str, wrong: str) -> None:
    assert right in EXAMPLES[0]
    with pytest.raises(BadRecord) as refused:
        read(EXAMPLES[0].replace(right, wrong)).replay()
    assert f"\n    {refused.value.detail}\n" in GUIDE
