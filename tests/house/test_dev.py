"""The front door of the repository: `dev.py` says what it does, and why it does not."""

import ast
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import dev
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


def test_run_starts_a_command_that_there_is() -> None:
    start = runpy.run_path(str(DEV))["START"]
    told = subprocess.run(
        [sys.executable, "-m", *start, "--help"], check=False, capture_output=True, text=True, timeout=60
    )
    assert told.returncode == 0
    assert "--no-browser" in told.stdout


def test_an_environment_that_is_linked_to_is_not_cleared(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    others = tmp_path / "others" / "kept"
    others.mkdir(parents=True)
    link = tmp_path / ".venv"
    link.symlink_to(others.parent)
    monkeypatch.setattr(dev, "VENV", link)
    dev.make_environment()
    assert others.exists()
    assert (link / "pyvenv.cfg").is_file()
    assert not link.is_symlink()


def test_an_old_python_can_read_it_and_is_told_so() -> None:
    source = DEV.read_text("utf-8")
    ast.parse(source, feature_version=(3, 7))
    old = source.replace("sys.version_info < (3, 11)", "True")
    told = subprocess.run([sys.executable, "-c", old], check=False, capture_output=True, text=True, timeout=60)
    assert told.returncode == 1
    assert told.stderr.startswith("dev.py: Cardloom needs Python 3.11 or newer")


@pytest.mark.parametrize(
    ("statuses", "status"),
    [((0, 0), 0), ((0, 5), 0), ((5, 0), 0), ((5, 5), 5), ((1, 0), 1), ((0, 1), 1), ((5, 2), 2)],
)
def test_tests_fail_if_any_fail_or_if_there_are_none(
    monkeypatch: pytest.MonkeyPatch, statuses: tuple[int, ...], status: int
) -> None:
    coming = iter(statuses)
    monkeypatch.setattr(dev, "attend", lambda *_: next(coming))
    assert dev.test() == status


def test_a_program_is_told_when_it_shall_end() -> None:
    sleeper = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import dev\n"
    sleeper += "sys.exit(dev.attend('python', '-c', 'print(1, flush=True); import time; time.sleep(60)'))"
    with subprocess.Popen([sys.executable, "-c", sleeper], stdout=subprocess.PIPE) as attending:
        assert attending.stdout is not None
        attending.stdout.readline()
        attending.terminate()
        assert attending.wait(20) != 0
