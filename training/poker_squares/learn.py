r"""Trains the value of Poker Squares' players, by TD(lambda) from self-play: nothing is given but the rules.

    learn.py american --out a1.npz
    learn.py american --games 600000 --seed 2 --from a1.npz --rate 0.1 --fall 0.05 --explore 0.05 --explore-until 0.5 \
        --last-trace 0.6 --average 0.6 --out a2.npz
    learn.py american --from a2.npz --ship american         writes the players' file, in half precision

made the American weights: 1.2 million games, about ten minutes of a core. The English ones are of 400,000 and 300,000
games, else the same. `chances.py` goes on from either.

The same arguments give the same weights. After every game one backward pass: the target of a grid is the value of the
best reply to the next card, mixed with what really followed (lambda); a random move cuts what followed off. The rate
falls by a factor through the run, but what has seldom been seen learns faster: nearly as the mean of its errors. The
weights of the last part of a run may be averaged. A part of the games begins as people play (`judgement`), up to any
card, so that the value knows such grids too.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

import cardloom.players.poker_squares
from cardloom.games.kernels import draw
from cardloom.games.poker_squares.rules import CELLS, WIN_MARKS
from cardloom.hands.points import SYSTEMS
from cardloom.players.poker_squares.afterstates import (
    Work,
    cells_sum,
    hidden_sum,
    moves,
    new_work,
    representative,
)
from cardloom.players.poker_squares.board import Board, clear, made_at, new_board, put, see
from cardloom.players.poker_squares.features import CELL_FEATURES, FEATURES, MOST_FEATURES, SHAPES, features
from cardloom.players.poker_squares.judgement import Glance, natural_cell, new_glance
from cardloom.players.poker_squares.network import (
    BIAS,
    BLOCK,
    BLOCKS,
    HIDDEN,
    MIDDLE,
    TURNS,
    UNIT,
    Floats,
    Network,
    forward,
    new_network,
)

LAST = CELLS - 2  # the last grid that is learned: with one cell left the mean is exact
EMBEDDING, LINEAR, CELL, SHAPE, NET = 0.003, 0.004, 0.001, 0.004, 0.001  # rates of the parts, times the falling rate
SELDOM = np.float32(250)  # what has been seen n times learns at this / (this + n) at least, of the full rate
ODD = 0.1  # the part of games that begin as people play,
ODD_UNTIL = 22  # up to any card before this one,
NATURAL = 0.85  # mostly in the natural cell, else anywhere
ROUND = 10_000  # games between two looks at the schedule


class Seen(NamedTuple):
    """How often each feature has been learned, by turn."""

    lines: Floats  # (TURNS, FEATURES)
    cells: Floats  # (TURNS, CELL_FEATURES)
    shapes: Floats  # (TURNS, SHAPES)


class Pace(NamedTuple):
    """How a round of games is played and learned."""

    explore: float  # the part of moves that are random
    odd: float  # the part of games that begin as people play
    trace: float  # lambda
    rate: float


class Course(NamedTuple):
    """A game as it was played: of the grid after t cards, in units of points."""

    lines: NDArray[np.int64]  # (25, MOST_FEATURES)
    cells: NDArray[np.int64]  # (25, 25)
    shapes: NDArray[np.int64]  # (25, 2)
    counts: NDArray[np.int64]  # (25, 2): how many of lines and cells
    hidden: Floats  # (25, HIDDEN)
    z: Floats  # (25, MIDDLE)
    value: NDArray[np.float64]  # (25,)
    best: NDArray[np.float64]  # (25,): of the best move that led to it, made points included
    made: NDArray[np.float64]  # (25,): points of the move that was made
    off: NDArray[np.bool_]  # (25,): it was not the best


class Room(NamedTuple):
    """What learning works with."""

    board: Board
    work: Work
    glance: Glance
    course: Course
    deck: NDArray[np.int64]


def new_seen() -> Seen:
    return Seen(*(np.zeros((TURNS, n), np.float32) for n in (FEATURES, CELL_FEATURES, SHAPES)))


def new_room() -> Room:
    whole, one = np.int64, np.float32
    course = Course(
        lines=np.zeros((CELLS, MOST_FEATURES), whole),
        cells=np.zeros((CELLS, CELLS), whole),
        shapes=np.zeros((CELLS, 2), whole),
        counts=np.zeros((CELLS, 2), whole),
        hidden=np.zeros((CELLS, HIDDEN), one),
        z=np.zeros((CELLS, MIDDLE), one),
        value=np.zeros(CELLS),
        best=np.zeros(CELLS),
        made=np.zeros(CELLS),
        off=np.zeros(CELLS, np.bool_),
    )
    return Room(new_board(), new_work(), new_glance(), course, np.arange(52))


@numba.njit(nogil=True)
def learn(net: Network, seen: Seen, games: int, points: int, pace: Pace, room: Room, rng: np.random.Generator) -> float:
    """Self-play that changes the network; the mean score."""
    total, course, nothing = 0.0, room.course, np.zeros(MIDDLE, np.float32)
    for card in range(52):
        room.deck[card] = card
    for _ in range(games):
        total += play_one(net, points, pace, room, rng)
        target = course.best[CELLS - 1]
        for t in range(LAST, 0, -1):
            step(net, seen, course, t, np.float32(target - course.value[t]), nothing, pace.rate)
            followed, target = course.made[t] + target, course.best[t]
            if not course.off[t]:
                target = (1 - pace.trace) * target + pace.trace * followed
    return float(total * UNIT[points] / games)


@numba.njit(nogil=True)
def play_one(net: Network, points: int, pace: Pace, room: Room, rng: np.random.Generator) -> float:
    """One game, noted; its score in units, the last card by its mean."""
    board, work, deck = room.board, room.work, room.deck
    lines, cells, shapes, counts, hidden, z, value, best, made, off = room.course
    total, unit = 0.0, UNIT[points]
    clear(board)
    odd_until = int(rng.random() * ODD_UNTIL) if rng.random() < pace.odd else 0
    for t in range(1, CELLS):
        draw(deck[t - 1 :], 1, rng)
        card = deck[t - 1]
        see(board, card)
        n = moves(board, card, t, net, points, work)
        chosen = int(np.argmax(work.values[:n]))
        best[t] = work.values[chosen] / unit
        if t <= odd_until or rng.random() < pace.explore:
            chosen = int(rng.random() * n)
            if t <= odd_until and rng.random() < NATURAL:
                natural = representative(board, natural_cell(board.grid, card, points, room.glance))
                for k in range(n):
                    if work.cells[k] == natural:
                        chosen = k
        off[t] = work.values[chosen] < work.values[:n].max()
        cell = work.cells[chosen]
        if t <= LAST:
            hidden_sum(work, cell, hidden[t])
            value[t] = forward(hidden[t], t, net, z[t]) + cells_sum(work, cell)
        put(board, cell, card)
        made[t] = made_at(board, cell, points) / unit
        total += made[t]
        if t <= LAST:
            counts[t] = features(board, points, lines[t], cells[t], shapes[t])
        else:
            total += work.values[chosen] / unit - made[t]
    return total


@numba.njit(nogil=True)
def share(count: np.float32, rate: float) -> np.float32:
    """The rate of a feature."""
    return max(np.float32(rate), SELDOM / (SELDOM + count))


@numba.njit(nogil=True)
def step(net: Network, seen: Seen, course: Course, t: int, error: np.float32, more: Floats, rate: float) -> None:
    """Move the value of the grid after t cards by a part of the error. more: what else is asked of `z`."""
    zero, all_ = np.float32(0), np.float32(NET * rate)
    hidden, z, middle, embedding = course.hidden[t], course.z[t], net.middle, net.embedding
    back, slope, gradient = np.zeros(HIDDEN, np.float32), np.zeros(MIDDLE, np.float32), np.zeros(MIDDLE, np.float32)
    for j in range(MIDDLE):
        slope[j] = error * net.last[t, j] + more[j] if z[j] > zero else zero
        net.last[t, j] += all_ * error * z[j]
        net.shift[t, j] += all_ * slope[j]
    for i in range(1, HIDDEN):
        if hidden[i] > zero:
            part = all_ * hidden[i]
            for j in range(MIDDLE):
                gradient[j] = slope[j] * middle[i, j]
                middle[i, j] += part * slope[j]
            for j in range(MIDDLE):
                back[i] += gradient[j]
    for i in range(HIDDEN):
        embedding[BIAS + t, i] += np.float32(EMBEDDING * rate) * back[i]
    for feature in course.lines[t, : course.counts[t, 0]]:
        part = share(seen.lines[t, feature], rate)
        seen.lines[t, feature] += 1
        row = BLOCK[t] * FEATURES + feature
        for i in range(HIDDEN):
            embedding[row, i] += np.float32(EMBEDDING) * part * back[i]
        net.linear[t, feature] += np.float32(LINEAR) * part * error
    for feature in course.cells[t, : course.counts[t, 1]]:
        part = share(seen.cells[t, feature], rate)
        seen.cells[t, feature] += 1
        net.cells[t, feature] += np.float32(CELL) * part * error
    for feature in course.shapes[t]:
        part = share(seen.shapes[t, feature], rate)
        seen.shapes[t, feature] += 1
        net.shapes[t, feature] += np.float32(SHAPE) * part * error


@numba.njit(nogil=True)
def play(
    decks: NDArray[np.int64], net: Network, points: int, board: Board, work: Work, scores: NDArray[np.float64]
) -> None:
    """The scores of the best moves by the network."""
    for game in range(len(decks)):
        clear(board)
        scores[game] = 0
        for t in range(1, CELLS + 1):
            card = decks[game, t - 1]
            see(board, card)
            n = moves(board, card, t, net, points, work)
            cell = work.cells[np.argmax(work.values[:n])]
            put(board, cell, card)
            scores[game] += made_at(board, cell, points)


def load(path: Path) -> Network:
    with np.load(path) as kept:
        return Network(*(kept[name] for name in Network._fields))


def seen_before(path: Path) -> Seen:
    with np.load(path) as kept:
        return Seen(*(kept[f"seen_{name}"] for name in Seen._fields))


Parts = dict[str, NDArray[Any]]  # weights by name


def averaged(mean: Parts | None, parts: Parts, share: float) -> Parts:
    if mean is None:
        return {name: part.copy() for name, part in parts.items()}
    for name, part in parts.items():
        mean[name] += (part - mean[name]) * np.float32(share)
    return mean


def save(path: Path, parts: Parts, seen: Seen) -> None:
    counts = {f"seen_{name}": part for name, part in seen._asdict().items()}
    np.savez(path, allow_pickle=False, **parts, **counts)


def ship(name: str, path: Path) -> None:
    """The players' file: half precision, and nothing where training has never been."""
    with np.load(path) as kept:
        parts = {name: kept[name] for name in kept.files if not name.startswith("seen_")}
    for block in range(BLOCKS):
        used = (parts["linear"][block == BLOCK] != 0).any(axis=0)
        parts["embedding"][block * FEATURES : (block + 1) * FEATURES][~used] = 0
    target = Path(cardloom.players.poker_squares.__file__).with_name(f"{name}.npz")
    np.savez_compressed(target, allow_pickle=False, **{name: part.astype(np.float16) for name, part in parts.items()})
    print(f"{target.name}: {target.stat().st_size / 1e6:.2f} MB")


