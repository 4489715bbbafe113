"""What Prometheus may know."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

EVENTS = Counter("cardloom_events", "Events that tables have logged here", ["kind"], registry=REGISTRY)
REFUSALS = Counter("cardloom_refusals", "Commands that were refused", ["code"], registry=REGISTRY)
FALLBACKS = Counter("cardloom_bot_fallbacks", "Moves made for a bot that gave none in time", registry=REGISTRY)
FAULTS = Counter("cardloom_faults", "Errors that should not happen", registry=REGISTRY)
TABLES = Gauge("cardloom_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("cardloom_sockets", "Open sockets", registry=REGISTRY)
COMMAND_SECONDS = Histogram(
    "cardloom_command_seconds",
    "From a command's arrival to its answer",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5),
    registry=REGISTRY,
)


_EVENT_KINDS: dict[str, Counter] = {}


def count_event(kind: str) -> None:
    if kind not in _EVENT_KINDS:
        _EVENT_KINDS[kind] = EVENTS.labels(kind)
    _EVENT_KINDS[kind].inc()


def text() -> bytes:
    return generate_latest(REGISTRY)
