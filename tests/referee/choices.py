"""How the players of a game against the referee choose: at random, but so that rare things happen too.

Style `plain` chooses evenly; `eager` looks for melds, flushes, shown sets and ties; `slow` (Puzzle Poker) lets the grid
fill, `quiet` (the duel) does so and saves the joker.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random

from tests.referee.base import JOKERS, Referee, split_cards
from tests.referee.grid_poker import GridPoker
from tests.referee.hands import brag, grid_five
from tests.referee.nine_card_brag import NineCardBrag
from tests.referee.puzzle import Puzzle, bonus_left, cell_of
from tests.referee.puzzle_duel import PuzzleDuel
from tests.referee.puzzle_solo import PuzzleSolo
from tests.referee.pyramid_poker import PyramidPoker

STYLES = {"puzzle-poker": ("plain", "eager", "slow", "quiet"), "puzzle-solo": ("plain", "eager", "slow")}


def choose(game: Referee, seat: int, style: str, rng: Random) -> str:
    """A legal move of the seat."""
    if game.split_count(seat):
        return a_split(game, seat, style, rng)
    moves = sorted(game.legal(seat))
    if style != "plain" and rng.random() < 0.9:
        moves = _rare(game, seat, moves, style, rng) or moves
    return rng.choice(moves)


def a_split(game: Referee, seat: int, style: str, rng: Random) -> str:
    """A legal big split, its cards and groups in any order."""
    if isinstance(game, GridPoker):
        return _build(game, seat, style, rng)
    assert isinstance(game, NineCardBrag)
    piles = _best_first(game.hands[seat]) if style == "eager" else _any_piles(game.hands[seat], rng)
    return "pile " + " ".join(_joined(pile, rng) for pile in piles)


def no_split(text: str, rng: Random) -> str:
    """The text of a split with something wrong, or another one: the referee says which."""
    verb, *groups = text.split()
    groups_of_cards = [split_cards(group) for group in groups]
    one, other = rng.sample(range(3), 2)
    match rng.randrange(5):
        case 0:
            groups_of_cards[one], groups_of_cards[other] = groups_of_cards[other], groups_of_cards[one]
        case 1:
            groups_of_cards[one][0] = groups_of_cards[other][0]
        case 2:
            groups_of_cards[one].append(groups_of_cards[other].pop())
        case 3:
            groups_of_cards.pop(one)
        case _:
            groups_of_cards[one][0] = rng.choice(["2c", "Kh", "Xr", "As"])
    return " ".join([verb, *map("".join, groups_of_cards)])


def _joined(cards: Sequence[str], rng: Random) -> str:
    return "".join(rng.sample(cards, len(cards)))


def _build(game: GridPoker, seat: int, style: str, rng: Random) -> str:
    owned = game.owned[seat - 1]
    if style == "eager" and seat > 1 and game.built[0]:
        return "build " + " ".join(_joined(hand, rng) for hand in _like(game.built[0], owned, rng))
    tries = [rng.sample(owned, 15) for _ in range(20 if style == "eager" else 1)]
    hands = [[fifteen[:5], fifteen[5:10], fifteen[10:]] for fifteen in tries]
    best = max(hands, key=lambda three: sum(grid_five(hand)[0] for hand in three if not set(JOKERS) <= set(hand)))
    return "build " + " ".join(_joined(hand, rng) for hand in best)


def _like(model: list[list[str]], owned: list[str], rng: Random) -> list[list[str]]:
    """Three hands with the ranks of the model, of one suit where it is of one, as far as the own cards go."""
    left = rng.sample(owned, len(owned))
    hands: list[list[str]] = []
    for hand in model:
        mine: list[str] = []
        for card in hand:
            suits = [own[1] for own in mine if own[0] != "X"]
            same = [own for own in left if own[0] == card[0]]
            same.sort(key=lambda own: own[1] not in suits)
            mine.append(same[0] if same else left[0])
            left.remove(mine[-1])
        mine = _same_with_a_joker(hand, mine, left) or mine
        left = [card for card in owned if not any(card in other for other in [*hands, mine])]
        hands.append(mine)
    return hands


def _same_with_a_joker(model: list[str], mine: list[str], left: list[str]) -> list[str]:
    """The hand with one card changed so that only a joker in one of the two tells it from the model; else none."""
    for card in mine:
        for other in left:
            hand = [other if one == card else one for one in mine]
            *value, natural = grid_five(hand)
            *model_value, model_natural = grid_five(model)
            if value == model_value and natural != model_natural:
                return hand
    return []


def _best_first(hand: list[str]) -> list[list[str]]:
    piles = []
    left = list(hand)
    for _ in range(3):
        pile = max(combinations(sorted(left), 3), key=brag)
        piles.append(list(pile))
        left = [card for card in left if card not in pile]
    return piles


def _any_piles(hand: list[str], rng: Random) -> list[list[str]]:
    cards = rng.sample(hand, 9)
    return sorted((cards[:3], cards[3:6], cards[6:]), key=brag, reverse=True)


def _rare(game: Referee, seat: int, moves: list[str], style: str, rng: Random) -> list[str]:
    """The moves among which something rare happens; none if it doesn't matter."""
    if isinstance(game, GridPoker):
        return [move for move in moves if move == f"take row{seat}"]
    if isinstance(game, NineCardBrag):
        return [move for move in moves if move != "stay"]
    if isinstance(game, PyramidPoker):
        return _one_suit_a_hand(game, seat, moves)
    if isinstance(game, PuzzleDuel | PuzzleSolo):
        if style == "quiet":
            moves = [move for move in moves if not move.startswith("play X")]
        return _meld(game, moves, rng) if style == "eager" else _fill(game, moves, rng)
    return []


