"""Pyramid Poker."""

from __future__ import annotations

from tests.referee.base import JOKERS, Referee, best
from tests.referee.hands import ADVANCED, five


class PyramidPoker(Referee):
    """Thirty face-down blocks are piled up, then taken down into three hands a seat."""

    def __init__(
        self,
        seats: int,
        decks: list[list[str]],
        start: int = 1,
        base: int = 8,
        scoring: str = "basic",
        target: int = 7,
        memory: str = "full",
    ) -> None:
        assert seats == 2
        self.seats = seats
        self.decks = decks
        self.base = base
        self.advanced = scoring == "advanced"
        self.target = target
        self.full_memory = memory == "full"
        self.totals = [0, 0]
        self.first = start
        self.deal = 0
        self.last_hands: set[str] = set()
        self._deal()

    def _deal(self) -> None:
        self.deck = self.decks[self.deal]
        self.placed = 0  # blocks placed so far
        self.takes = 0  # takes finished so far
        self.faces: dict[tuple[int, int], str] = {}  # (slot, level), both from 1: what lies there
        self.placers: dict[str, int] = {}  # by whom a face was placed
        self.hands: list[list[list[str]]] = [[[], [], []], [[], [], []]]
        self.supply = self.deck[30:]
        self.open: set[str] = set()  # faces that both have seen
        self.turned: list[str] = []  # supply blocks to choose from
        self.taken = ""  # the card that now goes to a hand

    # The start seat first, then in turn: 30 placements, then 30 takes.
    def to_act(self) -> tuple[int, ...]:
        if self.over:
            return ()
        done = self.placed if self.placed < 30 else self.takes
        return (self.first if done % 2 == 0 else 3 - self.first,)

    def legal(self, seat: int) -> set[str]:
        if seat not in self.to_act():
            return set()
        if self.turned:
            # One of the three that is not a joker is kept.
            return {f"keep {card}" for card in self.turned if card not in JOKERS}
        if self.taken:
            # Any of the seat's own three hands with room, five cards each.
            return {f"hand {at + 1}" for at in range(3) if len(self.hands[seat - 1][at]) < 5}
        if self.placed < 30:
            return {f"place {self._name(cell)}" for cell in self._cells() if self._may_place(cell)}
        return {f"take {self._name(cell)}" for cell in self.faces if self._is_free(cell)}

    def _cells(self) -> list[tuple[int, int]]:
        return [(slot, level) for level in range(1, self.base + 1) for slot in range(1, self.base - level + 2)]

    # On the foundation, or where slots p and p+1 of the level below are filled.
    def _may_place(self, cell: tuple[int, int]) -> bool:
        slot, level = cell
        return cell not in self.faces and (
            level == 1 or ((slot, level - 1) in self.faces and (slot + 1, level - 1) in self.faces)
        )

    # Nothing rests on it.
    def _is_free(self, cell: tuple[int, int]) -> bool:
        slot, level = cell
        return (slot, level + 1) not in self.faces and (slot - 1, level + 1) not in self.faces

    @staticmethod
    def _name(cell: tuple[int, int]) -> str:
        return f"{'abcdefghijkl'[cell[0] - 1]}{cell[1]}"

    @staticmethod
    def _cell(name: str) -> tuple[int, int]:
        return "abcdefghijkl".index(name[0]) + 1, int(name[1:])

    def face(self, name: str) -> str:
        """The face of the block at a cell."""
        return self.faces[self._cell(name)]

    def play(self, seat: int, text: str) -> None:
        self.check(seat, text)
        verb, what = text.split()
        if verb == "place":
            # Card k is the face of the k-th block placed.
            card = self.deck[self.placed]
            self.faces[self._cell(what)] = card
            self.placers[card] = seat
            self.placed += 1
        elif verb == "take":
            card = self.faces.pop(self._cell(what))
            self.open.add(card)
            if card in JOKERS:
                # A joker is discarded; three supply blocks are turned face up for both, from the front.
                self.turned, self.supply = self.supply[:3], self.supply[3:]
                self.open.update(self.turned)
            else:
                self.taken = card
        elif verb == "keep":
            self.taken, self.turned = what, []
        else:
            self.hands[seat - 1][int(what) - 1].append(self.taken)
            self.taken = ""
            self.takes += 1
            if self.takes == 30:
                self._end_of_deal()

    def _end_of_deal(self) -> None:
        pairs = [(five(self.hands[0][at]), five(self.hands[1][at])) for at in range(3)]
        # Hand i meets hand i; a tied hand is nobody's.
        won = [sum(mine > theirs for mine, theirs in pairs), sum(theirs > mine for mine, theirs in pairs)]
        if not self.advanced:
            self.totals = won
            self.over = True
            return
        # Every hand scores by its category, won or lost; 3 more for winning exactly two hands, 4 for all three.
        for at in range(2):
            self.totals[at] += sum(ADVANCED[pair[at][0]] for pair in pairs) + {2: 3, 3: 4}.get(won[at], 0)
        # When someone has reached the target the higher total wins; equal: another deal, and the other seat starts.
        if max(self.totals) >= self.target and self.totals[0] != self.totals[1]:
            self.over = True
            return
        self.last_hands = {card for hands in self.hands for hand in hands for card in hand}
        self.first = 3 - self.first
        self.deal += 1
        self._deal()

    def scores(self) -> tuple[int, ...]:
        return tuple(self.totals)

    # More hands (or points) wins; equal is a draw.
    def winners(self) -> tuple[int, ...]:
        return best([(total,) for total in self.totals]) if self.over else ()

    # All hands and all turned supply blocks; the faces that it placed itself (with `memory` none only while it places);
    # never the faces that the other seat placed, nor the supply.
    def known(self, seat: int | None) -> set[str]:
        known = self.open | self.last_hands
        if seat is not None:
            if self.placed < 30 and seat in self.to_act():
                known = known | {self.deck[self.placed]}
            if self.full_memory:
                known = known | {card for card, placer in self.placers.items() if placer == seat}
        return known

    def due(self, seat: int | None) -> set[str]:
        due = {card for hands in self.hands for hand in hands for card in hand} | set(self.turned)
        if seat in self.to_act():
            due |= {self.deck[self.placed]} if self.placed < 30 else {self.taken} - {""}
        if self.full_memory:
            due |= {card for card in self.faces.values() if self.placers[card] == seat}
        return due
