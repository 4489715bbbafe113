"""Steps through games in compiled code: of one game for the environments that hold one, of thousands for the vector's.

As in `games.kernels` the functions are written once and compiled for every game: `deal`, `legal`, ... are those of its
rules, `observe`, `split_size`, ... those of its space.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from cardloom.compiled import rule, rule_for
from cardloom.games.game import NEXT_DEAL, OVER, Record
from cardloom.research.groups import UNASSIGNED, assign, mark_groups

if TYPE_CHECKING:
    from cardloom.games.poker_squares.rules import MOST_MOVES, deal, legal, play, scores, to_act, winners

    MASK_ROW = 0  # see `mask_row`
    from cardloom.research.spaces.poker_squares import (
        ACTIONS,
        FIRST_GROUP,
        GROUP_SIZE,
        GROUPS,
        MOST_CARDS,
        observe,
        split_move,
        split_size,
    )

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
ILLEGAL = -3  # what `step_first` says besides OVER, NEXT_DEAL and the player to act
WORD = 8  # bytes
WHOEVER = -1  # whoever is to act


class Batch(NamedTuple):
    """Many games (n of them) of one kind, and what is told of them.

    The arrays by game have one axis: row after row. To cut a row out of an array takes longer than to play a move.
    """

    states: NDArray[Any]  # n
    assigned: NDArray[np.int8]  # n * seats * MOST_CARDS
    blanks: NDArray[Any]  # records before the first deal, one for every way that the lots may fall
    lots: Ints  # n: how they fell
    cards: NDArray[np.int8]  # of a deck
    needed: int  # how many of its cards a game can come to
    generators: NDArray[np.uint64]  # n
    seeded: NDArray[np.bool_]  # n: whether its decks come from a seed, from outside
    points: Ints  # n: of a lone player
    size: int  # of an observation
    players: Ints  # n: to act
    observations: NDArray[np.int16]  # n * size
    masks: NDArray[np.int8]  # n * MASK_ROW: rows of whole words
    rewards: Floats  # n * seats
    terminated: NDArray[np.bool_]  # n
    scores: Ints  # n * seats: of the games that ended in this step


def mark_moves(s: Record, player: int, masks: NDArray[np.int8], first: np.uint64, moves: Ints) -> None:
    """Mark the legal moves, from place `first` on."""
    for action in range(np.uint64(ACTIONS)):
        masks[first + action] = 0
    for k in range(np.uint64(legal(s, player, moves))):
        masks[first + np.uint64(moves[k])] = 1


def mark(
    s: Record,
    player: int,
    assigned: NDArray[np.int8],
    game: int,
    masks: NDArray[np.int8],
    moves: Ints,
) -> None:
    """Mark the actions that the player may take: none if it is not to act."""
    first = np.uint64(game * MASK_ROW)  # without sign: see `writing`
    cards = split_size(s, player)
    if cards:
        for action in range(np.uint64(ACTIONS)):
            masks[first + action] = 0
        at = (game * s.seats + player) * MOST_CARDS
        mark_groups(assigned, at, cards, GROUPS, GROUP_SIZE, masks, game * MASK_ROW + FIRST_GROUP)
    else:
        mark_moves(s, player, masks, first, moves)


def is_legal(
    s: Record, player: int, assigned: NDArray[np.int8], action: int, mask: NDArray[np.int8], moves: Ints
) -> bool:
    """Whether the player may take the action in the only game; `mask` is written over."""
    if split_size(s, player):
        mark(s, player, assigned, 0, mask, moves)
        return bool(0 <= action < ACTIONS and mask[action])
    for k in range(legal(s, player, moves)):  # they are few, the mask is long
        if moves[k] == action:
            return True
    return False


def act(s: Record, player: int, assigned: NDArray[np.int8], game: int, action: int) -> None:
    """Play the move, or assign the next card of a split; the last card's makes the move."""
    cards = split_size(s, player)
    if cards == 0:
        play(s, player, action)
        return
    at = (game * s.seats + player) * MOST_CARDS
    if assign(assigned, at, action - FIRST_GROUP) == cards:
        play(s, player, split_move(s, player, assigned, at))


def show(
    s: Record,
    player: int,
    assigned: NDArray[np.int8],
    game: int,
    observations: NDArray[np.int16],
    size: int,
    masks: NDArray[np.int8],
    moves: Ints,
) -> None:
    """Write what the player sees, the header first, and what it may do."""
    n = game * size
    observations[n] = player
    observations[n + 1] = s.phase
    acting = to_act(s)
    seat = player
    for k in range(s.seats):
        observations[n + 2 + k] = acting >> seat & 1
        seat = seat + 1 if seat + 1 < s.seats else 0
    observe(s, player, assigned, (game * s.seats + player) * MOST_CARDS, observations, n + 2 + s.seats)
    mark(s, player, assigned, game, masks, moves)


