"""Compiling the rules: one decorator, and a cache folder that is safe to use.

A cached kernel is refreshed by a change of its own file only, though it holds compiled code of others too. So the cache
folder is named by the text of every file with kernels: whatever changes, all of them are compiled anew.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numba
import platformdirs
from filelock import FileLock
from numba.core.caching import FunctionCache

Function = TypeVar("Function", bound=Callable[..., Any])
PACKAGE = Path(__file__).parent


def kernel_version() -> str:
    """A name for the kernels as they are now."""
    text = hashlib.sha256()
    for file in sorted(PACKAGE.rglob("*.py")):
        source = file.read_bytes()
        if b"cardloom.compiled" in source:
            text.update(source)
    return text.hexdigest()[:16]


def cache_folder() -> str:
    """A folder that can be written: in the user's cache, or where NUMBA_CACHE_DIR says, else a temporary one."""
    place = os.environ.get("NUMBA_CACHE_DIR") or platformdirs.user_cache_dir("cardloom")
    folder = Path(place) / f"kernels-{kernel_version()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return str(folder)
    except OSError:
        return tempfile.mkdtemp(prefix="cardloom-kernels-")


FOLDER = cache_folder()
config: Any = numba.config


class SharedCache(FunctionCache):
    """A function's cache that several processes may fill at once: numba numbers its files without a lock."""

    def save_overload(self, signature: Any, compiled: Any) -> None:
        with FileLock(Path(FOLDER) / "lock"):
            super().save_overload(signature, compiled)  # type: ignore[no-untyped-call]


def rule(function: Function) -> Function:
    """Compile a function of the rules: machine code, cached on disk, free of the interpreter's lock."""
    kernel: Any = numba.njit(nogil=True)(function)
    elsewhere = config.CACHE_DIR  # where other people's kernels go
    config.CACHE_DIR = FOLDER
    try:
        kernel._cache = SharedCache(function)  # type: ignore[no-untyped-call]
    finally:
        config.CACHE_DIR = elsewhere
    return cast(Function, kernel)


def rule_for(function: Function, rules: ModuleType) -> Function:
    """Compile a function for one game: names are looked up in that game's rules, then in the function's own module."""
    names = {**function.__globals__, **vars(rules)}
    return rule(cast(Function, FunctionType(function.__code__, names, function.__name__)))
