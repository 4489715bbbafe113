"""What can go wrong: every refusal is a stable code with arguments; the words come from the catalogue."""

from __future__ import annotations

from typing import Any

from cardloom.words import say


class CardloomError(Exception):
    """A refusal: a stable code, and arguments that name what is wrong and what would be right."""

    def __init__(self, code: str, **arguments: str | int) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.arguments = arguments

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, self.arguments)

    @property
    def detail(self) -> str:
        """The refusal in English."""
        return self.told("en")

    def told(self, language: str) -> str:
        """The refusal in a language's words."""
        return say(f"error-{self.code}", language, **self.arguments)

    def __str__(self) -> str:
        return self.detail


def _rebuild(kind: type[CardloomError], code: str, arguments: dict[str, Any]) -> CardloomError:
    return kind(code, **arguments)


class BadCards(CardloomError, ValueError):
    """Text that is not cards, or cards that cannot be together."""


class UnknownGame(CardloomError, KeyError):
    """No game has this key."""


class UnknownPlayer(CardloomError, KeyError):
    """No player has this name."""


class BadOption(CardloomError, ValueError):
    """An option that the game does not have, a value that it does not take, or a wrong number of seats."""


class IllegalMove(CardloomError, ValueError):
    """A move that the rules refuse; the state is as it was."""


class NoMoreDecks(CardloomError):
    """The next deal needs a deck, and neither decks nor a seed are left."""


class BadRecord(CardloomError, ValueError):
    """A record that cannot be read, does not replay to its own result, or does not fit its shuffle.

    It names the line, the key or the move at fault; `reason` is the refusal that lies beneath, if there is one.
    """

    def __init__(self, code: str, reason: CardloomError | None = None, **arguments: str | int) -> None:
        super().__init__(code, **arguments)
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, {**self.arguments, "reason": self.reason})

    def told(self, language: str) -> str:
        if self.reason is None:
            return super().told(language)
        return say(f"error-{self.code}", language, **self.arguments, reason=self.reason.told(language))
