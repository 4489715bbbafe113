"""What all tables are drawn with."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardloom.cards import parse_card
from cardloom.terminal.terminal import Terminal, wrapped

HIDDEN = "--"  # a card that lies face down
EMPTY = " ."


@dataclass(frozen=True, slots=True)
class Pen:
    """A terminal, who sits at the table, from which seat it is seen, and what that seat may do now."""

    terminal: Terminal
    names: Sequence[str]
    seat: int | None
    moves: Sequence[str] = ()
    by_suit: bool = False

    def say(self, key: str, /, **arguments: str | int) -> str:
        return self.terminal.say(key, **arguments)

    def name(self, seat: int) -> str:
        """A seat's name; `you` for the one that looks, and the seat beside a name that others have too."""
        name = self.names[seat - 1]
        return self.say("you") if seat == self.seat else f"{name} p{seat}" if self.names.count(name) > 1 else name

    def prose(self, text: str) -> list[str]:
        """A sentence in lines."""
        return wrapped(text, self.terminal.width)

    def card(self, text: str | None) -> str:
        """A card, two columns wide: a place that is empty is None."""
        return EMPTY if text is None else HIDDEN if text == "??" else self.terminal.cards(text)

    def cards(self, texts: Iterable[str | None]) -> str:
        return " ".join(map(self.card, texts))

    def sorted(self, texts: Iterable[str]) -> list[str]:
        """Cards from the aces down, or suit by suit; jokers first."""
        cards = sorted(texts, key=parse_card, reverse=True)
        return sorted(cards, key=lambda card: "shdc".find(card[1])) if self.by_suit else cards

    def columns(self, texts: Sequence[str]) -> list[str]:
        """Short texts in as many columns as there is room for, read downward."""
        wide = max(map(len, texts), default=0) + 3
        if wide > self.terminal.width:
            return [line for text in texts for line in self.prose(text)]
        rows = -(-len(texts) // max(self.terminal.width // wide, 1))
        return ["".join(f"{text:<{wide}}" for text in texts[row::rows]).rstrip() for row in range(rows)]

    def rows(self, rows: Sequence[tuple[str, str]], indent: str = "") -> list[str]:
        """Labels in a column and texts beside them, wrapped."""
        room = max((len(label) for label, _ in rows), default=0) + 2
        lines = []
        for label, text in rows:
            first, *more = textwrap.wrap(text, max(self.terminal.width - room - len(indent), 10)) or [""]
            lines += [f"{indent}{label:<{room}}{first}", *(f"{indent}{'':<{room}}{line}" for line in more)]
        return lines

    def beside(self, blocks: Sequence[Sequence[str]], gap: int = 4) -> list[str]:
        """Blocks of lines side by side, as many as the width takes, the others below."""
        lines: list[str] = []
        row: list[Sequence[str]] = []
        for block in blocks:
            if row and sum(map(_width, [*row, block])) + gap * len(row) > self.terminal.width:
                lines += [*_joined(row, gap), ""]
                row = []
            row.append(block)
        return lines + _joined(row, gap)


def _width(block: Sequence[str]) -> int:
    return max(map(len, block), default=0)


def _joined(blocks: Sequence[Sequence[str]], gap: int) -> list[str]:
    height = max(map(len, blocks), default=0)
    padded = [[*block, *[""] * (height - len(block))] for block in blocks]
    return [
        (" " * gap).join(f"{line:<{_width(block)}}" for line, block in zip(row, padded, strict=True)).rstrip()
        for row in zip(*padded, strict=True)
    ]
