"""How far the search at Pyramid Poker is from perfect play, three takes from the end, where that can be reckoned.

A takes, B takes, A takes what is left; two of the blocks were set by A, one by B, all lie free, both jokers are gone.
A has a place left in each of two lanes, B one place. Hidden: A's two faces from B, B's face from A, the supply. This
is a game of 210 situations for A and 840 for B; regret matching plus (Tammelin, 2014) solves it to within `GAP`.

Printed for each ending, in shares of a game: its value to A; what the best answer to the search gains over that value,
with the search as A and as B (its exploitability); and what it would gain over a player who takes at random.

    .venv/bin/python benchmarks/strength/pyramid_endings.py [ENDINGS [NODES]]
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

import cardloom
from cardloom.games.pyramid_poker.rules import BLOCKS, HANDS
from cardloom.games.state import State
from cardloom.hands.five import strength
from cardloom.players import Budget, player

KEY = "pyramid-poker"
GAP = 0.0005
Shares = NDArray[np.float64]


@dataclass(frozen=True)
class Ending:
    """A state three takes from the end, in which the seat to act is A.

    `cards`: those that nobody has seen. Shares are A's. Of the axes (x, z, y), x is the card that A takes, z the other
    one that it set, y B's; `keeps`: B takes its own block, `steals`: the other one of A's; both by A's lane, 0 or 1.
    `blind`: A takes B's block, and knowing all puts it best; B, who knows neither, takes any of A's.
    """

    state: State
    cards: NDArray[np.int64]
    places: tuple[int, int, int]  # of A's blocks and B's in the deck
    lanes: tuple[int, int]
    keeps: Shares  # (lane, x, z, y)
    steals: Shares
    blind: Shares  # (x, z, y)

    @classmethod
    def found(cls, seed: int) -> Self:
        """One that random play leads to."""
        while True:
            state = after_takes(BLOCKS - 3, seed)
            ending = cls.of(state)
            if ending is not None:
                return ending
            seed += 1_000_000

    @classmethod
    def of(cls, state: State) -> Self | None:
        a = state.to_act[0]
        view, record = state.view(a), state.array()[0]
        left = [(k, block["seat"]) for k, block in enumerate(view["pyramid"]) if not block["taken"]]
        own = [k for k, seat in left if seat == a]
        lanes = [lane for lane in range(HANDS) if len(view["hands"][a - 1][lane]) == 4]
        unseen = [k for k, _ in left] + list(range(BLOCKS + int(record["turned"]), 54))
        cards = np.sort(record["deck"][unseen].astype(int))
        if len(own) != 2 or len(lanes) != 2 or len(state.legal(a)) != 3 or cards[-1] >= 52:
            return None
        shares = full_shares(record["hands"].astype(int), a - 1, lanes, cards)
        # shares[u, v, w]: u goes to the first lane, v to the second, w to B
        if np.ptp(shares) == 0:
            return None  # decided whatever happens
        by_lane = np.stack([shares, shares.swapaxes(0, 1)])  # the first index goes to this lane
        keeps, steals = by_lane, by_lane.swapaxes(2, 3)
        one = by_lane.transpose(0, 3, 2, 1)  # y in the lane, z in the other, x is B's: indexed (lane, x, z, y)
        blind = ((one + one.swapaxes(1, 2)) / 2).max(0)
        other = next(k for k, seat in left if seat != a)
        return cls(state, cards, (own[0], own[1], other), (lanes[0], lanes[1]), keeps, steals, blind)

    def dealt(self, x: int, z: int, y: int) -> State:
        """The state in which A has set these cards (by their places in `cards`), and B that one."""
        array = self.state.array()
        deck = array["deck"][0]
        for place, card in zip(self.places, self.cards[[x, z, y]], strict=True):
            at = int(np.flatnonzero(deck == card)[0])
            deck[[place, at]] = deck[[at, place]]
        return State(self.state.game, self.state.options, self.state.decks, array)


def after_takes(takes: int, seed: int) -> State:
    chance = random.Random(seed)
    state = cardloom.new(KEY, seed=seed)
    while state.array()["taken"][0] < takes:
        seat = state.to_act[0]
        state = state.play(seat, chance.choice(state.legal(seat)))
    return state


def full_shares(hands: NDArray[np.int64], a: int, lanes: list[int], cards: NDArray[np.int64]) -> Shares:
    """(u, v, w): A's share with u in its first open lane, v in the second, and w in B's hand that is not full."""
    worth = np.array([[full(hands[seat, lane], cards) for lane in range(HANDS)] for seat in (a, 1 - a)])
    n = len(cards)
    balance = np.zeros((n, n, n))
    for lane in range(HANDS):
        mine = worth[0, lane]
        mine = mine[:, None, None] if lane == lanes[0] else mine[None, :, None]  # of a full hand all are alike
        balance += np.sign(mine - worth[1, lane][None, None, :])
    return np.asarray((np.sign(balance) + 1) / 2)


def full(hand: NDArray[np.int64], cards: NDArray[np.int64]) -> NDArray[np.int64]:
    """What the hand is worth with each of the cards in its open place, if it has one."""
    made = [[int(other) for other in (*hand[:4], card if hand[4] < 0 else hand[4])] for card in cards]
    return np.array([strength(a, b, c, d, e) for a, b, c, d, e in made])


def dealings(n: int) -> Shares:
    """(x, z, y): how likely, for three different cards; A's are in no order."""
    x, z, y = np.ogrid[:n, :n, :n]
    return np.asarray(((x != z) & (z != y) & (x != y)) / (n * (n - 1) * (n - 2)))


