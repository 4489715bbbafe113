"""Learn Poker Squares from nothing but play: a hundred games side by side, NumPy alone.

    python examples/learn_poker_squares.py

The value of a grid is a sum over its ten lines: each is worth what lines of its kind turned out to be worth at this
stage of a game. A kind is how many cards a line has, which ranks repeat, and whether a flush or a straight is still
possible; rows and columns have kinds of their own, so that some may learn to wait for flushes and the others to collect
ranks. The agent puts each card where the grid is then worth most, and moves the worth of the grids that it made towards
what came of them (temporal differences, on afterstates).

Chance makes 15 points, `greedy` about 55. After 200,000 games, half a minute of a core, this makes about 110.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from itertools import combinations, islice

import numpy as np
from numpy.typing import NDArray

from cardloom.research import vector_env

SIDE, CELLS = 5, 25
REPEATS = 7  # pairs of equal ranks in a line: 0, 1, 2 (two pair), 3 (three), 4 (full house), 6 (four)
RATE, TRACE = 0.1, 0.95  # how much of an error is mended; how much of it the cards before hear of at once
KINDS = (SIDE + 1) * REPEATS * 2 * 2
CELL = np.arange(CELLS)
ROW, COLUMN = CELL // SIDE, SIDE + CELL % SIDE  # the lines of each cell


def spans() -> NDArray[np.bool_]:
    """By the ranks of a line, a bit each: whether they fit into a straight, in which an ace is high or low."""
    straights = [0b1_0000_0000_1111, *(0b11111 << low for low in range(9))]
    return np.array([any(ranks & ~straight == 0 for straight in straights) for ranks in range(1 << 13)])


SPANS = spans()


def lines(grids: NDArray[np.int16]) -> NDArray[np.int16]:
    """The rows and columns of grids, shape (games, 10, 5)."""
    squares = grids.reshape(-1, SIDE, SIDE)
    return np.concatenate([squares, squares.transpose(0, 2, 1)], axis=1)


def kinds(cards: NDArray[np.int16]) -> NDArray[np.int64]:
    """The kinds of a grid's lines, -1 for an empty place. With a sixth card, which fits nowhere, they mean nothing."""
    there = cards >= 0
    ranks = np.where(there, cards >> 2, -1 - np.arange(cards.shape[-1]))  # empty places equal nothing
    pairs = np.array([ranks[..., a] == ranks[..., b] for a, b in combinations(range(cards.shape[-1]), 2)])
    repeats = np.minimum(pairs.sum(0), REPEATS - 1)
    rank_bits = np.bitwise_or.reduce(np.where(there, 1 << (cards >> 2), 0), axis=-1)
    suit_bits = np.bitwise_or.reduce(np.where(there, 1 << (cards & 3), 0), axis=-1)
    flush = suit_bits & (suit_bits - 1) == 0
    straight = (repeats == 0) & SPANS[rank_bits]
    kind = ((np.minimum(there.sum(-1), SIDE) * REPEATS + repeats) * 2 + flush) * 2 + straight
    return np.asarray(kind + KINDS * (np.arange(2 * SIDE) >= SIDE), np.int64)


class Agent:
    """The worth of a line, by stage of the game and kind."""

    def __init__(self) -> None:
        self.worth = np.zeros((SIDE + 1, 2 * KINDS))

    def choose(self, parts: dict[str, NDArray[np.int16]]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """For each game the best cell, and the ten kinds of lines that the grid then has."""
        held = lines(parts["grids"][:, 0])
        card = np.broadcast_to(parts["card"][:, None], (*held.shape[:2], 1))
        now, then = kinds(held), kinds(np.concatenate([held, card], axis=-1))
        worth = self.worth[self.stage(parts)]
        gains = worth[then] - worth[now]
        values = np.where(parts["grids"][:, 0].reshape(-1, CELLS) < 0, gains[:, ROW] + gains[:, COLUMN], -np.inf)
        cells = values.argmax(1)
        games = np.arange(len(cells))
        for line in (ROW[cells], COLUMN[cells]):
            now[games, line] = then[games, line]
        return cells, now

    def learn(self, stage: int, had: NDArray[np.int64], targets: NDArray[np.float64], rate: float) -> None:
        """Move the values of grids towards their targets, each kind by the mean error of the grids that it is in."""
        errors = np.repeat(targets - self.value(stage, had), 2 * SIDE)
        seen = np.bincount(had.ravel(), minlength=2 * KINDS)
        sums = np.bincount(had.ravel(), errors, minlength=2 * KINDS)
        self.worth[stage] += rate * sums / np.maximum(seen, 1)

    def value(self, stage: int, had: NDArray[np.int64]) -> NDArray[np.float64]:
        return np.asarray(self.worth[stage][had].sum(1))

    @staticmethod
    def stage(parts: dict[str, NDArray[np.int16]]) -> int:
        return int(parts["turn"][0, 0]) // SIDE


Deal = list[tuple[int, NDArray[np.int64]]]  # by turn: the stage, and the kinds of lines after it


def deals(agent: Agent, games: int, seed: int) -> Iterator[tuple[Deal, NDArray[np.float64]]]:
    """Games that are played side by side, without end: what the agent made of each deal, and the scores."""
    env = vector_env("poker-squares", games, seats=1)
    step = env.reset(seed=seed)
    while True:
        deal: Deal = []
        for _ in range(CELLS):
            parts = env.layout.named(step.observations)
            cells, had = agent.choose(parts)
            deal.append((agent.stage(parts), had))
            step = env.step(cells)
        yield deal, step.scores[:, 0].astype(float)


def train(agent: Agent, games: int, side_by_side: int = 100, seed: int = 1) -> None:
    rounds = games // side_by_side
    for number, (deal, scores) in enumerate(islice(deals(agent, side_by_side, seed), rounds)):
        target = scores
        for stage, had in reversed(deal):  # from the end: news of the score reaches the first card at once
            agent.learn(stage, had, target, RATE * (1 - number / rounds))
            target = TRACE * target + (1 - TRACE) * agent.value(stage, had)


def score(agent: Agent, games: int = 5000, seed: int = 2) -> tuple[float, float]:
    """The mean score of new games and its standard error."""
    _, scores = next(deals(agent, games, seed))
    return float(scores.mean()), float(scores.std() / games**0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=200_000)
    games = parser.parse_args().games
    agent = Agent()
    print("before: {:.1f} ± {:.1f} points".format(*score(agent)))
    began = time.process_time()
    train(agent, games)
    print(f"{games:,} games in {(time.process_time() - began) / 60:.1f} minutes of one core")
    print("after: {:.1f} ± {:.1f} points".format(*score(agent)))


if __name__ == "__main__":
    main()
