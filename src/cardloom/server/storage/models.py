"""The two relations: tables, and the events that they consist of."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(8), nullable=False),  # waiting, playing or over
    Column("listed", Boolean, nullable=False),
    Column("joinable", Boolean, nullable=False),
    Column("created", Double, nullable=False),  # seconds since 1970
    Column("changed", Double, nullable=False),  # last event that changed this row, or the table's rest
    Column("line", Text, nullable=False),  # what the lobby shows, as JSON
    Index("tables_by_state", "status", "changed"),
)

# A table's events in their order. Two servers that both believe to know what comes next cannot both be right: the
# constraint decides. The id grows with every event of any table, so events that are written together lie together.
EVENTS = Table(
    "events",
    METADATA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("table_id", ForeignKey(TABLES.c.id, ondelete="CASCADE"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("event", Text, nullable=False),  # JSON
    UniqueConstraint("table_id", "sequence", name="events_in_order"),
)
