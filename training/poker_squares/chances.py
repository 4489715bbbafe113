r"""Trains what Poker Squares' players know of chances: to reach a mark, and to beat a strong player on the same cards.

    chances.py mark american --from a2.npz --games 100000 --out m1.npz
    chances.py mark american --from m1.npz --games 240000 --easier 2.5 --rate 0.5 --fall 0.04 --explore 0.02 \
        --trace 0.6 --out m2.npz
    chances.py rival american --from a2.npz --games 60000 --trace 0.8 --out r1.npz
    chances.py rival american --from r1.npz --games 200000 --rate 0.4 --fall 0.03 --trace 0.8 --out r2.npz
    learn.py american --from m2.npz --ship american-mark          writes a player's file; so does american-rival

go on from weights of the value (`learn.py`). So the shipped ones were made, the English ones by one run of 100,000 and
one of 80,000 games, but that those for the mark began with weights which an earlier training had taught to take risks.
It is TD(lambda) again, of a chance: its error moves the value by its part of the scale, and the scale itself. Most
games for the mark are played for an easier one, so that there is something to learn from. Rivals see both grids; the
other one is written by the shipped network, which lets chance decide between nearly equal moves.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numba
import numpy as np
from learn import LAST, NET, Course, Pace, Parts, Seen, averaged, load, new_room, save, seen_before, step
from learn import Room as Place
from numpy.typing import NDArray

from cardloom.games.kernels import draw
from cardloom.games.poker_squares.rules import CELLS, WIN_MARKS
from cardloom.hands.points import SYSTEMS
from cardloom.players.poker_squares.afterstates import Work, cells_sum, hidden_sum, moves
from cardloom.players.poker_squares.board import Board, clear, made_at, put, see
from cardloom.players.poker_squares.features import features
from cardloom.players.poker_squares.network import MIDDLE, TURNS, UNIT, Floats, Network, forward, network
from cardloom.players.poker_squares.odds import Odds, chance, chances, scale
from cardloom.players.poker_squares.rivalry import (
    NOW,
    Rivalry,
    Room,
    list_lines,
    note,
    rate,
    unlike_with,
    widening,
)
from cardloom.players.poker_squares.rivalry import new_room as new_table

GAIN, SPREADING, TABLE = 4.0, 0.5, 0.004  # rates: of a chance's error, of the scale beside it, of the tables
EASIER = 0.6  # the part of games that are played for an easier mark
DOUBT = 0.02  # units: how far the other's judgement of a move may be from the network's
ROUND = 5000  # games between two looks at the schedule


class Facts(NamedTuple):
    """Of the grids after t cards."""

    lead: NDArray[np.float64]  # (25,): by how much what is expected is more than needed, in scales
    scale: NDArray[np.float64]  # (25,)
    best: NDArray[np.float64]  # (25,): the chance of the best move that led to it
    off: NDArray[np.bool_]  # (25,): it was not the best
    unlike: NDArray[np.int64]  # (25,): lines that hold other cards than the other's


def new_facts() -> Facts:
    numbers = np.zeros((3, CELLS))
    return Facts(numbers[0], numbers[1], numbers[2], np.zeros(CELLS, np.bool_), np.zeros(CELLS, np.int64))


@numba.njit(nogil=True)
def choose(work: Work, n: int, explore: float, t: int, facts: Facts, rng: np.random.Generator) -> int:
    chosen = int(np.argmax(work.values[:n]))
    facts.best[t] = work.values[chosen]
    if rng.random() < explore:
        chosen = int(rng.random() * n)
    facts.off[t] = work.values[chosen] < facts.best[t]
    return work.cells[chosen]  # type: ignore[no-any-return]


@numba.njit(nogil=True)
def look(board: Board, work: Work, cell: int, t: int, net: Network, course: Course) -> float:
    """Note the net's sums of a move that has just been valued; its value."""
    hidden_sum(work, cell, course.hidden[t])
    return float(forward(course.hidden[t], t, net, course.z[t])) + cells_sum(work, cell)


@numba.njit(nogil=True)
def play_for_mark(
    odds: Odds, points: int, aim: int, explore: float, place: Place, facts: Facts, rng: np.random.Generator
) -> bool:
    """One game, noted; whether it made so many points."""
    board, work, course, needed = place.board, place.work, place.course, aim
    clear(board)
    for t in range(1, CELLS + 1):
        draw(place.deck[t - 1 :], 1, rng)
        card = place.deck[t - 1]
        see(board, card)
        n = chances(board, card, t, odds, points, needed, work)
        if t == CELLS:
            return bool(work.values[0] > 0)
        cell = choose(work, n, explore, t, facts, rng)
        value = look(board, work, cell, t, odds.net, course) if t <= LAST else 0.0
        put(board, cell, card)
        needed -= made_at(board, cell, points)
        if t <= LAST:
            facts.scale[t] = scale(odds, t, course.z[t])
            facts.lead[t] = (value - needed / UNIT[points]) / facts.scale[t]
            course.counts[t] = features(board, points, course.lines[t], course.cells[t], course.shapes[t])
    return False


