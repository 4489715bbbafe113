"""A house without its doors, in the test's own process."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from cardloom.server.house import House
from cardloom.server.settings import Settings
from cardloom.server.warming import BENCHES


@asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    """Open, and every game ready."""
    chosen = Settings(f"sqlite:///{folder / 'tables.sqlite'}", **{"entropy_wait_s": 0.0, **settings})
    opened = House(chosen)
    await opened.open()
    await opened.warmth.of(BENCHES)
    try:
        yield opened
    finally:
        await opened.close()


async def until(true: Any, within_s: float = 30.0) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(within_s):
        while not true():
            await asyncio.sleep(0.005)
