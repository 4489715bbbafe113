"""The catalogues of all languages say the same things, with the same variables."""

from collections import Counter

import pytest
from fluent.syntax import ast

from cardloom.words import LANGUAGES
from tests.house.catalogues import Shown, entries, messages, variables

OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_read(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_comes_once(language: str) -> None:
    keys = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message | ast.Term))
    assert keys
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys(language: str) -> None:
    assert messages(language).keys() ^ messages("en").keys() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_shows_the_same_variables(language: str) -> None:
    english, other = messages("en"), messages(language)
    different = {
        key: (variables(english[key]), variables(other[key]))
        for key in english.keys() & other.keys()
        if variables(english[key], Shown) != variables(other[key], Shown)
        or not variables(other[key]) <= variables(english[key])
    }
    assert other
    assert different == {}
