"""The examples of the library's guide are true."""

import doctest
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs" / "library.md"


def test_the_examples_of_the_guide() -> None:
    failed, tried = doctest.testfile(str(GUIDE), module_relative=False)
    assert tried > 20
    assert failed == 0
