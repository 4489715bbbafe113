"""News between the servers of one database: which table has grown, and who looks at it.

News may be lost: the log is what counts, and servers look into it from time to time.
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct


class Item(Struct):
    """`length`: how many events the table has; `present`: the seats with a visible screen at the server."""

    server: str
    table: str
    length: int | None = None
    present: list[int] | None = None


Hear: TypeAlias = Callable[[Item], None]


class News(ABC):
    """What a server tells the others."""

    alone = True  # whether no other server is there

    def __init__(self) -> None:
        self.server = secrets.token_hex(6)

    @abstractmethod
    def tell(self, table: str, length: int | None = None, present: list[int] | None = None) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...


class NoNews(News):
    """A server that is alone."""

    def tell(self, table: str, length: int | None = None, present: list[int] | None = None) -> None:
        pass

    async def close(self) -> None:
        pass