def next_player(s: Record) -> int:
    """The first of those who may act; OVER at the end."""
    acting = to_act(s)
    if acting == 0:
        return OVER
    player = s.seats - 1
    for seat in range(s.seats - 2, -1, -1):
        if acting >> seat & 1:
            player = seat
    return player  # type: ignore[no-any-return]


def points_after(s: Record, action: int, before: int, totals: Ints) -> int:
    """The points of a lone player after its action. A space may know them quicker from those before."""
    scores(s, totals)
    return totals[0]  # type: ignore[no-any-return]


def reward(s: Record, game: int, action: int, points: Ints, rewards: Floats, totals: Ints) -> None:
    """A lone player is rewarded by the points that it gained; others at the end, by their places.

    `(those placed behind - those placed before) / (seats - 1)`: it sums to zero, and equal places share.
    """
    if s.seats == 1:
        before = points[game]
        points[game] = points_after(s, action, before, totals)
        rewards[game] = points[game] - before
        return
    first = game * s.seats
    for seat in range(s.seats):
        rewards[first + seat] = 0
    if s.phase == OVER:
        scores(s, totals)
        won = winners(s)
        for seat in range(s.seats):
            for other in range(s.seats):
                mine, theirs = (won >> seat & 1, totals[seat]), (won >> other & 1, totals[other])
                if mine > theirs:
                    rewards[first + seat] += 1 / (s.seats - 1)
                elif mine < theirs:
                    rewards[first + seat] -= 1 / (s.seats - 1)


def show_first(
    states: NDArray[Any],
    player: int,
    assigned: NDArray[np.int8],
    observation: NDArray[np.int16],
    mask: NDArray[np.int8],
) -> int:
    """Show the first record to a player, or to the one WHOEVER, at the end to player 0; who is to act, or OVER."""
    s = states[0]
    following = next_player(s)
    shown = max(following, 0) if player == WHOEVER else player
    show(s, shown, assigned, 0, observation, len(observation), mask, np.empty(MOST_MOVES, np.int64))
    return following


def step_first(
    states: NDArray[Any],
    player: int,
    action: int,
    assigned: NDArray[np.int8],
    points: Ints,
    rewards: Floats,
    observation: NDArray[np.int16],
    mask: NDArray[np.int8],
) -> int:
    """The player's action on the first record, then what the next player sees; who it is, OVER, NEXT_DEAL or ILLEGAL.

    Nothing has changed after ILLEGAL; after NEXT_DEAL a deck is to be dealt.
    """
    s = states[0]
    moves = np.empty(MOST_MOVES, np.int64)
    if not is_legal(s, player, assigned, action, mask, moves):
        return ILLEGAL
    act(s, player, assigned, 0, action)
    reward(s, 0, action, points, rewards, points)  # nobody else needs those of more players
    if s.phase == NEXT_DEAL:
        return NEXT_DEAL
    following = next_player(s)
    if following != OVER:
        show(s, following, assigned, 0, observation, len(observation), mask, moves)
    return following