def worth_of_takes(ending: Ending, steal: Shares) -> tuple[Shares, Shares]:
    """A's expected shares, not divided by its chances: (lane, x, z) for taking x, (x, z) for taking B's block."""
    odds = dealings(len(ending.cards))
    stolen = steal[:, :, None, :]
    takes = (odds * (ending.keeps * (1 - stolen) + ending.steals * stolen)).sum(3)
    return takes, (odds * ending.blind).sum(2)


def best_for_a(ending: Ending, steal: Shares) -> float:
    """What A gets with the best answer; `steal`: (lane, x, y), how likely B takes the other one of A's."""
    takes, blind = worth_of_takes(ending, steal)
    either = np.maximum(takes.max(0), takes.max(0).T)
    return float(np.maximum(either, blind).sum())


def best_for_b(ending: Ending, take: Shares) -> float:
    """What A gets when B answers best; `take`: (lane, x, z), how likely A with x and z takes x; else it goes blind."""
    odds = dealings(len(ending.cards))
    reach = odds * take[..., None] * 2  # A holds x and z in either order
    keeps, steals = (reach * ending.keeps).sum(2), (reach * ending.steals).sum(2)
    rest = 1 - (take + take.swapaxes(1, 2)).sum(0)
    return float(np.minimum(keeps, steals).sum() + (odds * rest[..., None] * ending.blind).sum())


def solve(ending: Ending) -> tuple[float, float]:
    """Between which values the value of the game lies."""
    n = len(ending.cards)
    odds = dealings(n)
    regrets_a, regrets_b = np.zeros((5, n, n)), np.zeros((2, 2, n, n))
    sum_a, sum_b = np.zeros((5, n, n)), np.zeros((2, n, n))
    for number in range(1, 20_001):
        steal = matched(regrets_b)[1]
        takes, blind = worth_of_takes(ending, steal)
        worth = np.stack([*takes, *takes.swapaxes(1, 2), blind])  # x first lane, x second, z first, z second, blind
        policy = matched(regrets_a)
        regrets_a = np.maximum(regrets_a + worth - (policy * worth).sum(0), 0)
        policy = matched(regrets_a)
        take = (policy[:2] + policy[2:4].swapaxes(1, 2)) / 2
        reach = odds * take[..., None]
        worth_b = -np.stack([(reach * ending.keeps).sum(2), (reach * ending.steals).sum(2)])
        mixed = matched(regrets_b)
        regrets_b = np.maximum(regrets_b + worth_b - (mixed * worth_b).sum(0), 0)
        sum_a += number * policy
        sum_b += number * matched(regrets_b)[1]
        if number % 250 == 0:
            weight = number * (number + 1) / 2
            average = sum_a / weight
            low = best_for_b(ending, (average[:2] + average[2:4].swapaxes(1, 2)) / 2)
            high = best_for_a(ending, sum_b / weight)
            if high - low < GAP:
                break
    return low, high


def matched(regrets: Shares) -> Shares:
    """Chances in proportion to the regrets, of the first axis's choices; alike where there is none."""
    total = regrets.sum(0)
    return np.where(total > 0, regrets / np.where(total > 0, total, 1), 1 / len(regrets))


def searched(ending: Ending, name: str, nodes: int) -> tuple[Shares, Shares]:
    """What a player does: `take` as A, `steal` as B."""
    n = len(ending.cards)
    each = player(KEY, name, seed=1, budget=Budget(nodes=nodes))
    a = ending.state.to_act[0]
    b = 3 - a
    cells = [block["cell"] for block in ending.state.view()["pyramid"]]
    own, other, theirs = (f"take {cells[place]}" for place in ending.places)
    take, steal = np.zeros((2, n, n)), np.zeros((2, n, n))
    for x in range(n):
        for z in range(x):
            state = ending.dealt(x, z, next(y for y in range(n) if y not in (x, z)))
            move = each.choose(state.view(a), state.legal(a))
            if move != theirs:
                state = state.play(a, move)
                lane = ending.lanes.index(hand_of(each.choose(state.view(a), state.legal(a))))
                take[(lane, x, z) if move == own else (lane, z, x)] = 1
        for y in range(n):
            if y != x:
                state = ending.dealt(x, next(z for z in range(n) if z not in (x, y)), y).play(a, own)
                for at, lane in enumerate(ending.lanes):
                    put = state.play(a, f"hand {lane + 1}")
                    steal[at, x, y] = each.choose(put.view(b), put.legal(b)) == other
    return take, steal


def hand_of(move: str) -> int:
    return int(move.split()[1]) - 1


def main(endings: int = 10, nodes: int = 1000) -> None:
    rows: list[Any] = []
    for seed in range(endings):
        ending = Ending.found(seed)
        low, high = solve(ending)
        n = len(ending.cards)
        take, steal = searched(ending, "master", nodes)
        at_random = np.full((2, n, n), 1 / 6), np.full((2, n, n), 0.5)
        value = (low + high) / 2
        row = (
            value,
            value - best_for_b(ending, take),
            best_for_a(ending, steal) - value,
            value - best_for_b(ending, at_random[0]),
            best_for_a(ending, at_random[1]) - value,
        )
        rows.append(row)
        print("value {:.4f}  search as A {:.4f}, as B {:.4f}  random {:.4f}, {:.4f}".format(*row), flush=True)
    print("means {:.4f}  search as A {:.4f}, as B {:.4f}  random {:.4f}, {:.4f}".format(*np.mean(rows, 0)))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
