"""Where tables are kept: a few verbs over SQLite or PostgreSQL."""

from cardloom.server.storage.database import Unavailable, database
from cardloom.server.storage.storage import Conflict, Line, Storage, Stored

__all__ = ["Conflict", "Line", "Storage", "Stored", "Unavailable", "database"]