@numba.njit(nogil=True)
def play_rivals(
    rivals: Rivalry,
    other: Network,
    points: int,
    explore: float,
    place: Place,
    room: Room,
    theirs: Course,
    facts: Facts,
    rng: np.random.Generator,
) -> float:
    """One game against another who plays by a network for points, noted on both sides; the share of the win."""
    board, work, course, unit, made = place.board, place.work, place.course, UNIT[points], 0
    clear(board)
    clear(room.board)
    for t in range(1, CELLS + 1):
        draw(place.deck[t - 1 :], 1, rng)
        card = place.deck[t - 1]
        see(board, card)
        see(room.board, card)
        n = moves(room.board, card, t, other, points, room.other)
        for k in range(n):
            room.other.values[k] += DOUBT * unit * rng.standard_normal()
        cell = room.other.cells[np.argmax(room.other.values[:n])]
        before = room.theirs.made[NOW] if t > 1 else 0
        if t == CELLS:
            put(room.board, cell, card)
            before += made_at(room.board, cell, points)
            last = int(np.argmax(board.grid < 0))
            put(board, last, card)
            made += made_at(board, last, points)
            return 1.0 if made > before else 0.5 if made == before else 0.0
        note(room.board, cell, card, t, before, NOW, rivals, points, room)
        put(room.board, cell, card)
        if t <= LAST:
            theirs.hidden[t], theirs.z[t] = room.other.hidden, room.other.z
            theirs.counts[t] = features(room.board, points, theirs.lines[t], theirs.cells[t], theirs.shapes[t])
        list_lines(board, room.lines)
        n = rate(board, card, t, made, NOW, 1, rivals, points, room, work)
        cell = choose(work, n, explore, t, facts, rng)
        value = look(board, work, cell, t, rivals.net, course) if t <= LAST else 0.0
        if t <= LAST:
            facts.unlike[t] = unlike_with(cell, 0, room)
        put(board, cell, card)
        made += made_at(board, cell, points)
        if t <= LAST:
            total = rivals.base[t] + rivals.apart[t, facts.unlike[t]] + room.theirs.wide[NOW]
            facts.scale[t] = np.exp(total + widening(rivals, t, course.z[t]))
            facts.lead[t] = ((made - room.theirs.made[NOW]) / unit + value - room.theirs.value[NOW]) / facts.scale[t]
            course.counts[t] = features(board, points, course.lines[t], course.cells[t], course.shapes[t])
    return 0.0


@numba.njit(nogil=True)
def learn_mark(
    odds: Odds,
    seen: Seen,
    games: int,
    points: int,
    easier: float,
    pace: Pace,
    place: Place,
    facts: Facts,
    rng: np.random.Generator,
) -> float:
    """Games that change the weights; how many made their mark."""
    made, course = 0, place.course
    for _ in range(games):
        aim = WIN_MARKS[points]
        if rng.random() < EASIER:
            aim -= int(rng.random() * easier * UNIT[points])
        made += play_for_mark(odds, points, aim, pace.explore, place, facts, rng)
        target = facts.best[CELLS - 1]
        for t in range(LAST, 0, -1):
            error = target - chance(facts.lead[t], 1.0)
            value, spread = GAIN * error * facts.scale[t], -GAIN * SPREADING * facts.lead[t] * error
            step(odds.net, seen, course, t, np.float32(value), np.float32(spread) * odds.wide[t], pace.rate)
            widen(odds.base, odds.wide, course.z, t, spread, pace.rate)
            target = facts.best[t] if facts.off[t] else (1 - pace.trace) * facts.best[t] + pace.trace * target
    return made / games


