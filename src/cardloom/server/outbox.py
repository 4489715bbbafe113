"""What waits to be sent to one client. A slow reader never holds the table up, and misses nothing but old tables."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from enum import Enum
from typing import Final

MOST_WAITING = 256


class Due(Enum):
    """Stands for the table as it is when it is sent."""

    TABLE = "table"


TABLE: Final = Due.TABLE


class Outbox:
    """Messages in their order, and whether the table is to be sent. `ring` is called whenever something has come in."""

    def __init__(self, ring: Callable[[], None] | None = None) -> None:
        self._table_is_due = False
        self._waiting: deque[bytes] = deque()
        self._is_there = asyncio.Event()
        self._ring = ring or self._is_there.set
        self.closed = False

    @property
    def empty(self) -> bool:
        return not (self._table_is_due or self._waiting)

    def put(self, message: bytes) -> None:
        """A reader that is too far behind is given up."""
        if len(self._waiting) >= MOST_WAITING:
            self.close()
        else:
            self._waiting.append(message)
            self._ring()

    def put_table(self) -> None:
        self._table_is_due = True
        self._ring()

    def close(self) -> None:
        """No more after what is waiting."""
        self.closed = True
        self._ring()

    def end(self) -> None:
        """No more, not even what is waiting."""
        self.take()
        self.close()

    def mute(self) -> None:
        """Ring for nobody any more."""
        self._ring = self._is_there.set

    def take(self) -> list[bytes | Due]:
        """All that waits."""
        # The table comes first: who hears that a move is made has then seen what it led to.
        messages: list[bytes | Due] = [TABLE, *self._waiting] if self._table_is_due else [*self._waiting]
        self._table_is_due = False
        self._waiting.clear()
        return messages

    async def wait(self) -> None:
        """Until something waits, or the box is closed; for a box without a bell of its own."""
        while self.empty and not self.closed:
            self._is_there.clear()
            await self._is_there.wait()
