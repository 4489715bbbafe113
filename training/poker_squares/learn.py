"""Trains the value of Poker Squares' players, by TD(lambda) from self-play: nothing is given but the rules.

    learn.py american --games 200000 --fall 0.631 --explore-until 5 --average 1 --out a1.npz
    learn.py american --games 50000 --seed 2 --from a1.npz --rate 0.6 --fall 0.61 --explore 0.07 --explore-until 3.2 \
        --average 1 --out a2.npz
    learn.py american --games 120000 --seed 3 --from a2.npz --rate 0.4 --fall 0.03 --explore 0.04 --explore-until 0.3 \
        --average 0.7 --out a3.npz
    learn.py american --ship a3.npz               writes the players' file, in half precision

made the American weights in 370,000 games, ten minutes of a core; more games make them better still (`--from`).
The English ones are of the first run alone, with `--fall 0.464 --explore-until 3`.

The same arguments give the same weights. After every self-play game one backward pass: the target of a grid is the
value of the best reply to the next card, mixed with what really followed (lambda); a random move cuts what followed
off. The rate falls by a factor through the run; the weights of its last part are averaged.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numba
import numpy as np
from numpy.typing import NDArray

import cardloom.players.poker_squares
from cardloom.games.poker_squares.rules import CELLS, WIN_MARKS
from cardloom.hands.points import SYSTEMS
from cardloom.players.poker_squares.afterstates import Work, cells_sum, hidden_sum, moves, new_work
from cardloom.players.poker_squares.board import Board, clear, made_at, new_board, put, see
from cardloom.players.poker_squares.features import FEATURES, MOST_FEATURES, features
from cardloom.players.poker_squares.network import (
    BIAS,
    BLOCK,
    BLOCKS,
    HIDDEN,
    MIDDLE,
    UNIT,
    Network,
    forward,
    network,
    new_network,
)

LAST = CELLS - 2  # the last grid that is learned: with one cell left the mean is exact
LAMBDA = 0.8
EMBEDDING, LINEAR, CELLS_RATE, NET = 0.003, 0.004, 0.001, 0.001  # rates of the parts, times the falling rate
ROUND = 10_000  # games between two looks at the schedule


@numba.njit(nogil=True)
def learn(
    net: Network,
    games: int,
    points: int,
    explore: float,
    rate: float,
    board: Board,
    work: Work,
    rng: np.random.Generator,
) -> float:
    """Self-play that changes the network; the mean score."""
    unit = UNIT[points]
    deck = np.arange(52)
    lines = np.zeros((CELLS, MOST_FEATURES), np.int64)
    cells = np.zeros((CELLS, CELLS), np.int64)
    counts = np.zeros((CELLS, 2), np.int64)
    hidden = np.zeros((CELLS, HIDDEN), np.float32)
    z = np.zeros((CELLS, MIDDLE), np.float32)
    value, best, made = np.zeros(CELLS), np.zeros(CELLS), np.zeros(CELLS)
    off = np.zeros(CELLS, np.bool_)
    back, slope, gradient = np.zeros(HIDDEN, np.float32), np.zeros(MIDDLE, np.float32), np.zeros(MIDDLE, np.float32)
    embedding, middle, linear = net.embedding, net.middle, net.linear
    total, zero = 0.0, np.float32(0)
    for _ in range(games):
        clear(board)
        for t in range(1, CELLS):
            k = t - 1 + int(rng.random() * (53 - t))
            card = deck[k]
            deck[k], deck[t - 1] = deck[t - 1], card
            see(board, card)
            n = moves(board, card, t, net, points, work)
            chosen = np.argmax(work.values[:n])
            best[t] = work.values[chosen] / unit
            off[t] = False
            if rng.random() < explore:
                other = int(rng.random() * n)
                off[t] = work.values[other] < work.values[chosen]
                chosen = other
            cell = work.cells[chosen]
            if t <= LAST:
                hidden_sum(work, cell, hidden[t])
                value[t] = forward(hidden[t], t, net, z[t]) + cells_sum(work, cell)
            put(board, cell, card)
            made[t] = made_at(board, cell, points) / unit
            total += made[t]
            if t <= LAST:
                counts[t] = features(board, points, lines[t], cells[t])
            else:
                total += work.values[chosen] / unit - made[t]  # the mean of the last card
        target = best[CELLS - 1]
        for t in range(LAST, 0, -1):
            error = np.float32(target - value[t])
            target = best[t] if off[t] else (1 - LAMBDA) * best[t] + LAMBDA * (made[t] + target)
            back[:] = zero
            for j in range(MIDDLE):
                slope[j] = error * net.last[t, j] if z[t, j] > zero else zero
                net.last[t, j] += np.float32(NET * rate) * error * z[t, j]
                net.shift[t, j] += np.float32(NET * rate) * slope[j]
            for i in range(1, HIDDEN):
                if hidden[t, i] > zero:
                    step, total_slope = np.float32(NET * rate) * hidden[t, i], zero
                    for j in range(MIDDLE):
                        gradient[j] = slope[j] * middle[i, j]
                        middle[i, j] += step * slope[j]
                    for j in range(MIDDLE):
                        total_slope += gradient[j]
                    back[i] = total_slope
            back *= np.float32(EMBEDDING * rate)
            for i in range(HIDDEN):
                embedding[BIAS + t, i] += back[i]
            for k in range(counts[t, 0]):
                row = BLOCK[t] * FEATURES + lines[t, k]
                for i in range(HIDDEN):
                    embedding[row, i] += back[i]
                linear[t, lines[t, k]] += np.float32(LINEAR * rate) * error
            for k in range(counts[t, 1]):
                net.cells[t, cells[t, k]] += np.float32(CELLS_RATE * rate) * error
    return total * unit / games


@numba.njit(nogil=True)
def play(
    decks: NDArray[np.int64], net: Network, points: int, board: Board, work: Work, scores: NDArray[np.float64]
) -> None:
    """The scores of the best moves by the network, the last card by its mean."""
    for game in range(len(decks)):
        clear(board)
        scores[game] = 0
        for t in range(1, CELLS):
            card = decks[game, t - 1]
            see(board, card)
            n = moves(board, card, t, net, points, work)
            best = np.argmax(work.values[:n])
            cell = work.cells[best]
            put(board, cell, card)
            scores[game] += made_at(board, cell, points) if t < CELLS - 1 else work.values[best]


def load(path: Path) -> Network:
    with np.load(path) as kept:
        return Network(*(kept[name] for name in Network._fields))


def averaged(mean: Network | None, net: Network, share: float) -> Network:
    if mean is None:
        return Network(*(part.copy() for part in net))
    for old, part in zip(mean, net, strict=True):
        old[:] += (part - old) * np.float32(share)
    return mean


def ship(points: str, path: Path) -> None:
    """The players' file: half precision, and nothing where training has never been."""
    net = load(path)
    for block in range(BLOCKS):
        used = (net.linear[block == BLOCK] != 0).any(axis=0)
        net.embedding[block * FEATURES : (block + 1) * FEATURES][~used] = 0
    parts = {name: part.astype(np.float16) for name, part in zip(Network._fields, net, strict=True)}
    target = Path(cardloom.players.poker_squares.__file__).with_name(f"{points}.npz")
    np.savez_compressed(target, allow_pickle=False, **parts)
    network.cache_clear()
    print(f"{target.name}: {target.stat().st_size / 1e6:.2f} MB")


