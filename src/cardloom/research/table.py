"""One game as the environments hold it: players, actions and observations in place of seats, moves and views."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any, Self, cast

import numpy as np
from numpy.typing import NDArray

from cardloom.cards import card_text
from cardloom.decks import Decks, DeckSource
from cardloom.games import game as game_of
from cardloom.games.game import NEXT_DEAL, OVER, Game, Options, Record
from cardloom.games.state import Deck, State
from cardloom.research.groups import UNASSIGNED
from cardloom.research.kernels import ILLEGAL, WHOEVER
from cardloom.research.space import Space, space_of


def copied(states: NDArray[Any]) -> NDArray[Any]:
    """Records byte by byte: NumPy's own copy goes field by field, which takes far longer."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


class IllegalAction(ValueError):
    """An action that the mask does not allow. Nothing has changed."""


class Table:
    """A game that is stepped in place. Players count from 0: player 0 is seat 1.

    `player`: who acts next, the first of those who may; None when the game is over. `rewards`: of the last step, by
    player. `observation` and `mask`: of `player`, new arrays after every step.
    """

    player: int | None

    def __init__(self, key: str, seats: int | None = None, **options: object) -> None:
        game = game_of(key)
        self.seats = game.usual_seats if seats is None else game.check_seats(seats)
        self.setting = game.check_options(options, self.seats)
        self.space: Space = space_of(key, self.seats)
        # Looked up once: a step takes as long as a dozen of such look-ups.
        self._size, self._actions, self._step = self.space.layout.size, self.space.actions, self.space.step

    @property
    def game(self) -> Game:
        return self.space.game

    def reset(self, seed: int | None = None, deck: Deck | None = None) -> None:
        """A new game, the one that `cardloom.new` deals with this seed and deck."""
        if deck is None and seed is not None:  # `State.new` without looking at the options again
            self.take(State.dealt(self.game, self.setting, self.seats, Decks(seed=seed)))
        else:
            self.take(State.new(self.game.key, self.seats, seed, deck, **cast(dict[str, Any], self.setting)))

    def take(self, state: State, assigned: NDArray[np.int8] | None = None) -> None:
        """Go on from this state, with these cards assigned so far."""
        self._take(state.options, state.decks, state.array(), assigned)

    def _take(
        self, options: Options, decks: DeckSource, states: NDArray[Any], assigned: NDArray[np.int8] | None
    ) -> None:
        self.options, self.decks, self._states = options, decks, states
        self._assigned = np.empty(self.seats * self.space.most_cards, np.int8)
        self._assigned[:] = UNASSIGNED if assigned is None else assigned.ravel()
        self.rewards: NDArray[np.float32] = np.zeros(self.seats, np.float32)
        self._points = np.zeros(self.seats, np.int64)
        self.game.kernels.scores(states, self._points)
        self._show()

    def step(self, player: int, action: int) -> int | None:
        """The player's action, and who acts next; raises `IllegalAction`."""
        observation, mask = np.empty(self._size, np.int16), np.empty(self._actions, np.int8)
        following = self._step(
            self._states, player, action, self._assigned, self._points, self.rewards, observation, mask
        )
        if following >= 0:
            self.player, self.observation, self.mask = following, observation, mask
        elif following == OVER:
            self._show()
        elif following == NEXT_DEAL:
            self._deal()
        elif following == ILLEGAL:
            raise IllegalAction(f"player {player} may not take action {action} of {self._actions}")
        return self.player

    def _deal(self) -> None:
        """The next deal."""
        deck = self.decks.deck(int(self._states["deals"][0]), self.game.cards(self.options))
        self.game.kernels.deal(self._states, np.array(deck, np.int8))
        self._assigned[:] = UNASSIGNED
        self._show()

    def _show(self) -> None:
        """Show the game to the player that is to act, or at the end to the first."""
        self.observation, self.mask = np.empty(self._size, np.int16), np.empty(self._actions, np.int8)
        following = self.space.show(self._states, WHOEVER, self._assigned, self.observation, self.mask)
        self.player = None if following == OVER else following

    def seen(self, player: int) -> tuple[NDArray[np.int16], NDArray[np.int8]]:
        """A player's observation and the mask of its actions, all 0 if it may not act."""
        observation, mask = np.empty(self._size, np.int16), np.empty(self._actions, np.int8)
        self.space.show(self._states, player, self._assigned, observation, mask)
        return observation, mask

    @property
    def assigned(self) -> NDArray[np.int8]:
        """By player: the group of each card of its split so far, from 0; UNASSIGNED after them."""
        return self._assigned.reshape(self.seats, -1)

    @property
    def over(self) -> bool:
        return self.player is None

    def position(self) -> State:
        """The state of the game, with all that is hidden. A split begins to show in it when it is complete."""
        return State(self.game, self.options, self.decks, copied(self._states))

    @property
    def scores(self) -> list[int]:
        """The raw points so far, by player."""
        out = np.zeros(self.seats, np.int64)
        self.game.kernels.scores(self._states, out)
        return out.tolist()

    def information_key(self, player: int) -> str:
        """A text that two positions share if and only if the player's view is the same and it assigned the same cards.

        It is the view, as JSON in a fixed order.
        """
        view = self.position().view(player + 1)
        view["assigned"] = [int(group) for group in self.assigned[player] if group != UNASSIGNED]
        return json.dumps(view, sort_keys=True, separators=(",", ":"))

    def resample(self, player: int, rng: random.Random | np.random.Generator) -> Self:
        """A table that the player cannot tell from this one: what is hidden is dealt and chosen anew, uniformly.

        Splits that others have begun begin anew.
        """
        assigned = np.full_like(self.assigned, UNASSIGNED)
        assigned[player] = self.assigned[player]
        other = type(self)(self.game.key, self.seats, **self.setting)
        other.take(self.position().resample(player + 1, rng), assigned)
        return other

    def action_text(self, player: int, action: int) -> str:
        """An action in words: a move, or where the next card of a split goes."""
        record: Record = self._states[0]
        cards = self.game.moves.split_cards(record, player)
        if not cards:
            return self.game.moves.text(record, player, action)
        card = card_text(cards[int((self.assigned[player] != UNASSIGNED).sum())])
        if action == self.space.groups.stop:
            return f"leave out {card}"
        return f"{card} to {action - self.space.groups.start + 1}"

    def __deepcopy__(self, memory: Mapping[int, object]) -> Self:
        return self.clone()

    def clone(self) -> Self:
        other = type(self)(self.game.key, self.seats, **self.setting)
        other._restore(self._identity())
        return other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # a table changes

    def __reduce__(self) -> tuple[object, ...]:
        return _restored, (type(self), self.game.key, self.seats, self.setting, self._identity())

    def _identity(self) -> tuple[Any, ...]:
        """What tells one table from another of this setting; () before the first deal."""
        if not hasattr(self, "_states"):
            return ()
        return self.options, self.decks, self._states.tobytes(), self._assigned.tobytes(), self.rewards.tobytes()

    def _restore(self, identity: tuple[Any, ...]) -> None:
        if not identity:
            return
        options, decks, states, assigned, rewards = identity
        record = np.frombuffer(bytearray(states), self.game.rules.STATE)
        self._take(options, decks, record, np.frombuffer(assigned, np.int8))
        self.rewards[:] = np.frombuffer(rewards, np.float32)


def _restored(
    kind: type[Table], key: str, seats: int, setting: Mapping[str, object], identity: tuple[Any, ...]
) -> Table:
    table = kind(key, seats, **setting)
    table._restore(identity)
    return table
