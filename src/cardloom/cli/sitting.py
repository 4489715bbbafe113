"""A game at the prompt: shows the table to whoever is to act, reads what they answer, lets the bots move."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from cardloom.errors import CardloomError
from cardloom.games.split import SplitMoves
from cardloom.terminal.answers import read_move, read_split
from cardloom.terminal.tables import table_of
from cardloom.terminal.tables.outcome import show_view
from cardloom.terminal.tables.pen import Pen
from cardloom.terminal.terminal import Terminal

if TYPE_CHECKING:
    from pathlib import Path

    from cardloom.cli.saving import Keeper
    from cardloom.games.state import State
    from cardloom.match import Match
    from cardloom.players.player import Player

FEW = 12  # moves that are listed without being asked for


class Sitting:
    """One game at one keyboard: `bots` play their seats, people all others."""

    def __init__(self, terminal: Terminal, match: Match, bots: Mapping[int, Player], keeper: Keeper) -> None:
        self.terminal, self.match, self.bots = terminal, match, bots
        self.keeper = keeper
        self.names = match.names
        self.table = table_of(self.state.game.key)
        self.people = [seat for seat in range(1, self.state.seats + 1) if seat not in bots]
        self.news: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.offered: Sequence[str] = ()  # the moves that were listed last, to be answered by number
        self.by_suit = False
        self.looking = self.people[0]  # the seat that sits at the keyboard

    @property
    def state(self) -> State:
        state = self.match.state
        assert state is not None  # every seat is taken
        return state

    def run(self) -> None:
        """Play to the end. EOFError or KeyboardInterrupt if somebody leaves."""
        while not self.state.over:
            acting = self.state.to_act
            bot = next((seat for seat in acting if seat in self.bots), None)
            if bot is None:
                self._turn(acting[0])
            else:
                self.play(bot, self.bots[bot].choose(self.state.view(bot), self.state.legal(bot)))
        self._tell_news(self.looking)
        seat = self.looking if len(self.people) == 1 else None
        show_view(self.terminal, self.state.view(seat), self.names)

    def show(self, seat: int) -> None:
        """The table as the seat sees it, what it is asked, and the moves if they are few."""
        view, pen = self.state.view(seat), self.pen(seat)
        self.terminal.show(["", *self.table.draw(view, pen), ""])
        self.terminal.tell(self.table.asked(view, pen))
        if len(pen.moves) <= FEW:
            self.offer(pen.moves, seat)

    def offer(self, moves: Sequence[str], seat: int) -> None:
        """List moves; they can be answered by their numbers."""
        view, pen = self.state.view(seat), self.pen(seat)
        labels = [self.table.label(view, move, pen) for move in moves]
        # `hand 2` is already answered with 2: another number beside it would confuse.
        if not any(move.split()[-1].isdecimal() for move in moves):
            labels = [f"{number:>2} {label}" for number, label in enumerate(labels, 1)]
        self.terminal.show(pen.columns(labels))
        self.offered = moves

    def play(self, seat: int, move: str) -> None:
        """Make a move, and note it for the others if they may know it."""
        view = self.state.view(seat)
        self.match = self.match.play(seat, move, time.time())
        self.keeper.keep(self.match)
        self.offered = ()
        if not self.table.is_secret(view, move):
            for other in self.people:
                if other != seat:
                    pen = self.pen(other)
                    self.news[other].append(f"{pen.name(seat)}: {self.table.label(view, move, pen)}")

    def save(self, file: Path | None = None) -> None:
        """Write the game to its file, or to another that is its own from now on, and say where that is."""
        self.keeper.save(self.match, file)

    def pen(self, seat: int) -> Pen:
        return Pen(self.terminal, self.names, seat, self.state.legal(seat), self.by_suit)

    def _turn(self, seat: int) -> None:
        """Ask a person until the game has gone on, or back."""
        from cardloom.cli.table_commands import find_command

        self._hand_over(seat)
        self._tell_news(seat)
        self.show(seat)
        prompt = "> " if len(self.people) == 1 else f"{self.names[seat - 1]} > "
        state = self.state
        while self.state is state:
            answer = " ".join(self.terminal.ask(prompt).split())
            try:
                if command := find_command(self.terminal, answer):
                    command(self, seat)
                else:
                    self.play(seat, self._move(seat, answer))
            except CardloomError as error:
                self.terminal.tell(self.terminal.refusal(error))

    def _move(self, seat: int, answer: str) -> str:
        legal = self.state.legal(seat)
        if not isinstance(legal, SplitMoves):
            return legal[0] if not answer and len(legal) == 1 else read_move(answer, legal, self.offered)
        if answer.isdecimal() and 1 <= int(answer) <= len(self.offered):
            return self.offered[int(answer) - 1]
        return read_split(answer, legal)

    def _hand_over(self, seat: int) -> None:
        """Where people share a keyboard, nobody sees what another seat alone may know."""
        if seat != self.looking and self._sees(seat) != self._sees(self.looking):
            self.terminal.ask(self.terminal.say("table-hand-over", name=self.names[seat - 1]))
            self.terminal.clear()
        self.looking = seat

    def _sees(self, seat: int) -> dict[str, object]:
        return {**self.state.view(seat), "seat": None}

    def _tell_news(self, seat: int) -> None:
        self.terminal.tell(*self.news[seat])
        self.news[seat] = []
