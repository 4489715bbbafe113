"""The learned value of a grid: the points that are still to come, by tables and a small net over the same features.

    value = UNIT[points] * (sums of linear[t, feature], cells[t, cell feature], shapes[t, shape] + last[t] . relu(z))
    z     = middle . relu(sum of embedding[block of t, feature] + bias[t]) + shift[t]

for the grid after t cards, as NNUE does in chess: the sums change little from move to move. Values are for t up to 23:
with one cell left the expectation is exact (`afterstates.last_mean`).
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardloom.compiled import lean
from cardloom.hands.points import SYSTEMS
from cardloom.players.poker_squares.features import CELL_FEATURES, FEATURES, SHAPES

Floats = NDArray[np.float32]

HIDDEN, MIDDLE = 32, 32  # unit 0 of the hidden layer carries the linear sum
BLOCKS = 4  # of turns that share embeddings
TURNS = 25
UNIT = np.array([10.0, 3.5])  # points, by system, that the network counts as 1
BLOCK = np.array([0] + [(t - 1) * BLOCKS // 24 for t in range(1, 25)], np.int64)  # of the grid after t cards
BIAS = BLOCKS * FEATURES  # where the rows of turns begin in `embedding`


class Network(NamedTuple):
    """The weights."""

    embedding: Floats  # (BLOCKS * FEATURES + TURNS, HIDDEN): rows of features, then the bias of each turn
    linear: Floats  # (TURNS, FEATURES)
    cells: Floats  # (TURNS, CELL_FEATURES)
    shapes: Floats  # (TURNS, SHAPES)
    middle: Floats  # (HIDDEN, MIDDLE)
    shift: Floats  # (TURNS, MIDDLE)
    last: Floats  # (TURNS, MIDDLE)


def new_network(rng: np.random.Generator) -> Network:
    """Before training: it says 0 but for small noise."""
    one = np.float32
    embedding = np.zeros((BIAS + TURNS, HIDDEN), one)
    embedding[:BIAS, 1:] = np.tile(0.05 * rng.standard_normal((FEATURES, HIDDEN - 1)), (BLOCKS, 1))
    middle = (rng.standard_normal((HIDDEN, MIDDLE)) * np.sqrt(2 / HIDDEN)).astype(one)
    middle[0] = 0
    last = np.tile(rng.standard_normal(MIDDLE) / np.sqrt(MIDDLE), (TURNS, 1)).astype(one)
    return Network(
        embedding,
        np.zeros((TURNS, FEATURES), one),
        np.zeros((TURNS, CELL_FEATURES), one),
        np.zeros((TURNS, SHAPES), one),
        middle,
        np.zeros((TURNS, MIDDLE), one),
        last,
    )


def weights(name: str) -> dict[str, Floats]:
    """Trained ones, as they are shipped in half precision."""
    with files(__package__).joinpath(f"{name}.npz").open("rb") as file, np.load(file) as kept:
        return {part: kept[part].astype(np.float32) for part in kept.files}


@cache
def network(points: str) -> Network:
    """The trained one for `american` or `english` points."""
    kept = weights(points)
    return Network(*(kept[part] for part in Network._fields))


def system(points: str) -> int:
    return SYSTEMS.index(points)


@lean
def add_features(hidden: Floats, net: Network, t: int, features: NDArray[np.int64], n: int) -> None:
    """Add the rows of the first n features to the hidden sums: four at once are five times as fast."""
    embedding, linear, first, k = net.embedding, net.linear, BLOCK[t] * FEATURES, 0
    while k + 4 <= n:
        a, b, c, d = features[k], features[k + 1], features[k + 2], features[k + 3]
        for j in range(HIDDEN):
            hidden[j] += (embedding[first + a, j] + embedding[first + b, j]) + (
                embedding[first + c, j] + embedding[first + d, j]
            )
        hidden[0] += (linear[t, a] + linear[t, b]) + (linear[t, c] + linear[t, d])
        k += 4
    while k < n:
        a = features[k]
        for j in range(HIDDEN):
            hidden[j] += embedding[first + a, j]
        hidden[0] += linear[t, a]
        k += 1


@lean
def exchange(hidden: Floats, net: Network, t: int, old: int, new: int) -> None:
    """One feature becomes another."""
    if old != new:
        first, embedding = BLOCK[t] * FEATURES, net.embedding
        for j in range(HIDDEN):
            hidden[j] += embedding[first + new, j] - embedding[first + old, j]
        hidden[0] += net.linear[t, new] - net.linear[t, old]


@lean
def forward(hidden: Floats, t: int, net: Network, z: Floats) -> np.float32:
    """The value without the cells' part, in units. `hidden` becomes relu(hidden) beyond unit 0, `z` relu(z)."""
    zero, middle, last = np.float32(0), net.middle, net.last
    for i in range(1, HIDDEN):
        hidden[i] = max(hidden[i], zero)
    for j in range(MIDDLE):
        z[j] = net.shift[t, j]
    for i in range(0, HIDDEN, 4):  # row 0 of `middle` is 0; four rows at once, for speed
        a, b, c, d = hidden[i], hidden[i + 1], hidden[i + 2], hidden[i + 3]
        for j in range(MIDDLE):
            z[j] += (a * middle[i, j] + b * middle[i + 1, j]) + (c * middle[i + 2, j] + d * middle[i + 3, j])
    a, b, c, d = hidden[0], zero, zero, zero
    for j in range(MIDDLE):
        z[j] = max(z[j], zero)
    for j in range(0, MIDDLE, 4):
        a += z[j] * last[t, j]
        b += z[j + 1] * last[t, j + 1]
        c += z[j + 2] * last[t, j + 2]
        d += z[j + 3] * last[t, j + 3]
    return (a + b) + (c + d)  # type: ignore[no-any-return]
