"""What both Puzzle Poker games share: the wheel of ranks, windows, melds, naming and bonuses."""

from __future__ import annotations

from itertools import pairwise

from tests.referee.base import JOKERS, SUITS, Referee

WHEELS = {"A-9": "A23456789", "A-10": "A23456789T", "A-K": "A23456789TJQK"}

Cell = tuple[int, int]  # column and row, both from 1


def name_of(cell: Cell) -> str:
    """`b3`."""
    return f"{'abc'[cell[0] - 1]}{cell[1]}"


def cell_of(name: str) -> Cell:
    """The cell of a name."""
    return "abc".index(name[0]) + 1, int(name[1])


def lines_of(rows: int) -> list[list[Cell]]:
    """Rows and diagonals of three cells, columns of as many as there are rows."""
    lines = [[(column, row) for column in (1, 2, 3)] for row in range(1, rows + 1)]
    lines += [[(column, row) for row in range(1, rows + 1)] for column in (1, 2, 3)]
    for row in range(1, rows - 1):
        lines.append([(1, row), (2, row + 1), (3, row + 2)])
        lines.append([(3, row), (2, row + 1), (1, row + 2)])
    return lines


def windows_of(line: list[Cell]) -> list[list[Cell]]:
    """Three or more neighbouring cells of one line."""
    return [line[first:end] for first in range(len(line)) for end in range(first + 3, len(line) + 1)]


def types_of(cards: list[str | None], wheel: str) -> set[str]:
    """K, F, S, O: the types of what lies in a window, in the order of the line."""
    # A window full of cards: no gap, no unnamed joker. A named joker is the card that it was named.
    if any(card is None or card in JOKERS for card in cards):
        return set()
    faces = [card[-2:] for card in cards if card is not None]
    places = [wheel.index(face[0]) for face in faces]
    size = len(wheel)
    types = set()
    if len(set(places)) == 1:
        types.add("K")
    if len({face[1] for face in faces}) == 1:
        types.add("F")
    # A straight: each step along the line +1, or each step -1, on the wheel.
    steps = {(after - before) % size for before, after in pairwise(places)}
    if steps in ({1}, {size - 1}):
        types.add("S")
    # Out of order: as many neighbours on the wheel, all different, but not a straight.
    elif any(sorted((first + step) % size for step in range(len(places))) == sorted(places) for first in range(size)):
        types.add("O")
    return types


def bonus_left(types: set[str], last: set[str] | None) -> set[str]:
    """The types that this play's bonus may have been; empty if it earns none. `last` is the same of the last bonus."""
    # The first play earns a bonus if it made a meld; a later one only with a type that differs from the last bonus's,
    # and what counts two ways counts as whichever helps.
    if last is None:
        return types
    return {one for one in types if any(other != one for other in last)}


class Puzzle(Referee):
    """The grid, and what may be named on it."""

    rows: int

    def __init__(self, ranks: str) -> None:
        self.wheel = WHEELS[ranks]
        self.faces = [rank + suit for rank in self.wheel for suit in SUITS]
        self.grid: dict[Cell, str] = {}
        self.cells = [(column, row) for row in range(1, self.rows + 1) for column in (1, 2, 3)]
        self.lines = lines_of(self.rows)
        self.windows = [window for line in self.lines for window in windows_of(line)]
        self.ever_on_grid: set[str] = set()
        self.cell: Cell = (0, 0)  # the cell just played (or placed in, or shifted to)
        self.named: list[Cell] = []  # the jokers named since then

    def empty(self) -> list[Cell]:
        """The empty cells."""
        return [cell for cell in self.cells if cell not in self.grid]

    def types(self, window: list[Cell]) -> set[str]:
        """The types of a window as the grid stands."""
        return types_of([self.grid.get(cell) for cell in window], self.wheel)

    def types_through(self, cell: Cell) -> set[str]:
        """The types of all melds with this cell."""
        return set().union(*(self.types(window) for window in self.windows if cell in window))

    def melds(self) -> list[list[Cell]]:
        """All melds on the grid."""
        return [window for window in self.windows if self.types(window)]

    def lay(self, card: str, cell: Cell) -> None:
        """A card comes to a cell, and naming begins anew."""
        self.grid[cell] = card
        self.ever_on_grid.add(card)
        self.cell = cell
        self.named = []

    # Jokers that lie unnamed may be named so that each named one is in a meld together with the cell just played.
    def _naming_works(self, named: list[Cell]) -> bool:
        return all(
            any(self.types(window) for window in self.windows if joker in window and self.cell in window)
            for joker in named
        )

    def _unnamed_in_reach(self) -> list[Cell]:
        """The unnamed jokers in a window without gap with the cell just played; no other can be in a meld with it."""
        full = [window for window in self.windows if self.cell in window and all(cell in self.grid for cell in window)]
        return [cell for cell in self.cells if self.grid.get(cell) in JOKERS and any(cell in window for window in full)]

    # Any rank of the deck in any suit. One may be named, or both, one after the other: so a first name is allowed too
    # that makes its meld only together with a second one.
    def naming_moves(self) -> set[str]:
        """The `name Xr=4h` moves that there are now."""
        moves = set()
        jokers = self._unnamed_in_reach()
        for cell in jokers:
            joker = self.grid[cell]
            for face in self.faces:
                self.grid[cell] = f"{joker}={face}"
                named = [*self.named, cell]
                if self._naming_works(named) or any(
                    self._works_with(other, named) for other in jokers if other != cell
                ):
                    moves.add(f"name {joker}={face}")
            self.grid[cell] = joker
        return moves

    def _works_with(self, other: Cell, named: list[Cell]) -> bool:
        joker = self.grid[other]
        works = False
        for face in self.faces:
            self.grid[other] = f"{joker}={face}"
            works = works or self._naming_works([*named, other])
        self.grid[other] = joker
        return works

    # `name none` while nothing is named, or where what is named so far already makes its meld.
    def all_naming_moves(self) -> set[str]:
        """What may be answered to the question of names; empty when no joker may now be named."""
        moves = self.naming_moves()
        if moves and self._naming_works(self.named):
            moves.add("name none")
        return moves

    def name(self, text: str) -> None:
        """Name a joker for good."""
        named = text.split()[1]
        cell = next(cell for cell, card in self.grid.items() if card == named[:2])
        self.grid[cell] = named
        self.ever_on_grid.add(named)
        self.named.append(cell)