@rule
def draw_below(generators: NDArray[np.uint64], game: int, choices: int) -> int:
    """A number below `choices` from the game's own generator: SplitMix64 (Steele, Lea and Flood 2014)."""
    generators[game] += np.uint64(0x9E3779B97F4A7C15)
    z = generators[game]
    z = (z ^ z >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ z >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
    z ^= z >> np.uint64(31)
    return int((z >> np.uint64(32)) * np.uint64(choices) >> np.uint64(32))


def deal_game(b: Batch, game: int) -> None:
    """Shuffle and deal the game's next deck; only the cards in front that the game can come to are in any order."""
    deck = b.cards.copy()
    for place in range(b.needed):
        other = place + draw_below(b.generators, game, len(deck) - place)
        deck[place], deck[other] = deck[other], deck[place]
    deal(b.states[game], deck)
    cards = b.states[game].seats * MOST_CARDS
    for at in range(game * cards, (game + 1) * cards):
        b.assigned[at] = UNASSIGNED


def begin(b: Batch, game: int) -> None:
    """A new game in this place."""
    b.lots[game] = draw_below(b.generators, game, len(b.blanks))
    b.states[game] = b.blanks[b.lots[game]]
    b.seeded[game] = False
    b.points[game] = 0
    deal_game(b, game)


def show_game(b: Batch, game: int, moves: Ints) -> None:
    player = next_player(b.states[game])
    b.players[game] = player
    show(b.states[game], player, b.assigned, game, b.observations, b.size, b.masks, moves)


def begin_all(b: Batch) -> None:
    """Games whose decks come from their generators."""
    moves = np.empty(MOST_MOVES, np.int64)
    for game in range(len(b.states)):
        begin(b, game)
        show_game(b, game, moves)


def show_some(b: Batch, games: Ints) -> None:
    """Show the games of these numbers anew."""
    moves = np.empty(MOST_MOVES, np.int64)
    for game in games:
        show_game(b, game, moves)


def step_all(b: Batch, actions: Ints) -> int:
    """An action in every game. A game that is over begins anew; how many wait for a deck from outside."""
    moves = np.empty(MOST_MOVES, np.int64)
    totals = np.empty(b.states[0].seats, np.int64)
    waiting = 0
    for game in range(len(b.states)):
        s = b.states[game]
        act(s, b.players[game], b.assigned, game, actions[game])
        reward(s, game, actions[game], b.points, b.rewards, totals)
        over = s.phase == OVER
        b.terminated[game] = over
        if over:
            scores(s, totals)
            for seat in range(s.seats):
                b.scores[game * s.seats + seat] = totals[seat]
            begin(b, game)
        elif s.phase == NEXT_DEAL:
            if b.seeded[game]:
                waiting += 1
                continue
            deal_game(b, game)
        show_game(b, game, moves)
    return waiting


@rule
def first_illegal(masks: NDArray[np.int8], row: int, actions: int, chosen: Ints) -> int:
    """The first game whose action its mask does not allow; -1 if there is none."""
    for game in range(len(chosen)):
        action = chosen[game]
        if not 0 <= action < actions or not masks[game * row + action]:
            return game
    return -1


@rule
def ones(word: np.uint64) -> int:
    """How many of the eight bytes, each 0 or 1, are 1: the product's highest byte is their sum."""
    return int(word * np.uint64(0x0101010101010101) >> np.uint64(56))


@rule
def bytes_before(word: np.uint64, skip: int) -> int:
    """How many bytes, each 0 or 1, stand before the one that is 1 after `skip` others, without a branch.

    A byte of the product sums those up to it; 128 + skip less that sum has its highest bit exactly before the place.
    """
    sums = word * np.uint64(0x0101010101010101)
    before = np.uint64(128 + skip) * np.uint64(0x0101010101010101) - sums
    return ones(before >> np.uint64(7) & np.uint64(0x0101010101010101))


@rule
def sample_all(words: NDArray[np.uint64], row: int, chosen: Ints, chances: NDArray[np.float64]) -> None:
    """A legal action of every game. `words`: the masks, eight actions a word; `chances`: by game, below 1."""
    per_game = np.uint64(row // WORD)
    for game in range(len(chosen)):
        first = np.uint64(game) * per_game
        allowed = 0
        for k in range(per_game):
            allowed += ones(words[first + k])
        skip = int(chances[game] * allowed)
        word, before, so_far = first, 0, 0
        for k in range(per_game):  # to the end and without a branch: where it would stop, nobody can predict
            so_far += ones(words[first + k])
            if so_far <= skip:
                word, before = first + k + np.uint64(1), so_far
        chosen[game] = int(word - first) * WORD + bytes_before(words[word], skip - before)


# Put into their callers: called, with a dozen arrays each, they would take twice as long.
INLINED: tuple[Callable[..., Any], ...] = (
    mark_moves,
    mark,
    is_legal,
    act,
    show,
    next_player,
    points_after,
    reward,
    deal_game,
    begin,
    show_game,
)
DOORS: tuple[Callable[..., Any], ...] = (show_first, step_first, begin_all, show_some, step_all)


def mask_row(actions: int) -> int:
    """How many places a mask takes among those of many games."""
    return -(-actions // WORD) * WORD


def compile_into(names: ModuleType, space: ModuleType) -> ModuleType:
    """Compile the kernels for one game, each knowing those before it; `names`: its rules and its space together.

    What the space has itself stays: it knows a quicker way.
    """
    vars(names)["MASK_ROW"] = mask_row(vars(names)["ACTIONS"])
    vars(names)["observe"] = njit(nogil=True, inline="always")(vars(names)["observe"].py_func)
    for function in INLINED:
        if hasattr(space, function.__name__):
            continue
        known = FunctionType(function.__code__, {**function.__globals__, **vars(names)}, function.__name__)
        setattr(names, function.__name__, njit(nogil=True, inline="always")(known))
    for function in DOORS:
        setattr(names, function.__name__, rule_for(function, names))
    return names
