"""The seats of the people at a table of one's own: bots at the others, and the game kept in a file."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardloom.cards import printable
from cardloom.terminal.tables import table_of

if TYPE_CHECKING:
    from cardloom.coach import Hint, Review
    from cardloom.games.state import State
    from cardloom.match import Match
    from cardloom.players.player import Player

PACE_S = 0.5  # that a bot's move takes at least, to be seen


class LocalSeat:
    """The seat of the person who looks; `keep` is told every match that is worth keeping.

    Where several people share the terminal, the seat is in turn each one's who is to act. If the next one would see
    other things than the one before, `handed_to` says who is to look, and nothing may be shown until it sits down.
    """

    def __init__(
        self, match: Match, bots: Mapping[int, Player], keep: Callable[[Match], None], pace_s: float = PACE_S
    ) -> None:
        self.changed: Callable[[], None] = lambda: None
        self.match, self.bots, self.keep, self.pace_s = match, bots, keep, pace_s
        self.notice = ""
        self._moved = asyncio.Event()
        self.people = [seat for seat in range(1, self.state.seats + 1) if seat not in bots]
        self.handed_to: int | None = None
        self._looking = self.people[0]
        self._hand_over()

    @property
    def state(self) -> State:
        state = self.match.state
        assert state is not None  # every seat is taken
        return state

    @property
    def names(self) -> Sequence[str]:
        return [printable(name) for name in self.match.names]

    @property
    def seat(self) -> int | None:
        """Who looks; several people see the end as bystanders do."""
        return None if self.state.over and len(self.people) > 1 else self._looking

    @property
    def view(self) -> dict[str, Any]:
        return self.state.view(self.seat)

    @property
    def legal(self) -> Sequence[str]:
        return () if self.handed_to or self.seat is None else self.state.legal(self.seat)

    @property
    def log(self) -> Sequence[tuple[int, str | None]]:
        view, table = self.view, table_of(self.state.game.key)
        return [
            (played.seat, played.move if played.seat == self.seat or not table.is_secret(view, played.move) else None)
            for played in self.match.played
        ]

    async def play(self, move: str) -> None:
        self._go_on(self.match.play(self._looking, move, time.time()))

    async def undo(self) -> None:
        self._go_on(self.match.undo(self._looking, time.time()))

    async def hint(self) -> Hint:
        from cardloom.coach.hints import hint

        asked = self.match
        counted = asked.hint(self._looking, time.time())
        given = await asyncio.to_thread(hint, self.view, self.legal)
        if self.match is asked:
            self._go_on(counted)
        return given

    async def review(self) -> Review:
        from cardloom.coach.reviews import review

        return await asyncio.to_thread(review, self.match.record(), tuple(self.people))

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

    def sit_down(self) -> None:
        """Who was to look does so now."""
        assert self.handed_to is not None
        self._looking, self.handed_to = self.handed_to, None
        self.changed()

    def _hand_over(self) -> None:
        """To whom of the people is to act, unless that is who looks, or a bot comes first."""
        acting = self.state.to_act
        if not acting or self._looking in acting or any(seat in self.bots for seat in acting):
            return
        if self._sees(acting[0]) == self._sees(self._looking):
            self._looking = acting[0]
        else:
            self.handed_to = acting[0]

    def _sees(self, seat: int) -> dict[str, Any]:
        return {**self.state.view(seat), "seat": None}

    def _go_on(self, match: Match) -> None:
        self.match = match
        self._hand_over()
        self._moved.set()
        self.keep(match)
        self.changed()
