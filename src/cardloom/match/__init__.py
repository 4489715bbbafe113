"""A game at a table: the log of its events, undo, and the record that is left of it."""

from cardloom.match.events import (
    Abandoned,
    Created,
    Event,
    Hinted,
    Moved,
    Resigned,
    Seated,
    TimedOut,
    Undone,
)
from cardloom.match.match import Match, Played

__all__ = [
    "Abandoned",
    "Created",
    "Event",
    "Hinted",
    "Match",
    "Moved",
    "Played",
    "Resigned",
    "Seated",
    "TimedOut",
    "Undone",
]
