"""What the application needs of a table: a seat at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from cardloom.coach import Hint, Review


class Seat(Protocol):
    """A seat at a table, here or at a server. `changed` is called whenever something is new."""

    changed: Callable[[], None]

    @property
    def names(self) -> Sequence[str]: ...
    @property
    def seat(self) -> int | None:
        """None for a bystander."""

    @property
    def view(self) -> dict[str, Any] | None:
        """None until the cards are dealt."""

    @property
    def legal(self) -> Sequence[str]: ...
    @property
    def log(self) -> Sequence[tuple[int, str | None]]:
        """Seats and their moves; None for a move that may not be known yet."""

    @property
    def notice(self) -> str:
        """What is to be said besides: a connection that is lost, who has left the game."""

    async def play(self, move: str) -> None:
        """Make a move; raises `CardloomError` if it is refused."""

    async def undo(self) -> None:
        """Take the last move back, or ask the others for it; raises `CardloomError` if it is refused."""

    async def hint(self) -> Hint:
        """What the moves that may be made now are worth; counted. Raises `CardloomError` if it is refused."""

    async def review(self) -> Review:
        """What the moves of the game, which is over, were worth."""

    async def run(self) -> None:
        """Keep the table going until it is over."""
