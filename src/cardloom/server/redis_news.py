"""News by Redis; while that is away nothing is heard, and nothing breaks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from msgspec import DecodeError, json
from redis.asyncio import Redis
from redis.exceptions import RedisError

from cardloom.cards import shown
from cardloom.server import logs
from cardloom.server.news import Hear, Item, News
from cardloom.server.refusals import Refused

CHANNEL = "cardloom:news"
PAUSE_S = 0.5
MOST_WAITING = 10_000


class RedisNews(News):
    """One channel for all tables."""

    alone = False

    def __init__(self, url: str, hear: Hear, back: Callable[[], None]) -> None:
        """`back` is called once all servers can hear again after Redis was away."""
        super().__init__()
        self._redis = redis_at(url)
        self._hear, self._back = hear, back
        self._was_away = False
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._tasks = [asyncio.create_task(self._again(self._send)), asyncio.create_task(self._again(self._receive))]

    def tell(self, table: str, length: int | None = None, present: list[int] | None = None) -> None:
        if not self._waiting.full():
            self._waiting.put_nowait(json.encode(Item(self.server, table, length, present)))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do the work; when Redis goes away, start again until it is back."""
        while True:
            try:
                await work()
            except (RedisError, OSError) as trouble:
                logs.say("redis-away", logging.WARNING, trouble=type(trouble).__name__)
                self._was_away = True
                await asyncio.sleep(PAUSE_S)

    async def _send(self) -> None:
        while True:
            await self._redis.publish(CHANNEL, await self._waiting.get())

    async def _receive(self) -> None:
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            if self._was_away:  # the others try again within a pause
                asyncio.get_running_loop().call_later(2 * PAUSE_S, self._back)
            async for message in subscription.listen():
                if message["type"] != "message":
                    continue
                try:
                    item = json.decode(message["data"], type=Item)
                except DecodeError:
                    continue
                if item.server != self.server:
                    self._hear(item)


def redis_at(url: str) -> Redis:
    """The Redis of an address: `redis://HOST:PORT`. It may be away."""
    try:
        return Redis.from_url(url)
    except ValueError:
        raise Refused("unknown-redis", redis=shown(url)) from None
