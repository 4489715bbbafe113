"""Players as one of them counts them: itself first, then to the left. Without division, which takes longest of all."""

from __future__ import annotations

from cardloom.compiled import rule


@rule
def left_of(seat: int, seats: int) -> int:
    return seat + 1 if seat + 1 < seats else 0


@rule
def seen_from(player: int, seat: int, seats: int) -> int:
    """How many places to the player's left the seat is."""
    return seat - player if seat >= player else seat - player + seats
