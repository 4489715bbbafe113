"""What waits to be sent to one client. A slow reader never holds the table up, and misses no line but an old table."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_WAITING = 256


class Outbox:
    """Messages in their order; of tables only the newest."""

    def __init__(self) -> None:
        self._waiting: deque[bytes] = deque()
        self._table: bytes | None = None
        self._is_there = asyncio.Event()
        self.closed = False

    @property
    def empty(self) -> bool:
        return not (self._table or self._waiting)

    def put(self, message: bytes) -> None:
        """A reader that is too far behind is given up."""
        if len(self._waiting) >= MOST_WAITING:
            self.close()
        else:
            self._waiting.append(message)
            self._is_there.set()

    def put_table(self, message: bytes) -> None:
        self._table = message
        self._is_there.set()

    def close(self) -> None:
        """No more after what is waiting."""
        self.closed = True
        self._is_there.set()

    async def take(self) -> list[bytes]:
        """All that waits, as soon as there is something; nothing once the box is closed and empty."""
        while self.empty and not self.closed:
            self._is_there.clear()
            await self._is_there.wait()
        messages = [] if self._table is None else [self._table]
        messages += self._waiting
        self._table = None
        self._waiting.clear()
        return messages
