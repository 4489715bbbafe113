"""The words people read: one Fluent catalogue a language, shared by terminal, server and page."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "sv", "it")
LONGEST = 2_000  # characters of an argument; Fluent refuses a few more


@cache
def catalogue(language: str) -> FluentBundle:
    """All messages of a language."""
    # Imported late: `import cardloom` speaks only when something is to be said.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for source in sorted(files("cardloom").joinpath("locales", language).iterdir(), key=lambda file: file.name):
        if source.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle


def say(key: str, language: str = "en", /, **arguments: str | float) -> str:
    """The message `key` in a language, with its arguments filled in; KeyError if there is none."""
    bundle = catalogue(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(pattern, {name: _short(value) for name, value in arguments.items()})
    if errors:
        raise errors[0]
    return str(text)


def _short(value: str | float) -> str | float:
    return value if not isinstance(value, str) or len(value) <= LONGEST else f"{value[: LONGEST - 1]}…"
