"""Puzzle Poker, playing alone."""

from __future__ import annotations

from tests.referee.puzzle import Puzzle, bonus_left, cell_of, name_of

POINTS = {"K": 2, "F": 1, "S": 1, "O": 1}


class PuzzleSolo(Puzzle):
    """One seat melds on a grid of three by three."""

    rows = 3

    def __init__(
        self, seats: int, decks: list[list[str]], ranks: str = "A-9", easy: bool = False, hard: bool = False
    ) -> None:
        assert seats == 1
        super().__init__(ranks)
        self.seats = seats
        self.easy = easy
        self.hard = hard
        # The centre card, five to the hand, then the stock; both jokers at the side.
        self.lay(decks[0][0], (2, 2))
        self.hand = decks[0][1:6]
        self.stock = decks[0][6:]
        self.jokers = ["Xr", "Xb"]
        self.drawn: list[str] = []
        self.points = 0
        self._begin_turn()

    def to_act(self) -> tuple[int, ...]:
        return () if self.over else (1,)

    # 1. Stock empty: the game is over. Grid full: first remove any card.
    def _begin_turn(self) -> None:
        self.over = not self.stock
        if self.over:
            return
        self.last: set[str] | None = None  # what the last bonus may have been
        self.bonuses = 0
        self.actions = 0
        self.made: dict[int, int] = {}  # which action of this turn made the meld that stands on a line
        if self.empty():
            self._draw_two()
        else:
            self.phase = "remove"

    # Draw two (one if one is left) ...
    def _draw_two(self) -> None:
        self.drawn, self.stock = self.stock[:2], self.stock[2:]
        self.phase = "place"

    def legal(self, seat: int) -> set[str]:
        if seat not in self.to_act():
            return set()
        if self.phase == "name":
            return self.all_naming_moves()
        if self.phase == "remove":
            return {f"remove {name_of(cell)}" for cell in self.cells}
        if self.phase == "place":
            return {f"place {card} {name_of(cell)}" for card in self.drawn for cell in self.empty()}
        if self.phase == "act":
            return self._plays() | self._shifts() | {"done"}
        return self._plays()

    def _plays(self) -> set[str]:
        return {f"play {card} {name_of(cell)}" for card in self.hand + self.jokers for cell in self.empty()}

    # One grid card (jokers too) to an empty neighbouring cell in eight directions; `hard`: up, down, left, right only.
    def _shifts(self) -> set[str]:
        moves = set()
        for here in self.grid:
            for there in self.empty():
                across, down = abs(here[0] - there[0]), abs(here[1] - there[1])
                if max(across, down) == 1 and not (self.hard and across and down):
                    moves.add(f"shift {name_of(here)} {name_of(there)}")
        return moves

    def play(self, seat: int, text: str) -> None:
        self.check(seat, text)
        verb, *words = text.split()
        if verb == "name":
            if words != ["none"]:
                self.name(text)
                self._after_naming()
            else:
                self._after_action()
        elif verb == "remove":
            # -2 points for removing.
            del self.grid[cell_of(words[0])]
            self.points -= 2
            self._draw_two()
        elif verb == "done":
            self.after = "settle"
            self._after_action()
        else:
            self._act(verb, *words)

    def _act(self, verb: str, what: str, where: str) -> None:
        if verb == "place":
            # ... and place one of the drawn cards; the other joins the hand.
            self.drawn.remove(what)
            self.hand += self.drawn
            self.drawn = []
            self.after = "act"
            self.lay(what, cell_of(where))
        elif verb == "shift":
            self.after = "settle"
            self.lay(self.grid.pop(cell_of(what)), cell_of(where))
        else:
            self.after = "chain" if self.phase == "bonus" else "settle"
            (self.jokers if what in self.jokers else self.hand).remove(what)
            self.lay(what, cell_of(where))
        self._after_naming()

    # Naming as in the duel, after a place, play or shift.
    def _after_naming(self) -> None:
        if self.all_naming_moves():
            self.phase = "name"
        else:
            self._after_action()

    def _after_action(self) -> None:
        self.actions += 1
        for at, line in enumerate(self.lines):
            if not self.types(line):
                self.made.pop(at, None)
            else:
                self.made.setdefault(at, self.actions)
        if self.after == "act":
            self.phase = "act"
        elif self.after == "settle":
            # 3. A meld that shows now is bonus 1, earned by steps 1 and 2 together, whatever type of it helps.
            self._bonus(set().union(*(self.types(line) for line in self.lines)))
        else:
            self._bonus(self.types_through(self.cell))

    # Bonuses chain with plays as in the duel; with no cell or nothing to play one lapses.
    def _bonus(self, types: set[str]) -> None:
        left = bonus_left(types, self.last)
        if left:
            self.bonuses += 1
            self.last = left
        if left and self._plays():
            self.phase = "bonus"
        else:
            self._score()

    # 4. Every meld scores its types. The turn's first one, the cheapest line still standing of the earliest action that
    # made one, scores nothing (`easy`: one point less). Four or more bonuses in the turn: 5 more, once.
    def _score(self) -> None:
        worth = {at: sum(POINTS[one] for one in self.types(self.lines[at])) for at in self.made}
        self.points += sum(worth.values())
        if self.made:
            earliest = min(self.made.values())
            cheapest = min(worth[at] for at in worth if self.made[at] == earliest)
            self.points -= 1 if self.easy else cheapest
        if self.bonuses >= 4:
            self.points += 5
        # 5. The melds leave; draw back to five if below, as far as the stock goes.
        for cell in {cell for at in self.made for cell in self.lines[at]}:
            del self.grid[cell]
        needed = max(5 - len(self.hand), 0)
        self.hand += self.stock[:needed]
        self.stock = self.stock[needed:]
        self._begin_turn()

    def scores(self) -> tuple[int, ...]:
        return (self.points,)

    # More than 20 points win; 20 do not.
    def winners(self) -> tuple[int, ...]:
        return (1,) if self.over and self.points > 20 else ()

    # All but the stock.
    def known(self, seat: int | None) -> set[str]:
        return self.ever_on_grid | set(self.hand) | set(self.drawn) | {"Xr", "Xb"}

    def due(self, seat: int | None) -> set[str]:
        return {*self.grid.values(), *self.hand, *self.drawn}
