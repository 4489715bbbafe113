"""A big split on the bench: which card lies in which hand, and what the hands are worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cardloom.cards import card_text, parse_cards
from cardloom.games.split import SplitMoves
from cardloom.hands import five, split, three
from cardloom.terminal.app.picture import Picture, Span, row
from cardloom.terminal.hand_words import hand_name
from cardloom.terminal.tables.pen import Pen

LEFT = 0  # where a card lies that is in no hand
DONE, WEAVE, SORT = "done", "weave", "sort"  # items that are no cards


@dataclass(frozen=True, slots=True)
class Bench:
    """The cards of a split, by the hand that they lie in, from 1 up."""

    cards: tuple[str, ...]
    hands: Mapping[str, int]
    groups: int
    size: int
    verb: str
    held: str | None = None  # the card that was picked to be put elsewhere

    @classmethod
    def of(cls, legal: SplitMoves) -> Bench:
        """All cards in no hand, or, where none is left over, dealt out as they come."""
        cards = tuple(map(card_text, parse_cards(legal.cards)))
        whole = len(cards) == legal.groups * legal.size
        hands = {card: at // legal.size + 1 if whole else LEFT for at, card in enumerate(cards)}
        return cls(cards, hands, legal.groups, legal.size, legal[0].split()[0])

    @property
    def items(self) -> tuple[str, ...]:
        """What can be picked now."""
        places = [str(hand) for hand in range(self.groups + 1) if self.held and self._has_room(hand)]
        return (*self.cards, *places, WEAVE, *([DONE, SORT] if self.move else []))

    @property
    def move(self) -> str | None:
        """The split as it lies, if every hand is whole."""
        hands = [self.hand(at) for at in range(1, self.groups + 1)]
        if any(len(hand) != self.size for hand in hands):
            return None
        return " ".join([self.verb, *("".join(hand) for hand in hands)])

    def hand(self, at: int) -> list[str]:
        return [card for card in self.cards if self.hands[card] == at]

    def pick(self, item: str) -> Bench:
        """Pick a card, or put the one that is held where another lies, or into a hand."""
        if item == WEAVE:
            return self._woven()
        if item == SORT:
            return self._sorted()
        if item not in self.hands:
            return self.put(self.held, int(item)) if self.held else self
        if self.held is None or self.held == item:
            return self._with(self.hands, None if self.held else item)
        swapped = {self.held: self.hands[item], item: self.hands[self.held]}
        return self._with({**self.hands, **swapped}, None)

    def put(self, card: str, hand: int) -> Bench:
        """A card into a hand; the same bench if it is full."""
        return self._with({**self.hands, card: hand}, None) if self._has_room(hand) else self

    def paint(self, pen: Pen) -> Picture:
        """A line for each hand with its name, the cards left over, and what can be done."""
        rank = five.rank if self.size == 5 else three.rank
        picture: Picture = []
        for at in (*range(1, self.groups + 1), LEFT):
            cards = self.hand(at)
            if at == LEFT and len(self.cards) == self.groups * self.size:
                continue
            ordered = pen.sorted(cards)
            if at == LEFT:
                name = ""
            elif len(cards) == self.size:
                name = hand_name(pen.terminal, rank(parse_cards("".join(cards))))
            else:
                name = pen.say("table-cards", cards=len(cards), size=self.size)
            label = Span(f" {at or '–'} ", str(at))
            picture += [(label, *row([(card, pen.card(card)) for card in ordered])), (Span(f"   {name}", dim=True),)]
        actions = [(WEAVE, f" {pen.say('terminal-weave')} ")]
        if self.move:
            actions = [(DONE, f" {pen.say('terminal-build', verb=self.verb)} "), *actions]
            actions += [(SORT, f" {pen.say('terminal-best-first')} ")] if self.verb == "pile" else []
        return [*picture, (), row(actions, "  ")]

    def _has_room(self, hand: int) -> bool:
        return hand == LEFT or len(self.hand(hand)) < self.size

    def _woven(self) -> Bench:
        """A sensible way to split the cards."""
        cards = parse_cards("".join(self.cards))
        way = split.best_fives(cards) if self.size == 5 else split.best_threes(cards)
        places = {card_text(card): at for at, hand in enumerate(way.hands, 1) for card in hand}
        return self._with({card: places.get(card, LEFT) for card in self.cards}, None)

    def _sorted(self) -> Bench:
        """Whole hands, best first."""
        rank = five.rank if self.size == 5 else three.rank
        hands = sorted(
            range(1, self.groups + 1), key=lambda at: rank(parse_cards("".join(self.hand(at)))), reverse=True
        )
        places = {card: to for to, at in enumerate(hands, 1) for card in self.hand(at)}
        return self._with({card: places.get(card, LEFT) for card in self.cards}, None)

    def _with(self, hands: Mapping[str, int], held: str | None) -> Bench:
        return Bench(self.cards, hands, self.groups, self.size, self.verb, held)
