"""Records: `.loom` files, TOML that a person can write from a paper game and that replays to the same end.

    record = read(Path("game.loom"))
    state = record.replay()

Whatever is wrong with a record, the refusal is a `BadRecord` that names the line, the key or the move at fault.
"""

from cardloom.record.reading import read
from cardloom.record.record import Record, Result, winners
from cardloom.record.writing import text, write

__all__ = ["Record", "Result", "read", "text", "winners", "write"]
