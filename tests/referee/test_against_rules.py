"""The compiled rules against the referee, move by move, in random games of every kind.

`REFEREE_GAMES=50 pytest tests/referee` plays fifty times as many games, with other cards.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import pytest

import cardloom
from cardloom.errors import IllegalMove, NoMoreDecks
from tests.referee.base import Referee
from tests.referee.choices import STYLES, a_split, choose, no_split
from tests.referee.decks import decks_for
from tests.referee.grid_poker import GridPoker
from tests.referee.nine_card_brag import NineCardBrag
from tests.referee.poker_squares import PokerSquares
from tests.referee.puzzle_duel import PuzzleDuel
from tests.referee.puzzle_solo import PuzzleSolo
from tests.referee.pyramid_poker import PyramidPoker

TIMES = int(os.environ.get("REFEREE_GAMES", "1"))

REFEREES: dict[str, Callable[..., Referee]] = {
    "poker-squares": PokerSquares,
    "grid-poker": GridPoker,
    "pyramid-poker": PyramidPoker,
    "nine-card-brag": NineCardBrag,
    "puzzle-poker": PuzzleDuel,
    "puzzle-solo": PuzzleSolo,
}


def options(**values: Sequence[object]) -> list[dict[str, Any]]:
    """All combinations of these values; None leaves an option out."""
    return [
        {name: value for name, value in zip(values, chosen, strict=True) if value is not None}
        for chosen in product(*values.values())
    ]


RANKS = [None, "A-9", "A-10", "A-K"]
FAMILIES: list[tuple[str, Sequence[int], list[dict[str, Any]]]] = [
    ("poker-squares", (1, 2, 3, 8), [{}, *options(points=["american", "english"], grids=["hidden", "open"])]),
    ("grid-poker", (2,), options(start=[None, 1, 2])),
    ("grid-poker", (3,), options(start=[None, 1, 2, 3])),
    ("pyramid-poker", (2,), options(start=[None, 2], base=[None, 12], memory=[None, "none"])),
    ("pyramid-poker", (2,), options(start=[1], base=[9, 10, 11], memory=["full"])),
    ("pyramid-poker", (2,), options(start=[1, 2], scoring=["advanced"], target=[None, 11], memory=[None, "none"])),
    ("nine-card-brag", (3, 4, 5), [{}, *options(tokens=[1, 3], dealer=[1, 3])]),
    ("puzzle-poker", (2,), options(ranks=RANKS, hands=[None, "open"], persistence=[None, True])),
    ("puzzle-solo", (1,), options(ranks=RANKS, easy=[None, True], hard=[None, True])),
]


def cases() -> Iterator[Any]:
    for key, seat_counts, families in FAMILIES:
        for seats, family in product(seat_counts, families):
            # at random nobody gets to the points that end an advanced match
            styles = ("eager",) if "scoring" in family else STYLES.get(key, ("plain", "eager"))
            for style in styles:
                said = " ".join(f"{name}={value}" for name, value in family.items()) or "defaults"
                yield pytest.param(key, seats, family, style, id=f"{key} {seats} {said} {style}")


@pytest.mark.parametrize(("key", "seats", "family", "style"), list(cases()))
def test_games(key: str, seats: int, family: dict[str, Any], style: str) -> None:
    for game in range(TIMES):
        seed = f"{key} {seats} {sorted(family.items())} {style} {game}"
        Table(key, seats, family, style, seed).play_to_the_end()


class Table:
    """One game at both: the compiled rules and the referee."""

    def __init__(self, key: str, seats: int, family: dict[str, Any], style: str, seed: str) -> None:
        self.rng = Random(seed)
        self.style = style
        decks = decks_for(key, seats, family, style, self.rng)
        texts = ["".join(deck) for deck in decks]
        self.state = cardloom.new(key, seats=seats, seed=1, deck=texts if len(texts) > 1 else texts[0], **family)
        # What the game has drawn for itself (who starts, who deals) the referee is told.
        drawn = self.state.view(None)["options"]
        told = family | {name: drawn[name] for name in ("start", "dealer") if name in drawn}
        self.referee = REFEREES[key](seats, decks, **told)
        self.everybody = (*range(1, seats + 1), None)
        self.log = [f"{key} seats={seats} {told}", f"decks of the first deals: {texts[:3]}"]
        self.past_moves = ["stay", "name none", "keep none", "done", "hand 1", "place 7h c3", "take row1"]

    def play_to_the_end(self) -> None:
        self.compare()
        while not self.referee.over:
            seat = self.rng.choice(self.referee.to_act())
            move = choose(self.referee, seat, self.style, self.rng)
            if self.referee.unseen(seat):
                self.compare_unseen(seat, move)
            self.log.append(f"p{seat} {move}")
            self.past_moves.append(move)
            self.referee.play(seat, move)
            self.state = self.state.play(seat, move)
            self.compare()

    def same(self, what: str, ours: object, theirs: object) -> None:
        """Refuse a difference, with all that is needed to see it again."""
        if ours != theirs:
            deal = getattr(self.referee, "deal", 0)
            raise AssertionError(
                "\n".join(
                    [*self.log, f"deal {deal}: {what}: the rules say", repr(ours), "the rule book says", repr(theirs)]
                )
            )

    def compare(self) -> None:
        state, referee = self.state, self.referee
        self.same("to_act", state.to_act, referee.to_act())
        self.same("over", state.over, referee.over)
        self.same("scores", state.scores, referee.scores())
        self.same("winners", state.winners, referee.winners())
        for seat in range(1, referee.seats + 1):
            if referee.split_count(seat):
                self.compare_split(seat, state.legal(seat))
            else:
                moves = list(state.legal(seat))
                self.same(f"legal of p{seat}, moves that come twice", len(moves) - len(set(moves)), 0)
                self.same(f"legal of p{seat}, too many", set(moves) - referee.legal(seat), set())
                self.same(f"legal of p{seat}, missing", referee.legal(seat) - set(moves), set())
            self.compare_refusal(seat)
        for viewer in self.everybody:
            seen = cards_in(json.dumps(state.view(viewer)))
            self.same(f"view of {viewer or 'a bystander'}, hidden cards", seen - referee.known(viewer), set())
            self.same(f"view of {viewer or 'a bystander'}, missing cards", set(), referee.due(viewer) - seen)

    def compare_split(self, seat: int, moves: Sequence[str]) -> None:
        self.same(f"number of splits of p{seat}", len(moves), self.referee.split_count(seat))
        for at in (0, len(moves) - 1, -1, self.rng.randrange(len(moves))):
            text = moves[at]
            self.same(f"{text}, number {at} of the splits", self.referee.split_is_legal(seat, text), True)
            self.same(f"{text} in the splits", text in moves, True)
        text = a_split(self.referee, seat, "plain", self.rng)
        self.same(f"{text} in the splits", text in moves, True)
        for _ in range(5):
            wrong = no_split(text, self.rng)
            self.same(f"{wrong} in the splits", wrong in moves, self.referee.split_is_legal(seat, wrong))

    def compare_refusal(self, seat: int) -> None:
        """A move that was legal at some time is refused now, unless it is legal now."""
        move = self.rng.choice(self.past_moves)
        legal = move in self.referee.legal(seat) or self.referee.split_is_legal(seat, move)
        self.same(f"p{seat} {move} is taken", self.takes(seat, move), legal)

    def takes(self, seat: int, move: str) -> bool:
        try:
            self.state.play(seat, move)
        except IllegalMove:
            return False
        return True

    def compare_unseen(self, seat: int, move: str) -> None:
        """Whatever a seat does unseen, the others see and may do the same."""
        split = self.referee.split_count(seat)
        other = (
            a_split(self.referee, seat, "plain", self.rng) if split else choose(self.referee, seat, "plain", self.rng)
        )
        one, two = self.state.play(seat, move), self.state.play(seat, other)
        for viewer in self.everybody:
            if viewer != seat:
                views = [json.dumps(state.view(viewer)) for state in (one, two)]
                self.same(f"view of {viewer or 'a bystander'} after {move} or {other}", *views)


CARD = r"(?:X[rb](?:=[2-9TJQKA][cdhs])?|[2-9TJQKA][cdhs])"
CARDS = re.compile(rf"(?<![A-Za-z0-9=])({CARD}+)(?![A-Za-z0-9=])")


def cards_in(text: str) -> set[str]:
    """All card texts that stand in a text as words, alone or strung together."""
    return {card for cards in CARDS.findall(text) for card in re.findall(CARD, cards)}


def test_cards_in() -> None:
    text = json.dumps({"hand": ["As", "Xr=7h"], "deck": "TdXbKc", "said": "p1 place 9h c3, Asia", "cell": "a2"})
    assert cards_in(text) == {"As", "Xr=7h", "Td", "Xb", "Kc", "9h"}


@pytest.mark.parametrize(("key", "seats"), [("pyramid-poker", 2), ("nine-card-brag", 3)])
def test_a_deal_without_a_deck(key: str, seats: int) -> None:
    """A game of several deals with one deck and no seed cannot go on after the first."""
    family: dict[str, Any] = {"scoring": "advanced", "start": 1} if key == "pyramid-poker" else {"dealer": 1}
    rng = Random(1)
    deck = decks_for(key, seats, family, "plain", rng)[0]
    referee = REFEREES[key](seats, [deck, deck], **family)
    state = cardloom.new(key, seats=seats, deck=["".join(deck)], **family)
    while True:
        seat = referee.to_act()[0]
        move = choose(referee, seat, "plain", rng)
        referee.play(seat, move)
        if referee.deal == 1:  # type: ignore[attr-defined]
            break
        state = state.play(seat, move)
    with pytest.raises(NoMoreDecks):
        state.play(seat, move)
    assert state.to_act == (seat,)