def _one_suit_a_hand(game: PyramidPoker, seat: int, moves: list[str]) -> list[str]:
    """Clubs to hand 1, diamonds to hand 2, the others to hand 3, jokers taken as soon as they are free."""
    hands = {"c": 0, "d": 1, "h": 2, "s": 2}
    if moves[0].startswith("take"):
        faces = {move: game.face(move.split()[1]) for move in moves}
        return [move for move, card in faces.items() if card in JOKERS] or [
            move for move, card in faces.items() if len(game.hands[seat - 1][hands[card[1]]]) < 5
        ]
    if moves[0].startswith("hand"):
        return [move for move in moves if move == f"hand {hands[game.taken[1]] + 1}"]
    return []


def _plays_to(test: Callable[[set[str]], bool], game: Puzzle, moves: list[str]) -> list[str]:
    """The moves after which the types of the melds with the new cell pass the test."""
    found = []
    for move in moves:
        verb, *words = move.split()
        if verb not in ("place", "play", "shift"):
            continue
        grid = dict(game.grid)
        game.grid[cell_of(words[1])] = game.grid.pop(cell_of(words[0])) if verb == "shift" else words[0]
        if test(game.types_through(cell_of(words[1]))):
            found.append(move)
        game.grid = grid
    return found


def _meld(game: PuzzleDuel | PuzzleSolo, moves: list[str], rng: Random) -> list[str]:
    """Names, keeps, jokers and shifts now and then, and cards that go on with a chain."""
    wild = [move for move in moves if move.split()[0] in ("name", "keep") and move.split()[1] != "none"]
    wild += [move for move in moves if move.startswith("play X")]
    if wild and rng.random() < 0.3:
        return wild
    if "done" in moves and rng.random() < 0.4:
        return ["done"]
    last = game.last
    return (
        wild
        if moves[0][:4] in ("name", "keep")
        else _plays_to(lambda types: bool(bonus_left(types, last)), game, moves)
    )


def _fill(game: PuzzleDuel | PuzzleSolo, moves: list[str], rng: Random) -> list[str]:
    """Cards that make no meld, both jokers early, left unnamed as a rule."""
    jokers = [move for move in moves if move.startswith("play X")]
    if jokers and rng.random() < 0.3:
        return jokers
    if "name none" in moves and rng.random() < 0.7:
        return ["name none"]
    return _plays_to(lambda types: not types, game, moves)
