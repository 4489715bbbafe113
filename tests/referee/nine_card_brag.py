"""Nine Card Brag."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations

from tests.referee.base import Referee, best, split_cards
from tests.referee.hands import brag, quads_order


@cache
def _arrangements(hand: frozenset[str]) -> int:
    count = 0
    for first in combinations(sorted(hand), 3):
        for second in combinations(sorted(hand - set(first)), 3):
            third = hand - set(first) - set(second)
            count += brag(first) >= brag(second) >= brag(third)
    return count


class NineCardBrag(Referee):
    """Nine cards each; declare, arrange three piles, show them; until a seat has no token when a pot is awarded."""

    def __init__(self, seats: int, decks: list[list[str]], tokens: int = 10, dealer: int = 1) -> None:
        self.seats = seats
        self.decks = decks
        self.tokens = [tokens] * seats
        self.dealer = dealer
        self.pot = 0
        self.deal = 0
        self.last_shown: set[str] = set()  # what the deal before this one exposed
        self._deal()

    def _from(self, seat: int) -> list[int]:
        """All seats round the table, beginning with this one."""
        return [(seat - 1 + step) % self.seats + 1 for step in range(self.seats)]

    # Every seat puts one token in the pot (one without tokens plays on without paying) and gets nine cards at a time,
    # from the dealer's left on.
    def _deal(self) -> None:
        for at in range(self.seats):
            if self.tokens[at]:
                self.tokens[at] -= 1
                self.pot += 1
        deck = self.decks[self.deal]
        self.hands = {
            seat: deck[9 * at : 9 * at + 9] for at, seat in enumerate(self._from(self.dealer % self.seats + 1))
        }
        self.declared: dict[int, str] = {}
        self.piles: dict[int, list[list[str]]] = {}

    # Declaring and arranging are done all at once.
    def to_act(self) -> tuple[int, ...]:
        if self.over:
            return ()
        chosen = self.declared if len(self.declared) < self.seats else self.piles
        return tuple(seat for seat in range(1, self.seats + 1) if seat not in chosen)

    def _arranging(self) -> bool:
        return len(self.declared) == self.seats and not self.over

    def _held(self, seat: int, many: int) -> list[str]:
        """The ranks that the seat holds so many times or more."""
        return [rank for rank, count in Counter(card[0] for card in self.hands[seat]).items() if count >= many]

    # `show quads` needs four of a kind, `show pairs` at least four different ranks held twice or more; nobody must.
    def legal(self, seat: int) -> set[str]:
        if seat not in self.to_act() or self._arranging():
            return set()
        moves = {"stay"}
        if self._held(seat, 4):
            moves.add("show quads")
        if len(self._held(seat, 2)) >= 4:
            moves.add("show pairs")
        return moves

    def play(self, seat: int, text: str) -> None:
        self.check(seat, text)
        if self._arranging():
            self.piles[seat] = [split_cards(pile) for pile in text.split()[1:]]
            if len(self.piles) == self.seats:
                self._show()
        else:
            self.declared[seat] = text
            if len(self.declared) == self.seats:
                self._after_declaring()

    # The best quads shown take the pot; else four pairs save it; else all arrange.
    def _after_declaring(self) -> None:
        quads = [seat for seat in self.declared if self.declared[seat] == "show quads"]
        pairs = [seat for seat in self.declared if self.declared[seat] == "show pairs"]
        if not quads and not pairs:
            return
        exposed = set()
        for seat in quads:
            exposed |= {card for card in self.hands[seat] if card[0] == self._best_quads(seat)}
        for seat in pairs:
            exposed |= {card for card in self.hands[seat] if card[0] in self._held(seat, 2)}
        self._end_of_deal(max(quads, key=lambda seat: quads_order(self._best_quads(seat))) if quads else None, exposed)

    def _best_quads(self, seat: int) -> str:
        return max(self._held(seat, 4), key=quads_order)

    # Three piles of three, best first, then not rising; equal piles may stand in either order.
    def split_count(self, seat: int) -> int:
        if not self._arranging() or seat not in self.to_act():
            return 0
        return _arrangements(frozenset(self.hands[seat]))

    def split_is_legal(self, seat: int, text: str) -> bool:
        verb, *piles = text.split(" ")
        if (
            not self._arranging()
            or seat not in self.to_act()
            or verb != "pile"
            or [len(pile) for pile in piles] != [6, 6, 6]
        ):
            return False
        first, second, third = map(split_cards, piles)
        if sorted(first + second + third) != sorted(self.hands[seat]):
            return False
        return brag(first) >= brag(second) >= brag(third)

    # First piles from the dealer's left round the table; the best wins, among equals the one shown first. A round's
    # winner shows first in the next. Two or more rounds take the pot; three different winners save it.
    def _show(self) -> None:
        won = self.round_winners()
        taker = next((seat for seat in won if won.count(seat) >= 2), None)
        self._end_of_deal(taker, {card for hand in self.hands.values() for card in hand})

    def round_winners(self) -> list[int]:
        """Who wins the three rounds."""
        leader = self.dealer % self.seats + 1
        won = []
        for at in range(3):
            winner = leader
            for seat in self._from(leader):
                if brag(self.piles[seat][at]) > brag(self.piles[winner][at]):
                    winner = seat
            won.append(winner)
            leader = winner
        return won

    # A saved pot stays and everybody antes again. When a pot has been awarded and a seat then has no token
    # the game ends. The dealer moves one seat to the left after every deal.
    def _end_of_deal(self, taker: int | None, shown: set[str]) -> None:
        self.last_shown = shown
        if taker is not None:
            self.tokens[taker - 1] += self.pot
            self.pot = 0
            if 0 in self.tokens:
                self.over = True
                return
        self.dealer = self.dealer % self.seats + 1
        self.deal += 1
        self._deal()

    def scores(self) -> tuple[int, ...]:
        return tuple(self.tokens)

    # Most tokens wins, equal ones share.
    def winners(self) -> tuple[int, ...]:
        return best([(tokens,) for tokens in self.tokens]) if self.over else ()

    # Its own cards, and what the last deal exposed: only the declared set, or all piles.
    def known(self, seat: int | None) -> set[str]:
        return self.last_shown | (set(self.hands[seat]) if seat else set())

    def due(self, seat: int | None) -> set[str]:
        return set(self.hands[seat]) if seat and not self.over else set()

    # Declarations are unseen until all have spoken, piles until all are covered.
    def unseen(self, seat: int) -> bool:
        return len(self.to_act()) > 1
