"""The application: one table, seen and played from one seat at a time."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, ClassVar, TypeVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.theme import Theme
from textual.widgets import Footer, Input, Static

from cardloom.errors import CardloomError
from cardloom.games.split import SplitMoves
from cardloom.terminal.answers import read_move, read_split
from cardloom.terminal.app.bench import DONE, WEAVE, Bench
from cardloom.terminal.app.board import Board
from cardloom.terminal.app.choice import Choice
from cardloom.terminal.app.curtain import Curtain
from cardloom.terminal.app.local import LocalSeat
from cardloom.terminal.app.picture import Picture, row, text
from cardloom.terminal.app.pictures import painter_of
from cardloom.terminal.app.reading import PAGE, Reading, help_text
from cardloom.terminal.app.remote import RemoteSeat
from cardloom.terminal.app.seat import Seat
from cardloom.terminal.coaching import hint_lines, review_lines
from cardloom.terminal.tables import table_of
from cardloom.terminal.tables.outcome import outcome
from cardloom.terminal.tables.pen import Pen
from cardloom.terminal.terminal import Terminal

Said = TypeVar("Said")

NOTES = 26  # columns beside the board
WIDE = 64  # from here on there is room for them
NAME = 16
MARGIN = 4  # left and right of the board, and its scroll bar
CLOTH = Theme(
    name="cardloom",
    primary="#8fa3e8",
    secondary="#a8b2bf",
    accent="#f3b934",  # gold: you, now
    warning="#f3b934",
    error="#f08a98",
    success="#6cc7ae",
    foreground="#e9ecf0",
    background="#10141b",
    surface="#1f3138",
    panel="#181e28",
    dark=True,
    variables={"clubs": "#6fcf8f", "diamonds": "#7fb0ff", "hearts": "#ff8b96", "thread": "#6d8890"},
)


class TableApp(App[None]):
    """A table in the terminal. Gold means: you, now."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False)]

    def __init__(self, seat: Seat, terminal: Terminal) -> None:
        super().__init__()
        self.register_theme(CLOTH)
        self.theme = CLOTH.name
        self.seat, self.terminal = seat, replace(terminal, width=PAGE, colour=False)
        self.choice: Choice | None = None
        self.bench: Bench | None = None
        self.by_suit = False
        self.noted: bool | None = None  # whether the notes are to be seen; None: if there is room
        self.refusal = ""
        self._asked: tuple[Any, ...] = ()
        for key, action in (
            ("h", "hint"),
            ("u", "undo"),
            ("s", "sort"),
            ("w", "weave"),
            ("b", "build"),
            ("l", "log"),
            ("slash", "type"),
            ("f1", "help"),
            ("q", "quit"),
        ):
            self.bind(key, action, description=terminal.say(f"terminal-key-{action}"))
        self.bind("r", "review", show=False)
        self.bind("escape", "let_go", show=False)
        for hand in range(4):
            self.bind(str(hand), f"put({hand})", show=False)
        self.bind("y", "answer(True)", show=False)
        self.bind("n", "answer(False)", show=False)

    def compose(self) -> ComposeResult:
        # Nobody's name is markup.
        yield Static(id="title", markup=False)
        yield Static(id="ribbon", markup=False)
        with Horizontal(id="table"):
            yield Board()
            with VerticalScroll(id="notes", can_focus=False):
                yield Static(id="people", markup=False)
                yield Static(id="log", markup=False)
        yield Input(placeholder=self.terminal.say("terminal-type"), id="typed")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.table = self.screen  # whatever will lie upon it
        self.table.query_one("#typed").display = False
        self.table.query_one(Board).focus()
        self.seat.changed = self.paint
        self.paint()
        self.run_worker(self.seat.run(), exclusive=True)

    def on_resize(self) -> None:
        self.call_after_refresh(self.paint)

    # ------------------------------------------------------------------------------------------ what is seen

    def paint(self) -> None:
        """Show the table as it is."""
        if not self.table.is_running:
            return  # the application is being closed
        if isinstance(self.seat, LocalSeat) and self.seat.handed_to:
            self._draw_curtain(self.seat, self.seat.names[self.seat.handed_to - 1])
            return
        view = self.seat.view
        self.table.query_one("#notes").display = self.size.width >= WIDE if self.noted is None else self.noted
        self.table.query_one("#title", Static).update(self._title(view))
        if view is None:
            self._ribbon(self.seat.notice, "")
            return
        self._ask(view)
        pen = self._pen(view)
        picture, items, chosen = self._board(view, pen)
        self.table.query_one(Board).show(picture, items, chosen)
        self.table.query_one("#people", Static).update("\n".join(self._people(view, pen)))
        self.table.query_one("#log", Static).update("\n".join(self._moves(view, pen)))
        self._ribbon(*self._said(view, pen))

    def _draw_curtain(self, seat: LocalSeat, name: str) -> None:
        if not isinstance(self.screen, Curtain):
            self.push_screen(Curtain(self.terminal.say("table-hand-over", name=name), seat.sit_down))

    def _ask(self, view: dict[str, Any]) -> None:
        """Begin to choose anew when other moves are asked for."""
        legal = self.seat.legal
        asked = (self.seat.seat, len(self.seat.log), view["phase"], len(legal), view["over"])
        if asked == self._asked:
            return
        self._asked, self.refusal = asked, ""
        self.bench = Bench.of(legal) if isinstance(legal, SplitMoves) else None
        self.choice = Choice(tuple(legal)) if legal and self.bench is None else None

    def _board(self, view: dict[str, Any], pen: Pen) -> tuple[Picture, Sequence[str], Sequence[str]]:
        if view["over"]:
            table = table_of(view["game"])
            reasons = [line for reason in table.result(view, pen) for line in pen.prose(reason)]
            return text(*table.draw(view, pen), "", *reasons), (), ()
        if self.bench:
            head = painter_of(view["game"]).paint(view, pen) if self.bench.verb == "pile" else []
            held = [self.bench.held] if self.bench.held else []
            return [*head[:2], (), *self.bench.paint(pen)], self.bench.items, held
        picture = painter_of(view["game"]).paint(view, pen)
        if self.choice is None:
            return picture, (), ()
        words = self.choice.words
        there = {span.item for line in picture for span in line}
        others = [(word, moves) for word, moves in words.items() if word not in there]
        return [*picture, (), *self._dock(view, others, pen)], list(words), self.choice.chosen

    def _dock(self, view: dict[str, Any], others: Sequence[tuple[str, Sequence[str]]], pen: Pen) -> Picture:
        """What may be chosen and has no place on the board."""
        table = table_of(view["game"])
        labels = [
            (word, f" {table.label(view, moves[0], pen) if len(moves) == 1 else pen.terminal.cards(word)} ")
            for word, moves in others
        ]
        wide = max((len(label) for _, label in labels), default=0) + 1
        across = max(pen.terminal.width // wide, 1)
        padded = [(word, f"{label:<{wide - 1}}") for word, label in labels]
        return [row(padded[at : at + across]) for at in range(0, len(padded), across)]

    def _said(self, view: dict[str, Any], pen: Pen) -> tuple[str, str]:
        """The ribbon's sentence, and its tone."""
        if self.refusal:
            return self.refusal, "refused"
        if view["over"]:
            return f"{outcome(view, pen)} {pen.say('terminal-review')}", "end"
        if self.seat.notice:
            return self.seat.notice, ""
        if self.seat.legal:
            asked = table_of(view["game"]).asked(view, pen)
            shared = isinstance(self.seat, LocalSeat) and len(self.seat.people) > 1
            return f"{pen.names[view['seat'] - 1]}: {asked}" if shared else asked, "yours"
        names = ", ".join(pen.name(seat) for seat in view["to_act"])
        return pen.say("terminal-waits", names=names), ""

    def _title(self, view: dict[str, Any] | None) -> str:
        return self.terminal.say(f"game-{view['game']}") if view else "Cardloom"

    def _people(self, view: dict[str, Any], pen: Pen) -> list[str]:
        scores = view["scores"]
        lines = []
        for seat in range(1, view["seats"] + 1):
            mark = "▸" if seat in view["to_act"] else " "
            points = "" if scores[seat - 1] is None else str(scores[seat - 1])
            lines.append(f"{mark} {pen.name(seat)[:NAME]:<{NAME}}{points:>5}")
        return lines

    def _moves(self, view: dict[str, Any], pen: Pen) -> list[str]:
        """The moves that may be known, the newest first."""
        return [
            f"{at:>3} {pen.name(seat)}: {pen.terminal.cards(move)}"
            for at, (seat, move) in reversed(list(enumerate(self.seat.log, 1)))
            if move
        ]

    def _ribbon(self, said: str, tone: str) -> None:
        ribbon = self.table.query_one("#ribbon", Static)
        ribbon.set_classes(tone)
        ribbon.update(said)

    def _pen(self, view: dict[str, Any]) -> Pen:
        notes = self.table.query_one("#notes")
        width = self.size.width - MARGIN - (NOTES if notes.display else 0)
        return Pen(
            replace(self.terminal, width=max(width, 20)), self.seat.names, view["seat"], self.seat.legal, self.by_suit
        )

    # ------------------------------------------------------------------------------------------ what is done

    async def on_board_picked(self, picked: Board.Picked) -> None:
        if self.bench:
            if picked.item == DONE:
                await self.action_build()
                return
            self.bench = self.bench.pick(picked.item)
        elif self.choice:
            self.choice = self.choice.pick(picked.item)
            if move := self.choice.move:
                await self._attempt(self.seat.play(move))
                return
        self.paint()

    async def _attempt(self, order: Awaitable[None]) -> None:
        """Do what was ordered; a refusal is said, and all is as it was."""
        self.refusal = ""
        try:
            await order
        except CardloomError as error:
            self.action_let_go()
            self.refusal = self.terminal.refusal(error)
        self.paint()

    async def on_input_submitted(self, submitted: Input.Submitted) -> None:
        answer = " ".join(submitted.value.split())
        submitted.input.clear()
        self._close_input()
        if answer:
            await self._attempt(self._play_typed(answer))

    async def _play_typed(self, answer: str) -> None:
        legal = self.seat.legal
        move = read_split(answer, legal) if isinstance(legal, SplitMoves) else read_move(answer, legal, ())
        await self.seat.play(move)

    def action_type(self) -> None:
        typed = self.table.query_one("#typed", Input)
        typed.display = True
        typed.focus()

    def _close_input(self) -> None:
        self.table.query_one("#typed").display = False
        self.table.query_one(Board).focus()

    def action_let_go(self) -> None:
        """Take back what was picked and not yet played."""
        self._close_input()
        self.refusal = ""
        legal = self.seat.legal
        if self.choice and legal:
            self.choice = Choice(tuple(legal))
        if self.bench:
            self.bench = replace(self.bench, held=None)
        self.paint()

    def action_hint(self) -> None:
        if self.seat.legal:
            self.run_worker(self._attempt(self._coached(self.seat.hint(), hint_lines)), "coach")

    def action_review(self) -> None:
        if self.seat.view and self.seat.view["over"]:
            self.run_worker(self._attempt(self._coached(self.seat.review(), review_lines)), "coach")

    async def _coached(self, asked: Awaitable[Said], lines: Callable[[Terminal, Said], list[str]]) -> None:
        """Ask the coach, and show what it says, unless the game has gone on: somebody else may be looking."""
        self._ribbon(self.terminal.say("terminal-thinking"), "")
        before = self.seat.view
        said = await asked
        if self.seat.view == before:
            self.push_screen(Reading("\n".join(lines(self.terminal, said))))

    async def action_undo(self) -> None:
        await self._attempt(self.seat.undo())

    async def action_answer(self, yes: bool) -> None:
        if isinstance(self.seat, RemoteSeat) and self.seat.asked_to_undo:
            await self._attempt(self.seat.answer_undo(yes))

    def action_sort(self) -> None:
        self.by_suit = not self.by_suit
        self.paint()

    def action_weave(self) -> None:
        if self.bench:
            self.bench = self.bench.pick(WEAVE)
            self.paint()

    async def action_build(self) -> None:
        if self.bench and self.bench.move:
            await self._attempt(self.seat.play(self.bench.move))

    def action_put(self, hand: int) -> None:
        """The card under the cursor, or the one that is held, into a hand; elsewhere the item of that number."""
        board = self.table.query_one(Board)
        if self.bench:
            card = self.bench.held or board.cursor
            if card in self.bench.cards and hand <= self.bench.groups:
                self.bench = self.bench.put(card, hand)
                self.paint()
        elif self.choice and str(hand) in self.choice.words:
            board.post_message(Board.Picked(str(hand)))

    def action_log(self) -> None:
        self.noted = not self.table.query_one("#notes").display
        self.paint()

    def action_help(self) -> None:
        if view := self.seat.view:
            self.push_screen(Reading(help_text(view["game"], self.terminal.language)))
