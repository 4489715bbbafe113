"""Grid Poker."""

from __future__ import annotations

from math import comb

from tests.referee.base import Referee, best, split_cards
from tests.referee.hands import grid_five, stand_ins

LINES = {f"row{row + 1}": [3 * row + column for column in range(3)] for row in range(3)} | {
    f"col{column + 1}": [3 * row + column for row in range(3)] for column in range(3)
}


class GridPoker(Referee):
    """Six grids of nine are drafted by lines; then three hands of five are built."""

    def __init__(self, seats: int, decks: list[list[str]], start: int = 1) -> None:
        self.seats = seats
        self.deck = decks[0]
        self.start = start
        self.owned: list[list[str]] = [[] for _ in range(seats)]
        self.built: list[list[list[str]]] = [[] for _ in range(seats)]
        self.grid = 0
        self.picks = 0
        self.left: list[str | None] = list(self.deck[:9])

    # In grid g (from 0) seat start + g picks first, then the next seats in turn. All build at once.
    def to_act(self) -> tuple[int, ...]:
        if self.grid < 6:
            return ((self.start - 1 + self.grid + self.picks) % self.seats + 1,)
        return tuple(seat for seat in range(1, self.seats + 1) if not self.built[seat - 1])

    # A line can be taken as long as cards of it are left.
    def legal(self, seat: int) -> set[str]:
        if seat not in self.to_act() or self.grid == 6:
            return set()
        return {f"take {name}" for name, line in LINES.items() if any(self.left[place] for place in line)}

    def play(self, seat: int, text: str) -> None:
        self.check(seat, text)
        if self.grid < 6:
            self._take(seat, LINES[text.split()[1]])
        else:
            self.built[seat - 1] = [split_cards(hand) for hand in text.split()[1:]]
            self.over = all(self.built)

    # The first takes three cards, the second every card still there of another line. The rest is discarded (2 seats)
    # or goes to the third seat at once.
    def _take(self, seat: int, line: list[int]) -> None:
        self.owned[seat - 1] += [card for place in line if (card := self.left[place])]
        for place in line:
            self.left[place] = None
        self.picks += 1
        if self.picks == 2:
            if self.seats == 3:
                self.owned[self.to_act()[0] - 1] += [card for card in self.left if card]
            self.picks = 0
            self.grid += 1
            self.left = list(self.deck[9 * self.grid : 9 * self.grid + 9])

    # Three hands of exactly five owned cards; neither the order of the hands nor that of their cards matters.
    def split_count(self, seat: int) -> int:
        if self.grid < 6 or seat not in self.to_act():
            return 0
        cards = len(self.owned[seat - 1])
        return comb(cards, 5) * comb(cards - 5, 5) * comb(cards - 10, 5) // 6

    def split_is_legal(self, seat: int, text: str) -> bool:
        verb, *hands = text.split(" ")
        cards = [card for hand in hands for card in split_cards(hand)]
        return (
            self.split_count(seat) > 0
            and verb == "build"
            and [len(hand) for hand in hands] == [10, 10, 10]
            and len(set(cards)) == 15
            and set(cards) <= set(self.owned[seat - 1])
        )

    def ladder(self, seat: int) -> list[tuple[int, ...]]:
        """The seat's hands, the strongest first."""
        return sorted((grid_five(hand) for hand in self.built[seat - 1]), reverse=True)

    # Best meets best. Two seats: 1 for a win, 1 each for a tie. Three seats: 2 for the first place and 1 for the
    # second; tied seats all get the points of the place that they share, and the places below are skipped.
    def scores(self) -> tuple[int, ...]:
        points = [0] * self.seats
        if self.over:
            ladders = [self.ladder(seat) for seat in range(1, self.seats + 1)]
            for values in zip(*ladders, strict=True):
                for at, value in enumerate(values):
                    stronger = sum(other > value for other in values)
                    points[at] += max(self.seats - 1 - stronger, 0)
        return tuple(points)

    # Most points; then the better third hand; then the win is shared.
    def winners(self) -> tuple[int, ...]:
        if not self.over:
            return ()
        return best([(score, *self.ladder(seat)[2]) for seat, score in enumerate(self.scores(), 1)])

    # All that was dealt lies face up, and everything drafted or discarded is public; the coming grids are not.
    # With the hands it is shown what their jokers stand for.
    def known(self, seat: int | None) -> set[str]:
        shown = [stand_ins(hand) for hands in self.built for hand in hands if self.over]
        return set(self.deck[: 9 * min(self.grid + 1, 6)]).union(*shown)

    def due(self, seat: int | None) -> set[str]:
        return {card for card in self.left if card}.union(*self.owned)

    # Hands are built secretly and shown when all have built.
    def unseen(self, seat: int) -> bool:
        return self.grid == 6 and len(self.to_act()) > 1
