"""Poker Squares."""

from __future__ import annotations

from tests.referee.base import Referee, best, split_cards
from tests.referee.hands import AMERICAN, ENGLISH, five

CELLS = [column + row for row in "12345" for column in "abcde"]
LINES = [[column + row for column in "abcde"] for row in "12345"] + [
    [column + row for row in "12345"] for column in "abcde"
]


class PokerSquares(Referee):
    """The same card for everybody, 25 times, each seat into its own grid."""

    def __init__(self, seats: int, decks: list[list[str]], points: str = "american", grids: str = "hidden") -> None:
        self.seats = seats
        self.deck = decks[0]
        self.table = {"american": AMERICAN, "english": ENGLISH}[points]
        self.win_mark = {"american": 200, "english": 70}[points]
        self.hidden = grids == "hidden"
        self.turn = 0
        self.grids: list[dict[str, str]] = [{} for _ in range(seats)]

    # 25 turns: one card is announced; every seat writes it into any empty cell of its own grid.
    # The next card comes when all have placed.
    def to_act(self) -> tuple[int, ...]:
        if self.over:
            return ()
        return tuple(seat for seat in range(1, self.seats + 1) if len(self.grids[seat - 1]) == self.turn)

    def legal(self, seat: int) -> set[str]:
        if seat not in self.to_act():
            return set()
        return {f"place {self.deck[self.turn]} {cell}" for cell in CELLS if cell not in self.grids[seat - 1]}

    def play(self, seat: int, text: str) -> None:
        self.check(seat, text)
        _, card, cell = text.split()
        self.grids[seat - 1][cell] = card
        if not self.to_act():
            self.turn += 1
            self.over = self.turn == 25

    # Five rows and five columns score once they are full, each once by its best category.
    def scores(self) -> tuple[int, ...]:
        return tuple(
            sum(
                self.table[five(grid[cell] for cell in line)[0]] for line in LINES if all(cell in grid for cell in line)
            )
            for grid in self.grids
        )

    # Highest total wins, equal totals share the win; a lone player needs 200, or 70 by the English table.
    def winners(self) -> tuple[int, ...]:
        if not self.over:
            return ()
        if self.seats == 1:
            return (1,) if self.scores()[0] >= self.win_mark else ()
        return best([(score,) for score in self.scores()])

    # What has been announced is known to all; the 27 cards left are never shown.
    def known(self, seat: int | None) -> set[str]:
        return set(self.deck[: min(self.turn + 1, 25)])

    def due(self, seat: int | None) -> set[str]:
        announced = set() if self.over else {self.deck[self.turn]}
        return announced | (set(self.grids[seat - 1].values()) if seat else set())

    # The others' grids are hidden until the end.
    def unseen(self, seat: int) -> bool:
        ends_the_game = self.turn == 24 and len(self.to_act()) == 1
        return self.hidden and self.seats > 1 and not ends_the_game

    @classmethod
    def of_rows(cls, rows: str, points: str) -> int:
        """The score of a full grid written `AhAd... / 9h7d... / ...`."""
        deck = [card for row in rows.split(" / ") for card in split_cards(row)]
        game = cls(1, [deck], points)
        for card, cell in zip(deck, CELLS, strict=True):
            game.play(1, f"place {card} {cell}")
        return game.scores()[0]
