"""What a board is painted of: lines of spans, some of which are items that can be pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text. `item`: what it stands for: a card, a cell, a word of a move; None if it is only to be read."""

    text: str
    item: str | None = None
    dim: bool = False


Line: TypeAlias = tuple[Span, ...]
Picture: TypeAlias = list[Line]

WIDE = 4  # columns of a cell between its threads


def text(*lines: str) -> Picture:
    """Lines to be read."""
    return [(Span(line),) for line in lines]


def row(items: Sequence[tuple[str, str]], gap: str = " ") -> Line:
    """Items side by side, each with its text."""
    spans = [Span(text, item) for item, text in items]
    return tuple(part for span in spans for part in (span, Span(gap)))


def loom(
    cells: Sequence[Sequence[Span]], left: Sequence[Span], above: Sequence[Span], right: Sequence[str] = ()
) -> Picture:
    """Cells between threads, with a label beside each row and above each column, and a tag at the end of a row."""
    margin = max(len(label.text) for label in left)
    threads = [Span("─" * WIDE, dim=True)] * len(cells[0])

    def thread(first: str, between: str, last: str) -> Line:
        knots = [Span(" " * (margin + 1) + first, dim=True)]
        for at, span in enumerate(threads):
            knots += [span, Span(last if at == len(threads) - 1 else between, dim=True)]
        return tuple(knots)

    head: list[Span] = [Span(" " * (margin + 2))]
    for label in above:
        head += [Span(f"{label.text:^{WIDE}}", label.item), Span(" ")]
    picture = [tuple(head), thread("┌", "┬", "┐")]
    for at, line in enumerate(cells):
        spans: list[Span] = [Span(f"{left[at].text:>{margin}}", left[at].item), Span(" "), Span("│", dim=True)]
        for cell in line:
            spans += [Span(f"{cell.text:^{WIDE}}", cell.item, cell.dim), Span("│", dim=True)]
        tag = f" {right[at]}" if right else ""
        picture.append((*spans, Span(tag)))
        picture.append(thread("├", "┼", "┤") if at < len(cells) - 1 else thread("└", "┴", "┘"))
    return picture


def beside(pictures: Sequence[Picture], width: int, gap: int = 3) -> Picture:
    """Pictures side by side, as many as the width takes, the others below."""
    rows: list[list[Picture]] = []
    for picture in pictures:
        used = sum(map(breadth, rows[-1])) + gap * len(rows[-1]) if rows else width
        if rows and used + breadth(picture) <= width:
            rows[-1].append(picture)
        else:
            rows.append([picture])
    joined: Picture = []
    for pieces in rows:
        for at in range(max(map(len, pieces))):
            line: list[Span] = []
            for piece in pieces:
                spans = piece[at] if at < len(piece) else ()
                room = breadth(piece) + gap - sum(len(span.text) for span in spans)
                line += [*spans, Span(" " * room)]
            joined.append(tuple(line))
    return joined


def breadth(picture: Picture) -> int:
    return max(sum(len(span.text) for span in line) for line in picture)