def train(args: argparse.Namespace) -> None:
    points = SYSTEMS.index(args.points)
    rng = np.random.default_rng(args.seed)
    net = load(args.start) if args.start else new_network(rng)
    board, work = new_board(), new_work()
    decks = np.random.default_rng(77).permuted(np.tile(np.arange(52), (5000, 1)), axis=1)
    scores = np.empty(len(decks))
    mean: Network | None = None
    kept, begun, total = 0, time.perf_counter(), 0.0
    rounds = -(-args.games // ROUND)
    for number in range(rounds):
        done = number / rounds
        rate = args.rate * args.fall**done
        explore = args.explore * max(0.0, 1 - done / args.explore_until)
        total += learn(net, ROUND, points, explore, rate, board, work, rng)
        if done >= args.average:
            kept += 1
            mean = averaged(mean, net, 1 / kept)
        if (number + 1) % args.every == 0 or number + 1 == rounds:
            shown = mean or net
            play(decks, shown, points, board, work, scores)
            error = scores.std() / np.sqrt(len(scores))
            print(
                f"{time.perf_counter() - begun:.0f} s, {(number + 1) * ROUND} games, rate {rate:.4f}: "
                f"self-play {total / args.every:.2f}, best moves {scores.mean():.2f} +- {error:.2f}, "
                f"marks {(scores >= WIN_MARKS[points]).mean():.2%}",
                flush=True,
            )
            total = 0.0
            np.savez(args.out, allow_pickle=False, **(shown)._asdict())


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("points", choices=SYSTEMS)
    arguments.add_argument("--games", type=int, default=3_000_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--from", dest="start", type=Path, help="weights to go on from")
    arguments.add_argument("--out", type=Path)
    arguments.add_argument("--rate", type=float, default=1.0)
    arguments.add_argument("--fall", type=float, default=0.01, help="the last rate, as a part of the first")
    arguments.add_argument("--explore", type=float, default=0.1, help="random moves at first")
    arguments.add_argument(
        "--explore-until", type=float, default=0.5, help="the part of the run after which there are none"
    )
    arguments.add_argument("--average", type=float, default=0.75, help="the part of the run whose weights do not count")
    arguments.add_argument("--every", type=int, default=20, help="rounds between two reports")
    arguments.add_argument("--ship", type=Path, help="write these weights as the players' own, and train nothing")
    args = arguments.parse_args()
    if args.ship:
        ship(args.points, args.ship)
    elif args.out:
        train(args)
    else:
        arguments.error("--out or --ship is needed")


if __name__ == "__main__":
    main()
