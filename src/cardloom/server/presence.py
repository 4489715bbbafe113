"""Who has the table before their eyes: a seat is present while some visible screen of it is known."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable

TRUSTED_S = 90.0  # for how long what another server says is believed without being said again


class Presence:
    """The people's seats, their visible screens here and at other servers, and since when a seat is away."""

    def __init__(self, people: Iterable[int]) -> None:
        self._people = set(people)
        self._here: Counter[int] = Counter()
        self._elsewhere: dict[str, tuple[float, frozenset[int]]] = {}
        self.away: dict[int, float] = {}  # in seconds since 1970
        self._weigh()

    @property
    def here(self) -> frozenset[int]:
        """The seats with a visible screen at this server."""
        return frozenset(+self._here)

    def sits(self, seat: int) -> None:
        """A person took the seat."""
        self._people.add(seat)
        self._weigh()

    def came(self, seat: int) -> bool:
        """A screen of the seat became visible; whether that changed anything."""
        self._here[seat] += 1
        return self._weigh()

    def went(self, seat: int) -> bool:
        """A screen of the seat vanished; whether that changed anything."""
        self._here[seat] -= 1
        return self._weigh()

    def heard(self, server: str, seats: Iterable[int]) -> bool:
        """What another server sees; whether that changed anything."""
        self._elsewhere[server] = (time.monotonic() + TRUSTED_S, frozenset(seats))
        return self._weigh()

    def _weigh(self) -> bool:
        present = self.here.union(*(seats for until, seats in self._elsewhere.values() if until > time.monotonic()))
        before, now = self.away, time.time()
        self.away = {seat: before.get(seat, now) for seat in self._people - present}
        return before.keys() != self.away.keys()
