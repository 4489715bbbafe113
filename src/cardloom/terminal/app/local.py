"""A seat at a table of one's own: bots at the others, and the game kept in a file."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardloom.terminal.tables import table_of

if TYPE_CHECKING:
    from cardloom.coach import Hint, Review
    from cardloom.games.state import State
    from cardloom.match import Match
    from cardloom.players.player import Player

PACE_S = 0.5  # that a bot's move takes at least, to be seen


class LocalSeat:
    """The person's seat in a match against bots; `keep` is told every match that is worth keeping."""

    def __init__(
        self, match: Match, bots: Mapping[int, Player], keep: Callable[[Match], None], pace_s: float = PACE_S
    ) -> None:
        self.changed: Callable[[], None] = lambda: None
        self.match, self.bots, self.keep, self.pace_s = match, bots, keep, pace_s
        self.notice = ""
        self._moved = asyncio.Event()
        (self.seat,) = (seat for seat in range(1, self.state.seats + 1) if seat not in bots)

    @property
    def state(self) -> State:
        state = self.match.state
        assert state is not None  # every seat is taken
        return state

    @property
    def names(self) -> Sequence[str]:
        return self.match.names

    @property
    def view(self) -> dict[str, Any]:
        return self.state.view(self.seat)

    @property
    def legal(self) -> Sequence[str]:
        return self.state.legal(self.seat)

    @property
    def log(self) -> Sequence[tuple[int, str | None]]:
        view, table = self.view, table_of(self.state.game.key)
        return [
            (played.seat, played.move if played.seat == self.seat or not table.is_secret(view, played.move) else None)
            for played in self.match.played
        ]

    async def play(self, move: str) -> None:
        self._go_on(self.match.play(self.seat, move, time.time()))

    async def undo(self) -> None:
        self._go_on(self.match.undo(self.seat, time.time()))

    async def hint(self) -> Hint:
        from cardloom.coach.hints import hint

        match = self.match.hint(self.seat, time.time())
        given = await asyncio.to_thread(hint, self.view, self.legal)
        self._go_on(match)
        return given

    async def review(self) -> Review:
        from cardloom.coach.reviews import review

        return await asyncio.to_thread(review, self.match.record(), (self.seat,))

    async def run(self) -> None:
        while not self.state.over:
            bot = next((seat for seat in self.state.to_act if seat in self.bots), None)
            if bot is None:
                await self._moved.wait()
                self._moved.clear()
            else:
                await self._think(bot)

    async def _think(self, bot: int) -> None:
        """A bot's move, unless the person has taken one back meanwhile."""
        view, legal = self.state.view(bot), self.state.legal(bot)
        thinking = asyncio.to_thread(self.bots[bot].choose, view, legal)
        seen = view["to_act"] == [bot]  # moves that are made at once need no pace of their own
        move, _ = await asyncio.gather(thinking, asyncio.sleep(self.pace_s if seen else 0))
        if bot in self.state.to_act and self.state.view(bot) == view:
            self._go_on(self.match.play(bot, move, time.time()))

    def _go_on(self, match: Match) -> None:
        self.match = match
        self._moved.set()
        self.keep(match)
        self.changed()
