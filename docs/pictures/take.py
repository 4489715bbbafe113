"""Takes the pictures of README.md anew, of the page as it is built: `.venv/bin/python docs/pictures/take.py`."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

import cardloom  # noqa: E402
from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.table_page import PHONE, Screen, TablePage  # noqa: E402
from tests.server.support import PATIENCE_S, Server, Told  # noqa: E402

STRIP = """<body style="margin: 0; display: flex; gap: 20px; padding: 20px; background: #e4e6e1">
{pictures}</body>"""
PHONE_WIDTH = 243
TRIES = 30


def asked(phase: str, more: Callable[[Told], bool] = lambda view: True) -> Callable[[Told], bool]:
    return lambda view: view["phase"] == phase and more(view)


# By game: the other seats, and the moment of the picture.
MOMENTS: dict[str, tuple[tuple[str, ...], Callable[[Told], bool]]] = {
    "poker-squares": (("novice", "casual", "strong"), lambda view: len(view["announced"]) == 15),
    "grid-poker": (("casual",), asked("draft", lambda view: view["grid"] == 4)),
    "pyramid-poker": (("casual",), asked("take", lambda view: sum(map(len, view["hands"][0])) == 3)),
    "nine-card-brag": (("casual", "novice"), asked("arrange")),
    "puzzle-poker": (("casual",), asked("play", lambda view: len(view["chain"]) > 0 and view["stock"] < 26)),
    "puzzle-solo": ((), asked("bonus", lambda view: view["bonuses"] > 1)),
}


def seat_at(server: Server, game: str) -> Told:
    """A seat at a table that has come to the moment, by moves as a strong player makes them."""
    others, moment = MOMENTS[game]
    player = cardloom.player(game, "strong", seed=1)
    for _ in range(TRIES):
        seat = server.create(game, ["me", *(f"bot:{name}" for name in others)])
        while not (told := server.look(seat["id"], seat["secret"]))["over"]:
            legal = told["legal"]
            if legal and moment(told["view"]):
                return seat
            if legal:
                move = server.split(legal) if isinstance(legal, dict) else player.choose(told["view"], legal)
                server.move(seat["id"], seat["secret"], move)
            else:
                time.sleep(0.05)
    raise RuntimeError(f"{game} has not come to its moment")


def take(server: Server, chromium: Browser, folder: Path) -> None:
    lobby = Screen(server, chromium)
    lobby.page.goto(lobby.address(""))
    lobby.page.locator(".tile").last.wait_for()
    lobby.settle()
    lobby.page.screenshot(path=HERE / "lobby.png")

    seats = {game: seat_at(server, game) for game in MOMENTS}
    pictures = []
    for game, seat in seats.items():
        table = TablePage(server, chromium, game, seat, phone=True)
        table.turn()
        if game == "nine-card-brag":
            table.button("Weave it for me").click()
            table.page.locator(".warn.none").wait_for(state="attached")
        table.settle()
        table.page.wait_for_load_state("networkidle")
        table.page.screenshot(path=folder / f"{game}.png")
        pictures.append(f'<img src="{game}.png" style="width: {PHONE_WIDTH}px; border-radius: 18px">')
    (folder / "strip.html").write_text(STRIP.format(pictures="\n".join(pictures)), "utf-8")
    height = round(PHONE_WIDTH * PHONE["height"] / PHONE["width"]) + 40
    strip = chromium.new_page(viewport={"width": (PHONE_WIDTH + 20) * len(pictures) + 20, "height": height})
    strip.goto((folder / "strip.html").as_uri())
    strip.screenshot(path=HERE / "phones.png")

    squares = TablePage(server, chromium, "poker-squares", seats["poker-squares"])
    squares.turn()
    squares.press("h")
    squares.page.locator(".hintpop .row").first.wait_for(timeout=PATIENCE_S * 1000)
    squares.settle()
    squares.page.screenshot(path=HERE / "poker-squares.png")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        serving = Server(Path(name))
        take(serving, playwright.chromium.launch(executable_path="/usr/bin/chromium", args=list(FLAGS)), Path(name))
        serving.end()
