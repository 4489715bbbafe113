"""The legal moves of a big split: numbered, not listed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from cardloom.cards import cards_text
from cardloom.errors import IllegalMove


class SplitMoves(Sequence[str]):
    """Every way to split `cards` into `groups` hands of `size` cards, as move texts in a fixed order.

    Length, membership, indexing, iteration and `random.choice` work; nothing is listed beforehand.
    """

    def __init__(
        self,
        cards: tuple[int, ...],
        split: tuple[int, int],
        numbers: Sequence[int],
        text: Callable[[int], str],
        number: Callable[[str], int],
    ) -> None:
        self.cards = cards_text(cards)
        self.groups, self.size = split
        self._numbers, self._text, self._number = numbers, text, number

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return tuple(map(self._text, self._numbers[index]))
        return self._text(self._numbers[index])

    def __iter__(self) -> Iterator[str]:
        return map(self._text, self._numbers)

    def __contains__(self, move: object) -> bool:
        try:
            return isinstance(move, str) and self._number(move) in self._numbers
        except IllegalMove:
            return False

    def __repr__(self) -> str:
        return f"<{len(self)} ways to split {self.cards} into {self.groups} x {self.size}>"
