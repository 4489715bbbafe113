"""The front door of the repository: `dev.py` says what it does, and why it does not."""

import ast
import subprocess
import sys

import pytest

from tests.house.places import ROOT

DEV = ROOT / "dev.py"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, DEV, *arguments], check=False, capture_output=True, text=True, timeout=60)


def test_help_names_both_commands() -> None:
    told = run("--help")
    assert told.returncode == 0
    assert "dev.py run " in told.stdout
    assert "dev.py test " in told.stdout


@pytest.mark.parametrize("arguments", [(), ("walk",)])
def test_without_a_known_command_it_says_how_it_is_used(arguments: tuple[str, ...]) -> None:
    told = run(*arguments)
    assert told.returncode == 2
    assert "dev.py run " in told.stderr


def test_an_old_python_can_read_it_and_is_told_so() -> None:
    source = DEV.read_text("utf-8")
    ast.parse(source, feature_version=(3, 7))
    old = source.replace("sys.version_info < (3, 11)", "True")
    told = subprocess.run([sys.executable, "-c", old], check=False, capture_output=True, text=True, timeout=60)
    assert told.returncode == 1
    assert told.stderr.startswith("dev.py: Cardloom needs Python 3.11 or newer")
