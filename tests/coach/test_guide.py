"""The example of the coach's guide says what the guide says it says: moves with values, and why."""

import contextlib
import io
import re
from pathlib import Path

import cardloom

GUIDE = Path(__file__).parents[2] / "docs" / "coach.md"


def test_the_example_of_the_guide() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(example, {})
    first, second = (line.partition(": ") for line in told.getvalue().splitlines())
    legal = cardloom.new("grid-poker", seed=5, start=1).legal(1)
    assert first[0] in legal and second[0] in legal
    assert float(first[2].split()[0]) >= float(second[2].split()[0])
    assert "[" in first[2]
