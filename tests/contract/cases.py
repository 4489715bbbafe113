"""Every game with its families of options and its numbers of seats, and random walks through them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

import cardloom
from cardloom.games import GAMES
from cardloom.games.game import Game, SeatOption, Value
from cardloom.games.state import State
from tests.toy.three_tricks import GAME as THREE_TRICKS


@dataclass(frozen=True)
class Case:
    """A game as it may be set up."""

    key: str
    seats: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        return "-".join([self.key, str(self.seats), *(f"{name}={value}" for name, value in self.options)])

    def new(self, seed: int) -> State:
        return cardloom.new(self.key, seats=self.seats, seed=seed, **dict(self.options))

    def dealt(self, decks: list[str]) -> State:
        return cardloom.new(self.key, seats=self.seats, deck=decks, seed=0, **dict(self.options))


def few(game: Game, seats: int) -> Iterator[dict[str, Value]]:
    """All combinations of the options' values; of a long range the first, so that matches are short."""
    choices: list[list[tuple[str, Value]]] = []
    for option in game.options:
        values = option.known(seats)
        if isinstance(option, SeatOption):
            values = (seats,)
        elif isinstance(values, range):
            values = (values[1], values[-1]) if len(values) < 10 else (2,)
        choices.append([(option.name, value) for value in values])
    return (dict(chosen) for chosen in product(*choices))


CASES = [
    Case(game.key, seats, tuple(options.items()))
    for game in (*GAMES.values(), THREE_TRICKS)  # the guide's sixth game keeps the contract too
    for seats in game.seats
    for options in few(game, seats)
]


LONG = 150  # moves: whole matches of several deals are walked where the end matters


def walk(state: State, chance: random.Random, most: int | None = LONG) -> Iterator[tuple[State, int, str]]:
    """A game of random moves, or its beginning: each state with the seat that moves and its move."""
    made = 0
    while not state.over and made != most:
        made += 1
        seat = chance.choice(state.to_act)
        move = chance.choice(state.legal(seat))
        yield state, seat, move
        state = state.play(seat, move)


def last(state: State, chance: random.Random, most: int | None = LONG) -> State:
    """The end of a game of random moves, or where it stands after so many."""
    for before, seat, move in walk(state, chance, most):
        state = before.play(seat, move)
    return state
