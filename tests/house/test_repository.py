"""What holds for every file of the repository."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.house.places import PACKAGE, ROOT, SOURCES

# Folders of one machine, and the hosts that packages come from.
OF_ONE_MACHINE = re.compile(rb"(?<![\w.$}~])/(?:work|root|home/\w+|Users/\w+)/")
HOSTS = re.compile(rb"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|debian\.org", re.IGNORECASE)


def tracked_files() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True).stdout
    return [file for name in listed.decode().split("\0") if name and (file := ROOT / name).is_file()]


@pytest.mark.parametrize("forbidden", [OF_ONE_MACHINE, HOSTS], ids=["a machine's folder", "a package host"])
def test_no_tracked_file_names(forbidden: re.Pattern[bytes]) -> None:
    files = tracked_files()
    found = [
        f"{file.relative_to(ROOT)}: {match[0]!r}" for file in files for match in forbidden.finditer(file.read_bytes())
    ]
    assert files
    assert found == []


def test_a_source_file_is_one_concept() -> None:
    lengths = {str(file.relative_to(PACKAGE)): len(file.read_text("utf-8").splitlines()) for file in SOURCES}
    assert lengths
    assert {name: length for name, length in lengths.items() if length >= 500} == {}
