"""What of a table is out of sight or out of reach on a small screen."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Page, ViewportSize

from tests.browser.table_page import PHONE

SIDEWAYS: tuple[ViewportSize, ...] = ({"width": 740, "height": 360}, {"width": 844, "height": 390})
SHORT: ViewportSize = {"width": 360, "height": 640}
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
PHONES: tuple[ViewportSize, ...] = ({"width": 360, "height": 740}, PHONE)
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SCREENS = (SHORT, *PHONES, *SIDEWAYS, UPRIGHT, LAPTOP)

# Of a table: how much of its board or of its game's name is out of sight, what lies over it, what cannot be pressed.
CUT = """() => {
    const result = document.querySelector('.ribbon.end') !== null; // may be longer than the screen
    const parts = [...document.querySelectorAll('.mat > .board, .bar h1')].flatMap(part => {
        const across = part.scrollWidth - part.clientWidth, down = part.scrollHeight - part.clientHeight;
        const name = part.className || part.textContent;
        return across > 1 || (down > 1 && !result) ? [`${name}: ${across} across, ${down} down`] : [];
    });
    const buttons = [...document.querySelectorAll('.mat > :is(.dock, .endfoot) :is(button, a)')].flatMap(button => {
        const { left, top, right, bottom, width } = button.getBoundingClientRect();
        const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        return width > 0 && out ? [`${button.textContent || button.dataset.item} is out of sight`] : [];
    });
    const panel = document.querySelector('.namer, .t-again > .hintpop')?.getBoundingClientRect();
    const grid = document.querySelector('.mat [role=grid]')?.getBoundingClientRect();
    const over = panel && grid && panel.top < grid.bottom && panel.left < grid.right && panel.right > grid.left;
    return [...parts, ...buttons, ...(over ? ['a panel lies over the board'] : [])];
}"""


def cut(page: Page, sizes: Iterable[ViewportSize]) -> list[str]:
    found: list[str] = []
    for size in sizes:
        page.set_viewport_size(size)
        found += [f"{size['width']} x {size['height']}: {part}" for part in page.evaluate(CUT)]
    return found
