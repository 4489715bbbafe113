"""How strong the players of Poker Squares are, alone, on the same decks.

    python -m benchmarks.strength.poker_squares [--points english] [--player strong@1] [--decks 5000] [--searched 1000]
        [--asked 200]

`mean` is of plain scores, `fair` of scores without the luck of the cards: it means the same and varies far less
(`cardloom.players.poker_squares.luck`). Levels whose whole game is one kernel play all decks (`strong`) or `--searched`
of them (`master`); the others are asked through the players' contract, `--asked` games. Every level's time a move is
that of the contract, beside the kernel's time a game.
"""

from __future__ import annotations

import argparse
import time

import numba
import numpy as np
from numpy.typing import NDArray

import cardloom
from cardloom.cards import cards_text, parse_card
from cardloom.games.poker_squares.rules import CELLS, WIN_MARKS
from cardloom.hands.points import SYSTEMS
from cardloom.players import players
from cardloom.players.poker_squares.afterstates import moves
from cardloom.players.poker_squares.board import Board, clear, new_board, put, see
from cardloom.players.poker_squares.levels import CLOSE, MARGIN, Searcher, cell_of
from cardloom.players.poker_squares.luck import fair_scores
from cardloom.players.poker_squares.network import UNIT, Network, network
from cardloom.players.poker_squares.search import Decision, Desk, decide, new_desk

KEY, SEED = "poker-squares", 2026
TIMED = 3  # games asked for their time a move, where a kernel plays the rest
Whole = NDArray[np.int64]


@numba.njit(nogil=True)
def play(
    decks: Whole,
    net: Network,
    points: int,
    margin: float,
    close: float,
    roll_outs: int,
    board: Board,
    desk: Desk,
    rng: np.random.Generator,
    cells: Whole,
) -> None:
    """Whole games: by a look ahead among the moves within a margin of the best, or with none by the network alone."""
    for game in range(len(decks)):
        clear(board)
        for t in range(1, CELLS + 1):
            card = decks[game, t - 1]
            see(board, card)
            if margin:
                cells[game, t - 1] = decide(Decision(board, card, t, net, points), margin, close, roll_outs, desk, rng)
            else:
                n = moves(board, card, t, net, points, desk.first)
                cells[game, t - 1] = desk.first.cells[np.argmax(desk.first.values[:n])]
            put(board, cells[game, t - 1], card)


def by_kernel(decks: Whole, points: str, searching: bool) -> tuple[Whole, float]:
    """The cells, and milliseconds of processor time a game."""
    code = SYSTEMS.index(points)
    unit, cells = float(UNIT[code]), np.zeros((len(decks), CELLS), np.int64)
    settings = (MARGIN * unit, CLOSE[code] * unit, Searcher.usual) if searching else (0.0, 0.0, 0)
    room = new_board(), new_desk(), np.random.default_rng(SEED)
    play(decks[:1], network(points), code, *settings, *room, cells[:1])
    begun = time.process_time()
    play(decks, network(points), code, *settings, *room, cells)
    return cells, 1000 * (time.process_time() - begun) / len(decks)


def asked(name: str, decks: Whole, points: str) -> tuple[Whole, float]:
    """The cells, and milliseconds of processor time a move."""
    mover, cells, spent = players(KEY)[name](KEY, SEED), np.zeros((len(decks), CELLS), np.int64), 0.0
    for game, deck in enumerate(decks.tolist()):
        state = cardloom.new(KEY, seats=1, deck=cards_text(deck), points=points)
        for t in range(CELLS):
            view, legal = state.view(1), state.legal(1)
            begun = time.process_time()
            move = mover.choose(view, legal)
            spent += (time.process_time() - begun) * (game > 0 or len(decks) == 1)
            assert parse_card(move.split()[1]) == deck[t]
            cells[game, t] = cell_of(move)
            state = state.play(1, move)
    return cells, 1000 * spent / CELLS / max(1, len(decks) - 1)


def shown(values: NDArray[np.float64]) -> str:
    return f"{values.mean():.2f} ± {values.std() / np.sqrt(len(values)):.2f}"


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    arguments.add_argument("--points", choices=SYSTEMS, action="append")
    arguments.add_argument("--player", choices=players(KEY), action="append", help="these alone")
    arguments.add_argument("--decks", type=int, default=5000)
    arguments.add_argument("--searched", type=int, default=1000)
    arguments.add_argument("--asked", type=int, default=200)
    args = arguments.parse_args()
    decks = np.random.default_rng(SEED).permuted(np.tile(np.arange(52), (args.decks, 1)), axis=1)[:, :CELLS].copy()
    for points in args.points or SYSTEMS:
        mark = int(WIN_MARKS[SYSTEMS.index(points)])
        print(f"{points}\n| player | decks | mean | fair | P(≥ {mark}) | ms a game (kernel) | ms a move |")
        print("|---|---|---|---|---|---|---|")
        for name in args.player or players(KEY):
            level = name.partition("@")[0]
            if level in ("strong", "master"):
                mine = decks if level == "strong" else decks[: args.searched]
                cells, game_ms = by_kernel(mine, points, level == "master")
                kernel, move_ms = f"{game_ms:.2f}", asked(name, decks[:TIMED], points)[1]
            else:
                mine, kernel = decks[: args.asked], "-"
                cells, move_ms = asked(name, mine, points)
            scores, fair = fair_scores(mine, cells, points)
            reached = (scores >= mark).mean()
            chance = f"{reached:.2%} ± {np.sqrt(reached * (1 - reached) / len(mine)):.2%}"
            print(
                f"| {level} | {len(mine)} | {shown(scores)} | {shown(fair)} | {chance} | {kernel} | {move_ms:.1f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
