"""Learn the tables of the Puzzle Poker players by self-play, from nothing.

    python training/puzzle/learn.py puzzle-solo --games 16000 --out src/cardloom/players/puzzle_solo/tables.npz
    python training/puzzle/learn.py puzzle-poker --games 96000 --out src/cardloom/players/puzzle_poker/tables.npz

Temporal differences between the positions after turns, with rates that each entry keeps for itself (temporal coherence:
Beal and Smith, 1999; Jaskowski, 2018): as long as an entry's errors have one sign it learns fast. Both seats of the
duel learn from the same tables. The same seed, games and machine give the same tables.
"""

from __future__ import annotations

import argparse
import math
import time
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from numpy.typing import NDArray

from cardloom.games import game
from cardloom.games.game import OVER
from cardloom.games.kernels import shuffle
from cardloom.games.puzzle.record import stock
from cardloom.players.puzzle import turns
from cardloom.players.puzzle.turns import Room, hide

if TYPE_CHECKING:
    from cardloom.players.puzzle.turns import best_end, forecast
    from cardloom.players.puzzle_solo.value import deal, features, lead, reveal, to_act, unseen_by

Numbers = NDArray[np.float64]

BLOCK = 50  # games with the same options
OPTIONS: dict[str, list[tuple[float, dict[str, Any]]]] = {  # how often, which
    "puzzle-solo": [
        (0.40, {}),
        (0.10, {"easy": True}),
        (0.14, {"hard": True}),
        (0.08, {"ranks": "A-10"}),
        (0.14, {"ranks": "A-K"}),
        (0.10, {"ranks": "A-K", "hard": True}),
        (0.04, {"ranks": "A-10", "hard": True}),
    ],
    "puzzle-poker": [
        (0.45, {}),
        (0.20, {"hands": "open"}),
        (0.10, {"persistence": True}),
        (0.05, {"persistence": True, "hands": "open"}),
        (0.07, {"ranks": "A-9"}),
        (0.07, {"ranks": "A-K"}),
        (0.03, {"ranks": "A-9", "hands": "open"}),
        (0.03, {"ranks": "A-K", "hands": "open"}),
    ],
}


def self_play(
    room: Room,
    start: NDArray[Any],
    deck: NDArray[np.int8],
    games: int,
    tables: NDArray[np.float32],
    sums: Numbers,
    sizes: Numbers,
    tries: int,
    rng: np.random.Generator,
    out: Numbers,
    errors: Numbers,
    counts: Numbers,
) -> None:
    """Play games; each seat's forecast moves towards the one after its next turn, or the end.

    sums, sizes: by entry, of its errors and of their sizes. errors, counts: by stock, of squared errors of forecasts.
    """
    old = np.zeros((2, 64), np.int64)
    olds = np.zeros(2, np.int64)
    before = np.zeros(2)
    told = np.zeros((2, 256))
    when = np.zeros((2, 256), np.int64)
    s = room.states[0]
    for number in range(games):
        shuffle(deck, rng)
        s = room.states[0]
        room.states[0] = start[0]
        deal(s, deck)
        olds[:] = 0
        tolds = np.zeros(2, np.int64)
        while s.phase != OVER:
            seat = 0 if to_act(s) == 1 else 1
            drawn = s.drawn
            unseen = unseen_by(s, seat, hide(s))
            best_end(room, seat, unseen, tables, tries)
            s = room.states[0]
            room.states[0] = room.end[0]
            value = forecast(s, seat, unseen, tables, room.at)
            if s.phase != OVER:
                if olds[seat]:
                    adjust(tables, sums, sizes, old[seat], olds[seat], value - before[seat])
                olds[seat] = features(s, seat, unseen, old[seat])
                before[seat] = forecast(s, seat, unseen, tables, room.at)
                told[seat, tolds[seat]] = before[seat]
                when[seat, tolds[seat]] = stock(s)
                tolds[seat] += 1
                reveal(s, deck, drawn)
        for seat in range(s.seats):
            if olds[seat]:
                adjust(tables, sums, sizes, old[seat], olds[seat], lead(s, seat) - before[seat])
            for k in range(tolds[seat]):
                errors[when[seat, k]] += (lead(s, seat) - told[seat, k]) ** 2
                counts[when[seat, k]] += 1
        out[number] = lead(s, 0)


@numba.njit  # type: ignore[untyped-decorator]
def adjust(
    tables: NDArray[np.float32], sums: Numbers, sizes: Numbers, entries: NDArray[np.int64], n: int, error: float
) -> None:
    """Move the entries of a forecast, each at its own rate, together at most all the way."""
    for k in range(n):
        e = entries[k]
        rate = abs(sums[e]) / sizes[e] if sizes[e] else 1.0
        tables[e] += rate * error / n
        sums[e] += error
        sizes[e] += abs(error)


def compiled(function: Any, *modules: ModuleType | dict[str, Any]) -> Any:
    """Compile a function with the names of these modules."""
    names = dict(function.__globals__)
    for module in modules:
        names.update(module if isinstance(module, dict) else vars(module))
    return numba.njit(FunctionType(function.__code__, names, function.__name__))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(OPTIONS))
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--tries", type=int, default=1_500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=math.inf, help="of processor time, at most")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    this = game(given.game)
    value = import_module(f"cardloom.players.{given.game.replace('-', '_')}.value")
    rules = this.rules
    kernels = {"forecast": compiled(turns.forecast, value)}
    kernels["best_end"] = compiled(turns.best_end, value, kernels)
    run = compiled(self_play, value, kernels)
    rng = np.random.default_rng(given.seed)
    room = turns.room(value)
    tables = np.zeros(value.SIZE, np.float32)
    widths = tables[value.WIDTH_AT :]
    widths[:] = 0.6 * np.sqrt(np.arange(len(widths)) + 1)
    sums, sizes = np.zeros(value.SIZE), np.zeros(value.SIZE)
    errors, counts = np.zeros(53), np.zeros(53)
    out = np.zeros(BLOCK)
    shares = np.array([share for share, _ in OPTIONS[given.game]])
    means: list[list[float]] = [[] for _ in shares]
    began = time.process_time()
    for block in range(given.games // BLOCK):
        kind = rng.choice(len(shares), p=shares)
        options = this.check_options(OPTIONS[given.game][kind][1], 2)
        start = np.zeros(1, rules.STATE)
        start["seats"] = this.usual_seats if given.game == "puzzle-poker" else 1
        for option in this.options:
            start[option.name] = option.code(options[option.name])
        deck = np.array(this.cards(options), np.int8)
        run(room, start, deck, BLOCK, tables, sums, sizes, given.tries, rng, out, errors, counts)
        means[kind].append(float(out.mean()))
        if block % 40 == 39:
            if len(widths):
                known = counts > 200
                spread = np.sqrt(errors[known] / counts[known])
                widths[known] = spread * math.sqrt(3) / math.pi
                errors *= 0.7
                counts *= 0.7
            spent = time.process_time() - began
            latest = (f"{np.mean(mean[-8:]):.2f}" for mean in means if mean)
            error = math.sqrt(errors.sum() / counts.sum())
            print((block + 1) * BLOCK, "games", round(spent), "s, means", *latest, "error", round(error, 2), flush=True)
            np.savez_compressed(given.out, tables=tables.astype(np.float16))
            if spent > given.seconds:
                break


if __name__ == "__main__":
    main()
