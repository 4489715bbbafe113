"""Compiling the rules: one decorator, and a cache that is safe to use.

A cached kernel is refreshed by a change of its own file only, though it holds compiled code of others too. So every
kernel's cache folder is named by the text of its file and of the files that this one imports, directly or by way of
other kernels: whatever changes there, that kernel is compiled anew, and no other.
"""

from __future__ import annotations

import ast
import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numba
import platformdirs
from filelock import FileLock
from numba.core.caching import FunctionCache

Function = TypeVar("Function", bound=Callable[..., Any])
SOURCES = Path(__file__).parents[1]
config: Any = numba.config
njit: Any = numba.njit  # its types do not know `_nrt`


@cache
def cache_root() -> Path:
    """Where kernels are kept: in the user's cache, or where NUMBA_CACHE_DIR says, else in a temporary folder."""
    root = Path(os.environ.get("NUMBA_CACHE_DIR") or platformdirs.user_cache_dir("cardloom"), "kernels")
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError:
        return Path(tempfile.mkdtemp(prefix="cardloom-kernels-"))


@cache
def cache_folder(*modules: str) -> Path:
    """The folder of the kernels that are made from these modules as they are now."""
    text = hashlib.sha256()
    for module in sorted(_reached(modules)):
        text.update(_source(module).read_bytes())
    return cache_root() / f"{modules[-1].removeprefix('cardloom.')}-{text.hexdigest()[:16]}"


def is_compiled(module: str) -> bool:
    """Whether the cache holds a kernel of this module as it is now."""
    return any(cache_folder(module).glob("*/*.nbc"))


def _reached(modules: tuple[str, ...]) -> set[str]:
    """These modules, and all of this package that they import, and so on."""
    found, ahead = set[str](), list(modules)
    while ahead:
        module = ahead.pop()
        if module not in found:
            found.add(module)
            ahead.extend(_imports(module))
    return found


@cache
def _imports(module: str) -> tuple[str, ...]:
    """The modules of this package that a module with kernels names in its imports; others make no kernel."""
    source = _source(module).read_bytes()
    return tuple(_named(ast.parse(source))) if b"cardloom.compiled" in source else ()


def _named(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:  # what is imported for the type checker alone stands deeper
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("cardloom."):
            names = [f"{node.module}.{name.name}" for name in node.names]
            yield from [name for name in (node.module, *names) if _source(name).is_file()]


def _source(module: str) -> Path:
    """The file of a module, or where it would be if it were one."""
    loaded = sys.modules.get(module)
    if loaded is not None and loaded.__file__ is not None:
        return Path(loaded.__file__)
    path = SOURCES.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


class SharedCache(FunctionCache):
    """A function's cache that several processes may fill at once: numba numbers its files without a lock."""

    def save_overload(self, signature: Any, compiled: Any) -> None:
        with FileLock(cache_root() / "lock"):
            super().save_overload(signature, compiled)  # type: ignore[no-untyped-call]


def rule(function: Function, *, modules: tuple[str, ...] = (), counting: bool = True) -> Function:
    """Compile a function of the rules: machine code, cached on disk, free of the interpreter's lock."""
    kernel = njit(nogil=True, _nrt=counting)(function)
    elsewhere = config.CACHE_DIR  # where other people's kernels go
    config.CACHE_DIR = str(cache_folder(*modules or (function.__module__,)))
    try:
        kernel._cache = SharedCache(function)  # type: ignore[no-untyped-call]
    finally:
        config.CACHE_DIR = elsewhere
    return cast(Function, kernel)


def lean(function: Function) -> Function:
    """A rule that makes no arrays, so that nobody has to count who still holds its views of those it was given.

    Counting is atomic, and costs small kernels more than their work.
    """
    return rule(function, counting=False)


def rule_for(function: Function, rules: ModuleType) -> Function:
    """Compile a function for one game: names are looked up in that game's rules, then in the function's own module."""
    names = {**function.__globals__, **vars(rules)}
    modules = (function.__module__, rules.__name__)
    return rule(cast(Function, FunctionType(function.__code__, names, function.__name__)), modules=modules)