@numba.njit(nogil=True)
def learn_rivals(
    rivals: Rivalry,
    seen: Seen,
    other: Network,
    games: int,
    points: int,
    pace: Pace,
    place: Place,
    room: Room,
    theirs: Course,
    facts: Facts,
    rng: np.random.Generator,
) -> float:
    """Games that change the weights; the share of the wins."""
    won = 0.0
    for _ in range(games):
        won += play_rivals(rivals, other, points, pace.explore, place, room, theirs, facts, rng)
        target = facts.best[CELLS - 1]
        for t in range(LAST, 0, -1):
            unlike = facts.unlike[t]
            error = target - chance(facts.lead[t] + rivals.patience[t, unlike], 1.0)
            value, spread = GAIN * error * facts.scale[t], -GAIN * SPREADING / 2 * facts.lead[t] * error
            for course, sign in ((place.course, 1.0), (theirs, -1.0)):
                step(
                    rivals.net,
                    seen,
                    course,
                    t,
                    np.float32(sign * value),
                    np.float32(spread) * rivals.wide[t],
                    pace.rate,
                )
                widen(rivals.base, rivals.wide, course.z, t, spread, pace.rate)
            rivals.apart[t, unlike] += TABLE * pace.rate * spread
            rivals.patience[t, unlike] += TABLE * pace.rate * GAIN * error
            target = facts.best[t] if facts.off[t] else (1 - pace.trace) * facts.best[t] + pace.trace * target
    return won / games


@numba.njit(nogil=True)
def widen(base: Floats, wide: Floats, z: Floats, t: int, spread: float, rate: float) -> None:
    base[t] += NET * rate * spread
    for j in range(MIDDLE):
        wide[t, j] += np.float32(NET * rate * spread) * z[t, j]


def first_base(spread: float) -> Floats:
    """A scale to begin with: that of the points to come if each card spreads them so much, in units."""
    scales: Floats = (spread * np.sqrt(3 * np.arange(TURNS, 0, -1)) / np.pi).astype(np.float32)
    return np.log(scales)


def parts_of(path: Path, names: tuple[str, ...]) -> Parts:
    """The weights that the file has of these."""
    with np.load(path) as kept:
        return {name: kept[name] for name in names if name in kept.files}


def for_mark(args: argparse.Namespace, points: int) -> tuple[Parts, Callable[[Pace, Seen], float]]:
    new = {"base": first_base(0.8), "wide": np.zeros((TURNS, MIDDLE), np.float32)}
    odds = Odds(load(args.start), **new | parts_of(args.start, Odds._fields[1:]))
    room = new_room(), new_facts(), np.random.default_rng(args.seed)

    def learn(pace: Pace, seen: Seen) -> float:
        return float(learn_mark(odds, seen, ROUND, points, args.easier, pace, *room))

    return odds.net._asdict() | {name: getattr(odds, name) for name in new}, learn


def for_rivals(args: argparse.Namespace, points: int) -> tuple[Parts, Callable[[Pace, Seen], float]]:
    new = {
        "base": first_base(0.6),
        "wide": np.zeros((TURNS, MIDDLE), np.float32),
        "apart": np.zeros((TURNS, 11), np.float32),
        "patience": np.zeros((TURNS, 11), np.float32),
    }
    rivals = Rivalry(load(args.start), **new | parts_of(args.start, Rivalry._fields[1:]))
    other, rng = network(args.points), np.random.default_rng(args.seed)
    room = new_room(), new_table(), new_room().course, new_facts()

    def learn(pace: Pace, seen: Seen) -> float:
        return float(learn_rivals(rivals, seen, other, ROUND, points, pace, *room, rng))

    return rivals.net._asdict() | {name: getattr(rivals, name) for name in new}, learn


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("aim", choices=("mark", "rival"))
    arguments.add_argument("points", choices=SYSTEMS)
    arguments.add_argument("--from", dest="start", type=Path, required=True, help="weights to go on from")
    arguments.add_argument("--out", type=Path, required=True)
    arguments.add_argument("--games", type=int, default=100_000)
    arguments.add_argument("--seed", type=int, default=5)
    arguments.add_argument("--rate", type=float, default=0.3)
    arguments.add_argument("--fall", type=float, default=0.05, help="the last rate, as a part of the first")
    arguments.add_argument("--explore", type=float, default=0.03, help="random moves at first; none in the last fifth")
    arguments.add_argument("--trace", type=float, default=0.7, help="lambda")
    arguments.add_argument("--easier", type=float, default=6.0, help="by how much at most a mark is easier, in units")
    args = arguments.parse_args()
    parts, learn = (for_mark if args.aim == "mark" else for_rivals)(args, SYSTEMS.index(args.points))
    seen, mean, kept, begun = seen_before(args.start), None, 0, time.perf_counter()
    rounds = -(-args.games // ROUND)
    for number in range(rounds):
        done = number / rounds
        pace = Pace(args.explore * max(0.0, 1 - done / 0.8), 0.0, args.trace, args.rate * args.fall**done)
        share = learn(pace, seen)
        if done >= 0.5:  # the weights of the second half are averaged
            kept += 1
            mean = averaged(mean, parts, 1 / kept)
        print(f"{time.perf_counter() - begun:.0f} s, {(number + 1) * ROUND} games: {share:.2%} won", flush=True)
    save(args.out, mean or parts, seen)


if __name__ == "__main__":
    main()
