"""The locks name what the project asks for, at one version, with hashes, and no place to get it from."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.house.places import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GROUPS = {"requirements.lock": "setup", "requirements-dev.lock": "dev"}
PINNED = re.compile(
    r"^(?P<requirement>\S.*?) \\\n(?P<hashes>(?: {4}--hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)


def asked_for(group: str) -> list[Requirement]:
    listed = [text for text in PROJECT["dependency-groups"][group] if isinstance(text, str)]
    return [Requirement(text) for text in (*PROJECT["project"]["dependencies"], *listed)]


def pinned(lock: str) -> dict[str, set[str]]:
    """The versions of every package that the lock names with hashes."""
    versions: dict[str, set[str]] = {}
    for match in PINNED.finditer((ROOT / lock).read_text("utf-8")):
        requirement = Requirement(match["requirement"])
        versions.setdefault(canonicalize_name(requirement.name), set()).add(
            str(requirement.specifier).removeprefix("==")
        )
    return versions


@pytest.mark.parametrize("lock", GROUPS)
def test_lock_holds_what_the_project_asks_for(lock: str) -> None:
    versions = pinned(lock)
    for requirement in asked_for(GROUPS[lock]):
        found = versions.get(canonicalize_name(requirement.name), set())
        assert found, f"{requirement.name} is not in {lock}"
        assert all(map(requirement.specifier.contains, found)), f"{requirement} is {found} in {lock}"


@pytest.mark.parametrize("lock", GROUPS)
def test_every_line_of_a_lock_is_a_package_with_hashes(lock: str) -> None:
    rest = PINNED.sub("", (ROOT / lock).read_text("utf-8"))
    assert [line for line in rest.splitlines() if not line.startswith("    #")] == []


def test_the_locks_agree() -> None:
    dev = pinned("requirements-dev.lock")
    assert {name: versions for name, versions in pinned("requirements.lock").items() if dev.get(name) != versions} == {}
