"""Whatever a text says, a record is read and replayed, or refused in words."""

from __future__ import annotations

import random
from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

import cardloom
from cardloom import BadRecord
from cardloom.games import GAMES
from cardloom.record import Record, read, text
from cardloom.shuffle import Shuffle, verify


def begun(key: str) -> str:
    """A record of the first moves of a game, with everything in it that a record may have."""
    chance = random.Random(1)
    state = cardloom.new(key, seed=1)
    moves = []
    for _ in range(5):
        seat = chance.choice(state.to_act)
        moves.append(f"p{seat} {chance.choice(state.legal(seat))}")
        state = state.play(seat, moves[-1].split(" ", 1)[1])
    names = [f"n{seat}" for seat in range(state.seats)]
    shuffle = Shuffle("m", bytes(32), ("a", "")).transcript(["start"], [1, 2], revealed=True)
    return text(Record.of(state, moves, names, shuffle=shuffle, seed=3, extras={"note": "é", "_x": [{"a": 1.5}]}))


TEXTS = [begun(key) for key in GAMES]
PIECES = [
    *('"', "'", '"""', "[", "]", "{", "}", "=", ",", "\n", "#", "\\", "\\u0000", "\x00", "\ud800", "é", "🂡"),
    *("[[x]]", "[options]", "a.b.c=1", "start = 3", "seed = -1", "moves", "_", "[" * 2000, "x." * 2000),
    *(
        "true",
        "-1",
        "1e999",
        "nan",
        "0x" + "f" * 600,
        "9" * 5000,
        "1979-05-27",
        "p9 ",
        "p1",
        "??",
        "Xr=7h",
        "As",
        "10h",
    ),
]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A record with pieces of it cut out, doubled, put elsewhere or replaced."""
    said = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(said)))
        end = draw(st.integers(start, min(len(said), start + 40)))
        middle = draw(
            st.one_of(st.just(""), st.sampled_from(PIECES), st.text(max_size=5), st.just(said[start:end] * 2))
        )
        said = said[:start] + middle + said[end:]
    return said


def is_refused(use: Callable[[], object]) -> bool:
    """Whether a record is refused; in words then, and no otherwise."""
    try:
        use()
    except BadRecord as refused:
        return bool(refused.detail)
    return False


@given(mutated())
@settings(max_examples=400, deadline=None)
def test_a_bad_record_is_refused_in_words(said: str) -> None:
    if is_refused(lambda: read(said)):
        return
    record = read(said)
    assert read(text(record)) == record
    is_refused(record.replay)
    is_refused(lambda: verify(record))


@given(st.text())
@settings(max_examples=200, deadline=None)
def test_any_text(said: str) -> None:
    assert is_refused(lambda: read(said))
