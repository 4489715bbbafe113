"""How often somebody may ask: token buckets, by where they come from."""

from __future__ import annotations

import ipaddress
import time
from dataclasses import dataclass, field

SWEPT_AT = 10_000  # buckets, then those that are full again are forgotten


@dataclass(slots=True)
class Bucket:
    """Fills by `rate` tokens a second up to `burst`; every deed takes one."""

    rate: float
    burst: int
    tokens: float = field(init=False)
    at: float = field(init=False)

    def __post_init__(self) -> None:
        self.tokens = self.burst
        self.at = time.monotonic()

    def wait(self) -> float:
        """Take a token; for how many seconds it had to be borrowed, 0 if it was there."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate) - 1
        self.at = now
        return max(0.0, -self.tokens / self.rate)

    def take(self) -> bool:
        """Take a token if there is one."""
        if self.wait() > 0:
            self.tokens += 1
            return False
        return True

    def full(self, now: float) -> bool:
        return self.tokens + (now - self.at) * self.rate >= self.burst


class Buckets:
    """A bucket for every household. Who sits at the machine itself is not limited."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if is_local(address):
            return True
        house = household(address)
        if house not in self._buckets:
            self._sweep()
            self._buckets[house] = Bucket(self.rate, self.burst)
        return self._buckets[house].take()

    def _sweep(self) -> None:
        if len(self._buckets) >= SWEPT_AT:
            now = time.monotonic()
            self._buckets = {address: bucket for address, bucket in self._buckets.items() if not bucket.full(now)}


def household(address: str) -> str:
    """Whose address it is, as far as it can tell: of IPv6, everybody has 2^64."""
    try:
        return str(ipaddress.IPv6Network((address, 64), strict=False))
    except ValueError:
        return address


def is_local(address: str) -> bool:
    """Whether it is this machine's; a local socket has no address."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return not address
