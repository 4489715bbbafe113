"""Tables that nobody comes back to are deleted, each kind after its time."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from cardloom.server import logs, metrics
from cardloom.server.refusals import Refused
from cardloom.server.storage import Unavailable

if TYPE_CHECKING:
    from cardloom.server.house import House


async def expire(house: House) -> None:
    """One round. What a line says is believed only if the table's events say the same."""
    settings, now = house.settings, time.time()
    kept = {
        "waiting": settings.waiting_kept_s,
        "playing": settings.playing_kept_s,
        "over": settings.over_kept_s,
    }
    for status, seconds in kept.items():
        if seconds is None:
            continue
        dead = []
        for name in await house.storage.unchanged(status, now - seconds):
            try:
                host = await house.host(name)
            except Refused:  # another server was quicker
                continue
            except Unavailable:
                raise
            except Exception:  # noqa: BLE001  (one table that cannot be read keeps no other one)
                metrics.FAULTS.inc()
                logs.fault("table-unreadable", table=name)
                continue
            if host.table.status == status and host.table.changed < now - seconds and not host.audience.watchers:
                dead.append(name)
        if dead:
            house.forget(dead)
            await house.storage.delete(dead)
            logs.say("tables-expired", status=status, tables=len(dead))
