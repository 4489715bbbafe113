"""Puzzle Poker, the duel."""

from __future__ import annotations

from tests.referee.puzzle import Cell, Puzzle, bonus_left, cell_of, name_of


class PuzzleDuel(Puzzle):
    """Two seats meld on a grid of three columns and five rows."""

    rows = 5

    def __init__(
        self, seats: int, decks: list[list[str]], ranks: str = "A-10", hands: str = "hidden", persistence: bool = False
    ) -> None:
        assert seats == 2
        super().__init__(ranks)
        self.seats = seats
        self.open = hands == "open"
        self.persistence = persistence
        self.hands = [decks[0][:5], decks[0][5:10]]
        self.stock = decks[0][10:]
        self.jokers = ["Xr", "Xb"]  # the own joker, "" when it was played
        self.points = [0, 0]
        self.mover = 1
        self.phase = "play"
        self.last: set[str] | None = None  # what this turn's last bonus may have been
        self.just_scored: dict[Cell, str] = {}  # cells to keep one of

    def to_act(self) -> tuple[int, ...]:
        return () if self.over else (self.mover,)

    def legal(self, seat: int) -> set[str]:
        if seat not in self.to_act():
            return set()
        if self.phase == "name":
            return self.all_naming_moves()
        if self.phase == "keep":
            return {f"keep {name_of(cell)}" for cell in self.just_scored} | {"keep none"}
        return self._plays()

    # A hand card or the own joker to a legal cell.
    def _plays(self) -> set[str]:
        cards = list(self.hands[self.mover - 1])
        if self.jokers[self.mover - 1]:
            cards.append(self.jokers[self.mover - 1])
        return {f"play {card} {name_of(cell)}" for card in cards for cell in self._open_cells()}

    # p1's side is rows 1-3, p2's rows 3-5; front rows are 2-3 and 3-4. While the own side is empty: the front rows;
    # else any empty cell of it; when it is full: any empty cell of the grid.
    def _open_cells(self) -> list[Cell]:
        side, front = ((1, 2, 3), (2, 3)) if self.mover == 1 else ((3, 4, 5), (3, 4))
        empty_on_side = [cell for cell in self.empty() if cell[1] in side]
        if len(empty_on_side) == 9:
            return [cell for cell in empty_on_side if cell[1] in front]
        return empty_on_side or self.empty()

    def play(self, seat: int, text: str) -> None:
        self.check(seat, text)
        verb, *words = text.split()
        if verb == "play":
            card, cell = words
            if card in self.jokers:
                self.jokers[seat - 1] = ""
            else:
                self.hands[seat - 1].remove(card)
            self.lay(card, cell_of(cell))
            self._after_naming()
        elif verb == "name":
            if words != ["none"]:
                self.name(text)
                self._after_naming()
            else:
                self._bonus()
        else:
            if words != ["none"]:
                kept = cell_of(words[0])
                self.grid[kept] = self.just_scored[kept]
            self._draw()

    def _after_naming(self) -> None:
        if self.all_naming_moves():
            self.phase = "name"
        else:
            self._bonus()

    # A bonus must be played; with no cell or nothing to play it lapses.
    def _bonus(self) -> None:
        self.phase = "play"
        left = bonus_left(self.types_through(self.cell), self.last)
        if left:
            self.last = left
        if not left or not self._plays():
            self._score()

    # Everything on the grid scores, all lines.
    def _score(self) -> None:
        points = 0
        for line in self.lines:
            windows = [window for window in self.windows if set(window) <= set(line)]
            # Each run of one kind 2, each of one suit 1, once for the longest in its line; two cannot be in one line.
            points += 2 * any("K" in self.types(window) for window in windows)
            points += any("F" in self.types(window) for window in windows)
            # Each straight of exactly three 1.
            points += sum("S" in self.types(window) for window in windows if len(window) == 3)
        melds = self.melds()
        in_melds = {cell for meld in melds for cell in meld}
        # 1 more if a cell of a meld lies in the shared row, 1 more if a meld has five cells, each once a turn.
        points += any(row == 3 for _, row in in_melds)
        points += any(len(meld) == 5 for meld in melds)
        self.points[self.mover - 1] += points

        # All cells of melds leave for good; with persistence the mover may keep one of them, not in row 3.
        scored = {cell: self.grid.pop(cell) for cell in in_melds}
        self.just_scored = {cell: card for cell, card in scored.items() if cell[1] != 3}
        if self.persistence and self.just_scored:
            self.phase = "keep"
        else:
            self._draw()

    # Back to five; jokers don't count. With fewer in the stock than needed the game is over at once; drawing nothing
    # never ends it. Then the other seat; with all 15 cells full at its start the game is over.
    def _draw(self) -> None:
        hand = self.hands[self.mover - 1]
        needed = 5 - len(hand)
        if len(self.stock) < needed:
            self.over = True
            return
        hand += self.stock[:needed]
        self.stock = self.stock[needed:]
        self.mover = 3 - self.mover
        self.phase = "play"
        self.last = None
        self.over = not self.empty()

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    # Most points; then the one seat that still has its joker; then fewer cards in the own two rows; then p2.
    def winners(self) -> tuple[int, ...]:
        if not self.over:
            return ()
        if self.points[0] != self.points[1]:
            return (1,) if self.points[0] > self.points[1] else (2,)
        if bool(self.jokers[0]) != bool(self.jokers[1]):
            return (1,) if self.jokers[0] else (2,)
        own = [sum(row in rows for _, row in self.grid) for rows in ((1, 2), (4, 5))]
        return (1,) if own[0] < own[1] else (2,)

    # The own hand, the open jokers and all that ever lay on the grid; the other's hand only when hands are open.
    def known(self, seat: int | None) -> set[str]:
        return self.ever_on_grid | {"Xr", "Xb"} | self._in_hand(seat)

    def due(self, seat: int | None) -> set[str]:
        return set(self.grid.values()) | self._in_hand(seat)

    def _in_hand(self, seat: int | None) -> set[str]:
        """Cards in the hands that the seat sees."""
        return {card for other in (1, 2) if self.open or other == seat for card in self.hands[other - 1]}
