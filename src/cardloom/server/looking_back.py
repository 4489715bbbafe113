"""The review of a finished game, made in the background."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeAlias

from cardloom.coach import Review
from cardloom.server.bots import Bots
from cardloom.server.coach_wire import Reviewing
from cardloom.server.table import Table
from cardloom.server.warming import Warmth

Looking: TypeAlias = Generator[tuple[int, int], None, Review]


class LookingBack:
    """The review of a table's finished game: made once, decision by decision, between the moves of bots."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.progress = Reviewing(0, 0)
        self.review: Review | None = None
        self.failed = False

    async def run(self, bots: Bots, warmth: Warmth) -> None:
        """Judge the people's decisions; everybody's where bots played alone."""
        from cardloom.coach.reviews import reviewing

        assert self.table.match is not None
        await warmth.coached(self.table.created.game)
        people = tuple(seat.number for seat in self.table.people) or None
        looking = reviewing(self.table.match.record(), people)
        try:
            while self.review is None:
                step = await bots.think(_step, looking)
                if isinstance(step, Review):
                    self.review = step
                else:
                    self.progress = Reviewing(*step)
        except Exception:
            self.failed = True
            raise


def _step(looking: Looking) -> tuple[int, int] | Review:
    try:
        return next(looking)
    except StopIteration as end:
        review: Review = end.value
        return review
