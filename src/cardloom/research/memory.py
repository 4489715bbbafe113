"""What the players of a game have seen and done so far: perfect recall."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import Self

from cardloom.research.table import Table


@dataclass(frozen=True)
class Memory:
    """What players have seen so far: the last position, and the memory before it."""

    table: Table
    player: int  # whose action led here
    action: int
    before: Memory | None
    _recalled: dict[int, tuple[str, str]] = field(default_factory=dict)

    def recalled(self, player: int) -> tuple[str, str]:
        """The player's view, and a digest of all that it saw and did until then.

        What it cannot see, others' hidden actions, leaves no trace: only a change of the view or an own action counts.
        """
        path: list[Memory] = []
        at: Memory = self
        while player not in at._recalled and at.before is not None:
            path.append(at)
            at = at.before
        if player not in at._recalled:
            at._recalled[player] = (at.table.information_key(player), "")
        for memory in reversed(path):
            assert memory.before is not None
            seen, digest = memory.before._recalled[player]
            key = memory.table.information_key(player)
            own = memory.action if memory.player == player else None
            if key != seen or own is not None:
                text = json.dumps([digest, seen, own])
                digest = hashlib.sha256(text.encode()).hexdigest()[:32]
            memory._recalled[player] = (key, digest)
        return self._recalled[player]

    def __deepcopy__(self, memory: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Flat, since a long game would be too deep to pickle."""
        path: list[Memory] = [self]
        while path[-1].before is not None:
            path.append(path[-1].before)
        return _memory, ([(at.table, at.player, at.action) for at in reversed(path)],)


def _memory(path: list[tuple[Table, int, int]]) -> Memory | None:
    memory = None
    for table, player, action in path:
        memory = Memory(table, player, action, memory)
    return memory
