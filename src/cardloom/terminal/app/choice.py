"""A move chosen word by word, from the legal ones: first the card, then the cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Choice:
    """The moves that may still be meant, and the words that were chosen so far."""

    moves: Sequence[str]
    chosen: tuple[str, ...] = ()

    @property
    def move(self) -> str | None:
        """The only move that is meant; a first word must be chosen even if it leaves one move."""
        return self.moves[0] if self.chosen and len(self.moves) == 1 else None

    @property
    def words(self) -> dict[str, Sequence[str]]:
        """What may be chosen next, and the moves that it leaves."""
        at = self._place()
        found: dict[str, list[str]] = {}
        for move in self.moves:
            found.setdefault(_words(move)[at], []).append(move)
        return dict(found)

    def pick(self, word: str) -> Choice:
        """With one more word; one that no move goes on with, such as one picked twice in haste, changes nothing."""
        words = self.words
        return Choice(words[word], (*self.chosen, word)) if word in words else self

    def _place(self) -> int:
        """The first place at which the moves differ; the last one if they do not."""
        lists = [_words(move) for move in self.moves]
        shortest = min(map(len, lists))
        return next((at for at in range(shortest) if len({words[at] for words in lists}) > 1), shortest - 1)


def _words(move: str) -> list[str]:
    """The words of a move that say what it is about: `7h` and `c3` of `place 7h c3`, `done` of `done`."""
    verb, *words = move.split()
    return words or [verb]
