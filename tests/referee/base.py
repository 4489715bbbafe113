"""What every referee is, and the words that the rule book uses in all games."""

from __future__ import annotations

from collections.abc import Sequence

RANKS = "23456789TJQKA"
SUITS = "cdhs"
JOKERS = ("Xr", "Xb")
STANDARD = [rank + suit for rank in RANKS for suit in SUITS]
WITH_JOKERS = [*STANDARD, *JOKERS]


def split_cards(text: str) -> list[str]:
    """`AsKd` as a list of card texts."""
    return [text[at : at + 2] for at in range(0, len(text), 2)]


class Referee:
    """One game, told by plain lists of card texts. Seats are 1, 2, ...; `seat` None is a bystander."""

    seats: int
    over: bool = False

    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now."""
        raise NotImplementedError

    def legal(self, seat: int) -> set[str]:
        """The moves of a seat, unless a big split is due."""
        raise NotImplementedError

    def split_count(self, seat: int) -> int:
        """How many different big splits the seat may choose from now; 0 when none is due."""
        return 0

    def split_is_legal(self, seat: int, text: str) -> bool:
        """Whether this is a big split that the seat may choose now."""
        return False

    def play(self, seat: int, text: str) -> None:
        """Make a legal move."""
        raise NotImplementedError

    def scores(self) -> tuple[int, ...]:
        """The points so far, by seat."""
        raise NotImplementedError

    def winners(self) -> tuple[int, ...]:
        """The seats that have won, once the game is over."""
        raise NotImplementedError

    def known(self, seat: int | None) -> set[str]:
        """Every card text that may stand in the seat's view at this moment."""
        raise NotImplementedError

    def due(self, seat: int | None) -> set[str]:
        """The card texts that must stand in the seat's view, since they lie before its eyes now."""
        raise NotImplementedError

    def unseen(self, seat: int) -> bool:
        """Whether nobody else may see anything of the move that the seat makes now, not even after it."""
        return False

    def check(self, seat: int, text: str) -> None:
        """Refuse what is not legal."""
        assert seat in self.to_act(), seat
        assert text in self.legal(seat) or self.split_is_legal(seat, text), text


def best(values: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The seats (from 1) that hold the highest value."""
    return tuple(seat for seat, value in enumerate(values, 1) if value == max(values))