def train(args: argparse.Namespace) -> None:
    points = SYSTEMS.index(args.points)
    rng, room = np.random.default_rng(args.seed), new_room()
    net, seen = (load(args.start), seen_before(args.start)) if args.start else (new_network(rng), new_seen())
    decks = np.random.default_rng(77).permuted(np.tile(np.arange(52), (5000, 1)), axis=1)
    scores = np.empty(len(decks))
    mean: Parts | None = None
    kept, begun, total = 0, time.perf_counter(), 0.0
    rounds = -(-args.games // ROUND)
    for number in range(rounds):
        done = number / rounds
        pace = Pace(
            explore=args.explore * max(0.0, 1 - done / args.explore_until),
            odd=ODD,
            trace=args.trace + (args.last_trace - args.trace) * done,
            rate=args.rate * args.fall**done,
        )
        total += learn(net, seen, ROUND, points, pace, room, rng)
        if done >= args.average:
            kept += 1
            mean = averaged(mean, net._asdict(), 1 / kept)
        if (number + 1) % args.every == 0 or number + 1 == rounds:
            shown = Network(**mean) if mean else net
            play(decks, shown, points, room.board, room.work, scores)
            error = scores.std() / np.sqrt(len(scores))
            print(
                f"{time.perf_counter() - begun:.0f} s, {(number + 1) * ROUND} games, rate {pace.rate:.4f}: "
                f"self-play {total / args.every:.2f}, best moves {scores.mean():.2f} +- {error:.2f}, "
                f"marks {(scores >= WIN_MARKS[points]).mean():.2%}",
                flush=True,
            )
            total = 0.0
            save(args.out, shown._asdict(), seen)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("points", choices=SYSTEMS)
    arguments.add_argument("--games", type=int, default=600_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--from", dest="start", type=Path, help="weights to go on from")
    arguments.add_argument("--out", type=Path)
    arguments.add_argument("--rate", type=float, default=1.0)
    arguments.add_argument("--fall", type=float, default=0.1, help="the last rate, as a part of the first")
    arguments.add_argument("--explore", type=float, default=0.1, help="random moves at first")
    arguments.add_argument("--explore-until", type=float, default=1.2, help="the part of the run without any after it")
    arguments.add_argument("--trace", type=float, default=0.8, help="lambda at first")
    arguments.add_argument("--last-trace", type=float, default=0.8, help="lambda at last")
    arguments.add_argument("--average", type=float, default=1.0, help="the part of the run whose weights do not count")
    arguments.add_argument("--every", type=int, default=20, help="rounds between two reports")
    arguments.add_argument("--ship", metavar="NAME", help="write the weights --from as these, and train nothing")
    args = arguments.parse_args()
    if args.ship and args.start:
        ship(args.ship, args.start)
    elif args.out:
        train(args)
    else:
        arguments.error("--out, or --ship and --from, is needed")


if __name__ == "__main__":
    main()
