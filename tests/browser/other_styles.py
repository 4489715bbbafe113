"""A page keeps the styles of every screen that was open before: none may change what another screen shows."""

from __future__ import annotations

from importlib.resources import files

from playwright.sync_api import Page

SHEETS = sorted(
    sheet.name for sheet in files("cardloom").joinpath("static", "assets").iterdir() if sheet.name.endswith(".css")
)
# Every element of the screen: what it is, where it is, how it is set.
LOOKS = """() => [...document.body.querySelectorAll('*')].map(element => {
    const { left, top, width, height } = element.getBoundingClientRect(), style = getComputedStyle(element);
    const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
    const place = [left, top, width, height].map(Math.round);
    return [name, ...place, style.display, style.color, style.backgroundColor, style.font, style.boxShadow].join('; ');
})"""
MOST_LOOKS = 40
ADD = """async sheets => {
    const path = sheet => `/assets/${sheet}`;
    const here = [...document.querySelectorAll('link[rel=stylesheet]')].map(link => new URL(link.href).pathname);
    await Promise.all(sheets.filter(sheet => !here.includes(path(sheet))).map(sheet => new Promise((done, fail) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: path(sheet) });
        link.dataset.other = sheet;
        link.onload = done;
        link.onerror = () => fail(new Error(sheet));
        document.head.append(link);
    })));
}"""
REMOVE = "() => document.querySelectorAll('[data-other]').forEach(link => link.remove())"


def changed_by_other_styles(page: Page) -> list[str]:
    for _ in range(MOST_LOOKS):
        alone: list[str] = page.evaluate(LOOKS)
        page.evaluate(ADD, SHEETS)
        together: list[str] = page.evaluate(LOOKS)
        page.evaluate(REMOVE)
        if page.evaluate(LOOKS) == alone:  # else something moved meanwhile by itself
            break
    else:
        raise AssertionError("the page is never still")
    changed = [f"{one} becomes {other}" for one, other in zip(alone, together, strict=True) if one != other]
    return [f"with the styles of other screens {len(changed)} elements change: {changed[:3]}"] if changed else []
