"""Search for a move: each is tried in many worlds that look like the view, and played on to the end in each.

A move that takes a block whose face is known goes together with the hand that the card is for; a value is the chance
of winning, a draw a half, or with advanced scoring the chance of the match.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import RED_JOKER, parse_card
from cardloom.compiled import rule
from cardloom.games import game
from cardloom.games.game import Record
from cardloom.games.pyramid_poker.rules import (
    BLOCKS,
    EMPTY,
    HANDS,
    KEEP,
    TAKE,
    TO_HAND,
)
from cardloom.games.pyramid_poker.view import FACE_DOWN
from cardloom.games.state import world
from cardloom.players.budget import Budget
from cardloom.players.player import View
from cardloom.players.pyramid_poker.hands import HAND
from cardloom.players.pyramid_poker.playout import (
    CARDS,
    GAME,
    play_on,
    put,
    put_best,
    random_below,
    result,
    set_block,
    set_up,
    take_block,
    weigh,
)
from cardloom.players.search.halving import halving

ANY_HAND = EMPTY  # the policy chooses, when it sees the card


@rule
def set_up_first(games: NDArray[np.void], states: NDArray[np.void], tables: NDArray[np.void]) -> None:
    set_up(games[0], states[0], tables[0])


@rule
def do(g: Record, tables: Record, seat: int, move: int, hand: int, held: int) -> None:
    """The seat's move by its number in the rules, and the hand for the card, up to the end of the turn."""
    if move < TAKE:
        set_block(g, move)
        return
    weigh(g, seat)
    if move >= KEEP:
        card = move - KEEP
    elif move >= TO_HAND:
        card, hand = held, move - TO_HAND
    else:
        card = take_block(g, tables, seat, move - TAKE)
    if hand == ANY_HAND:
        put_best(g, tables, seat, card)
    else:
        put(g, tables, seat, hand, card)


@rule
def try_moves(
    games: NDArray[np.void],
    tables: NDArray[np.void],
    seat: int,
    held: int,
    moves: NDArray[np.int64],
    hidden: NDArray[np.int64],
    cards: NDArray[np.int8],
    seed: int,
    worlds: int,
    shares: NDArray[np.float64],
) -> None:
    """(move, world): the seat's share of the game when it makes the move, in so many worlds from the seed on.

    `games`: the game as it stands, and room for two more; `moves`: (n, 2), the move's number and the hand; `hidden`:
    the places of the deck whose card the seat does not know, and `cards` those cards.
    """
    here, trial = games[1], games[2]
    for number in range(worlds):
        games[1] = games[0]
        here.random = np.uint64(seed + number) * np.uint64(0xD1342543DE82EF95)
        for place in range(len(hidden) - 1, 0, -1):
            other = random_below(here, place + 1)
            cards[place], cards[other] = cards[other], cards[place]
        for place in range(len(hidden)):
            here.face[hidden[place]] = cards[place]
        for move in range(len(moves)):
            games[2] = games[1]
            do(trial, tables[0], seat, moves[move, 0], moves[move, 1], held)
            play_on(trial, tables[0])
            share = result(trial, tables[0])
            shares[move, number] = share if seat == 0 else 1 - share


class Situation:
    """What a seat knows, laid out for the search."""

    def __init__(self, view: View, legal: Sequence[str], tables: NDArray[np.void]) -> None:
        state = world(view, np.random.default_rng(0)).array()
        record = state[0]
        self.seat = view["seat"] - 1
        self.held = int(record["held"])
        self.games = np.zeros(3, GAME)
        set_up_first(self.games, state, tables)
        self.hidden = _hidden(view)
        self.cards = np.sort(record["deck"][self.hidden])
        number = game(view["game"]).moves.number
        self.moves: list[tuple[int, int]] = []  # with the hand; as many as a legal move has ways
        self.of: list[int] = []  # the place in `legal` of each
        faces = {block["cell"]: parse_card(block["card"]) for block in view["pyramid"]}
        room = [hand for hand in range(HANDS) if len(view["hands"][self.seat][hand]) < HAND]
        for place, text in enumerate(legal):
            move = number(record, self.seat, text)
            known = move >= KEEP or (TAKE <= move < TO_HAND and 0 <= faces[text.split()[1]] < RED_JOKER)
            for hand in room if known else [ANY_HAND]:
                self.moves.append((move, hand))
                self.of.append(place)


def _hidden(view: View) -> NDArray[np.int64]:
    """The places of the deck whose cards are not in the view."""
    shown = {k for k, block in enumerate(view["pyramid"]) if block["card"] != FACE_DOWN}
    if view["next"] is not None:
        shown.add(len(view["pyramid"]))
    turned = sum(len(each["cards"]) for each in view["turned"])
    return np.array([k for k in range(CARDS) if k not in shown and not BLOCKS <= k < BLOCKS + turned])


def search(
    view: View,
    legal: Sequence[str],
    tables: NDArray[np.void],
    seed: int,
    budget: Budget,
    usual: int,
) -> list[tuple[str, float, float]]:
    """The moves with their values and standard errors, best first."""
    at = Situation(view, legal, tables)
    moves = np.array(at.moves)

    def outcomes(places: NDArray[np.int64], worlds: range) -> NDArray[np.float64]:
        shares = np.empty((len(places), len(worlds)))
        try_moves(
            at.games,
            tables,
            at.seat,
            at.held,
            moves[places],
            at.hidden,
            at.cards.copy(),
            seed + worlds.start,
            len(worlds),
            shares,
        )
        return shares

    found = halving(len(moves), outcomes, budget, usual)
    best: dict[int, int] = {}
    for way, place in enumerate(at.of):
        if place not in best or found.means[way] > found.means[best[place]]:
            best[place] = way
    valued = [(legal[place], float(found.means[way]), float(found.errors[way])) for place, way in best.items()]
    return sorted(valued, key=lambda each: -each[1])
