"""What a first visit costs, as the server sends it, and what the page is allowed."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import cardloom
from tests.browser.conftest import Guests
from tests.browser.table_page import hurry

FIRST_PAGE = 150_000
FACES = 250_000
SIZES = """['navigation', 'resource'].flatMap(kind => performance.getEntriesByType(kind))
    .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""
VIOLATIONS = """window.violations = [];
document.addEventListener('securitypolicyviolation', event => violations.push(event.violatedDirective))"""
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


def test_the_page_keeps_to_its_security_policy(guests: Guests) -> None:
    """The server allows the page nothing but itself; lobby, rules, lab and a table with its graph need no more."""
    server = guests.server
    policy = server.http.get("").headers["content-security-policy"]
    assert "script-src 'self'" in policy or "default-src 'self'" in policy
    assert "unsafe" not in policy
    screen = guests.visit()
    screen.context.add_init_script(VIOLATIONS)
    seat = server.create("poker-squares", ["me"])
    hurry(server, seat["id"], seat["secret"], lambda told: bool(told["over"]))
    for path, shown in (
        ("", ".tile"),
        ("rules/poker-squares", "main h1"),
        ("lab", ".deck"),
        (f"t/{seat['id']}", ".ribbon.end"),
        (f"review/{seat['id']}?seat=1", ".graph canvas"),
    ):
        screen.page.goto(screen.address(path))
        screen.page.locator(shown).first.wait_for(timeout=120_000)
        screen.settle()
        assert screen.page.evaluate("violations") == [], path
