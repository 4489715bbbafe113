"""The board: a picture whose items are pointed at by arrow keys or mouse, and picked by Enter or a click."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from cardloom.terminal.app.picture import Picture, Span, breadth
from cardloom.terminal.terminal import SIGNED

SUITS = {"♣": "suit-clubs", "♦": "suit-diamonds", "♥": "suit-hearts", "♠": "suit-spades"}

OPEN = "·"  # an empty place that may be picked


@dataclass(frozen=True, slots=True)
class Place:
    """Where an item stands on the board."""

    item: str
    line: int
    column: int
    width: int


class Board(ScrollView, can_focus=True):
    """The picture of a table; what may be picked is gold, what was picked is underlined."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "board--open",
        "board--chosen",
        "board--cursor",
        "board--dim",
        *SUITS.values(),
    }
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "walk(0, -1)", show=False),
        Binding("down", "walk(0, 1)", show=False),
        Binding("left", "walk(-1, 0)", show=False),
        Binding("right", "walk(1, 0)", show=False),
        Binding("enter,space", "pick", show=False),
    ]

    class Picked(Message):
        """An item was picked."""

        def __init__(self, item: str) -> None:
            super().__init__()
            self.item = item

    def __init__(self) -> None:
        super().__init__()
        self._picture: Picture = []
        self._open: Container[str] = ()
        self._chosen: Container[str] = ()
        self._places: list[Place] = []
        self.cursor: str | None = None

    def show(self, picture: Picture, open_items: Container[str], chosen: Container[str]) -> None:
        """Paint anew. The cursor stays on its item while that may be picked."""
        self._picture, self._open, self._chosen = picture, open_items, chosen
        self._places = list(_places(picture))
        self.virtual_size = Size(breadth(picture) if picture else 0, len(picture))
        if self.cursor not in [place.item for place in self._ways]:
            self.cursor = None
        self.refresh()

    @property
    def _ways(self) -> list[Place]:
        return [place for place in self._places if place.item in self._open]

    def render_line(self, y: int) -> Strip:
        left, top = self.scroll_offset
        line = self._picture[top + y] if top + y < len(self._picture) else ()
        strip = Strip([segment for span in line for segment in self._segments(span)])
        return strip.crop_extend(left, left + self.size.width, self.rich_style)

    def _segments(self, span: Span) -> Iterator[Segment]:
        style = self.rich_style
        if span.dim:
            style += self._paint("board--dim")
        text, may = span.text, span.item is not None and span.item in self._open
        if may:
            text = text if text.strip() else f"{OPEN:^{len(text)}}"
            style += self._paint("board--open") + Style(meta={"item": span.item})
        if span.item is not None and span.item in self._chosen:
            style += self._paint("board--chosen")
        if may and span.item == self.cursor and self.has_focus:
            yield Segment(text, style + self._paint("board--cursor"))
            return
        at = 0
        for card in SIGNED.finditer(text):
            yield Segment(text[at : card.start()], style)
            yield Segment(card[0], style + self._paint(SUITS[card[0][1]]))
            at = card.end()
        yield Segment(text[at:], style)

    def _paint(self, name: str) -> Style:
        return self.get_component_rich_style(name, partial=True)

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self._point(event.style.meta.get("item"))

    def on_click(self, event: events.Click) -> None:
        if item := event.style.meta.get("item"):
            self.focus()
            self._point(item)
            self.post_message(self.Picked(item))

    def action_pick(self) -> None:
        if self.cursor is None:
            self.action_walk(0, 1)
        else:
            self.post_message(self.Picked(self.cursor))

    def action_walk(self, across: int, down: int) -> None:
        """To the nearest item that may be picked that way; the first one if the cursor is nowhere."""
        ways = self._ways
        here = next((place for place in ways if place.item == self.cursor), None)
        if here is None:
            self._point(ways[0].item if ways else None)
            return
        ahead = [(distance, place) for place in ways if (distance := _distance(here, place, across, down)) is not None]
        if ahead:
            self._point(min(ahead, key=lambda each: each[0])[1].item)

    def _point(self, item: str | None) -> None:
        if item == self.cursor or item is None:
            return
        self.cursor = item
        place = next(place for place in self._places if place.item == item)
        self.scroll_to_region(Region(place.column, place.line, place.width, 1), animate=False)
        self.refresh()


def _places(picture: Picture) -> Iterator[Place]:
    for at, line in enumerate(picture):
        column = 0
        for span in line:
            if span.item is not None:
                yield Place(span.item, at, column, len(span.text))
            column += len(span.text)


ASIDE = 8  # how much farther off a line that leads aside seems


def _distance(here: Place, there: Place, across: int, down: int) -> float | None:
    """How far an item lies in a direction; None if it does not lie there. A line counts as two columns."""
    columns = (there.column + there.width / 2) - (here.column + here.width / 2)
    lines = 2 * (there.line - here.line)
    along, aside = (columns * across, lines) if across else (lines * down, columns)
    if along <= 0 or (across and lines):
        return None
    return float(along + (ASIDE if down and abs(aside) > 2 else 1) * abs(aside) / ASIDE)
