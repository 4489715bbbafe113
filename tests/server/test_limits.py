"""Token buckets."""

import time

import pytest

from cardloom.server import limits
from cardloom.server.limits import Bucket, Buckets, is_local


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    return now


def test_a_bucket_fills_slowly(clock: list[float]) -> None:
    bucket = Bucket(rate=2, burst=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_what_is_borrowed_has_to_be_waited_for(clock: list[float]) -> None:
    bucket = Bucket(rate=2, burst=1)
    assert [bucket.wait() for _ in range(3)] == [0, 0.5, 1.0]


def test_every_address_has_its_own(clock: list[float]) -> None:
    buckets = Buckets(rate=1, burst=1)
    assert [buckets.take(address) for address in ("1.2.3.4", "1.2.3.4", "2001:db8::1")] == [True, False, True]
    assert all(buckets.take("127.0.0.1") and buckets.take("::1") for _ in range(5))


def test_full_buckets_are_forgotten(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SWEPT_AT", 10)
    buckets = Buckets(rate=1, burst=1)
    for number in range(100):
        buckets.take(f"10.0.0.{number}")
        clock[0] += 1
    assert len(buckets._buckets) <= 10


def test_a_household_has_one(clock: list[float]) -> None:
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("2001:db8:0:1::1")
    assert not buckets.take("2001:db8:0:1:ffff::2"), "everybody has so many addresses"
    assert buckets.take("2001:db8:0:2::1")


@pytest.mark.parametrize(
    ("address", "local"), [("127.0.0.1", True), ("::1", True), ("192.0.2.1", False), ("", True), ("?", False)]
)
def test_who_is_local(address: str, local: bool) -> None:
    assert is_local(address) is local
