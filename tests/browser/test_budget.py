"""What a first visit costs, as the server sends it."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import cardloom
from tests.browser.conftest import Guests

FIRST_PAGE = 150_000
FACES = 250_000
SIZES = """['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))
    .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""
STATIC = Path(cardloom.__file__).parent / "static"


def test_the_first_page_is_small(guests: Guests) -> None:
    """Everything that the lobby asks for, to a browser that has nothing yet. Card faces are counted by themselves."""
    page = guests.visit().page
    page.locator(".tile").first.wait_for()
    page.wait_for_load_state("networkidle")
    sizes = {url: size for url, size in page.evaluate(SIZES) if not is_face(url)}
    assert min(sum(size for url, size in sizes.items() if url.endswith(end)) for end in (".js", ".css")) > 0
    assert sum(sizes.values()) < FIRST_PAGE, sizes


def test_the_faces_are_small() -> None:
    """All of them, as a table fetches them once its first view stands."""
    faces = [file for file in (STATIC / "assets").iterdir() if is_face(file.name)]
    assert len({file.name[:2] for file in faces}) == 54
    assert sum(len(gzip.compress(file.read_bytes(), 6)) for file in faces) < FACES


def is_face(url: str) -> bool:
    return re.search(r"(^|/)[2-9TJQKAX][cdhsrb](-i)?-[^/]+\.svg$", url) is not None
