"""Thousands of games in one compiled call."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from itertools import product
from operator import index
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cardloom.decks import Decks, DeckSource, seed_key
from cardloom.games.game import DRAWN, NEXT_DEAL, Options, SeatOption
from cardloom.games.state import State
from cardloom.research.groups import UNASSIGNED
from cardloom.research.kernels import Batch, first_illegal, mask_row, sample_all
from cardloom.research.seeds import Seeds
from cardloom.research.table import IllegalAction, Table, copied


class Step(NamedTuple):
    """What n games show after a step; the arrays are the environment's own and change with the next step.

    The player of a game is the one that is to act, and observation and mask are its. Where `terminated` is set the game
    has ended with these rewards and `scores`, and all else shows the next game in its place. Nothing is truncated.
    """

    players: NDArray[np.int64]  # (n,)
    observations: NDArray[np.int16]  # (n, size): see `layout`
    masks: NDArray[np.int8]  # (n, actions)
    rewards: NDArray[np.float32]  # (n, seats): of this step, by player
    terminated: NDArray[np.bool_]  # (n,)
    scores: NDArray[np.int64]  # (n, seats): by player, of games that have ended in this step


class VectorEnv:
    """n games of one kind, each with its own chance: none depends on another, nor on how many there are.

    They begin at once, as after a reset without a seed.
    """

    def __init__(self, key: str, games: int, seats: int | None = None, **options: object) -> None:
        if games < 1:
            raise ValueError(f"{games} games are none")
        self._table = table = Table(key, seats, **options)
        self.games, self.seats, self.space = games, table.seats, table.space
        self.layout, self.actions = table.space.layout, table.space.actions
        self._row = mask_row(self.actions)
        game, rules = table.game, table.game.rules
        drawn = [o.name for o in game.options if isinstance(o, SeatOption) and table.setting[o.name] == DRAWN]
        falls = product(range(1, self.seats + 1), repeat=len(drawn))
        self._falls = [table.setting | dict(zip(drawn, fall, strict=True)) for fall in falls]
        cards = np.array(game.cards(table.setting), np.int8)
        self._batch = Batch(
            states=np.zeros(games, rules.STATE),
            assigned=np.full(games * self.seats * self.space.most_cards, UNASSIGNED, np.int8),
            blanks=np.concatenate([self._blank(options) for options in self._falls]),
            lots=np.zeros(games, np.int64),
            cards=cards,
            needed=game.needed(self.seats) if game.needed else len(cards),
            generators=np.zeros(games, np.uint64),
            seeded=np.zeros(games, np.bool_),
            points=np.zeros(games, np.int64),
            size=self.layout.size,
            players=np.zeros(games, np.int64),
            observations=np.zeros(games * self.layout.size, np.int16),
            masks=np.zeros(games * self._row, np.int8),
            rewards=np.zeros(games * self.seats, np.float32),
            terminated=np.zeros(games, np.bool_),
            scores=np.zeros(games * self.seats, np.int64),
        )
        self._seeds = Seeds()
        self._tell()
        self.reset()

    def _tell(self) -> None:
        """Views of what is told, in their shapes and not to be written to."""
        batch, by_game = self._batch, (self.games, -1)
        views = (
            batch.players.view(),
            batch.observations.reshape(by_game),
            batch.masks.reshape(by_game)[:, : self.actions],
            batch.rewards.reshape(by_game),
            batch.terminated.view(),
            batch.scores.reshape(by_game),
        )
        for view in views:
            view.flags.writeable = False
        self._step = Step(*views)

    def _blank(self, options: Options) -> NDArray[Any]:
        """A record before the first deal."""
        blank = np.zeros(1, self.space.game.rules.STATE)
        blank["seats"] = self.seats
        for option in self.space.game.options:
            blank[option.name] = option.code(options[option.name])
        return blank

    def reset(self, seed: int | None = None, seeds: Sequence[int] | None = None) -> Step:
        """New games, one a seed: those that `cardloom.new` deals with these `seeds`, in all their deals.

        `seed` alone is quicker: each game has a generator of its own, made from the seed and the game's number. The
        games that follow in a game's place come from its generator in either way. Without any seed the games follow
        from the last one.
        """
        batch = self._batch
        if seed is not None and seeds is not None:
            raise ValueError("either a seed or a seed for each game")
        if seeds is not None and len(seeds) != self.games:
            raise ValueError(f"{len(seeds)} seeds for {self.games} games")
        if seeds is None:
            chance = np.random.SeedSequence(self._seeds.next(seed))
            batch.generators[:] = chance.generate_state(self.games, np.uint64)
        else:
            batch.generators[:] = [int.from_bytes(seed_key(seed, "vector")[:8], "big") for seed in map(index, seeds)]
        batch.rewards[:] = 0
        batch.terminated[:] = False
        batch.scores[:] = 0
        self.space.begin_all(batch)
        self._decks: list[DeckSource | None] = [None] * self.games
        for game, each in enumerate(() if seeds is None else seeds):
            state = State.dealt(self.space.game, self._table.setting, self.seats, Decks(seed=index(each)))
            batch.states[game] = state.array()[0]
            batch.lots[game] = self._falls.index(dict(state.options))
            batch.seeded[game] = True
            self._decks[game] = state.decks
        if seeds is not None:
            self.space.show_some(batch, np.arange(self.games))
        return self._step

    def step(self, actions: ArrayLike) -> Step:
        """An action in every game, shape (n,). Raises `IllegalAction`, with nothing changed, if a mask forbids one."""
        given = np.asarray(actions)
        if not np.issubdtype(given.dtype, np.integer):
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        chosen = np.ascontiguousarray(given, np.int64)
        if chosen.shape != (self.games,):
            raise ValueError(f"actions of shape {chosen.shape} for {self.games} games")
        wrong = first_illegal(self._batch.masks, self._row, self.actions, chosen)
        if wrong >= 0:
            raise IllegalAction(f"game {wrong}: player {self._batch.players[wrong]} may not take {chosen[wrong]}")
        if self.space.step_all(self._batch, chosen):
            self._deal()
        return self._step

    def _deal(self) -> None:
        """The next deals of games whose decks come from a seed."""
        states, game = self._batch.states, self.space.game
        waiting = np.flatnonzero(states["phase"] == NEXT_DEAL)
        for number in waiting:
            decks = self._decks[number]
            assert decks is not None
            deck = decks.deck(int(states["deals"][number]), game.cards(self._table.setting))
            game.kernels.deal(states[number : number + 1], np.array(deck, np.int8))
        self._batch.assigned.reshape(self.games, -1)[waiting] = UNASSIGNED
        self.space.show_some(self._batch, waiting)

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """An action for every game, each that its mask allows equally likely."""
        actions = np.empty(self.games, np.int64)
        sample_all(self._batch.masks.view(np.uint64), self._row, actions, rng.random(self.games))
        return actions

    def state(self, game: int) -> State:
        """The state of one of the games, with all that is hidden. What is dealt from there on is its own."""
        record = copied(self._batch.states[game : game + 1])
        options = self._falls[self._batch.lots[game]]
        return State(self.space.game, options, self._decks[game] or Decks(seed=game), record)

    def clone(self) -> Self:
        """Games at the same points, with lives of their own."""
        other = copy.copy(self)
        other._batch = Batch._make(map(copy.copy, self._batch))
        other._decks = self._decks.copy()
        other._seeds = copy.deepcopy(self._seeds)
        other._tell()
        return other

    def __deepcopy__(self, memory: Mapping[int, object]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        made = self.space.game.key, self.games, self.seats, self._table.setting
        return _restored, (type(self), *made, self._batch, self._decks, self._seeds)


def _restored(
    kind: type[VectorEnv],
    key: str,
    games: int,
    seats: int,
    setting: Mapping[str, object],
    batch: Batch,
    decks: list[DeckSource | None],
    seeds: Seeds,
) -> VectorEnv:
    env = kind(key, games, seats, **setting)
    env._batch, env._decks, env._seeds = batch, decks, seeds
    env._tell()
    return env
